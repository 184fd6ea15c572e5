import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { paymentEvents, paymentOrders } from '#server/db/schema/payments.ts'
import { people } from '#server/db/schema/people.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { personWith, store } from '../../tests/stored-leads.ts'
import { salesOf } from './sales.ts'

const now = new Date('2026-11-18T06:00:00Z')

onBothEngines('Sales', (open) => {
  test('with nothing there are twelve months of nothing', async () => {
    const { months, sources } = await salesOf(await open(), now)
    expect([months.length, months[0]?.label, months.at(-1)?.label]).toEqual([12, '2026-11', '2025-12'])
    expect(months.every(({ leads: count, won, revenue }) => count + won + revenue.length === 0)).toBe(true)
    expect(sources).toEqual([])
  })

  test('leads and clients count by month in India and by source; amounts stay apart by currency', async () => {
    const database = await open()
    const wins = async (
      email: string,
      wonAt: string,
      dealMinor: number | null,
      dealCurrency: string | null,
    ) =>
      database.db
        .update(people)
        .set({ status: 'won', wonAt: new Date(wonAt), dealMinor, dealCurrency })
        .where(eq(people.email, email))
    // Midnight in India is half past six in the evening of Greenwich.
    await lead(database, 'asha@shop.example', '2026-10-31T18:29:59Z', 'Diwali')
    await lead(database, 'ravi@shop.example', '2026-10-31T18:30:00Z', 'diwali')
    await lead(database, 'ravi@shop.example', '2026-11-02T06:00:00Z')
    await lead(database, 'neema@shop.example', '2026-11-03T06:00:00Z')
    await lead(database, 'old@shop.example', '2025-11-30T06:00:00Z')
    await store(database, { createdAt: new Date('2026-11-04T06:00:00Z'), quarantineReason: 'Too fast' })
    await wins('asha@shop.example', '2026-11-05T06:00:00Z', 125_000_00, 'INR')
    await wins('ravi@shop.example', '2026-11-06T06:00:00Z', 2_000_00, 'USD')
    await wins('neema@shop.example', '2026-11-07T06:00:00Z', null, null)
    const { months, sources } = await salesOf(database, now)
    expect(months.slice(0, 2)).toEqual([
      {
        label: '2026-11',
        leads: 3,
        won: 3,
        wonAmounts: [
          { currency: 'INR', minor: 125_000_00 },
          { currency: 'USD', minor: 2_000_00 },
        ],
        revenue: [],
      },
      { label: '2026-10', leads: 1, won: 0, wonAmounts: [], revenue: [] },
    ])
    expect(sources.map(({ label, leads: count, won }) => [label, count, won])).toEqual([
      ['diwali', 3, 2],
      ['direct', 1, 1],
    ])
    const october = await salesOf(database, now, '2026-10')
    expect(october.sources.map(({ label, leads: count }) => [label, count])).toEqual([['diwali', 1]])
    expect(october.months).toEqual(months)
    expect((await salesOf(database, now, '2019-01')).sources).toEqual([])
  })

  test('only what was paid and did not go back is revenue, in the month in which it was paid', async () => {
    const database = await open()
    const buyer = await lead(database, 'asha@shop.example', '2026-10-01T06:00:00Z', 'diwali')
    const day = (date: string) => new Date(`${date}T06:00:00Z`)
    await order(database, buyer, { state: 'captured', paidAt: day('2026-11-01') })
    await order(database, buyer, { state: 'captured', paidAt: day('2026-10-01'), currency: 'USD' })
    await order(database, buyer, { state: 'refunded', paidAt: day('2026-11-02') }, [
      ['refund-processed', 1_500_000],
    ])
    await order(database, buyer, { state: 'partly-refunded', paidAt: day('2026-11-03') }, [
      ['refund-processed', 500_000],
      ['refund-failed', 100_000],
    ])
    for (const state of ['created', 'failed', 'authorised'] as const) await order(database, buyer, { state })
    const { months, sources } = await salesOf(database, now)
    expect(months.slice(0, 2).map(({ revenue }) => revenue)).toEqual([
      [{ currency: 'INR', minor: 2_500_000 }],
      [{ currency: 'USD', minor: 1_500_000 }],
    ])
    expect(sources).toMatchObject([
      { label: 'diwali', revenue: [{ minor: 2_500_000 }, { minor: 1_500_000 }] },
    ])
    // The books outlive the buyer.
    await database.db.delete(leads)
    expect((await salesOf(database, now)).sources).toMatchObject([
      { label: 'unknown', leads: 0, revenue: [{ minor: 2_500_000 }, { minor: 1_500_000 }] },
    ])
  })
})

async function lead(
  database: Database,
  email: string,
  createdAt: string,
  utmSource?: string,
): Promise<string> {
  const source = utmSource ? { utm: { source: utmSource } } : {}
  const stored = await store(database, { email, createdAt: new Date(createdAt), source })
  expect(await personWith(database, stored)).toBeDefined()
  return stored.id
}

type Changes = Partial<typeof paymentOrders.$inferInsert>

/** An order of 15,000, with what the ledger says of its refunds. */
async function order(
  database: Database,
  leadId: string,
  changes: Changes,
  refunds: ['refund-processed' | 'refund-failed', number][] = [],
) {
  const id = randomBytes(16).toString('base64url')
  const amount = 1_500_000
  const currency = changes.currency ?? 'INR'
  await database.db.insert(paymentOrders).values({
    id,
    leadId,
    packageId: 'basic-chatbot',
    amount,
    currency,
    reference: randomUUID(),
    provider: 'test',
    ...(changes.paidAt && { receiptNumber: randomUUID() }),
    ...changes,
  } as typeof paymentOrders.$inferInsert)
  const paymentId = randomUUID()
  const event = {
    orderId: id,
    source: 'webhook',
    paymentId,
    currency,
    occurredAt: changes.paidAt ?? now,
  } as const
  if (changes.paidAt)
    await database.db
      .insert(paymentEvents)
      .values({ ...event, id: randomUUID(), kind: 'payment-captured', amount })
  for (const [kind, part] of refunds)
    await database.db
      .insert(paymentEvents)
      .values({ ...event, id: randomUUID(), kind, refundId: randomUUID(), amount: part })
}
