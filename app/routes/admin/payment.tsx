import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, optionalId, textField } from '#app/desk-action.ts'
import { PaymentPage } from '#app/features/desk/payment-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { paymentDeskWords as words } from '#content/en/desk/payments.ts'
import { startOf } from '#domain/booking-times.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { indianDateAndTime } from '#domain/meeting-time.ts'
import type { Route } from './+types/payment'
import { listedPayment, moneyText } from './listed-payment.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const { payments } = services
  const found = await payments.find(params.id)
  if (!found) throw data(null, { status: 404 })
  const { order, events, refunds } = found
  const money = (minor: number) => moneyText(order.currency, minor)
  const suggestion = payments.kind === 'off' ? undefined : await payments.suggestRefund(order.id, now)
  return {
    payment: {
      ...listedPayment(found),
      receiptNumber: order.receiptNumber,
      setupStarted: dayOf(order.setupStartedAt),
      live: dayOf(order.liveAt),
    },
    events: events.map(({ id, kind, source, amount, currency, reason, occurredAt }) => ({
      id,
      kind,
      source,
      // Its own: that it is another one than the order's may be what the owner is looking for.
      amount: moneyText(currency, amount),
      reason,
      at: occurredAt,
    })),
    refunds: refunds.map(({ id, amount, reason, state, requestedBy, requestedAt, lastError }) => ({
      id,
      amount: money(amount),
      reason,
      state,
      error: lastError,
      by: requestedBy,
      at: requestedAt,
    })),
    refundable: suggestion && {
      requestId: randomUUID(),
      paymentId: suggestion.paymentId,
      amount: money(suggestion.amount),
      rupees: suggestion.amount > 0 ? suggestion.amount / 100 : undefined,
      rule: suggestion.rule,
    },
    isPaidElsewhere: order.receiptNumber !== null && order.provider !== payments.kind,
    ...flashOf(request, words.done),
  }
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('progress'), setup: textField, live: textField }),
    z.object({
      do: z.literal('refund'),
      request: optionalId,
      payment: textField,
      amount: textField,
      reason: textField,
    }),
  ]),
  async (fields, { services: { payments }, owner: { email: by }, params: { id: orderId = '' }, flash }) => {
    if (payments.kind === 'off') return flash('off')
    if (fields.do === 'progress') {
      if (!(await payments.find(orderId))) return flash('unknown-order')
      const progress = { setupStartedAt: startOfDay(fields.setup), liveAt: startOfDay(fields.live) }
      await payments.setProgress(orderId, progress, by)
      return flash('progress')
    }
    const amount = Math.round(Number(fields.amount) * 100)
    const reason = fields.reason.trim().slice(0, 500)
    const { request: id, payment: paymentId } = fields
    if (!id || !Number.isSafeInteger(amount) || amount < 100 || reason === '') return flash('invalid')
    const outcome = await payments.refund({ id, orderId, paymentId, amount, reason, by })
    return flash(outcome.ok ? outcome.state : outcome.reason)
  },
)

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage words={words} {...loaderData} />
}

function dayOf(time: Date | null): string {
  return time ? indianDateAndTime(time).date : ''
}

function startOfDay(day: string): Date | null {
  return isCalendarDay(day) ? startOf({ date: day, time: '00:00' }) : null
}
