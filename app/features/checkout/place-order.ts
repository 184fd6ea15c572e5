import { createRequestIds } from '#domain/request-ids.ts'

export type Placed =
  | { ok: true; payUrl: string }
  | { ok: false; message: string; fields: Record<string, string> }

const keyOf = createRequestIds()

export async function placeOrder(fields: Record<string, string>): Promise<Placed> {
  const body = JSON.stringify(fields)
  try {
    const response = await fetch('/api/payments/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyOf(body) },
      body,
    })
    const answer = await response.json()
    if (response.ok) return { ok: true, payUrl: answer.payUrl }
    return { ok: false, message: answer.error.message, fields: answer.error.fields ?? {} }
  } catch {
    return { ok: false, message: '', fields: {} }
  }
}
