import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { checkout as words } from '#content/en/checkout.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { amountOf, type Checkout, packageOf } from '#domain/checkout.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import type { Log } from '#server/log.ts'
import type { Buyer, Order } from './ledger.ts'
import type { PaymentProvider } from './provider.ts'
import { isOpen } from './reconcile.ts'

export type PlacedOrder =
  /** With the address of its page, which says so when the order was there before. */
  | { ok: true; order: ReadyOrder; page: string }
  /** `key-reused`: the same request key came with another purchase, or from someone else. */
  | { ok: false; reason: 'provider-unavailable' | 'key-reused' }

type ReadyOrder = Order & { providerOrderId: string }

interface OrderParts {
  database: Database
  provider: PaymentProvider
  providerKind: Order['provider']
  log: Log
}

/**
 * Places an order: ours first, then the provider's. Whoever has an open order for the same gets that one, however often,
 * from wherever and however much at once it is asked for; with its `requestKey` also when it is paid.
 */
export async function placeOrder(
  parts: OrderParts,
  checkout: Checkout,
  requestKey: string | undefined,
  now: Date,
): Promise<PlacedOrder> {
  const stored = await parts.database.transaction(async (transaction) => {
    // Whoever sends the same, or the same key, at the same moment waits here and then finds what the first stored.
    await takeTurn(transaction, JSON.stringify(checkout))
    if (requestKey) await takeTurn(transaction, requestKey)
    const keyed = requestKey ? await orderUnderKey(transaction, requestKey) : undefined
    if (keyed && !isFrom(keyed, checkout)) return undefined
    const earlier = keyed?.order ?? (await openOrder(transaction, parts.providerKind, checkout))
    if (earlier) return { order: earlier, isRepeat: true }
    return { order: await storeOrder(transaction, parts, checkout, requestKey, now), isRepeat: false }
  })
  if (!stored) return { ok: false, reason: 'key-reused' }
  const order = await orderAtProvider(parts, stored.order)
  if (!order) return { ok: false, reason: 'provider-unavailable' }
  return { ok: true, order, page: `/pay/${order.id}${stored.isRepeat ? '?again' : ''}` }
}

/** What else a buyer should know of before paying: other orders that are open, and those paid within a day. */
export async function otherOrdersOf(database: Database, order: Order, buyer: Buyer): Promise<Order[]> {
  return ordersOf(
    database.db,
    buyer,
    and(ne(paymentOrders.id, order.id), or(isOpen, sql`${paymentOrders.paidAt} > now() - interval '1 day'`)),
  )
}

/** The newest few that somebody placed. */
async function ordersOf(
  connection: Pick<Transaction, 'select'>,
  buyer: Details,
  condition: SQL | undefined,
): Promise<Order[]> {
  const rows = await connection
    .select({ order: paymentOrders })
    .from(paymentOrders)
    .innerJoin(leads, eq(leads.id, paymentOrders.leadId))
    .where(and(isBuyer(buyer), condition))
    .orderBy(desc(paymentOrders.createdAt))
    .limit(5)
  return rows.map(({ order }) => order)
}

type Details = Pick<Buyer, 'name' | 'email'> & { phone?: string | null | undefined }

/** All that was typed has to be the same: an order is shown to nobody who could not have placed it. */
function isBuyer({ name, email, phone }: Details) {
  return and(
    eq(sql`lower(${leads.email})`, email.toLowerCase()),
    eq(leads.name, name),
    phone ? eq(leads.phone, phone) : isNull(leads.phone),
  )
}

