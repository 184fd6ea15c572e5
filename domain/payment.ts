import { todayInIndia } from './booking-times.ts'

/** Where an order stands. `failed` is not final: banks authorise late, and a visitor may try again. */
export const paymentStates = [
  'created',
  'failed',
  'authorised',
  'captured',
  'partly-refunded',
  'refunded',
] as const
type PaymentState = (typeof paymentStates)[number]

/** What the ledger can say. Each is something the provider vouched for, by signature or on being asked. */
export const factKinds = [
  'checkout-verified',
  'payment-authorised',
  'payment-failed',
  'payment-captured',
  'order-paid',
  'refund-pending',
  'refund-processed',
  'refund-failed',
] as const
export type FactKind = (typeof factKinds)[number]

export interface Fact {
  kind: FactKind
  paymentId: string
  refundId?: string | null
  /** In the smallest unit, as the provider says it. */
  amount: number
  currency: string
  occurredAt: Date
  /** Why it failed, in the provider's code words. */
  reason?: string | null | undefined
}

/** What the owner has to look at. */
type Difference = 'paid-twice' | 'wrong-amount' | 'refund-failed'

export interface Standing {
  state: PaymentState
  /** The payment that pays for the order, once there is one. */
  paymentId?: string
  paidAt?: Date
  /** What went back, or is on its way back. */
  refunded: number
  /** Another payment for the same order, which should go back, and what of it went already. */
  duplicate?: { paymentId: string; refunded: number }
  differences: Difference[]
}

/**
 * The state of an order from everything known about it. The facts may come in any order and any number of times:
 * deliveries repeat, overtake each other, and race with the visitor's own browser.
 */
export function standingOf(order: { amount: number; currency: string }, facts: readonly Fact[]): Standing {
  const captures = facts.filter(({ kind }) => kind === 'payment-captured' || kind === 'order-paid')
  const full = captures.filter(
    ({ amount, currency }) => amount === order.amount && currency === order.currency,
  )
  const payments = [...Map.groupBy(full, ({ paymentId }) => paymentId)]
    .map(([paymentId, mentions]) => ({
      paymentId,
      paidAt: new Date(Math.min(...mentions.map(({ occurredAt }) => occurredAt.getTime()))),
      refunded: refundedOf(paymentId, facts),
    }))
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.paymentId < b.paymentId ? -1 : 1))
  const unreturned = payments.filter(({ refunded }) => refunded < order.amount)
  const [paying = payments[0], duplicate] = unreturned
  const others = captures.filter((capture) => !full.includes(capture) && isUnreturned(capture, facts))
  const differences: Difference[] = [
    ...(duplicate ? (['paid-twice'] as const) : []),
    ...(others.length > 0 ? (['wrong-amount'] as const) : []),
    ...(hasFailedRefund(order, facts) ? (['refund-failed'] as const) : []),
  ]
  if (!paying) return { state: unpaidState(facts), refunded: 0, differences }
  return {
    state: paidState(order.amount, paying.refunded),
    ...paying,
    ...(duplicate && { duplicate: { paymentId: duplicate.paymentId, refunded: duplicate.refunded } }),
    differences,
  }
}

/** Whether money came that does not pay for the order: nobody should be asked to pay again before it is cleared up. */
export function isPaidDifferently({ paidAt, differences }: Standing): boolean {
  return paidAt === undefined && differences.includes('wrong-amount')
}

function paidState(amount: number, refunded: number): PaymentState {
  if (refunded === 0) return 'captured'
  return refunded < amount ? 'partly-refunded' : 'refunded'
}

/** What a bank agreed to is given back by itself when it is not collected within days: then nothing was paid. */
function unpaidState(facts: readonly Fact[]): PaymentState {
  const agreements = facts.filter(({ kind }) => kind === 'payment-authorised' || kind === 'checkout-verified')
  if (agreements.some((fact) => isUnreturned(fact, facts))) return 'authorised'
  const hasFailed = agreements.length > 0 || facts.some(({ kind }) => kind === 'payment-failed')
  return hasFailed ? 'failed' : 'created'
}

