import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { checkout as words } from '#content/en/checkout.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { amountOf, type Checkout, packageOf } from '#domain/checkout.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import type { Log } from '#server/log.ts'
import type { Order } from './ledger.ts'
import type { PaymentProvider } from './provider.ts'

export type PlacedOrder =
  | { ok: true; order: Order & { providerOrderId: string } }
  /** `key-reused`: the same request key came with another purchase. */
  | { ok: false; reason: 'provider-unavailable' | 'key-reused' }

interface OrderParts {
  database: Database
  provider: PaymentProvider
  providerKind: Order['provider']
  log: Log
}

/**
 * Places an order: ours first, then the provider's. With the same `requestKey` it is the same order, however often and
 * however much at once it is asked for.
 */
export async function placeOrder(
  parts: OrderParts,
  checkout: Checkout,
  requestKey: string | undefined,
  now: Date,
): Promise<PlacedOrder> {
  const stored = await storeOrder(parts, checkout, requestKey, now)
  if (stored.packageId !== checkout.packageId) return { ok: false, reason: 'key-reused' }
  return orderAtProvider(parts, stored)
}

async function storeOrder(
  { database, providerKind }: OrderParts,
  { packageId, name, email, phone }: Checkout,
  requestKey: string | undefined,
  now: Date,
): Promise<Order> {
  const item = packageOf(packageId)
  if (!item) throw new Error('A checked package is not on the list')
  const { privacy } = words.details
  return database.transaction(async (transaction) => {
    const earlier = await orderOf(transaction, requestKey)
    if (earlier) return earlier
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
        ...amountOf(item),
        reference: `${todayInIndia(now).replaceAll('-', '')}-${randomBytes(5).toString('hex')}`,
        requestKey: requestKey ?? null,
        provider: providerKind,
        createdAt: now,
      })
      .onConflictDoNothing({ target: paymentOrders.requestKey })
      .returning()
    if (placed) return placed
    // The same request came in between.
    await transaction.delete(leads).where(eq(leads.id, leadId))
    const same = await orderOf(transaction, requestKey)
    if (!same) throw new Error('An order was neither stored nor found')
    return same
  })
}

async function orderOf(transaction: Transaction, requestKey: string | undefined): Promise<Order | undefined> {
  if (requestKey === undefined) return undefined
  const [order] = await transaction
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.requestKey, requestKey))
  return order
}

/**
 * The provider takes each receipt once, and an answer may be lost on the way: every attempt has a receipt of its own,
 * and the first order to be written down is the one that counts. Others are never shown to anyone, so never paid.
 */
async function orderAtProvider({ database, provider, log }: OrderParts, order: Order): Promise<PlacedOrder> {
  if (order.providerOrderId) return { ok: true, order: { ...order, providerOrderId: order.providerOrderId } }
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
    return { ok: false, reason: 'provider-unavailable' }
  }
  await database.db
    .update(paymentOrders)
    .set({ providerOrderId: answer.value.id })
    .where(and(byId, isNull(paymentOrders.providerOrderId)))
  const [placed] = await database.db.select().from(paymentOrders).where(byId)
  if (!placed?.providerOrderId) throw new Error('An order lost its number')
  return { ok: true, order: { ...placed, providerOrderId: placed.providerOrderId } }
}
