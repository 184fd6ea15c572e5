import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { wordsIn } from '#content/words.ts'
import { type Checkout, type CheckoutFields, packageName } from '#domain/checkout.ts'
import {
  isPaidDifferently,
  type RefundSuggestion,
  type Standing,
  standingOf,
  suggestRefund,
} from '#domain/payment.ts'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import type { Env } from '#server/env.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type Books, createBooks } from './books.ts'
import { createFollowUp } from './follow-up.ts'
import { type Buyer, buyerOf, createLedger, type Order } from './ledger.ts'
import { type OrderVisit, otherOrdersOf, type PlacedOrder, placeOrder } from './orders.ts'
import { createPaymentMails } from './payment-mails.ts'
import type { CheckoutProof, PaymentProvider, WebhookDelivery } from './providers/provider.ts'
import {
  type OpenProvider,
  openProviders,
  type PaymentKind,
  paymentKind,
  standIns,
} from './providers/registry.ts'
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

/** One order as its page shows it. */
interface PaymentView {
  order: Order
  standing: Standing
  buyer: Buyer | undefined
  isTest: boolean
  /** Absent when there is nothing to pay, or nobody to pay it through. */
  checkout: Checkout | undefined
  /** With another paid order of the same package by the same person. */
  repeatPurchase: RepeatPurchase | undefined
  /** Of the same buyer, as long as there is something to pay here: open ones, and those just paid. */
  otherOrders: Order[]
}

type Verified =
  | { ok: true; orderId: string; standing: Standing }
  | { ok: false; reason: 'no-proof' | 'unknown-order' | 'bad-signature' }

/** `closed`: whoever would be telling this is not set up. */
type WebhookReceipt = 'recorded' | 'repeated' | 'ignored' | 'bad-signature' | 'malformed' | 'closed'

interface SuggestedRefund extends RefundSuggestion {
  paymentId: string
  refundable: number
}

/** Taking payments, through however many providers are open. The books can be read without any. */
export interface Payments extends Books {
  kind: PaymentKind
  /** Whether the order's provider is set up here and now. */
  isOpen(order: Order): boolean
  contentSources: Record<string, string[]>
  place(fields: CheckoutFields, visit: OrderVisit): Promise<PlacedOrder>
  view(orderId: string): Promise<PaymentView | undefined>
  /** Takes what a browser brought back from a provider's checkout. */
  verify(fields: Record<string, unknown>): Promise<Verified>
  receiveWebhook(path: string, delivery: WebhookDelivery): Promise<WebhookReceipt>
  play: NonNullable<PaymentProvider['play']>
  /** Asks the providers about what is not settled, reminds of what is left open, repeats refunds that got no answer. */
  reconcile(all?: boolean): Promise<void>
  /** Undefined when nothing of it can be given back here. */
  suggestRefund(orderId: string, at: Date): Promise<SuggestedRefund | undefined>
  refund(request: RefundRequest): Promise<RefundOutcome>
}

interface PaymentParts {
  env: Pick<Env, 'payments' | 'publicUrl' | 'mail'>
  sessionSecret: string
  database: Database
  mailer: Mailer
  log: Log
}

const sweepEverySeconds = 5 * 60
/** A visitor who looks at the page of an open order is told the truth, but not by asking at every reload. */
const viewAsksAfterMilliseconds = 15_000
/** Nor is anybody made to wait for a provider that is slow or down: what it says later is recorded all the same. */
const visitorWaitsMilliseconds = 2_500

