import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import type { ProviderPayment } from './provider.ts'

/**
 * The test provider's payments as the ledger remembers them. What a bank had agreed to when the process ended has been
 * collected by the time anybody asks again.
 */
export async function recallPayments(
  database: Database,
  subject: { orderId: string } | { paymentId: string },
): Promise<ProviderPayment[]> {
  const rows = await database.db
    .select({ event: paymentEvents, orderId: paymentOrders.providerOrderId })
    .from(paymentEvents)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentEvents.orderId))
    .where(
      'orderId' in subject
        ? eq(paymentOrders.providerOrderId, subject.orderId)
        : eq(paymentEvents.paymentId, subject.paymentId),
    )
    .orderBy(paymentEvents.recordedAt)
  const payments = Map.groupBy(rows, ({ event }) => event.paymentId)
  return [...payments].map(([id, told]) => {
    const [first] = told
    if (!first) throw new Error('A group without rows')
    const hasFailed = told.every(({ event }) => event.kind === 'payment-failed')
    return {
      id,
      orderId: first.orderId ?? undefined,
      status: hasFailed ? 'failed' : 'captured',
      amount: first.event.amount,
      currency: first.event.currency,
      refunded: 0,
      createdAt: first.event.occurredAt,
    }
  })
}
