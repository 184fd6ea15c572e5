import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import type { Log } from '#server/log.ts'
import type { Ledger, NewFact, Order } from './ledger.ts'
import type { PaymentProvider, ProviderPayment, ProviderRefund } from './provider.ts'

interface ReconcileParts {
  database: Database
  ledger: Ledger
  provider: PaymentProvider
  providerKind: Order['provider']
  log: Log
}

export interface Reconciler {
  /** Asks the provider how one order stands. False when it did not answer; a refusal is an answer. */
  order(order: Order): Promise<boolean>
  /** Asks about every order whose turn it is, or with `all` about every one that may still change. */
  sweep(all?: boolean): Promise<{ asked: number; unanswered: number }>
}

/** After so many silences in a row the provider is taken to be down; the next sweep tries again. */
const patience = 3

/** Webhooks get lost, sometimes for a day. What they would have said can be asked for. */
export function createReconciler({
  database,
  ledger,
  provider,
  providerKind,
  log,
}: ReconcileParts): Reconciler {
  async function reconcile(order: Order): Promise<boolean> {
    if (!order.providerOrderId) return true
    // Before the answer, or without one: whoever is asked about next, it is not this order again.
    await database.db
      .update(paymentOrders)
      .set({ checkedAt: sql`now()` })
      .where(eq(paymentOrders.id, order.id))
    const payments = await provider.fetchOrderPayments(order.providerOrderId)
    if (!payments.ok) return noted(order, payments)
    // Before the refunds are asked for: that money came must not wait for another answer.
    await ledger.record(order.id, 'reconcile', payments.value.flatMap(factsOfPayment))
    for (const payment of payments.value.filter(({ refunded }) => refunded > 0)) {
      const refunds = await provider.fetchRefunds(payment.id)
      if (!refunds.ok) return noted(order, refunds)
      await ledger.record(order.id, 'reconcile', refunds.value.map(factOfRefund))
    }
    return true
  }

  function noted(
    { reference }: Order,
    { reason, retryable }: { reason: string; retryable: boolean },
  ): boolean {
    log('warn', 'payment-reconcile', { order: reference, reason })
    return !retryable
  }

  return {
    order: reconcile,
    async sweep(all = false) {
      const due = await database.db
        .select()
        .from(paymentOrders)
        .where(
          and(
            eq(paymentOrders.provider, providerKind),
            isNotNull(paymentOrders.providerOrderId),
            or(
              and(isOpen, all ? undefined : isTimeToAsk),
              and(mayBeRefunded, all ? undefined : isTimeToLookForRefunds),
            ),
          ),
        )
        // Those that got no answer come last the next time.
        .orderBy(sql`${paymentOrders.checkedAt} nulls first`, paymentOrders.createdAt)
      let unanswered = 0
      let silences = 0
      let asked = 0
      for (const order of due) {
        if (silences >= patience) break
        asked++
        const isAnswered = await reconcile(order)
        silences = isAnswered ? 0 : silences + 1
        if (!isAnswered) unanswered++
      }
      if (due.length > 0) log('info', 'payments-reconciled', { asked, unanswered })
      return { asked, unanswered }
    },
  }
}

const lastEvent = sql`greatest(${paymentOrders.createdAt}, (select max(${paymentEvents.recordedAt}) from ${paymentEvents} where ${paymentEvents.orderId} = ${paymentOrders.id}))`

/**
 * What a bank agreed to is collected or goes back, however late. For the others a week is longer than any bank takes to
 * say yes after all.
 */
export const isOpen = sql`(${paymentOrders.state} = 'authorised' or ${paymentOrders.state} in ('created', 'failed') and ${lastEvent} > now() - interval '7 days')`

/** Often at first, then less and less: an order that was abandoned on Monday changes little on Thursday. */
const isTimeToAsk = sql`(${paymentOrders.checkedAt} is null or now() - ${paymentOrders.checkedAt} > greatest(interval '4 minutes', (${paymentOrders.checkedAt} - ${lastEvent}) / 4))`

/** Refunds are also given in the provider's own pages. */
const mayBeRefunded = sql`${paymentOrders.state} in ('captured', 'partly-refunded', 'refunded') and ${paymentOrders.paidAt} > now() - interval '30 days'`

const isTimeToLookForRefunds = sql`(${paymentOrders.checkedAt} is null or ${paymentOrders.checkedAt} < now() - interval '1 day')`

const kindOfStatus = {
  created: undefined,
  authorized: 'payment-authorised',
  captured: 'payment-captured',
  refunded: 'payment-captured',
  lapsed: 'payment-authorised',
  failed: 'payment-failed',
} as const

export function factsOfPayment(payment: ProviderPayment): NewFact[] {
  const kind = kindOfStatus[payment.status]
  if (!kind) return []
  return [
    {
      kind,
      paymentId: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      occurredAt: payment.createdAt,
      reason: payment.reason,
    },
  ]
}

export function factOfRefund(refund: ProviderRefund): NewFact {
  return {
    kind: `refund-${refund.status}`,
    paymentId: refund.paymentId,
    refundId: refund.id,
    amount: refund.amount,
    currency: refund.currency,
    occurredAt: refund.createdAt,
  }
}