export function openPayments({ env, sessionSecret, database, mailer, log }: PaymentParts): Payments {
  const { publicUrl } = env
  const providers = openProviders(env.payments, {
    publicUrl,
    sessionSecret,
    database,
    log,
    deliver: (path, delivery) => receiveWebhook(path, delivery),
  })
  const mails = createPaymentMails({ team: env.mail.team, publicUrl })
  const ledger = createLedger({ database, mailer, mails })
  const reconciler = createReconciler({ database, ledger, log })
  const followUp = createFollowUp(reconciler, log)
  const providerOf = (order: Order) => providers.find(({ id }) => id === order.provider)
  const refundParts = { database, ledger, providerOf, log }

  async function orderBy(condition: ReturnType<typeof and>): Promise<Order | undefined> {
    const [order] = await database.db.select().from(paymentOrders).where(condition)
    return order
  }

  /** Only ever an order of the provider that speaks: nobody vouches for another's. */
  function orderAt({ id }: OpenProvider, providerOrderId: string): Promise<Order | undefined> {
    return orderBy(and(eq(paymentOrders.provider, id), eq(paymentOrders.providerOrderId, providerOrderId)))
  }

  /** An event about a refund may name the payment alone. */
  async function orderOfPayment({ id }: OpenProvider, paymentId: string): Promise<Order | undefined> {
    const [found] = await database.db
      .select({ order: paymentOrders })
      .from(paymentEvents)
      .innerJoin(paymentOrders, eq(paymentOrders.id, paymentEvents.orderId))
      .where(and(eq(paymentOrders.provider, id), eq(paymentEvents.paymentId, paymentId)))
      .limit(1)
    return found?.order
  }

  async function confirm(provider: OpenProvider, { orderId, paymentId }: CheckoutProof): Promise<Verified> {
    const order = await orderAt(provider, orderId)
    if (!order) return { ok: false, reason: 'unknown-order' }
    const { id, amount, currency } = order
    const standing = await ledger.record(id, 'verify', [
      { kind: 'checkout-verified', paymentId, amount, currency, occurredAt: new Date() },
    ])
    const isSecondPayment = standing.paymentId !== undefined && standing.paymentId !== paymentId
    if (standing.state !== 'authorised' && !isSecondPayment) return { ok: true, orderId: id, standing }
    // The proof says that the bank agreed; whether the money was taken, the provider says when asked.
    await Promise.race([followUp(provider, order), patience()])
    return { ok: true, orderId: id, standing: standingOf(order, await ledger.factsOf(id)) }
  }

  async function receiveWebhook(path: string, delivery: WebhookDelivery): Promise<WebhookReceipt> {
    const provider = providers.find(({ webhookPath }) => webhookPath === path)
    if (!provider) return 'closed'
    const reading = await provider.readWebhook(delivery)
    if (reading.kind === 'irrelevant') return 'ignored'
    if (reading.kind !== 'fact') return reading.kind
    const { fact, providerOrderId } = reading
    const ownId = reading.eventId ?? createHash('sha256').update(delivery.body).digest('hex')
    const eventId = `${provider.id}:${ownId}`
    if (await ledger.knows(eventId)) return 'repeated'
    const order = providerOrderId
      ? await orderAt(provider, providerOrderId)
      : await orderOfPayment(provider, fact.paymentId)
    if (!order) {
      // One account may serve other shops too; refusing would make the provider give up on all our events.
      log('warn', 'webhook-of-unknown-order', { event: eventId.slice(0, 60) })
      return 'ignored'
    }
    await ledger.record(order.id, 'webhook', [{ ...fact, eventId }])
    return 'recorded'
  }

  return {
    ...createBooks(database),
    kind: paymentKind(providers),
    isOpen: (order) => providerOf(order) !== undefined,
    contentSources: sourcesOf(providers),
    place: (fields, visit) => placeOrder({ database, providers, log }, fields, visit, new Date()),

    async view(orderId) {
      let order = await orderBy(eq(paymentOrders.id, orderId))
      if (!order) return undefined
      const provider = providerOf(order)
      if (provider && isWorthAsking(order)) {
        const answer = reconciler
          .order(provider, order)
          .catch((error) => log('error', 'payment-reconcile', describeError(error)))
        await Promise.race([answer, patience()])
        order = (await orderBy(eq(paymentOrders.id, orderId))) ?? order
      }
      const standing = standingOf(order, await ledger.factsOf(orderId))
      const isPayable =
        (standing.state === 'created' || standing.state === 'failed') && !isPaidDifferently(standing)
      const { providerOrderId, leadId } = order
      const buyer = leadId ? await buyerOf(database.db, leadId) : undefined
      const words = wordsIn(buyer?.language ?? '')
      const [repeatPurchase] = standing.paidAt ? await repeatPurchases(database.db, [orderId]) : []
      return {
        order,
        standing,
        buyer,
        isTest: standIns.includes(order.provider),
        checkout:
          isPayable && providerOrderId
            ? provider?.checkoutFor({
                ...order,
                providerOrderId,
                language: words.language,
                description: packageName(order.packageId, words),
                buyer,
              })
            : undefined,
        repeatPurchase,
        otherOrders: isPayable && provider && buyer ? await otherOrdersOf(database, order, buyer) : [],
      }
    },

    async verify(fields) {
      for (const provider of providers) {
        const proof = await provider.verify(fields)
        if (proof === 'bad-signature') return { ok: false, reason: proof }
        if (proof) return confirm(provider, proof)
      }
      return { ok: false, reason: 'no-proof' }
    },

    receiveWebhook,
    play: async (orderId, outcome) => providers.find(({ play }) => play)?.play?.(orderId, outcome),

    async reconcile(all) {
      for (const provider of providers) {
        const { unanswered } = await reconciler.sweep(provider, all)
        // Who has perhaps paid, unheard of, is not asked to pay.
        if (unanswered === 0) await remindOfOpenOrders({ database, mailer, mails }, provider.id, new Date())
      }
      await retryRefunds(refundParts)
    },

    async suggestRefund(orderId, at) {
      const order = await orderBy(eq(paymentOrders.id, orderId))
      if (!order || !providerOf(order)) return undefined
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

function patience(): Promise<void> {
  return setTimeout(visitorWaitsMilliseconds, undefined, { ref: false })
}

function isWorthAsking({ state, createdAt, checkedAt, providerOrderId }: Order): boolean {
  return (
    providerOrderId !== null &&
    ['created', 'failed', 'authorised'].includes(state) &&
    Date.now() - (checkedAt ?? createdAt).getTime() > viewAsksAfterMilliseconds
  )
}

/** What the pay page may load: that of all who are open, as its policy is set before the order is known. */
function sourcesOf(providers: OpenProvider[]): Record<string, string[]> {
  const sources: Record<string, string[]> = {}
  for (const { contentSources } of providers)
    for (const [directive, values] of Object.entries(contentSources))
      sources[directive] = [...(sources[directive] ?? []), ...values]
  return sources
}
