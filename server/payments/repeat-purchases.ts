import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import type { Order } from './ledger.ts'
import { standIns } from './providers/registry.ts'

/** An order of a package that the same person had paid for within the week before: perhaps by mistake. */
export interface RepeatPurchase {
  order: Order
  earlier: Order
}

const earlierOrder = alias(paymentOrders, 'earlier_order')
const earlierLead = alias(leads, 'earlier_lead')

/**
 * Those among some orders, on either side, or among all. It is cleared up once one of the two has been given back, or
 * work on the second has begun.
 */
export function repeatPurchases(
  connection: Pick<Transaction, 'select'>,
  orderIds?: string[],
): Promise<RepeatPurchase[]> {
  return connection
    .select({ order: paymentOrders, earlier: earlierOrder })
    .from(paymentOrders)
    .innerJoin(leads, eq(leads.id, paymentOrders.leadId))
    .innerJoin(earlierLead, eq(earlierLead.personId, leads.personId))
    .innerJoin(earlierOrder, eq(earlierOrder.leadId, earlierLead.id))
    .where(
      and(
        orderIds && or(inArray(paymentOrders.id, orderIds), inArray(earlierOrder.id, orderIds)),
        eq(earlierOrder.packageId, paymentOrders.packageId),
        // Played and real ones have nothing to do with each other.
        sql`(${inArray(earlierOrder.provider, standIns)}) = (${inArray(paymentOrders.provider, standIns)})`,
        inArray(paymentOrders.state, paidStates),
        inArray(earlierOrder.state, paidStates),
        isNull(paymentOrders.setupStartedAt),
        // Of two in one second the receipt that came first.
        sql`(${earlierOrder.paidAt}, ${earlierOrder.receiptNumber}) < (${paymentOrders.paidAt}, ${paymentOrders.receiptNumber})`,
        sql`${earlierOrder.paidAt} > ${paymentOrders.paidAt} - interval '7 days'`,
      ),
    )
    .orderBy(desc(paymentOrders.paidAt), desc(earlierOrder.paidAt))
}

const paidStates = ['captured', 'partly-refunded'] as const satisfies Order['state'][]
