import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { deedOf, fieldOf, idOf, noticeOf, ownerOf } from '#app/desk-request.ts'
import { PaymentPage } from '#app/features/desk/payment-page.tsx'
import { formOf } from '#app/posted-form.ts'
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
    notice: noticeOf(request, words.done),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { payments } = context.get(requestScope).services
  const { email } = ownerOf(context)
  const form = await formOf(request)
  const back = (done: string) => redirect(`/admin/payments/${encodeURIComponent(params.id)}?done=${done}`)
  const deed = deedOf(form, ['progress', 'refund'])
  if (payments.kind === 'off') return back('off')
  if (deed === 'progress') {
    if (!(await payments.find(params.id))) return back('unknown-order')
    await payments.setProgress(
      params.id,
      { setupStartedAt: momentOf(fieldOf(form, 'setup')), liveAt: momentOf(fieldOf(form, 'live')) },
      email,
    )
    return back('progress')
  }
  const amount = Math.round(Number(fieldOf(form, 'amount')) * 100)
  const reason = fieldOf(form, 'reason').trim().slice(0, 500)
  const id = idOf(fieldOf(form, 'request'))
  if (!id || !Number.isSafeInteger(amount) || amount < 100 || reason === '') return back('invalid')
  const outcome = await payments.refund({
    id,
    orderId: params.id,
    paymentId: fieldOf(form, 'payment'),
    amount,
    reason,
    by: email,
  })
  return back(outcome.ok ? outcome.state : outcome.reason)
}

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage words={words} {...loaderData} />
}

function dayOf(moment: Date | null): string {
  return moment ? indianDateAndTime(moment).date : ''
}

function momentOf(day: string): Date | null {
  return isCalendarDay(day) ? startOf({ date: day, time: '00:00' }) : null
}
