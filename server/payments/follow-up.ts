import { setTimeout } from 'node:timers/promises'
import { describeError, type Log } from '#server/log.ts'
import type { Order } from './ledger.ts'
import type { PaymentProvider } from './providers/provider.ts'
import type { Reconciler } from './reconcile.ts'

/** Most payments are collected within seconds of the bank's consent; what takes longer is left to reconciliation. */
const pausesInMilliseconds = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/**
 * Asks the provider whether a payment that its bank agreed to has been collected, again and again for a minute. The
 * promise is of the first answer alone: nobody is kept waiting for the others.
 */
export function createFollowUp(reconciler: Reconciler, log: Log) {
  const underWay = new Map<string, Promise<unknown>>()

  return async (provider: PaymentProvider, order: Order): Promise<void> => {
    // The same proof may come several times at once.
    const first = underWay.get(order.id) ?? reconciler.order(provider, order)
    if (!underWay.has(order.id)) {
      underWay.set(order.id, first)
      keepAsking()
        .catch((error) => log('error', 'payment-follow-up', describeError(error)))
        .finally(() => underWay.delete(order.id))
    }
    await first.catch(() => {})

    async function keepAsking() {
      let outcome = await first
      for (const pause of pausesInMilliseconds) {
        if (outcome !== 'authorised' && outcome !== 'unanswered') return
        await setTimeout(pause, undefined, { ref: false })
        outcome = await reconciler.order(provider, order)
      }
    }
  }
}