async function takeTurn(transaction: Transaction, subject: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject.toLowerCase()}, 0))`)
}

interface KeyedOrder {
  order: Order
  /** Absent once they are forgotten. */
  lead: typeof leads.$inferSelect | null
}

async function orderUnderKey(transaction: Transaction, requestKey: string): Promise<KeyedOrder | undefined> {
  const [found] = await transaction
    .select({ order: paymentOrders, lead: leads })
    .from(paymentOrders)
    .leftJoin(leads, eq(leads.id, paymentOrders.leadId))
    .where(eq(paymentOrders.requestKey, requestKey))
  return found
}

function isFrom({ order, lead }: KeyedOrder, { packageId, name, email, phone }: Checkout): boolean {
  return (
    order.packageId === packageId &&
    lead?.name === name &&
    lead.email.toLowerCase() === email.toLowerCase() &&
    lead.phone === (phone ?? null)
  )
}

/** At today's price: an order placed before the price list changed is not taken up again. */
async function openOrder(
  transaction: Transaction,
  providerKind: Order['provider'],
  checkout: Checkout,
): Promise<Order | undefined> {
  const { amount, currency } = amountOf(soldPackage(checkout))
  const [found] = await ordersOf(
    transaction,
    checkout,
    and(
      eq(paymentOrders.packageId, checkout.packageId),
      eq(paymentOrders.amount, amount),
      eq(paymentOrders.currency, currency),
      eq(paymentOrders.provider, providerKind),
      isOpen,
    ),
  )
  return found
}

async function storeOrder(
  transaction: Transaction,
  { providerKind }: OrderParts,
  checkout: Checkout,
  requestKey: string | undefined,
  now: Date,
): Promise<Order> {
  const { packageId, name, email, phone } = checkout
  const { privacy } = words.details
  const leadId = randomUUID()
  await transaction.insert(leads).values({
    id: leadId,
    kind: 'purchase',
    name,
    email,
    phone: phone ?? null,
    createdAt: now,
    noticeVersion: privacy.version,
    noticeLanguage: 'en',
    noticePurpose: privacy.purpose,
    noticedAt: now,
  })
  const [placed] = await transaction
    .insert(paymentOrders)
    .values({
      id: randomBytes(16).toString('base64url'),
      leadId,
      packageId,
      ...amountOf(soldPackage(checkout)),
      reference: `${todayInIndia(now).replaceAll('-', '')}-${randomBytes(5).toString('hex')}`,
      requestKey: requestKey ?? null,
      provider: providerKind,
      createdAt: now,
    })
    .returning()
  if (!placed) throw new Error('An order was not stored')
  return placed
}

function soldPackage({ packageId }: Checkout) {
  const item = packageOf(packageId)
  if (!item) throw new Error('A checked package is not on the list')
  return item
}

/**
 * The provider takes each receipt once, and an answer may be lost on the way: every attempt has a receipt of its own,
 * and the first order to be written down is the one that counts. Others are never shown to anyone, so never paid.
 */
async function orderAtProvider(
  { database, provider, log }: OrderParts,
  order: Order,
): Promise<ReadyOrder | undefined> {
  const { providerOrderId } = order
  if (providerOrderId) return { ...order, providerOrderId }
  const byId = eq(paymentOrders.id, order.id)
  const [attempt] = await database.db
    .update(paymentOrders)
    .set({ attempts: sql`${paymentOrders.attempts} + 1` })
    .where(byId)
    .returning({ number: paymentOrders.attempts })
  const answer = await provider.createOrder({
    amount: order.amount,
    currency: order.currency,
    receipt: `${order.reference}-${attempt?.number ?? 1}`,
    notes: { package: order.packageId, reference: order.reference },
  })
  if (!answer.ok || answer.value.amount !== order.amount || answer.value.currency !== order.currency) {
    log('error', 'payment-order-refused', { reason: answer.ok ? 'another amount' : answer.reason })
    return undefined
  }
  await database.db
    .update(paymentOrders)
    .set({ providerOrderId: answer.value.id })
    .where(and(byId, isNull(paymentOrders.providerOrderId)))
  const [placed] = await database.db.select().from(paymentOrders).where(byId)
  if (!placed?.providerOrderId) throw new Error('An order lost its number')
  return { ...placed, providerOrderId: placed.providerOrderId }
}
