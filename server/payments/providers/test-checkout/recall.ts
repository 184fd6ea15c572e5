import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'

/**
 * The test checkout's payments as the ledger remembers them. What a bank had agreed to when the process ended has been
 * collected by the time anybody asks again.
 */
export async function recallPayments(database: Database, orderId: string) {
  const rows = await database.db
    .select({ event: paymentEvents })
    .from(paymentEvents)
    .innerJoin(paymentOrders, eq(paymentOrders.id, paymentEvents.orderId))
    .where(
      and(
        eq(paymentOrders.provider, 'test'),
        eq(paymentOrders.providerOrderId, orderId),
        isNull(paymentEvents.refundId),
      ),
    )
  return rows.map(({ event: { kind, paymentId, amount, currency, occurredAt } }) => ({
    kind: kind === 'payment-failed' ? kind : ('payment-captured' as const),
    paymentId,
    amount,
    currency,
    occurredAt,
    refunded: 0,
  }))
}
