import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Words } from '#content/words.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { amountOf, type Checkout, type CheckoutFields, packageName } from '#domain/checkout.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import type { Log } from '#server/log.ts'
import type { Buyer, Order } from './ledger.ts'
import type { OpenProvider } from './providers/registry.ts'
import { isOpen } from './reconcile.ts'

export type PlacedOrder =
  /** With the address of its page, which says so when the order was there before. */
  | { ok: true; order: ReadyOrder; page: string; checkout: Checkout }
  /** `key-reused`: the same request key came with another purchase, or from someone else. */
  | { ok: false; reason: 'provider-unavailable' | 'key-reused' }

/** In which words the buyer was asked, and the key of the request if it had one. */
export interface OrderVisit {
  words: Words
  requestKey?: string | undefined
}

type ReadyOrder = Order & { providerOrderId: string }

interface OrderParts {
  database: Database
  providers: OpenProvider[]
  log: Log
}

/**
 * Places an order: ours first, then the provider's. Whoever has an open order for the same gets that one, however often,
 * from wherever and however much at once it is asked for; with its `requestKey` also when it is paid.
 */
export async function placeOrder(
  parts: OrderParts,
  fields: CheckoutFields,
  { words, requestKey }: OrderVisit,
  now: Date,
): Promise<PlacedOrder> {
  const { database, providers } = parts
  const { currency } = amountOf(fields.packageId)
  const preferred = providers.find(({ currencies }) => currencies.includes(currency))
  if (!preferred) return { ok: false, reason: 'provider-unavailable' }
  const stored = await database.transaction(async (transaction) => {
    // Whoever sends the same, or the same key, at the same moment waits here and then finds what the first stored.
    await takeTurn(transaction, JSON.stringify(fields))
    if (requestKey) await takeTurn(transaction, requestKey)
    const sameKey = requestKey ? await orderUnderKey(transaction, requestKey) : undefined
    if (sameKey && !isFrom(sameKey, fields)) return undefined
    const earlier = sameKey?.order ?? (await openOrder(transaction, preferred.id, fields))
    if (earlier) return { order: earlier, isRepeat: true }
    return {
      order: await storeOrder(transaction, preferred.id, fields, { words, requestKey }, now),
      isRepeat: false,
    }
  })
  if (!stored) return { ok: false, reason: 'key-reused' }
  // Of an earlier order perhaps another one than a new order would go to.
  const provider = providers.find(({ id }) => id === stored.order.provider)
  const order = provider && (await orderAtProvider(parts, provider, stored.order))
  if (!order) return { ok: false, reason: 'provider-unavailable' }
  return {
    ok: true,
    order,
    page: `/pay/${order.id}${stored.isRepeat ? '?again' : ''}`,
    checkout: provider.checkoutFor({
      ...order,
      language: words.language,
      description: packageName(order.packageId, words),
      buyer: fields,
    }),
  }
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
    sql`address_key(${leads.email}) = address_key(${email})`,
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

function isFrom({ order, lead }: KeyedOrder, { packageId, name, email, phone }: CheckoutFields): boolean {
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
  provider: Order['provider'],
  fields: CheckoutFields,
): Promise<Order | undefined> {
  const { amount, currency } = amountOf(fields.packageId)
  const [found] = await ordersOf(
    transaction,
    fields,
    and(
      eq(paymentOrders.packageId, fields.packageId),
      eq(paymentOrders.amount, amount),
      eq(paymentOrders.currency, currency),
      eq(paymentOrders.provider, provider),
      isOpen,
    ),
  )
  return found
}

async function storeOrder(
  transaction: Transaction,
  provider: Order['provider'],
  fields: CheckoutFields,
  { words, requestKey }: OrderVisit,
  now: Date,
): Promise<Order> {
  const { packageId, name, email, phone, ...answers } = fields
  const { privacy } = words.checkout.details
  const leadId = randomUUID()
  await transaction.insert(leads).values({
    id: leadId,
    kind: 'purchase',
    name,
    email,
    phone: phone ?? null,
    answers,
    createdAt: now,
    noticeVersion: privacy.version,
    noticeLanguage: words.language,
    noticePurpose: privacy.purpose,
    noticedAt: now,
  })
  const [placed] = await transaction
    .insert(paymentOrders)
    .values({
      id: randomBytes(16).toString('base64url'),
      leadId,
      packageId,
      ...amountOf(fields.packageId),
      reference: `${todayInIndia(now).replaceAll('-', '')}-${randomBytes(5).toString('hex')}`,
      requestKey: requestKey ?? null,
      provider,
      createdAt: now,
    })
    .returning()
  if (!placed) throw new Error('An order was not stored')
  return placed
}

/**
 * The provider takes each receipt once, and an answer may be lost on the way: every attempt has a receipt of its own,
 * and the first order to be written down is the one that counts. Others are never shown to anyone, so never paid.
 */
async function orderAtProvider(
  { database, log }: OrderParts,
  provider: OpenProvider,
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
