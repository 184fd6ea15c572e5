import { checkCheckout } from '#domain/checkout.ts'
import { type Received, refused, tooMany } from '#server/leads/received.ts'
import type { Visit } from '#server/leads/suspicion.ts'
import type { Services } from '#server/services.ts'
import type { PlacedOrder } from './orders.ts'

const requestKeyShape = /^[\w-]{8,100}$/

/** Takes an order from the order form: checked, limited, placed. */
export async function receiveOrder(
  { payments, limits }: Pick<Services, 'payments' | 'limits'>,
  fields: Record<string, unknown>,
  { words, clientAddress, requestKey }: Visit,
): Promise<Received<Extract<PlacedOrder, { ok: true }>>> {
  const { closed, notices } = words.checkout
  if (payments.kind === 'off') return refused(503, 'payments-off', closed.unavailable)
  if (requestKey !== undefined && !requestKeyShape.test(requestKey))
    return refused(400, 'malformed', { title: 'Idempotency-Key takes 8 to 100 letters, digits, - and _.' })
  const checked = checkCheckout(fields, words)
  if (!checked.ok) {
    const { code, notice, messages, suggestion } = checked
    return refused(422, code, notice, { messages, suggestion })
  }
  const waitSeconds = await limits.take('order-by-address', clientAddress)
  if (waitSeconds > 0) return tooMany(notices.tooMany, waitSeconds)
  const placed = await payments.place(checked.fields, { words, requestKey })
  if (placed.ok) return { kind: 'stored', ...placed }
  return placed.reason === 'key-reused'
    ? refused(409, 'key-reused', { title: 'This Idempotency-Key belongs to another order.' })
    : refused(503, 'provider-unavailable', notices.failed, { waitSeconds: 30 })
}
