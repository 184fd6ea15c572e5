import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { isRefundedLater, type Progress, type Standing, standingOf } from '#domain/payment.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentEvents, paymentOrders, refunds } from '#server/db/schema/payments.ts'
import { type Buyer, buyerColumns, type LedgerEvent, type Order } from './ledger.ts'
import type { Refund } from './refunds.ts'
import { type RepeatPurchase, repeatPurchases } from './repeat-purchases.ts'

interface DeskPayment {
  order: Order
  standing: Standing
  buyer: Buyer | undefined
  events: LedgerEvent[]
  refunds: Refund[]
  /** What the owner should look at. */
  differences: (Standing['differences'][number] | 'refund-refused' | 'bought-twice')[]
  /** With another order of the same package by the same person. */
  repeatPurchase: RepeatPurchase | undefined
}

/** What the owner's desk shows of the ledger. */
export interface Books {
  /** Newest first. */
  list(page?: { limit: number; offset: number }): Promise<DeskPayment[]>
  find(orderId: string): Promise<DeskPayment | undefined>
  /** Payments that somebody should look at: paid or bought twice, a wrong amount, a refund that failed or was refused. */
  differences(): Promise<DeskPayment[]>
  /** The dates that the refund policy goes by. */
  setProgress(orderId: string, progress: Progress, by: string): Promise<void>
}

export function createBooks(database: Database): Books {
  async function complete(orders: Order[]): Promise<DeskPayment[]> {
    const ids = orders.map(({ id }) => id)
    if (ids.length === 0) return []
    const events = await database.db
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.orderId, ids))
      .orderBy(paymentEvents.recordedAt)
    const refundRequests = await database.db.select().from(refunds).where(inArray(refunds.orderId, ids))
    const buyers = await database.db
      .select(buyerColumns)
      .from(leads)
      .where(
        inArray(
          leads.id,
          orders.flatMap(({ leadId }) => leadId ?? []),
        ),
      )
    const repeats = await repeatPurchases(database.db, ids)
    return orders.map((order) => {
      const own = events.filter(({ orderId }) => orderId === order.id)
      const ownRefunds = refundRequests.filter(({ orderId }) => orderId === order.id)
      const standing = standingOf(order, own)
      const isRefused = ownRefunds.some(
        ({ state, requestedAt, ...refund }) =>
          state === 'refused' && !isRefundedLater(order, own, { ...refund, at: requestedAt }),
      )
      const isRepeat = repeats.some((repeat) => repeat.order.id === order.id)
      return {
        order,
        standing,
        buyer: buyers.find(({ id }) => id === order.leadId),
        events: own,
        refunds: ownRefunds,
        differences: [
          ...standing.differences,
          ...(isRefused ? (['refund-refused'] as const) : []),
          ...(isRepeat ? (['bought-twice'] as const) : []),
        ],
        repeatPurchase: repeats.find((repeat) => [repeat.order.id, repeat.earlier.id].includes(order.id)),
      }
    })
  }

  return {
    async list({ limit, offset } = { limit: 50, offset: 0 }) {
      const newestFirst = [desc(paymentOrders.createdAt), desc(paymentOrders.id)]
      return complete(
        await database.db
          .select()
          .from(paymentOrders)
          .orderBy(...newestFirst)
          .limit(limit)
          .offset(offset),
      )
    },
    async find(orderId) {
      const [found] = await complete(
        await database.db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId)),
      )
      return found
    },
    async differences() {
      const repeats = (await repeatPurchases(database.db)).map(({ order }) => order.id)
      const payments = await complete(
        await database.db
          .select()
          .from(paymentOrders)
          .where(or(mayDiffer, inArray(paymentOrders.id, repeats)))
          .orderBy(desc(paymentOrders.createdAt)),
      )
      return payments.filter(({ differences }) => differences.length > 0)
    },
    async setProgress(orderId, { setupStartedAt = null, liveAt = null }, by) {
      await database.transaction(async (transaction) => {
        await transaction
          .update(paymentOrders)
          .set({ setupStartedAt, liveAt })
          .where(eq(paymentOrders.id, orderId))
        await audit(transaction, { ownerEmail: by, action: 'order-progress', subject: `order:${orderId}` })
      })
    },
  }
}

/** Picks the few orders that are worth deriving; what is really wrong with one, `standingOf` says. */
const mayDiffer = sql`${paymentOrders.id} in (
  select e.order_id from payment_events e join payment_orders o on o.id = e.order_id
  group by e.order_id having count(distinct e.payment_id) > 1 or bool_or(e.kind = 'refund-failed')
    or bool_or(e.kind in ('payment-captured', 'order-paid') and (e.amount <> o.amount or e.currency <> o.currency))
  union select order_id from refunds where state = 'refused')`
