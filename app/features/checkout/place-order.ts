export type Placed =
  | { ok: true; payUrl: string }
  | { ok: false; message: string; fields: Record<string, string>; suggestion?: string }

/** Sent again it is the same order, so nothing else has to say so. */
export async function placeOrder(fields: Record<string, string>): Promise<Placed> {
  try {
    const response = await fetch('/api/payments/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    const answer = await response.json()
    if (response.ok) return { ok: true, payUrl: answer.payUrl }
    return { ok: false, fields: {}, ...answer.error }
  } catch {
    return { ok: false, message: '', fields: {} }
  }
}
