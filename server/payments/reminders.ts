import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { mails as storedMails } from '#server/db/schema/mails.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { buyerColumns, type Order } from './ledger.ts'
import { openOrderMail, type PaymentMails } from './payment-mails.ts'

interface ReminderParts {
  database: Database
  mailer: Mailer
  mails: PaymentMails
}

/** Sends the link to pay to those who left an order open half an hour ago: once, and nothing after a day. */
export function remindOfOpenOrders(
  { database, mailer, mails }: ReminderParts,
  provider: Order['provider'],
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({ order: paymentOrders, buyer: buyerColumns })
      .from(paymentOrders)
      .innerJoin(leads, eq(leads.id, paymentOrders.leadId))
      .where(
        and(
          eq(paymentOrders.provider, provider),
          isNotNull(paymentOrders.providerOrderId),
          inArray(paymentOrders.state, ['created', 'failed']),
          sql`${paymentOrders.createdAt} between now() - interval '1 day' and now() - interval '30 minutes'`,
          isWithoutMoney,
          isTheirLast,
          isNotReminded,
        ),
      )
      // Who pays at this moment is waited for, or waits.
      .for('update', { of: paymentOrders })
    await mailer.queueMails(
      transaction,
      due.map(({ order, buyer }) => mails.forOpenOrder(order, buyer, now)),
    )
  })
}

/** Nothing came, not even another amount. */
const isWithoutMoney = sql`not exists (select 1 from ${paymentEvents}
  where ${paymentEvents.orderId} = ${paymentOrders.id} and ${paymentEvents.kind} <> 'payment-failed')`

/** Whoever has ordered anew, or has paid for another order since, has what they want. */
const isTheirLast = sql`not exists (select 1 from payment_orders other join leads buyer on buyer.id = other.lead_id
  where buyer.person_id = ${leads.personId} and other.id <> ${paymentOrders.id}
    and (other.created_at > ${paymentOrders.createdAt} or other.paid_at > ${paymentOrders.createdAt}))`

const isNotReminded = sql`not exists (select 1 from ${storedMails}
  where ${storedMails.leadId} = ${leads.id} and ${storedMails.kind} = ${openOrderMail})`