/** Whether some of a payment has not gone back. The browser's proof knows only what was asked for, not what came. */
function isUnreturned({ paymentId }: Fact, facts: readonly Fact[]): boolean {
  const mentions = facts.filter((fact) => fact.paymentId === paymentId && !fact.refundId)
  return refundedOf(paymentId, facts) < Math.min(...mentions.map(({ amount }) => amount))
}

/** The sum of a payment's refunds; one that failed counts only if it went through after all. */
function refundedOf(paymentId: string, facts: readonly Fact[]): number {
  return refundsOf(facts)
    .filter((refund) => refund.paymentId === paymentId && !refund.hasFailed)
    .reduce((sum, { amount }) => sum + amount, 0)
}

interface RefundAttempt {
  paymentId: string
  amount: number
  at: Date
}

/** Each refund once, however often it was told. */
function refundsOf(facts: readonly Fact[]): (RefundAttempt & { hasFailed: boolean })[] {
  const refunds = Map.groupBy(
    facts.filter(({ refundId }) => refundId),
    ({ paymentId, refundId }) => `${paymentId} ${refundId}`,
  )
  return [...refunds.values()].map((mentions) => {
    const kinds = new Set(mentions.map(({ kind }) => kind))
    return {
      paymentId: mentions[0]?.paymentId ?? '',
      amount: Math.max(...mentions.map(({ amount }) => amount)),
      at: new Date(Math.min(...mentions.map(({ occurredAt }) => occurredAt.getTime()))),
      hasFailed: kinds.has('refund-failed') && !kinds.has('refund-processed'),
    }
  })
}

function hasFailedRefund(order: { amount: number }, facts: readonly Fact[]): boolean {
  return refundsOf(facts).some((refund) => refund.hasFailed && !isRefundedLater(order, facts, refund))
}

/** Whether a refund that did not take place was given later, or nothing is left of the payment. */
export function isRefundedLater(
  order: { amount: number },
  facts: readonly Fact[],
  { paymentId, amount, at }: RefundAttempt,
): boolean {
  const successes = refundsOf(facts).filter((refund) => refund.paymentId === paymentId && !refund.hasFailed)
  return (
    successes.some((refund) => refund.at > at && refund.amount >= amount) ||
    refundedOf(paymentId, facts) >= order.amount
  )
}

export interface Progress {
  /** When work on the setup began; absent while it has not. */
  setupStartedAt?: Date | null
  /** When the bot went live. */
  liveAt?: Date | null
}

export interface RefundSuggestion {
  amount: number
  /** The rule that gives this amount: of the refund policy, unless a second payment is to go back first. */
  rule: 'paid-twice' | 'setup-not-started' | 'partly-built' | 'after-seven-days' | 'live'
}

const refundWindowInDays = 7

/** What the refund policy gives at a time, from the dates of the work. The owner may still decide otherwise. */
export function suggestRefund(
  amount: number,
  { setupStartedAt, liveAt }: Progress,
  askedAt: Date,
): RefundSuggestion {
  if (liveAt && liveAt <= askedAt) return { amount: 0, rule: 'live' }
  if (!setupStartedAt || setupStartedAt > askedAt) return { amount, rule: 'setup-not-started' }
  if (daysBetween(setupStartedAt, askedAt) > refundWindowInDays)
    return { amount: 0, rule: 'after-seven-days' }
  // Half of an odd number of paise is rounded in the buyer's favour.
  return { amount: Math.ceil(amount / 2), rule: 'partly-built' }
}

/** Receipts are numbered without gaps within a financial year, which in India begins in April. */
export function receiptNumber(year: string, sequence: number): string {
  return `R-${year}-${String(sequence).padStart(4, '0')}`
}

/** The financial year of a time, as 2627 for April 2026 to March 2027. */
export function financialYear(time: Date): string {
  const [year = 0, month = 0] = todayInIndia(time).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return [first, first + 1].map((number) => String(number % 100).padStart(2, '0')).join('')
}

/** Whole days from one date to another, as a calendar in India counts them. */
function daysBetween(from: Date, until: Date): number {
  return (Date.parse(todayInIndia(until)) - Date.parse(todayInIndia(from))) / 86_400_000
}
