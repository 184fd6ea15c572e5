import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { type Checkout, type CheckoutOptions, checkoutOptions } from '#domain/checkout.ts'
import {
  isPaidDifferently,
  type RefundSuggestion,
  type Standing,
  standingOf,
  suggestRefund,
} from '#domain/payment.ts'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type Books, createBooks } from './books.ts'
import { createFollowUp } from './follow-up.ts'
import { type Buyer, buyerOf, createLedger, type Order } from './ledger.ts'
import { otherOrdersOf, type PlacedOrder, placeOrder } from './orders.ts'
import { createPaymentMails } from './payment-mails.ts'
import type { CheckoutProof, PaymentProvider } from './provider.ts'
import { createReconciler } from './reconcile.ts'
import {
  giveRefund,
  type RefundOutcome,
  type RefundRequest,
  readRefundable,
  retryRefunds,
} from './refunds.ts'
import { remindOfOpenOrders } from './reminders.ts'
import { type RepeatPurchase, repeatPurchases } from './repeat-purchases.ts'
import { checkoutText, isSignedBy } from './signature.ts'
import { readWebhook } from './webhook.ts'

/** Whom payments go through, with what it takes to believe them. */
export interface ProviderSetup {
  kind: Order['provider']
  provider: PaymentProvider
  /** The public half of the key: the browser's. */
  keyId: string
  keySecret: string
  /** The current one first; the one before is believed for a while after a change. */
  webhookSecrets: string[]
}

/** One order as its page shows it. */
interface PaymentView {
  order: Order
  standing: Standing
  buyer: Buyer | undefined
  /** What the checkout is opened with; absent when there is nothing to pay. */
  options: CheckoutOptions | undefined
  /** With another paid order of the same package by the same person. */
  repeatPurchase: RepeatPurchase | undefined
  /** Of the same buyer, as long as there is something to pay here: open ones, and those just paid. */
  otherOrders: Order[]
}

type Verified =
  | { ok: true; orderId: string; standing: Standing }
  | { ok: false; reason: 'unknown-order' | 'bad-signature' }

type WebhookReceipt = 'recorded' | 'repeated' | 'ignored' | 'bad-signature' | 'malformed'

interface SuggestedRefund extends RefundSuggestion {
  paymentId: string
  refundable: number
}

export interface Payments extends Books {
  kind: Order['provider']
  place(checkout: Checkout, requestKey: string | undefined): Promise<PlacedOrder>
  optionsOf(order: Order & { providerOrderId: string }): Promise<CheckoutOptions>
  view(orderId: string): Promise<PaymentView | undefined>
  verify(proof: CheckoutProof): Promise<Verified>
  receiveWebhook(body: Uint8Array, signature: string, eventId: string | undefined): Promise<WebhookReceipt>
  /** Asks the provider about what is not settled, reminds of what is left open, repeats refunds that got no answer. */
  reconcile(all?: boolean): Promise<void>
  /** Undefined when nothing of it can be given back here. */
  suggestRefund(orderId: string, at: Date): Promise<SuggestedRefund | undefined>
  refund(request: RefundRequest): Promise<RefundOutcome>
}

interface PaymentParts {
  setup: ProviderSetup
  database: Database
  mailer: Mailer
  log: Log
  team: string
  publicUrl: string
  now?: () => Date
}

const sweepEverySeconds = 5 * 60
/** A visitor who looks at the page of an open order is told the truth, but not by asking at every reload. */
const viewAsksAfterMilliseconds = 15_000
/** Nor is anybody made to wait for a provider that is slow or down: what it says later is recorded all the same. */
const visitorWaitsMilliseconds = 2_500

