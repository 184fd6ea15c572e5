import { and, eq, lt, sql } from 'drizzle-orm'
import { standingOf } from '#domain/payment.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { paymentEvents, paymentOrders, refunds } from '#server/db/schema/payments.ts'
import type { Log } from '#server/log.ts'
import type { Ledger, Order } from './ledger.ts'
import type { OpenProvider } from './providers/registry.ts'

export type Refund = typeof refunds.$inferSelect

/** What the owner asks for. */
export interface RefundRequest {
  /** Made with the form: sent twice it is one refund. */
  id: string
  orderId: string
  /** The payment that the owner saw could be given back. */
  paymentId: string
  amount: number
  reason: string
  by: string
}

/**
 * `other-provider`: the order was paid through one that is not set up now. `changed`: another payment would go back
 * than the one that was shown. `repeated`: the same form came with another amount before, which stands.
 */
type Problem = 'unknown-order' | 'other-provider' | 'not-paid' | 'changed' | 'amount' | 'repeated'

export type RefundOutcome =
  /** `requested`: the provider has not answered yet and is asked again until it does. */
  | { ok: true; state: 'accepted' | 'requested'; refund: Refund }
  | { ok: false; reason: Problem | 'refused'; message?: string }

interface RefundParts {
  database: Database
  ledger: Ledger
  /** Undefined when it is not set up. */
  providerOf(order: Order): OpenProvider | undefined
  log: Log
}

/** The least that the provider returns. */
const leastAmount = 100

/** Gives money back: written down first, so that a lost answer can only lead to asking again, never to paying twice. */
export async function giveRefund(parts: RefundParts, request: RefundRequest): Promise<RefundOutcome> {
  const stored = await storeRefund(parts, request)
  if ('problem' in stored) return { ok: false, reason: stored.problem }
  return stored.isNew ? attemptRefund(parts, stored.provider, stored.refund) : outcomeOf(stored.refund)
}

/** Refunds whose answer got lost, or that the provider was too busy for. */
export async function retryRefunds(parts: RefundParts): Promise<void> {
  const waiting = await parts.database.db
    .select({ refund: refunds, order: paymentOrders })
    .from(refunds)
    .innerJoin(paymentOrders, eq(paymentOrders.id, refunds.orderId))
    .where(and(eq(refunds.state, 'requested'), lt(refunds.requestedAt, sql`now() - interval '30 seconds'`)))
  for (const { refund, order } of waiting) {
    const provider = parts.providerOf(order)
    if (provider) await attemptRefund(parts, provider, refund)
  }
}

type StoredRefund = { isNew: true; refund: Refund; provider: OpenProvider } | { isNew: false; refund: Refund }

async function storeRefund(
  { database, providerOf }: RefundParts,
  { id, orderId, amount, reason, by, ...request }: RefundRequest,
): Promise<StoredRefund | { problem: Problem }> {
  return database.transaction(async (transaction) => {
    // Who sends the same form twice waits here, and then finds what the first time stored.
    const [order] = await transaction
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, orderId))
      .for('update')
    if (!order) return { problem: 'unknown-order' }
    const [earlier] = await transaction
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)))
    if (earlier)
      return earlier.amount === amount ? { refund: earlier, isNew: false } : { problem: 'repeated' }
    const provider = providerOf(order)
    if (!provider) return { problem: 'other-provider' }
    const { paymentId, refundable } = await readRefundable(transaction, order)
    if (!paymentId) return { problem: 'not-paid' }
    if (paymentId !== request.paymentId) return { problem: 'changed' }
    if (!Number.isInteger(amount) || amount < leastAmount || amount > refundable) return { problem: 'amount' }
    await audit(transaction, { ownerEmail: by, action: 'order-refunded', subject: `order:${orderId}` })
    const [refund] = await transaction
      .insert(refunds)
      .values({ id, orderId, paymentId, amount, reason, requestedBy: by })
      .returning()
    if (!refund) throw new Error('A refund was not stored')
    return { refund, isNew: true, provider }
  })
}

interface Refundable {
  paymentId: string | undefined
  refundable: number
  givenBack: number
  isDuplicate: boolean
}

/**
 * Which payment can be given back, a second one before the one that pays for the order, and how much of it: less what was,
 * and what the provider was asked to.
 */
export async function readRefundable(
  reader: Transaction | Database['db'],
  order: Order,
): Promise<Refundable> {
  const facts = await reader.select().from(paymentEvents).where(eq(paymentEvents.orderId, order.id))
  const { duplicate, ...standing } = standingOf(order, facts)
  const { paymentId, refunded } = duplicate ?? standing
  const requests = await reader
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'requested')))
  const givenBack = requests
    .filter((refund) => refund.paymentId === paymentId)
    .reduce((sum, { amount }) => sum + amount, refunded)
  return {
    paymentId,
    refundable: paymentId ? order.amount - givenBack : 0,
    givenBack,
    isDuplicate: duplicate !== undefined,
  }
}

async function attemptRefund(
  { database, ledger, log }: RefundParts,
  provider: OpenProvider,
  refund: Refund,
): Promise<RefundOutcome> {
  const answer = await provider.refund({
    paymentId: refund.paymentId,
    amount: refund.amount,
    notes: { reason: refund.reason.slice(0, 200) },
    idempotencyKey: refund.id,
  })
  const mark = (changes: Partial<Refund>) =>
    database.db.update(refunds).set(changes).where(eq(refunds.id, refund.id)).returning()
  if (answer.ok) {
    // The ledger first: repeated after a crash in between, both say the same again.
    await ledger.record(refund.orderId, 'refund', [answer.value])
    const [current = refund] = await mark({
      state: 'accepted',
      providerRefundId: answer.value.refundId ?? null,
      lastError: null,
    })
    return outcomeOf(current)
  }
  log('warn', 'refund-unanswered', { refund: refund.id, reason: answer.reason, retryable: answer.retryable })
  const [current = refund] = await mark({
    state: answer.retryable ? 'requested' : 'refused',
    lastError: answer.reason,
  })
  return outcomeOf(current)
}

function outcomeOf(refund: Refund): RefundOutcome {
  const { state, lastError } = refund
  return state === 'refused'
    ? { ok: false, reason: 'refused', message: lastError ?? '' }
    : { ok: true, state, refund }
}
