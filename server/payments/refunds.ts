import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { standingOf } from '#domain/payment.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { paymentEvents, paymentOrders, refunds } from '#server/db/schema/payments.ts'
import type { Log } from '#server/log.ts'
import type { Ledger, Order } from './ledger.ts'
import type { PaymentProvider } from './provider.ts'
import { factOfRefund } from './reconcile.ts'

export type Refund = typeof refunds.$inferSelect

export type RefundOutcome =
  /** `requested`: the provider has not answered yet and is asked again until it does. */
  | { ok: true; state: 'accepted' | 'requested'; refund: Refund }
  | { ok: false; reason: 'unknown-order' | 'not-paid' | 'amount' | 'refused'; message?: string }

interface RefundParts {
  database: Database
  ledger: Ledger
  provider: PaymentProvider
  log: Log
}

/** The least that the provider returns. */
const leastAmount = 100

/** Gives money back: written down first, so that a lost answer can only lead to asking again, never to paying twice. */
export async function giveRefund(
  parts: RefundParts,
  request: { orderId: string; amount: number; reason: string; by: string },
): Promise<RefundOutcome> {
  const stored = await storeRefund(parts, request)
  if ('problem' in stored) return { ok: false, reason: stored.problem }
  return attemptRefund(parts, stored.refund)
}

/** Refunds whose answer got lost, or that the provider was too busy for. */
export async function retryRefunds(parts: RefundParts): Promise<void> {
  const waiting = await parts.database.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lt(refunds.requestedAt, sql`now() - interval '30 seconds'`)))
  for (const refund of waiting) await attemptRefund(parts, refund)
}

async function storeRefund(
  { database }: RefundParts,
  { orderId, amount, reason, by }: { orderId: string; amount: number; reason: string; by: string },
): Promise<{ refund: Refund } | { problem: 'unknown-order' | 'not-paid' | 'amount' }> {
  return database.transaction(async (transaction) => {
    const [order] = await transaction
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.id, orderId))
      .for('update')
    if (!order) return { problem: 'unknown-order' }
    const { paymentId, refundable } = await readRefundable(transaction, order)
    if (!paymentId) return { problem: 'not-paid' }
    if (!Number.isInteger(amount) || amount < leastAmount || amount > refundable) return { problem: 'amount' }
    await audit(transaction, { ownerEmail: by, action: 'order-refunded', subject: `order:${orderId}` })
    const [refund] = await transaction
      .insert(refunds)
      .values({ id: randomUUID(), orderId, paymentId, amount, reason, requestedBy: by })
      .returning()
    if (!refund) throw new Error('A refund was not stored')
    return { refund }
  })
}

/** Which payment can be given back, and how much of it: less what was, and what the provider was asked to. */
export async function readRefundable(
  reader: Transaction | Database['db'],
  order: Order,
): Promise<{ paymentId: string | undefined; refundable: number; givenBack: number }> {
  const facts = await reader.select().from(paymentEvents).where(eq(paymentEvents.orderId, order.id))
  const { paymentId, refunded } = standingOf(order, facts)
  const asked = await reader
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'requested')))
  const givenBack = refunded + asked.reduce((sum, { amount }) => sum + amount, 0)
  return { paymentId, refundable: paymentId ? order.amount - givenBack : 0, givenBack }
}

async function attemptRefund(
  { database, ledger, provider, log }: RefundParts,
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
    await ledger.record(refund.orderId, 'refund', [factOfRefund(answer.value)])
    const [accepted = refund] = await mark({
      state: 'accepted',
      providerRefundId: answer.value.id,
      lastError: null,
    })
    return { ok: true, state: 'accepted', refund: accepted }
  }
  log('warn', 'refund-unanswered', { refund: refund.id, reason: answer.reason, retryable: answer.retryable })
  const [noted = refund] = await mark({
    state: answer.retryable ? 'requested' : 'refused',
    lastError: answer.reason,
  })
  return answer.retryable
    ? { ok: true, state: 'requested', refund: noted }
    : { ok: false, reason: 'refused', message: answer.reason }
}