export function createPayments(parts: PaymentParts): Payments {
  const { setup, database, mailer, log, publicUrl, now = () => new Date() } = parts
  const { provider, kind, keyId, keySecret, webhookSecrets } = setup
  const mails = createPaymentMails(parts)
  const ledger = createLedger({ database, mailer, mails })
  const reconciler = createReconciler({ database, ledger, provider, providerKind: kind, log })
  const followUp = createFollowUp({ provider, ledger, log })
  const refundParts = { database, ledger, provider, providerKind: kind, log }

  async function orderBy(condition: ReturnType<typeof eq>): Promise<Order | undefined> {
    const [order] = await database.db.select().from(paymentOrders).where(condition)
    return order
  }

  async function optionsOf(order: Order & { providerOrderId: string }): Promise<CheckoutOptions> {
    const buyer = order.leadId ? await buyerOf(database.db, order.leadId) : undefined
    return checkoutOptions({
      ...order,
      key: keyId,
      buyer,
      callbackUrl: new URL(`/api/payments/verify?order=${order.id}`, publicUrl).href,
    })
  }

  /** For those who do not wait for the end of it. */
  function askedAbout(order: Order): Promise<unknown> {
    return reconciler.order(order).catch((error) => log('error', 'payment-reconcile', describeError(error)))
  }

  /** An event about a refund may name the payment alone. */
  async function orderOfEvent(
    providerOrderId: string | undefined,
    paymentId: string,
  ): Promise<Order | undefined> {
    if (providerOrderId) return orderBy(eq(paymentOrders.providerOrderId, providerOrderId))
    const [event] = await database.db
      .select({ orderId: paymentEvents.orderId })
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, paymentId))
      .limit(1)
    return event && orderBy(eq(paymentOrders.id, event.orderId))
  }

  return {
    ...createBooks(database),
    kind,
    place: (checkout, requestKey) =>
      placeOrder({ database, provider, providerKind: kind, log }, checkout, requestKey, now()),
    optionsOf,

    async view(orderId) {
      let order = await orderBy(eq(paymentOrders.id, orderId))
      if (!order) return undefined
      if (order.provider === kind && isWorthAsking(order, now())) {
        await Promise.race([askedAbout(order), aMoment()])
        order = (await orderBy(eq(paymentOrders.id, orderId))) ?? order
      }
      const standing = standingOf(order, await ledger.factsOf(orderId))
      const isPayable =
        (standing.state === 'created' || standing.state === 'failed') && !isPaidDifferently(standing)
      const { providerOrderId, leadId } = order
      const buyer = leadId ? await buyerOf(database.db, leadId) : undefined
      const [repeatPurchase] = standing.paidAt ? await repeatPurchases(database.db, [orderId]) : []
      return {
        order,
        standing,
        buyer,
        options:
          isPayable && providerOrderId && order.provider === kind
            ? await optionsOf({ ...order, providerOrderId })
            : undefined,
        repeatPurchase,
        otherOrders: isPayable && buyer ? await otherOrdersOf(database, order, buyer) : [],
      }
    },

    async verify({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) {
      const order = await orderBy(eq(paymentOrders.providerOrderId, razorpay_order_id))
      if (!order?.providerOrderId || order.provider !== kind) return { ok: false, reason: 'unknown-order' }
      // The order's number is ours, from the database: a browser could name a cheaper one.
      const signed = checkoutText(order.providerOrderId, razorpay_payment_id)
      if (!isSignedBy(signed, razorpay_signature, keySecret)) return { ok: false, reason: 'bad-signature' }
      const standing = await ledger.record(order.id, 'verify', [
        {
          kind: 'checkout-verified',
          paymentId: razorpay_payment_id,
          amount: order.amount,
          currency: order.currency,
          occurredAt: now(),
        },
      ])
      const isSecondPayment = standing.paymentId !== undefined && standing.paymentId !== razorpay_payment_id
      if (standing.state !== 'authorised' && !isSecondPayment)
        return { ok: true, orderId: order.id, standing }
      // The signature says that the bank agreed; whether the money was taken, the provider says when asked.
      await Promise.race([followUp(order, razorpay_payment_id), aMoment()])
      return { ok: true, orderId: order.id, standing: standingOf(order, await ledger.factsOf(order.id)) }
    },

    async receiveWebhook(body, signature, eventId) {
      if (!webhookSecrets.some((secret) => isSignedBy(body, signature, secret))) return 'bad-signature'
      const event = readWebhook(body)
      if (event.kind === 'malformed') return 'malformed'
      if (event.kind === 'irrelevant') return 'ignored'
      const id = eventId ?? createHash('sha256').update(body).digest('hex')
      if (await ledger.knows(id)) return 'repeated'
      const order = await orderOfEvent(event.providerOrderId, event.fact.paymentId)
      if (!order) {
        // One account may serve other shops too; refusing would make the provider give up on all our events.
        log('warn', 'webhook-of-unknown-order', { event: id.slice(0, 60) })
        return 'ignored'
      }
      await ledger.record(order.id, 'webhook', [{ ...event.fact, eventId: id }])
      return 'recorded'
    },

    async reconcile(all) {
      const { unanswered } = await reconciler.sweep(all)
      // Who has perhaps paid, unheard of, is not asked to pay.
      if (unanswered === 0) await remindOfOpenOrders({ database, mailer, mails, providerKind: kind }, now())
      await retryRefunds(refundParts)
    },

    async suggestRefund(orderId, at) {
      const order = await orderBy(eq(paymentOrders.id, orderId))
      if (order?.provider !== kind) return undefined
      const { paymentId, refundable, givenBack, isDuplicate } = await readRefundable(database.db, order)
      if (!paymentId || refundable <= 0) return undefined
      if (isDuplicate) return { paymentId, refundable, amount: refundable, rule: 'paid-twice' }
      const { amount, rule } = suggestRefund(order.amount, order, at)
      return { paymentId, refundable, amount: Math.min(Math.max(0, amount - givenBack), refundable), rule }
    },

    refund: (request) => giveRefund(refundParts, request),
  }
}

/** Reconciliation runs when the process starts and then on a schedule, in one process of however many there are. */
export async function scheduleReconciliation(
  queue: Queue,
  payments: Pick<Payments, 'reconcile'>,
): Promise<void> {
  let isFirst = true
  await queue.repeat('reconcile', sweepEverySeconds, async () => {
    await payments.reconcile(isFirst)
    isFirst = false
  })
}

function aMoment(): Promise<void> {
  return setTimeout(visitorWaitsMilliseconds, undefined, { ref: false })
}

function isWorthAsking({ state, createdAt, checkedAt, providerOrderId }: Order, now: Date): boolean {
  const last = checkedAt ?? createdAt
  return (
    providerOrderId !== null &&
    ['created', 'failed', 'authorised'].includes(state) &&
    now.getTime() - last.getTime() > viewAsksAfterMilliseconds
  )
}
