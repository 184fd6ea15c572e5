import { data, redirect } from 'react-router'
import { z } from 'zod'
import { deskAction, optionalId, textField } from '#app/desk-action.ts'
import { requestScope } from '#app/request-scope.ts'
import { deskPaths } from '#content/desk-paths.ts'
import type { Route } from './+types/refund'

/** Only a form of the payment's screen leads here; whoever opens the address is shown that screen. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(requestScope).services.payments.find(params.id)
  if (!found) throw data(null, { status: 404 })
  return redirect(deskPaths.payment(params.id))
}

/** Money that goes out has an address of its own, as only an owner may send it. */
export const action = deskAction(
  z.object({
    do: z.literal('refund'),
    request: optionalId,
    payment: textField,
    amount: textField,
    reason: textField,
  }),
  async (fields, { services: { payments }, owner: { email: by }, params: { id: orderId = '' }, flash }) => {
    const tell = (done: string) => flash(done, { to: deskPaths.payment(orderId) })
    if (payments.kind === 'off') return tell('off')
    const amount = Math.round(Number(fields.amount) * 100)
    const reason = fields.reason.trim().slice(0, 500)
    const { request: id, payment: paymentId } = fields
    if (!id || !Number.isSafeInteger(amount) || amount < 100 || reason === '') return tell('invalid')
    const outcome = await payments.refund({ id, orderId, paymentId, amount, reason, by })
    return tell(outcome.ok ? outcome.state : outcome.reason)
  },
)

export default function Refund() {
  return null
}
