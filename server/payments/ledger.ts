import { eq, sql } from 'drizzle-orm'
import { type Fact, financialYear, receiptNumber, type Standing, standingOf } from '#domain/payment.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentEvents, paymentOrders, receiptCounters } from '#server/db/schema/payments.ts'
import { people } from '#server/db/schema/people.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { PaymentMails } from './payment-mails.ts'
import { repeatPurchases } from './repeat-purchases.ts'

export type Order = typeof paymentOrders.$inferSelect
export type LedgerEvent = typeof paymentEvents.$inferSelect

/** A fact on its way into the ledger. With the provider's name and event id where there is one. */
interface NewFact extends Fact {
  eventId?: string | undefined
}

export interface Ledger {
  /** Adds what is new, and does what follows from it, in one transaction. Resolves with where the order stands now. */
  record(orderId: string, source: LedgerEvent['source'], facts: NewFact[]): Promise<Standing>
  factsOf(orderId: string): Promise<LedgerEvent[]>
  /** Whether the provider's event has been taken before. */
  knows(eventId: string): Promise<boolean>
}

interface LedgerParts {
  database: Database
  mailer: Mailer
  mails: PaymentMails
}

export function createLedger({ database, mailer, mails }: LedgerParts): Ledger {
  return {
    record: (orderId, source, facts) =>
      database.transaction(async (transaction) => {
        // Callback, webhook and reconciliation race for the same order; whoever comes second sees what the first wrote.
        const [order] = await transaction
          .select()
          .from(paymentOrders)
          .where(eq(paymentOrders.id, orderId))
          .for('update')
        if (!order) throw new Error('Facts about an order that does not exist')
        const newIds = await add(transaction, orderId, source, facts)
        const history = await transaction
          .select()
          .from(paymentEvents)
          .where(eq(paymentEvents.orderId, orderId))
        const standing = standingOf(order, history)
        if (newIds.length > 0) await follow(transaction, order, standing, history, newIds)
        return standing
      }),
    factsOf: (orderId) =>
      database.db
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.orderId, orderId))
        .orderBy(paymentEvents.recordedAt),
    async knows(eventId) {
      const found = await database.db
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(eq(paymentEvents.id, eventId))
      return found.length > 0
    },
  }

  async function add(
    transaction: Transaction,
    orderId: string,
    source: LedgerEvent['source'],
    facts: NewFact[],
  ): Promise<string[]> {
    if (facts.length === 0) return []
    const rows = facts.map(({ eventId, ...fact }) => ({
      ...fact,
      id: eventId ?? `${source}:${fact.kind}:${orderId}:${fact.refundId ?? fact.paymentId}`,
      orderId,
      source,
    }))
    const newIds = await transaction
      .insert(paymentEvents)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    return newIds.map(({ id }) => id)
  }

  /** What a change of standing brings about: the receipt, the mails, each exactly once. */
  async function follow(
    transaction: Transaction,
    before: Order,
    standing: Standing,
    history: LedgerEvent[],
    newIds: string[],
  ): Promise<void> {
    const isFirstCapture = standing.paidAt !== undefined && before.receiptNumber === null
    const receipt = isFirstCapture ? await nextReceipt(transaction, standing.paidAt ?? new Date()) : undefined
    const [order = before] = await transaction
      .update(paymentOrders)
      .set({
        state: standing.state,
        ...(receipt && { receiptNumber: receipt, paidAt: standing.paidAt ?? null }),
      })
      .where(eq(paymentOrders.id, before.id))
      .returning()
    const buyer = order.leadId ? await buyerOf(transaction, order.leadId) : undefined
    // After the receipt's number, for which purchases wait for each other: of two at once the second finds the first.
    const [repeat] = receipt ? await repeatPurchases(transaction, [order.id]) : []
    const queued = [
      ...(receipt ? mails.forCapture(order, standing, buyer) : []),
      ...(repeat ? mails.forRepeatPurchase(repeat, buyer) : []),
      ...newOddCaptures(order, history, newIds).map((capture) => mails.forOddCapture(order, capture, buyer)),
      ...(isPaidAnew(order, history, newIds) ? mails.forDuplicate(order, standing, buyer) : []),
      ...(buyer
        ? newRefunds(history, newIds).map((refund) => mails.forRefund(order, standing, refund, buyer))
        : []),
    ]
    await mailer.queueMails(transaction, queued)
    if (receipt && order.leadId) await markWon(transaction, order.leadId, order.paidAt ?? new Date())
  }
}

export const buyerColumns = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  language: leads.noticeLanguage,
}

export type Buyer = Pick<typeof leads.$inferSelect, 'id' | 'name' | 'email' | 'phone'> & {
  /** In which they placed the order. */
  language: string
}

export async function buyerOf(
  transaction: Pick<Transaction, 'select'>,
  leadId: string,
): Promise<Buyer | undefined> {
  const [buyer] = await transaction.select(buyerColumns).from(leads).where(eq(leads.id, leadId))
  return buyer
}

/** Whoever has paid is a client, in the owner's list. */
async function markWon(transaction: Transaction, leadId: string, paidAt: Date): Promise<void> {
  const isTheirs = sql`${people.id} = (select ${leads.personId} from ${leads} where ${leads.id} = ${leadId})`
  await transaction
    .update(people)
    .set({ status: 'won', wonAt: sql`coalesce(${people.wonAt}, ${paidAt})`, lostReason: null })
    .where(isTheirs)
}

async function nextReceipt(transaction: Transaction, paidAt: Date): Promise<string> {
  const year = financialYear(paidAt)
  const [counter] = await transaction
    .insert(receiptCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: receiptCounters.year,
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning()
  if (!counter) throw new Error('The receipt counter answered nothing')
  return receiptNumber(year, counter.last)
}

/** Refunds that nobody had heard of before these events; one that failed at once is no news for the buyer. */
function newRefunds(history: LedgerEvent[], newIds: string[]): LedgerEvent[] {
  const isNews = (event: LedgerEvent) => event.kind === 'refund-pending' || event.kind === 'refund-processed'
  return firstHeard(history.filter(isNews), newIds, ({ refundId }) => refundId)
}

/** Money that came, but is not what the order asks for. */
function newOddCaptures(order: Order, history: LedgerEvent[], newIds: string[]): LedgerEvent[] {
  const odd = capturesIn(history).filter((capture) => !isInFull(order, capture))
  return firstHeard(odd, newIds, ({ paymentId }) => paymentId)
}

/** Whether a payment of the whole amount was not heard of before. */
function isPaidAnew(order: Order, history: LedgerEvent[], newIds: string[]): boolean {
  const full = capturesIn(history).filter((capture) => isInFull(order, capture))
  return firstHeard(full, newIds, ({ paymentId }) => paymentId).length > 0
}

function capturesIn(events: LedgerEvent[]): LedgerEvent[] {
  return events.filter(({ kind }) => kind === 'payment-captured' || kind === 'order-paid')
}

function isInFull(order: Order, { amount, currency }: LedgerEvent): boolean {
  return amount === order.amount && currency === order.currency
}

/** Of events that say the same about a subject, one, and none if it had been said before. */
function firstHeard(
  events: LedgerEvent[],
  newIds: string[],
  subjectOf: (event: LedgerEvent) => string | null,
): LedgerEvent[] {
  const earlier = new Set(events.filter(({ id }) => !newIds.includes(id)).map(subjectOf))
  const fresh = events.filter((event) => newIds.includes(event.id) && !earlier.has(subjectOf(event)))
  return [...new Map(fresh.map((event) => [subjectOf(event), event])).values()]
}
