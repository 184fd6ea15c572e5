import { setTimeout } from 'node:timers/promises'
import { describeError, type Log } from '#server/log.ts'
import type { Ledger, Order } from './ledger.ts'
import type { PaymentProvider } from './provider.ts'
import { factsOfPayment } from './reconcile.ts'

interface FollowUpParts {
  provider: PaymentProvider
  ledger: Ledger
  log: Log
}

/** Most payments are collected within seconds of the bank's consent; what takes longer is left to reconciliation. */
const pausesInMilliseconds = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

/**
 * Asks the provider whether a payment that its bank agreed to has been collected, again and again for a minute. The
 * promise is of the first answer alone: nobody is kept waiting for the others.
 */
export function createFollowUp({ provider, ledger, log }: FollowUpParts) {
  const underWay = new Map<string, Promise<boolean>>()

  /** Whether there is nothing left to ask. */
  async function ask(order: Order, paymentId: string): Promise<boolean> {
    const answer = await provider.fetchPayment(paymentId)
    if (!answer.ok) {
      log('warn', 'payment-follow-up', { order: order.reference, reason: answer.reason })
      return !answer.retryable
    }
    // That they belong together the signature has proved; another order's number would still be wrong.
    if ((answer.value.orderId ?? order.providerOrderId) !== order.providerOrderId) return true
    const { state } = await ledger.record(order.id, 'verify', factsOfPayment(answer.value))
    return state !== 'authorised'
  }

  async function keepAsking(order: Order, paymentId: string, first: Promise<boolean>): Promise<void> {
    if (await first) return
    for (const pause of pausesInMilliseconds) {
      await setTimeout(pause, undefined, { ref: false })
      if (await ask(order, paymentId)) return
    }
  }

  return async (order: Order, paymentId: string): Promise<void> => {
    // The same proof may come several times at once.
    const running = underWay.get(paymentId)
    const first = running ?? ask(order, paymentId)
    if (!running) {
      underWay.set(paymentId, first)
      keepAsking(order, paymentId, first)
        .catch((error) => log('error', 'payment-follow-up', describeError(error)))
        .finally(() => underWay.delete(paymentId))
    }
    await first.catch(() => {})
  }
}
