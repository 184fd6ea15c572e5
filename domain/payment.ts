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
    .map(([paymentId, told]) => ({
      paymentId,
      paidAt: new Date(Math.min(...told.map(({ occurredAt }) => occurredAt.getTime()))),
      refunded: refundedOf(paymentId, facts),
    }))
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.paymentId < b.paymentId ? -1 : 1))
  const kept = payments.filter(({ refunded }) => refunded < order.amount)
  const paying = kept[0] ?? payments[0]
  const differences: Difference[] = [
    ...(kept.length > 1 ? (['paid-twice'] as const) : []),
    ...(captures.length > full.length ? (['wrong-amount'] as const) : []),
    ...(hasFailedRefund(facts) ? (['refund-failed'] as const) : []),
  ]
  if (!paying) return { state: unpaidState(facts), refunded: 0, differences }
  return { state: paidState(order.amount, paying.refunded), ...paying, differences }
}

function paidState(amount: number, refunded: number): PaymentState {
  if (refunded === 0) return 'captured'
  return refunded < amount ? 'partly-refunded' : 'refunded'
}

function unpaidState(facts: readonly Fact[]): PaymentState {
  const told = new Set(facts.map(({ kind }) => kind))
  if (told.has('payment-authorised') || told.has('checkout-verified')) return 'authorised'
  return told.has('payment-failed') ? 'failed' : 'created'
}

/** The sum of a payment's refunds, each counted once; one that failed counts only if it went through after all. */
function refundedOf(paymentId: string, facts: readonly Fact[]): number {
  const refunds = Map.groupBy(
    facts.filter((fact) => fact.refundId && fact.paymentId === paymentId),
    ({ refundId }) => refundId,
  )
  return [...refunds.values()]
    .filter((told) => !isFailedRefund(told))
    .reduce((sum, told) => sum + Math.max(...told.map(({ amount }) => amount)), 0)
}

function hasFailedRefund(facts: readonly Fact[]): boolean {
  const refunds = Map.groupBy(
    facts.filter(({ refundId }) => refundId),
    ({ refundId }) => refundId,
  )
  return [...refunds.values()].some(isFailedRefund)
}

function isFailedRefund(told: readonly Fact[]): boolean {
  return (
    told.some(({ kind }) => kind === 'refund-failed') && !told.some(({ kind }) => kind === 'refund-processed')
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
  /** The rule of the refund policy that gives this amount. */
  rule: 'setup-not-started' | 'partly-built' | 'after-seven-days' | 'live'
}

const refundWindowInDays = 7

/** What the refund policy gives at a moment, from the dates of the work. The owner may still decide otherwise. */
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

/** The financial year of a moment, as 2627 for April 2026 to March 2027. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = todayInIndia(moment).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return [first, first + 1].map((number) => String(number % 100).padStart(2, '0')).join('')
}

/** Whole days from one date to another, as a calendar in India counts them. */
function daysBetween(from: Date, until: Date): number {
  return (Date.parse(todayInIndia(until)) - Date.parse(todayInIndia(from))) / 86_400_000
}
