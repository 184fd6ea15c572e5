import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { factKinds, paymentStates } from '#domain/payment.ts'
import type { ProviderId } from '#server/payments/providers/registry.ts'
import { atLeast, line, oneOf } from '../checks.ts'
import { timestamp } from './columns.ts'
import { leads } from './leads.ts'

const sources = ['webhook', 'verify', 'reconcile', 'refund'] as const
const refundStates = ['requested', 'accepted', 'refused'] as const

/**
 * What someone set out to buy. Who it was stands in `leads` alone, so that a person can be forgotten while the books
 * stay complete.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** Also the address of its page, so it cannot be guessed. */
    id: text().primaryKey(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    packageId: text('package_id').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** What the visitor and the provider call this order. */
    reference: text().notNull().unique(),
    /** The same request sent twice is one order. */
    requestKey: text('request_key').unique(),
    provider: text().$type<ProviderId>().notNull(),
    /** Absent until the provider has answered. */
    providerOrderId: text('provider_order_id'),
    /** How often the provider was asked for an order; each asks under a name of its own. */
    attempts: integer().notNull().default(0),
    /** What `standingOf` makes of the events, kept for searching; written with each event, in its transaction. */
    state: text({ enum: paymentStates }).notNull().default('created'),
    receiptNumber: text('receipt_number').unique(),
    paidAt: timestamp('paid_at'),
    setupStartedAt: timestamp('setup_started_at'),
    liveAt: timestamp('live_at'),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    /** When the provider was last asked how this order stands. */
    checkedAt: timestamp('checked_at'),
  },
  (table) => [
    check('order_id_is_valid', sql`${table.id} ~ '^[A-Za-z0-9_-]{22}$'`),
    line(table.packageId, 60),
    atLeast(table.amount, 100),
    check('order_currency_is_valid', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    line(table.reference, 36),
    line(table.requestKey, 120),
    line(table.provider, 30),
    line(table.providerOrderId, 60),
    atLeast(table.attempts, 0),
    oneOf(table.state, paymentStates),
    check('receipt_is_complete', sql`(${table.receiptNumber} is null) = (${table.paidAt} is null)`),
    uniqueIndex('payment_orders_provider_order').on(table.provider, table.providerOrderId),
    index('payment_orders_state').on(table.state, table.createdAt),
    index('payment_orders_lead_id').on(table.leadId),
  ],
)

/** The ledger: what the provider said, when, and how we came to know. Rows are only ever added. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id of the event, or one made from what it says. Kept for good: a repeated delivery is one event. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => paymentOrders.id),
    source: text({ enum: sources }).notNull(),
    kind: text({ enum: factKinds }).notNull(),
    paymentId: text('payment_id').notNull(),
    refundId: text('refund_id'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Why it failed, in the provider's code words. */
    reason: text(),
    occurredAt: timestamp('occurred_at').notNull(),
    recordedAt: timestamp('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    line(table.id, 120),
    oneOf(table.source, sources),
    oneOf(table.kind, factKinds),
    line(table.paymentId, 60),
    line(table.refundId, 60),
    atLeast(table.amount, 0),
    check('event_currency_is_valid', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    line(table.reason, 200),
    check('refund_id_is_complete', sql`(${table.kind} like 'refund-%') = (${table.refundId} is not null)`),
    index('payment_events_order_id').on(table.orderId),
    index('payment_events_payment_id').on(table.paymentId),
    // The event id is not part of what the provider signs: the same words under another id are the same event.
    uniqueIndex('payment_events_once').on(
      table.orderId,
      table.source,
      table.kind,
      table.paymentId,
      sql`coalesce(${table.refundId}, '')`,
    ),
  ],
)

/** Refunds that the owner asked for, with who and why. What became of them is in the ledger. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also what makes the request safe to repeat at the provider. */
    id: uuid().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => paymentOrders.id),
    paymentId: text('payment_id').notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedAt: timestamp('requested_at').notNull().defaultNow(),
    state: text({ enum: refundStates }).notNull().default('requested'),
    providerRefundId: text('provider_refund_id').unique(),
    lastError: text('last_error'),
  },
  (table) => [
    line(table.paymentId, 60),
    check('refund_amount_is_valid', sql`${table.amount} >= 100`),
    line(table.reason, 500),
    line(table.requestedBy, 254),
    oneOf(table.state, refundStates),
    line(table.providerRefundId, 60),
    line(table.lastError, 500),
    index('refunds_order_id').on(table.orderId),
    index('refunds_state').on(table.state),
  ],
)

/** The last receipt number of each financial year: taken in the transaction that uses it, so none is ever missing. */
export const receiptCounters = pgTable(
  'receipt_counters',
  { year: text().primaryKey(), last: integer().notNull() },
  (table) => [atLeast(table.last, 1)],
)
