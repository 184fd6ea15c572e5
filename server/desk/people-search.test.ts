import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, conversationHandovers, quotes } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { people } from '#server/db/schema/people.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aBooking, aMail } from '../../tests/factories.ts'
import { store } from '../../tests/stored-leads.ts'
import { createPeople } from './people.ts'
import type { PeopleFilter, PeopleOrder } from './people-search.ts'

const owner = 'owner@sutradhar.example'

onBothEngines('the search for people', (open) => {
  test('finds words of quotes, demos, chats, notes, replies and tags, and the numbers that visitors are told', async () => {
    const database = await open()
    const { db } = database
    const desk = createPeople(database)
    const sent = (name: string, kind: 'quote' | 'booking' | 'handover' | 'purchase' | 'contact') =>
      store(database, { name, kind, email: `${name.toLowerCase()}@school.example` })

    const quote = await sent('Quentin', 'quote')
    await db.insert(quotes).values({ leadId: quote.id, details: 'Forty hostels in Moshi', service: 'Voice' })
    const booking = await sent('Bhavna', 'booking')
    await db
      .insert(bookings)
      .values(aBooking(booking.id, { bookingId: 'DEMO-1763000000123', message: 'Bring the timetable' }))
    const chat = await sent('Chiku', 'handover')
    await db.insert(conversationHandovers).values({
      leadId: chat.id,
      reference: 'K7QM-22XA',
      summary: 'Wants attendance by WhatsApp',
      transcript: [],
    })
    const purchase = await sent('Pavan', 'purchase')
    await db.insert(paymentOrders).values({
      id: 'o'.repeat(22),
      leadId: purchase.id,
      packageId: 'starter-chatbot',
      amount: 100_000,
      currency: 'INR',
      reference: '20261118-0a1b2c3d4e',
      provider: 'test',
      receiptNumber: 'R-2627-0042',
      paidAt: new Date(),
    })
    const noted = await sent('Neema', 'contact')
    const neema = (await desk.findByEmail(noted.email)) ?? ''
    await desk.addNote(owner, neema, 'Brother owns the pharmacy')
    await desk.setTags(owner, neema, ['trade fair'])
    await db
      .insert(mails)
      .values(aMail({ leadId: noted.id, kind: 'reply', written: 'Karibu, bei ni hii', writtenBy: owner }))

    const found = async (query: string) => (await desk.list({ query }, 0)).people.map(({ name }) => name)
    const exported = async (query: string) => {
      const names: string[] = []
      for await (const page of desk.export(owner, { query })) names.push(...page.map(({ name }) => name))
      return names
    }
    for (const [query, name] of [
      ['hostels moshi', 'Quentin'],
      ['timetable', 'Bhavna'],
      ['DEMO-1763000000123', 'Bhavna'],
      ['demo-1763000000123', 'Bhavna'],
      ['1763000000123', 'Bhavna'],
      ['DEMO1763000000123', 'Bhavna'],
      [quote.id.slice(0, 8).toUpperCase(), 'Quentin'],
      ['attendance', 'Chiku'],
      ['k7qm-22xa', 'Chiku'],
      ['20261118-0A1B2C3D4E', 'Pavan'],
      ['r-2627-0042', 'Pavan'],
      ['pharmacy', 'Neema'],
      ['Trade fair', 'Neema'],
      ['karibu', 'Neema'],
    ] as const) {
      expect([query, await found(query)]).toEqual([query, [name]])
      expect([query, await exported(query)]).toEqual([query, [name]])
    }
    expect(await found(randomUUID())).toEqual([])
  })

  test('of a word that thousands of notes have, nobody is left out, whoever is asked for', async () => {
    const database = await open()
    const desk = createPeople(database)
    const [often, once] = await Promise.all(
      ['Often', 'Once'].map(async (name) => {
        const { email } = await store(database, { name, email: `${name.toLowerCase()}@school.example` })
        return (await desk.findByEmail(email)) ?? ''
      }),
    )
    await database.db.execute(sql`
      insert into person_notes (id, person_id, text, owner_email)
      select gen_random_uuid(), ${often}, 'Wants a kitabu', ${owner} from generate_series(1, 2500)`)
    await desk.addNote(owner, once ?? '', 'Has a kitabu')
    await desk.setTags(owner, once ?? '', ['reads'])
    const found = async (filter: PeopleFilter) =>
      (await desk.list({ query: 'kitabu', ...filter }, 0)).people.map(({ name }) => name).sort()
    expect(await found({})).toEqual(['Often', 'Once'])
    expect(await found({ tag: 'reads' })).toEqual(['Once'])
    expect(await found({ tag: 'sings' })).toEqual([])
  })

  test('a list is sorted by who wrote last, or first, or by stage, from page to page', async () => {
    const database = await open()
    const desk = createPeople(database)
    const stages = ['won', 'new', 'lost', 'talking', 'new', 'quoted'] as const
    for (const [number, status] of stages.entries()) {
      const email = `p${number}@school.example`
      await store(database, { name: `P${number}`, email, createdAt: new Date(Date.UTC(2026, 0, 1 + number)) })
      const wonAt = status === 'won' ? new Date() : null
      await database.db.update(people).set({ status, wonAt }).where(eq(people.email, email))
    }
    const listed = async (order?: PeopleOrder, filter = {}) =>
      (await desk.list(filter, 0, order)).people.map(({ name }) => name)
    expect(await listed()).toEqual(['P5', 'P4', 'P3', 'P2', 'P1', 'P0'])
    expect(await listed('oldest')).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'P5'])
    expect(await listed('stage')).toEqual(['P4', 'P1', 'P3', 'P5', 'P0', 'P2'])
    expect(await listed('stage-back')).toEqual(['P2', 'P0', 'P5', 'P3', 'P4', 'P1'])
    expect(await listed('stage', { status: 'new' })).toEqual(['P4', 'P1'])

    for (let number = 0; number < 60; number++)
      await store(database, { name: 'Many', email: `many${number}@school.example` })
    const second = await desk.list({}, 1, 'stage')
    expect(second.people.slice(-4).map(({ name }) => name)).toEqual(['P3', 'P5', 'P0', 'P2'])
    expect(second.people).toHaveLength(16)
    expect(second.hasMore).toBe(false)
  })

  test('a list is sorted by name, however that is written, and by amount, each currency by itself', async () => {
    const database = await open()
    const desk = createPeople(database)
    const amounts = {
      ravi: [900, 'INR'],
      Asha: [500, 'USD'],
      Zara: [2500, 'INR'],
      meena: [undefined],
    } as const
    for (const [name, [minor, currency]] of Object.entries(amounts)) {
      const email = `${name.toLowerCase()}@school.example`
      await store(database, { name, email })
      const deal = minor ? { status: 'quoted' as const, dealMinor: minor, dealCurrency: currency } : {}
      if (minor) await database.db.update(people).set(deal).where(eq(people.email, email))
    }
    const listed = async (order: PeopleOrder, filter = {}) =>
      (await desk.list(filter, 0, order)).people.map(({ name }) => name)
    expect(await listed('name')).toEqual(['Asha', 'meena', 'ravi', 'Zara'])
    expect(await listed('name-back')).toEqual(['Zara', 'ravi', 'meena', 'Asha'])
    expect(await listed('amount')).toEqual(['Zara', 'ravi', 'Asha', 'meena'])
    expect(await desk.amountsOf({})).toEqual([
      { status: 'quoted', currency: 'INR', minor: 3400 },
      { status: 'quoted', currency: 'USD', minor: 500 },
    ])
    expect(await desk.amountsOf({ status: 'new' })).toEqual([])
  })

  test('finds a phone number however it is written', async () => {
    const database = await open()
    const desk = createPeople(database)
    await store(database, { name: 'Anil', email: 'anil@clinic.example', phone: '+91 98200 45511' })
    await store(database, { name: 'Neema', email: 'neema@lodge.example', phone: '+255 754 221 009' })
    const found = async (query: string) => (await desk.list({ query }, 0)).people.map(({ name }) => name)
    for (const typed of ['+919820045511', '919820045511', '09820045511', '9820045511', '98200-45511'])
      expect(await found(typed), typed).toEqual(['Anil'])
    for (const typed of ['+255754221009', '255 754 221009', '0754221009', '754221009', '754 221 009'])
      expect(await found(typed), typed).toEqual(['Neema'])
    expect(await found('754221008')).toEqual([])
  })
})
