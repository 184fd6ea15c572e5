import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { data, Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, textField } from '#app/desk-action.ts'
import { ownerOf } from '#app/desk-request.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { Facts } from '#app/features/desk/facts.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { SmallField } from '#app/features/desk/small-field.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import type { PaymentDeskWords } from '#content/en/desk/payments.ts'
import { paymentDeskWords as words } from '#content/en/desk/payments.ts'
import { fill } from '#content/fill.ts'
import { indianDateAndTime, startOf } from '#domain/booking-times.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { mayUse } from '#server/auth/roles.ts'
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
  const mayRefund = mayUse(ownerOf(context).role, deskPaths.refund(':id'))
  const suggestion = await payments.suggestRefund(order.id, now)
  return {
    payment: {
      ...listedPayment(found),
      receiptNumber: order.receiptNumber,
      setupStarted: dayOf(order.setupStartedAt),
      live: dayOf(order.liveAt),
    },
    personId: found.buyer && (await services.desk.people.findByEmail(found.buyer.email)),
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
    refundable: suggestion &&
      mayRefund && {
        requestId: randomUUID(),
        paymentId: suggestion.paymentId,
        amount: money(suggestion.amount),
        rupees: suggestion.amount > 0 ? suggestion.amount / 100 : undefined,
        rule: suggestion.rule,
      },
    isPaidElsewhere: mayRefund && order.receiptNumber !== null && !payments.isOpen(order),
    ...flashOf(request, words),
  }
}

export const action = deskAction(
  z.object({ do: z.literal('progress'), setup: textField, live: textField }),
  async (fields, { services: { payments }, owner: { email: by }, params: { id: orderId = '' }, flash }) => {
    if (payments.kind === 'off') return flash('off')
    if (!(await payments.find(orderId))) return flash('unknown-order')
    const progress = { setupStartedAt: startOfDay(fields.setup), liveAt: startOfDay(fields.live) }
    await payments.setProgress(orderId, progress, by)
    return flash('progress')
  },
)

interface Refundable {
  /** Sent twice, the form asks for one refund. */
  requestId: string
  paymentId: string
  amount: string
  rupees: number | undefined
  rule: keyof PaymentDeskWords['refund']['rules']
}

export default function Payment({ loaderData }: Route.ComponentProps) {
  const { payment, personId, events, refunds, refundable, isPaidElsewhere } = loaderData
  return (
    <Screen title={payment.reference} back={{ to: deskPaths.payments, label: words.back }}>
      <div className="grid gap-2 pb-5">
        <Facts
          facts={[
            { name: words.columns.package, value: payment.packageName },
            { name: words.columns.amount, value: payment.amount },
            { name: words.columns.state, value: payment.state },
            { name: words.columns.buyer, value: <Buyer name={payment.buyer} personId={personId} /> },
            { name: words.receipt, value: payment.receiptNumber },
            { name: words.columns.at, value: <Timestamp at={payment.createdAt} /> },
          ]}
        />
        {payment.differences.length > 0 && <p className="text-sindoor">{payment.differences.join(', ')}</p>}
      </div>
      <Panel id="ledger" title={words.ledger}>
        <Entries rows={events} empty={words.noEvents} className="flex flex-wrap gap-x-4 py-1">
          {(event) => (
            <>
              <Timestamp at={event.at} />
              <span className="font-[600]">{words.facts[event.kind] ?? event.kind}</span>
              <span className="figures">{event.amount}</span>
              <span className="text-ink-2">
                {[words.sources[event.source], event.reason].filter(Boolean).join(' · ')}
              </span>
            </>
          )}
        </Entries>
      </Panel>
      {refunds.length > 0 && (
        <Panel id="refunds" title={words.refunds}>
          <Entries rows={refunds} className="flex flex-wrap gap-x-4 py-1">
            {(refund) => (
              <>
                <Timestamp at={refund.at} />
                <span className="figures font-[600]">{refund.amount}</span>
                <span>{words.refundStates[refund.state] ?? refund.state}</span>
                <span className="text-ink-2">{`${refund.reason} · ${refund.by}`}</span>
                {refund.error && <span className="text-sindoor">{refund.error}</span>}
              </>
            )}
          </Entries>
        </Panel>
      )}
      {refundable && (
        <Panel id="refund" title={words.refund.heading}>
          {/* Another one after each refund: what was typed for the last must not be one press away from the next. */}
          <RefundForm key={refunds.length} orderId={payment.id} refundable={refundable} />
        </Panel>
      )}
      {isPaidElsewhere && (
        <Panel id="refund" title={words.refund.heading}>
          <p className="text-ink-2">{words.refund.elsewhere}</p>
        </Panel>
      )}
      {payment.receiptNumber && (
        <Panel id="progress" title={words.progress.heading}>
          <PostForm className="field-line">
            <SmallField
              label={words.progress.setup}
              type="date"
              name="setup"
              defaultValue={payment.setupStarted}
            />
            <SmallField label={words.progress.live} type="date" name="live" defaultValue={payment.live} />
            <SmallButton look="strong" name="do" value="progress">
              {words.progress.submit}
            </SmallButton>
          </PostForm>
        </Panel>
      )}
    </Screen>
  )
}

function Buyer({ name, personId }: { name: string | undefined; personId: string | undefined }) {
  if (!personId) return name ?? words.forgotten
  return (
    <Link to={deskPaths.person(personId)} className="thread-link">
      {name}
    </Link>
  )
}

function RefundForm({ orderId, refundable }: { orderId: string; refundable: Refundable }) {
  const { refund } = words
  // The first stays, whatever is loaded anew: one form on the screen is one refund.
  const [requestId] = useState(refundable.requestId)
  return (
    <>
      <p className="text-ink-2">
        {fill(refund.suggestion, { amount: refundable.amount, rule: refund.rules[refundable.rule] })}
      </p>
      <PostForm
        action={deskPaths.refund(orderId)}
        fields={{ request: requestId, payment: refundable.paymentId }}
        className="field-line mt-3"
      >
        <SmallField
          label={refund.amount}
          type="number"
          name="amount"
          min="1"
          step="0.01"
          required
          defaultValue={refundable.rupees}
        />
        <SmallField label={refund.reason} name="reason" required maxLength={500} className="grow" />
        <Confirm label={refund.submit} sure={refund.sure} pending={refund.pending} name="do" value="refund" />
      </PostForm>
    </>
  )
}

function dayOf(time: Date | null): string {
  return time ? indianDateAndTime(time).date : ''
}

function startOfDay(day: string): Date | null {
  return isCalendarDay(day) ? startOf({ date: day, time: '00:00' }) : null
}
