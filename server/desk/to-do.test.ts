import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, quotes } from '#server/db/schema/leads.ts'
import { owners } from '#server/db/schema/owners.ts'
import { people } from '#server/db/schema/people.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aBooking, aContactMessage } from '../../tests/factories.ts'
import { personWith, store } from '../../tests/stored-leads.ts'
import { createFollowUps } from './follow-ups.ts'
import { createPeople } from './people.ts'
import { readToDo } from './to-do.ts'
import { readToday } from './today.ts'

const owner = 'owner@sutradhar.example'
/** Half past eleven in the morning in India. */
const now = new Date('2026-11-18T06:00:00Z')
const hour = 3_600_000

onBothEngines('What is to do', (open) => {
  test('who is in a hurry comes first, then follow-ups, the longest overdue first, then who has waited longest', async () => {
    const database = await open()
    const followUps = createFollowUps(database)
    await writes(database, 'Patient', 'A question', 50)
    await writes(database, 'Newer', 'Another question', 2)
    await writes(database, 'Hurried', 'Our bot is NOT   WORKING!', 1)
    const due = await writes(database, 'Due today', 'Send me the quote', 20)
    const overdue = await writes(database, 'Overdue', 'Hello', 10)
    const later = await writes(database, 'Not yet due', 'Hello', 5)
    const set = (personId: string, dueOn: string, text: string) =>
      followUps.set(owner, personId, { id: randomUUID(), dueOn, text })
    await set(due, '2026-11-18', 'Call about the quote')
    await set(overdue, '2026-11-16', 'Ask again')
    await set(overdue, '2026-11-18', 'And again')
    await set(later, '2026-11-19', 'Tomorrow')
    const answered = await writes(database, 'Answered', 'Urgent, please', 3)
    await createPeople(database).markAnswered(owner, answered)
    await createPeople(database).markAnswered(owner, due)
    const { toDo, waitingCount, dueCount, coming } = await readToDo(database, now)
    expect(toDo.map(({ name, isUrgent }) => [name, isUrgent])).toEqual([
      ['Hurried', true],
      ['Overdue', false],
      ['Due today', false],
      ['Patient', false],
      ['Not yet due', false],
      ['Newer', false],
    ])
    expect(toDo.map(({ followUps: of }) => of.map(({ text }) => text))).toEqual([
      [],
      ['Ask again', 'And again'],
      ['Call about the quote'],
      [],
      [],
      [],
    ])
    expect([waitingCount, dueCount]).toEqual([5, 3])
    expect(coming.map(({ name, text }) => [name, text])).toEqual([['Not yet due', 'Tomorrow']])
    expect(toDo[2]).toMatchObject({ waitingSince: null, words: 'Send me the quote' })
  })

  test.each([
    ['contact', 'बॉट काम नहीं कर रहा।'],
    ['quote', 'Naomba haraka'],
    ['booking', 'It is urgent.'],
    ['mail', 'Everything is broken since morning'],
    ['handover', 'jaldi karo, bot nahi chal raha'],
  ] as const)('by a %s, “%s” is urgent', async (kind, text) => {
    const database = await open()
    await writes(database, 'Calm', 'We would like to know more', 30)
    await writes(database, 'Hurried', text, 1, kind)
    const { toDo } = await readToDo(database, now)
    expect(toDo.map(({ name, isUrgent, words }) => [name, isUrgent, words])).toEqual([
      ['Hurried', true, text],
      ['Calm', false, 'We would like to know more'],
    ])
  })

  test('only what was written since somebody waits counts; of chats only what the visitor said', async () => {
    const database = await open()
    const desk = createPeople(database)
    const id = await writes(database, 'Meena', 'Urgent!', 50)
    await desk.markAnswered(owner, id)
    await writes(database, 'Meena', 'Thank you, one more question', 1)
    const chat = await store(database, { kind: 'handover', name: 'Chat', email: 'chat@shop.example' })
    await database.db.insert(conversationHandovers).values({
      leadId: chat.id,
      reference: 'ABCD-2345',
      summary: 'A chat',
      transcript: [
        { text: 'Hello', isBot: false },
        { text: 'Is it urgent?', isBot: true },
      ],
    })
    const { toDo } = await readToDo(database, now)
    expect(toDo.map(({ isUrgent }) => isUrgent)).toEqual([false, false])
  })

  test('whoever is put off is not there, until the day or a new message; a follow-up due still is', async () => {
    const database = await open()
    const desk = createPeople(database)
    const id = await writes(database, 'Meena', 'Urgent question', 5)
    await desk.snooze(owner, id, new Date(now.getTime() + 12 * hour))
    expect(await readToDo(database, now)).toMatchObject({ toDo: [], waitingCount: 0, snoozedCount: 1 })
    expect((await readToDo(database, new Date(now.getTime() + 13 * hour))).toDo).toHaveLength(1)
    await createFollowUps(database).set(owner, id, { id: randomUUID(), dueOn: '2026-11-18', text: 'Call' })
    expect((await readToDo(database, now)).toDo).toMatchObject([
      { waitingSince: null, isUrgent: false, followUps: [{ text: 'Call' }] },
    ])
    await writes(database, 'Meena', 'Are you there?', 0)
    expect(await readToDo(database, now)).toMatchObject({
      toDo: [{ words: 'Are you there?', followUps: [{ text: 'Call' }] }],
      snoozedCount: 0,
    })
  })

  test('however many are urgent, due and waiting, who has just written is among them', async () => {
    const database = await open()
    const followUps = createFollowUps(database)
    for (let number = 0; number < 25; number++) {
      await writes(database, `Urgent ${number}`, 'Urgent', 100 + number)
      await writes(database, `Waiting ${number}`, 'Hello', 50 + number)
      const id = await writes(database, `Due ${number}`, 'Hello', 200 + number)
      await followUps.set(owner, id, { id: randomUUID(), dueOn: '2026-11-01', text: 'Call' })
    }
    await writes(database, 'Newest', 'Hello', 0)
    const { toDo } = await readToDo(database, now)
    expect(toDo.at(-1)?.name).toBe('Newest')
    expect(toDo.length).toBeLessThan(50)
  })

  test('of forty that are due on one day none is left out', async () => {
    const database = await open()
    const followUps = createFollowUps(database)
    for (let number = 0; number < 40; number++) {
      const id = await writes(database, `Due ${number}`, 'Hello', number)
      await followUps.set(owner, id, { id: randomUUID(), dueOn: '2026-11-18', text: 'Call' })
    }
    const { toDo, dueCount } = await readToDo(database, now)
    expect(toDo.flatMap((person) => person.followUps)).toHaveLength(dueCount)
  })

  test('a row says the country, the service and whose it is', async () => {
    const database = await open()
    const id = await writes(database, 'Neema', 'Naomba haraka', 1, 'quote')
    await database.db.insert(owners).values({ id: 'asha', name: 'Asha', email: 'asha@sutradhar.example' })
    const row = async () => (await readToDo(database, now)).toDo[0]
    expect(await row()).toMatchObject({ country: undefined, service: 'Voice AI', assignedTo: null })
    await database.db.update(people).set({ phone: '+255 712 345 678', assignedTo: 'asha' })
    expect(await row()).toMatchObject({ country: 'TZ', assignedTo: 'asha', assignee: 'Asha' })
    await database.db.update(people).set({ phone: '98765 43210' }).where(eq(people.id, id))
    expect(await row()).toMatchObject({ country: 'IN' })
    await database.db.update(people).set({ country: 'KE' })
    expect(await row()).toMatchObject({ country: 'KE' })
  })

  test('the next demo is told whenever it is, and all that begin within the hour', async () => {
    const database = await open()
    const demo = async (name: string, minutesFromNow: number, changes = {}) => {
      const lead = await store(database, { kind: 'booking', name, email: `${randomUUID()}@shop.example` })
      const startsAt = new Date(now.getTime() + minutesFromNow * 60_000)
      await database.db
        .insert(bookings)
        .values(aBooking(lead.id, { startsAt, isConfirmed: true, ...changes }))
    }
    const next = async () => (await readToday(database, now)).nextDemos.map(({ name }) => name)
    expect(await next()).toEqual([])
    await demo('In ten days', 10 * 24 * 60)
    await demo('Cancelled', 20, { state: 'cancelled' })
    await demo('Over', -90)
    expect(await next()).toEqual(['In ten days'])
    await demo('Tonight', 300)
    expect(await next()).toEqual(['Tonight'])
    await demo('Soon', 60)
    await demo('Running', -20)
    expect(await next()).toEqual(['Running', 'Soon'])
  })
})

type Kind = 'contact' | 'quote' | 'booking' | 'mail' | 'handover'

/** Somebody writes so many hours ago; who they are. */
async function writes(
  database: Database,
  name: string,
  text: string,
  hoursAgo: number,
  kind: Kind = 'contact',
): Promise<string> {
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@shop.example`
  const lead = await store(database, {
    kind,
    name,
    email,
    createdAt: new Date(now.getTime() - hoursAgo * hour),
  })
  const { db } = database
  if (kind === 'quote')
    await db.insert(quotes).values({ leadId: lead.id, details: text, service: 'Voice AI' })
  else if (kind === 'booking') await db.insert(bookings).values(aBooking(lead.id, { message: text }))
  else if (kind === 'handover')
    await db.insert(conversationHandovers).values({
      leadId: lead.id,
      reference: 'ABCD-2345',
      summary: 'A chat',
      transcript: [{ text, isBot: false }],
    })
  else await db.insert(contactMessages).values(aContactMessage(lead.id, { subject: 'S', message: text }))
  return (await personWith(database, lead)) ?? ''
}
