import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import type { Log } from '#server/log.ts'
import type { Ledger, Order } from './ledger.ts'
import type { PaymentProvider } from './providers/provider.ts'
import type { OpenProvider } from './providers/registry.ts'

interface ReconcileParts {
  database: Database
  ledger: Ledger
  log: Log
}

/** The state that the order is in now, unless the provider knows nothing of it or does not answer. */
type Outcome = Order['state'] | 'refused' | 'unanswered'

export interface Reconciler {
  /** Asks the provider how one order stands. */
  order(provider: PaymentProvider, order: Order): Promise<Outcome>
  /** Asks about every order of a provider whose turn it is, or with `all` about every one that may still change. */
  sweep(provider: OpenProvider, all?: boolean): Promise<{ unanswered: number }>
}

/** After so many silences in a row the provider is taken to be down; the next sweep tries again. */
const patience = 3

/** Webhooks get lost, sometimes for a day. What they would have said can be asked for. */
export function createReconciler({ database, ledger, log }: ReconcileParts): Reconciler {
  async function reconcile(provider: PaymentProvider, order: Order): Promise<Outcome> {
    if (!order.providerOrderId) return order.state
    // Before the answer, or without one: whoever is asked about next, it is not this order again.
    await database.db
      .update(paymentOrders)
      .set({ checkedAt: sql`now()` })
      .where(eq(paymentOrders.id, order.id))
    const payments = await provider.fetchPayments(order.providerOrderId)
    if (!payments.ok) return noteFailure(order, payments)
    // Before the refunds are asked for: that money came must not wait for another answer.
    let { state } = await ledger.record(order.id, 'reconcile', payments.value)
    for (const { paymentId } of payments.value.filter(({ refunded }) => refunded > 0)) {
      const refunds = await provider.fetchRefunds(paymentId)
      if (!refunds.ok) return noteFailure(order, refunds)
      ;({ state } = await ledger.record(order.id, 'reconcile', refunds.value))
    }
    return state
  }

  function noteFailure(order: Order, { reason, retryable }: { reason: string; retryable: boolean }) {
    log('warn', 'payment-reconcile', { order: order.reference, reason })
    return retryable ? 'unanswered' : 'refused'
  }

  return {
    order: reconcile,
    async sweep(provider, all = false) {
      const due = await database.db
        .select()
        .from(paymentOrders)
        .where(
          and(
            eq(paymentOrders.provider, provider.id),
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
      let requests = 0
      for (const order of due) {
        if (silences >= patience) break
        requests++
        const isAnswered = (await reconcile(provider, order)) !== 'unanswered'
        silences = isAnswered ? 0 : silences + 1
        if (!isAnswered) unanswered++
      }
      if (due.length > 0) log('info', 'payments-reconciled', { asked: requests, unanswered })
      return { unanswered }
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
