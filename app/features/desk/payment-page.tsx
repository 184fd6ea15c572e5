import { useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { PaymentDeskWords } from '#content/en/desk/payments.ts'
import { fill } from '#content/fill.ts'
import { Confirm } from './confirm.tsx'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import type { ListedPayment } from './payments-page.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface PaymentPageProps {
  words: PaymentDeskWords
  notice?: string | undefined
  payment: ListedPayment & { receiptNumber: string | null; setupStarted: string; live: string }
  events: { id: string; kind: string; source: string; amount: string; reason: string | null; at: Date }[]
  refunds: {
    id: string
    amount: string
    reason: string
    state: string
    /** What the provider said instead of giving it. */
    error: string | null
    by: string
    at: Date
  }[]
  /** What can be given back, and what the policy says; absent when nothing can. */
  refundable?: Refundable | undefined
  /** Through a provider that cannot be asked from here. */
  isPaidElsewhere: boolean
}

interface Refundable {
  /** Sent twice, the form asks for one refund. */
  requestId: string
  paymentId: string
  amount: string
  rupees: number | undefined
  rule: keyof PaymentDeskWords['refund']['rules']
}

const box = 'mt-1 block min-h-11 rounded-[10px] border border-ink-2 bg-paper px-3 font-[400]'

export function PaymentPage({
  words,
  notice,
  payment,
  events,
  refunds,
  refundable,
  isPaidElsewhere,
}: PaymentPageProps) {
  return (
    <Screen
      title={payment.reference}
      lead={[payment.packageName, payment.amount, payment.state, payment.buyer ?? words.forgotten].join(
        ' · ',
      )}
      notice={notice}
      actions={
        <Link to={deskPaths.payments} className="thread-link">
          {words.back}
        </Link>
      }
    >
      {payment.receiptNumber && (
        <p className="mb-5">
          {words.receipt} {payment.receiptNumber}
        </p>
      )}
      {payment.differences.length > 0 && <p className="text-sindoor">{payment.differences.join(', ')}</p>}
      <Panel id="ledger" title={words.ledger}>
        {events.length === 0 && <p className="text-ink-2">{words.noEvents}</p>}
        <ol className="flex flex-col gap-2">
          {events.map((event) => (
            <li key={event.id} className="flex flex-wrap gap-x-4 wrap-anywhere">
              <Moment at={event.at} />
              <span className="font-[600]">{words.facts[event.kind] ?? event.kind}</span>
              <span className="figures">{event.amount}</span>
              <span className="text-ink-2">
                {[words.sources[event.source], event.reason].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      {refunds.length > 0 && (
        <Panel id="refunds" title={words.refunds}>
          <ul className="flex flex-col gap-2">
            {refunds.map((refund) => (
              <li key={refund.id} className="flex flex-wrap gap-x-4 wrap-anywhere">
                <Moment at={refund.at} />
                <span className="figures font-[600]">{refund.amount}</span>
                <span>{words.refundStates[refund.state] ?? refund.state}</span>
                <span className="text-ink-2">{`${refund.reason} · ${refund.by}`}</span>
                {refund.error && <span className="text-sindoor">{refund.error}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {refundable && (
        <Panel id="refund" title={words.refund.heading}>
          {/* Another one after each refund: what was typed for the last must not be one press away from the next. */}
          <RefundForm key={refunds.length} words={words.refund} refundable={refundable} />
        </Panel>
      )}
      {isPaidElsewhere && (
        <Panel id="refund" title={words.refund.heading}>
          <p className="text-ink-2">{words.refund.elsewhere}</p>
        </Panel>
      )}
      {payment.receiptNumber && (
        <Panel id="progress" title={words.progress.heading}>
          <PostForm className="flex flex-wrap items-end gap-3">
            <label className="text-[0.875rem] font-[600]">
              {words.progress.setup}
              <input type="date" name="setup" defaultValue={payment.setupStarted} className={box} />
            </label>
            <label className="text-[0.875rem] font-[600]">
              {words.progress.live}
              <input type="date" name="live" defaultValue={payment.live} className={box} />
            </label>
            <SmallButton name="do" value="progress">
              {words.progress.submit}
            </SmallButton>
          </PostForm>
        </Panel>
      )}
    </Screen>
  )
}

function RefundForm({ words, refundable }: { words: PaymentDeskWords['refund']; refundable: Refundable }) {
  // The first stays, whatever is loaded anew: one form on the screen is one refund.
  const [requestId] = useState(refundable.requestId)
  return (
    <>
      <p className="text-ink-2">
        {fill(words.suggestion, { amount: refundable.amount, rule: words.rules[refundable.rule] })}
      </p>
      <PostForm className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="request" value={requestId} />
        <input type="hidden" name="payment" value={refundable.paymentId} />
        <label className="text-[0.875rem] font-[600]">
          {words.amount}
          <input
            type="number"
            name="amount"
            min="1"
            step="0.01"
            required
            defaultValue={refundable.rupees}
            className={box}
          />
        </label>
        <label className="grow text-[0.875rem] font-[600]">
          {words.reason}
          <input name="reason" required maxLength={500} className={`${box} w-full`} />
        </label>
        <Confirm label={words.submit} sure={words.sure} pending={words.pending} name="do" value="refund" />
      </PostForm>
    </>
  )
}
