export type Placed =
  | { ok: true; payUrl: string }
  | { ok: false; message: string; fields: Record<string, string> }

/** One key for one order: the same details sent again, by a double press or after a failure, are the same request. */
const keys = new Map<string, string>()

export async function placeOrder(fields: Record<string, string>): Promise<Placed> {
  const body = JSON.stringify(fields)
  const key = keys.get(body) ?? randomKey()
  keys.set(body, key)
  try {
    const response = await fetch('/api/payments/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    })
    const answer = await response.json()
    if (response.ok) return { ok: true, payUrl: answer.payUrl }
    return { ok: false, message: answer.error.message, fields: answer.error.fields ?? {} }
  } catch {
    return { ok: false, message: '', fields: {} }
  }
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
