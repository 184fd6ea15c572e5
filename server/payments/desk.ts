import { desc, eq, inArray } from 'drizzle-orm'
import { type Progress, type Standing, standingOf } from '#domain/payment.ts'
import type { Database } from '#server/db/database.ts'
import { paymentEvents, paymentOrders, refunds } from '#server/db/schema/payments.ts'
import { type Buyer, buyerOf, type LedgerEvent, type Order } from './ledger.ts'
import type { Refund } from './refunds.ts'

interface DeskPayment {
  order: Order
  standing: Standing
  buyer: Buyer | undefined
  events: LedgerEvent[]
  refunds: Refund[]
}

/** What the owner's desk shows of the ledger. */
export interface Desk {
  /** Newest first. */
  list(page?: { limit: number; offset: number }): Promise<DeskPayment[]>
  find(orderId: string): Promise<DeskPayment | undefined>
  /** Payments that somebody should look at: paid twice, a wrong amount, a refund that failed or was refused. */
  differences(): Promise<DeskPayment[]>
  /** The dates that the refund policy goes by. */
  setProgress(orderId: string, progress: Progress): Promise<void>
}

export function createDesk(database: Database): Desk {
  async function complete(orders: Order[]): Promise<DeskPayment[]> {
    const ids = orders.map(({ id }) => id)
    if (ids.length === 0) return []
    const events = await database.db
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.orderId, ids))
      .orderBy(paymentEvents.recordedAt)
    const asked = await database.db.select().from(refunds).where(inArray(refunds.orderId, ids))
    return Promise.all(
      orders.map(async (order) => {
        const own = events.filter(({ orderId }) => orderId === order.id)
        return {
          order,
          standing: standingOf(order, own),
          buyer: order.leadId ? await buyerOf(database.db, order.leadId) : undefined,
          events: own,
          refunds: asked.filter(({ orderId }) => orderId === order.id),
        }
      }),
    )
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
      const touched = await database.db
        .selectDistinct({ id: paymentEvents.orderId })
        .from(paymentEvents)
        .where(inArray(paymentEvents.kind, ['payment-captured', 'order-paid', 'refund-failed']))
      const payments = await complete(
        await database.db
          .select()
          .from(paymentOrders)
          .where(
            inArray(
              paymentOrders.id,
              touched.map(({ id }) => id),
            ),
          ),
      )
      return payments.filter(
        (payment) =>
          payment.standing.differences.length > 0 || payment.refunds.some(({ state }) => state === 'refused'),
      )
    },
    async setProgress(orderId, { setupStartedAt = null, liveAt = null }) {
      await database.db
        .update(paymentOrders)
        .set({ setupStartedAt, liveAt })
        .where(eq(paymentOrders.id, orderId))
    },
  }
}
