import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { bookings, contactMessages, conversationHandovers, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { people } from '#server/db/schema/people.ts'
import { type EngineSite, onBothEngineSites } from '../../tests/engine-sites.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aBooking, aContactMessage, aLead, aMail } from '../../tests/factories.ts'
import { aSignedInOwner } from '../../tests/owner.ts'
import { personWith, store } from '../../tests/stored-leads.ts'
import { figuresOf } from './analytics.ts'
import { createPeople, type People } from './people.ts'
import type { PeopleFilter } from './people-search.ts'
import { searchQuery } from './search-query.ts'
import { timelineOf } from './timeline.ts'
import { readToday } from './today.ts'

const owner = 'owner@sutradhar.example'

onBothEngines('People at the desk', (open) => {
  test('leads from one e-mail address are one person, whatever else they say; a number makes nobody one', async () => {
    const database = await open()
    const desk = createPeople(database)
    await store(database, { name: 'Meena', email: 'meena@school.example' })
    await store(database, { name: 'Meena Sharma', email: 'MEENA@school.example', phone: '+91 98765 43210' })
    await store(database, {
      name: 'M. Sharma',
      email: 'Meena@school.example',
      phone: '12345',
      kind: 'booking',
    })
    await store(database, { name: 'Meena', email: 'mallory@home.example', phone: '098765-43210' })
    const { people: found } = await desk.list({}, 0)
    expect(found.map(({ name, kinds }) => [name, [...kinds].sort()]).sort()).toEqual([
      ['Meena', ['booking', 'contact']],
      ['Meena', ['contact']],
    ])
  })

  test.each([
    ['info@shop.example', 'İnfo@shop.example'],
    ['kiran@shop.example', '\u212airan@shop.example'],
  ])('%s and %s are two addresses, and two people', async (email, lookalike) => {
    const database = await open()
    const desk = createPeople(database)
    const mallory = await store(database, { name: 'Mallory', email: lookalike })
    await store(database, { name: 'Shop', email })
    await store(database, { name: 'Shop', email: email.toUpperCase() })
    const { people: found } = await desk.list({}, 0)
    expect(found.map(({ name }) => name).sort()).toEqual(['Mallory', 'Shop'])
    const [known] = await database.db.select().from(leads).where(eq(leads.id, mallory.id))
    expect(await desk.findByEmail(lookalike)).toBe(known?.personId)
    expect(await desk.findByEmail(email)).not.toBe(known?.personId)
  })

  test('whoever uses the same number is suggested, until the owner merges them or says that they are two', async () => {
    const database = await open()
    const desk = createPeople(database)
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    await store(database, { name: 'A. Rao', email: 'rao@home.example', phone: '9876543210' })
    const [asha = '', rao = ''] = [
      await desk.findByEmail('asha@school.example'),
      await desk.findByEmail('rao@home.example'),
    ]
    expect(await desk.lookalikes(asha)).toEqual([])
    await store(database, { name: 'Asha', email: 'asha@school.example', phone: '+91 9876543210' })
    expect((await desk.list({}, 0)).people).toHaveLength(2)
    expect(await desk.lookalikes(asha)).toEqual([{ id: rao, name: 'A. Rao', email: 'rao@home.example' }])
    expect(await desk.lookalikes(rao)).toMatchObject([{ id: asha }])

    expect(await desk.merge(owner, asha, rao)).toBe(true)
    expect(await desk.merge(owner, asha, rao)).toBe(false)
    expect((await desk.list({}, 0)).people).toMatchObject([{ id: asha }])
    expect(await desk.lookalikes(asha)).toEqual([])
    const [merge] = await desk.merges(asha)
    expect(merge).toMatchObject({ email: 'rao@home.example' })
    expect(await desk.undoMerge(owner, merge?.id ?? '')).toBe(true)
    expect(await desk.undoMerge(owner, merge?.id ?? '')).toBe(false)
    // Undone by mistake, or to look again: they still give the same number.
    expect(await desk.lookalikes(asha)).toMatchObject([{ id: rao }])
    expect(await desk.lookalikes(rao)).toMatchObject([{ id: asha }])
    // What the owner said of them before a merge holds after it.
    await desk.tellApart(owner, asha, rao)
    await desk.merge(owner, asha, rao)
    await desk.undoMerge(owner, (await desk.merges(asha))[0]?.id ?? '')
    expect(await desk.lookalikes(asha)).toEqual([])

    await store(database, { name: 'Ravi', email: 'ravi@shop.example', phone: '9000000001' })
    await store(database, { name: 'Sita', email: 'sita@shop.example', phone: '9000000001' })
    const [ravi = '', sita = ''] = [
      await desk.findByEmail('ravi@shop.example'),
      await desk.findByEmail('sita@shop.example'),
    ]
    expect(await desk.lookalikes(sita)).toMatchObject([{ id: ravi }])
    expect(await desk.tellApart(owner, sita, ravi)).toBe(true)
    expect([await desk.lookalikes(sita), await desk.lookalikes(ravi)]).toEqual([[], []])
    expect(await desk.tellApart(owner, sita, randomUUID())).toBe(false)
  })

  test('undoing a merge gives each what was theirs: notes, tags, numbers, words to be found by', async () => {
    const database = await open()
    const desk = createPeople(database)
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    await store(database, { name: 'Ravi', email: 'ravi@shop.example', phone: '9876543210', kind: 'booking' })
    const [asha = '', ravi = ''] = [
      await desk.findByEmail('asha@school.example'),
      await desk.findByEmail('ravi@shop.example'),
    ]
    await desk.setTags(owner, asha, ['school'])
    await desk.setTags(owner, ravi, ['shop', 'pune'])
    await desk.addNote(owner, ravi, 'Prefers mornings')
    await desk.markAnswered(owner, asha)
    const before = [await desk.find(asha), await desk.find(ravi)]
    expect(await desk.merge(owner, asha, ravi)).toBe(true)
    expect(await desk.find(asha)).toMatchObject({ phone: '9876543210', tags: ['pune', 'school', 'shop'] })
    const [merge] = await desk.merges(asha)
    expect(await desk.undoMerge(owner, merge?.id ?? '')).toBe(true)
    expect([await desk.find(asha), await desk.find(ravi)]).toEqual(before)
    const notesOf = async (id: string) =>
      (await timelineOf(database, { id, email: '' })).filter(({ kind }) => kind === 'note').length
    expect([await notesOf(asha), await notesOf(ravi)]).toEqual([0, 1])
    const found = async (query: string) => (await desk.list({ query }, 0)).people.map(({ id }) => id)
    expect([await found('ravi'), await found('98765')]).toEqual([[ravi], [ravi]])
  })

  test('a submission that was put with the wrong person gets one of its own', async () => {
    const database = await open()
    const desk = createPeople(database)
    const right = await store(database, { name: 'Asha', email: 'asha@school.example' })
    const wrong = await store(database, { name: 'Ravi', email: 'ravi@shop.example' })
    const asha = (await personWith(database, right)) ?? ''
    await desk.merge(owner, asha, (await personWith(database, wrong)) ?? '')
    const id = await desk.splitOff(owner, wrong.id, asha)
    expect(await desk.find(id ?? '')).toMatchObject({ name: 'Ravi', email: 'ravi@shop.example' })
    await store(database, { name: 'Ravi', email: 'ravi@shop.example' })
    expect((await desk.list({ query: 'ravi' }, 0)).people.map((person) => person.id)).toEqual([id])
    expect(await desk.splitOff(owner, right.id, asha)).toBeUndefined()
  })

  test('whom the owner told apart stays apart when they write again with the number or address they share', async () => {
    const database = await open()
    const desk = createPeople(database)
    const personOf = (lead: { id?: string }) => personWith(database, lead)
    const office = '9876543210'
    const [asha, ravi] = [{ email: 'asha@school.example' }, { email: 'ravi@shop.example' }]
    const first = await store(database, { ...asha, phone: office })
    const wrong = await store(database, { ...ravi, phone: office })
    const ashaId = (await personOf(first)) ?? ''
    await desk.merge(owner, ashaId, (await personOf(wrong)) ?? '')
    const raviId = await desk.splitOff(owner, wrong.id, ashaId)
    expect(await personOf(await store(database, { ...ravi, phone: office }))).toBe(raviId)
    expect(await personOf(await store(database, { ...asha, phone: office }))).toBe(ashaId)
    const third = await personOf(await store(database, { email: 'third@shop.example', phone: office }))
    expect([ashaId, raviId]).not.toContain(third)

    const family = { email: 'info@family.example' }
    const mother = await store(database, { ...family, phone: '9000000001' })
    const son = await store(database, { ...family, phone: '9000000002' })
    const motherId = (await personOf(mother)) ?? ''
    const sonId = await desk.splitOff(owner, son.id, motherId)
    expect(await personOf(await store(database, { ...family, phone: '9000000002' }))).toBe(sonId)
    expect(await personOf(await store(database, { ...family, phone: '9000000001' }))).toBe(motherId)
    expect(await personOf(await store(database, family))).toBe(motherId)
  })

  test('splitting off takes along all that came with the submission, and leaves the rest to the others', async () => {
    const database = await open()
    const desk = createPeople(database)
    const ravi = { name: 'Ravi', email: 'ravi@shop.example', phone: '9876543210', company: 'A shop' }
    const asha = await store(database, { name: 'Asha', email: 'asha@school.example' })
    const wrong = await store(database, ravi)
    const [ashaId = '', raviId = ''] = [
      await desk.findByEmail('asha@school.example'),
      await desk.findByEmail(ravi.email),
    ]
    await desk.addNote(owner, raviId, 'Prefers mornings')
    await desk.merge(owner, ashaId, raviId)
    const split = (await desk.splitOff(owner, wrong.id, ashaId)) ?? ''
    expect(await desk.find(ashaId)).toMatchObject({ name: 'Asha', phone: null, company: null })
    expect(await desk.merges(ashaId)).toEqual([])
    const told = await timelineOf(database, { id: split, email: '' })
    expect(told).toContainEqual(expect.objectContaining({ kind: 'note', text: 'Prefers mornings' }))
    // Whoever stays is called by what stays, also when the first submission goes.
    await desk.merge(owner, ashaId, split)
    const [merge] = await desk.merges(ashaId)
    await desk.splitOff(owner, asha.id, ashaId)
    expect(await desk.find(ashaId)).toMatchObject({ name: 'Ravi', email: ravi.email })
    expect(await desk.undoMerge(owner, merge?.id ?? '')).toBe(false)
    expect((await desk.list({}, 0)).people.map(({ name }) => name).sort()).toEqual(['Asha', 'Ravi'])
  })

  test('merges of merges are undone in any order, and nobody comes back without their submissions', async () => {
    const database = await open()
    const desk = createPeople(database)
    const names = ['anu', 'bela', 'charu', 'devi']
    const ids: string[] = []
    for (const name of names)
      ids.push(
        (await personWith(database, await store(database, { name, email: `${name}@home.example` }))) ?? '',
      )
    const [anu = '', bela = '', charu = '', devi = ''] = ids
    const undo = async (kept: string, name: string) => {
      const merge = (await desk.merges(kept)).find((made) => made.name === name)
      expect([name, await desk.undoMerge(owner, merge?.id ?? '')]).toEqual([name, true])
    }
    const mergeAll = async () => {
      await desk.merge(owner, charu, devi)
      await desk.merge(owner, bela, charu)
      await desk.merge(owner, anu, bela)
      expect((await desk.merges(anu)).map(({ name }) => name).sort()).toEqual(['bela', 'charu', 'devi'])
    }
    const expectFour = async () => {
      for (const name of names)
        expect((await desk.list({ query: name }, 0)).people.map(({ id }) => id)).toEqual([
          await desk.findByEmail(`${name}@home.example`),
        ])
      expect((await desk.list({}, 0)).people.map(({ id }) => id).sort()).toEqual([...ids].sort())
      expect(await database.db.select({ id: leads.personId }).from(leads)).toHaveLength(4)
      expect(new Set((await database.db.select().from(leads)).map(({ personId }) => personId)).size).toBe(4)
    }
    await mergeAll()
    await undo(anu, 'bela')
    expect(await desk.merges(anu)).toEqual([])
    await undo(bela, 'charu')
    await undo(charu, 'devi')
    await expectFour()
    await mergeAll()
    await undo(anu, 'devi')
    await undo(anu, 'charu')
    await undo(anu, 'bela')
    await expectFour()
  })

  test('status, notes, tags and answers are kept with a person and told in one timeline', async () => {
    const database = await open()
    const desk = createPeople(database)
    const lead = await store(database, { name: 'Meena', email: 'meena@school.example' })
    await database.db.insert(mails).values(aMail({ leadId: lead.id }))
    const [person] = (await desk.list({ waiting: true }, 0)).people
    const id = person?.id ?? ''
    expect(await desk.setTags(owner, id, [' School ', 'school', 'PUNE', ''])).toBe(true)
    expect(await desk.addNote(owner, id, 'Call on Monday')).toBe(true)
    expect(await desk.setStage(owner, id, { status: 'talking' })).toMatchObject({ before: { status: 'new' } })
    expect(await desk.find(id)).toMatchObject({
      status: 'talking',
      tags: ['school', 'pune'],
      waitingSince: null,
    })
    expect((await desk.list({ waiting: true }, 0)).people).toEqual([])
    expect((await desk.list({ tag: 'pune', status: 'talking', kind: 'contact' }, 0)).people).toHaveLength(1)
    const told = await timelineOf(database, { id, email: 'meena@school.example' })
    expect(told.map(({ kind }) => kind).sort()).toEqual(['change', 'change', 'lead', 'mail', 'note'])
    expect(await desk.setStage(owner, randomUUID(), { status: 'won' })).toBeUndefined()
    expect(await desk.addNote(owner, randomUUID(), 'Nobody')).toBe(false)
  })

  test('the search finds names in any script, parts of addresses, numbers and words of messages', async () => {
    const database = await open()
    const desk = createPeople(database)
    const lead = await store(database, {
      name: 'मीना शर्मा',
      email: 'meena.s@school.example',
      phone: '+91 98765 43210',
    })
    await database.db
      .insert(contactMessages)
      .values(aContactMessage(lead.id, { message: 'Our admissions office drowns in calls' }))
    await store(database, { name: 'Ravi', email: 'ravi@shop.example' })
    const found = async (query: string) => (await desk.list({ query }, 0)).people.map(({ email }) => email)
    for (const query of [
      'मीना',
      'meena',
      'school.example',
      'meena.s@school',
      '98765',
      '9876543210',
      'drowns',
      'admis off',
    ])
      expect([query, await found(query)]).toEqual([query, ['meena.s@school.example']])
    for (const query of ['nobody', "'; drop table leads; --", '!!!', "a' | 'b", '% _'])
      expect([query, await found(query)]).toEqual([query, []])
  })

  test('a word of very many messages finds everyone whom a filter leaves, and everyone for an export', async () => {
    const database = await open()
    const desk = createPeople(database)
    const count = 1200
    await database.db.execute(sql`
      insert into leads (id, kind, name, email, created_at, notice_version, notice_language, notice_purpose, noticed_at)
      select gen_random_uuid(), 'contact', 'Writer ' || n, 'writer' || n || '@school.example',
        timestamptz '2026-01-01' + n * interval '1 minute', '1', 'en', 'To answer', now()
      from generate_series(1, ${count}::int) n`)
    await database.db.execute(
      sql`insert into contact_messages select id, 'Question', 'About harmoniums' from leads order by created_at`,
    )
    const tagged = [1, 600, count].map((number) => `writer${number}@school.example`)
    for (const email of tagged) await desk.setTags(owner, (await desk.findByEmail(email)) ?? '', ['rare'])
    const { people: found } = await desk.list({ query: 'harmon', tag: 'rare' }, 0)
    expect(found.map(({ email }) => email).sort()).toEqual([...tagged].sort())
    expect(await exportOf(desk, { query: 'harmon' })).toHaveLength(count)
    expect(await exportOf(desk, { query: 'harmon', tag: 'rare' })).toEqual(found.map(({ email }) => email))
    expect(await exportOf(desk, { query: 'writer7 harmon' })).toEqual([])
    expect(await exportOf(desk, { query: '…' })).toEqual([])
  })

  test('an export has everyone once, newest first, also those who wrote in the same millisecond', async () => {
    const database = await open()
    await database.db.execute(sql`
      insert into leads (id, kind, name, email, created_at, notice_version, notice_language, notice_purpose, noticed_at)
      select gen_random_uuid(), 'contact', 'Writer', n || '@school.example',
        timestamptz '2026-01-01' + n * interval '1 microsecond', '1', 'en', 'To answer', now()
      from generate_series(1, 1300) n`)
    const expected = Array.from({ length: 1300 }, (_, index) => `${1300 - index}@school.example`)
    expect(await exportOf(createPeople(database), {})).toEqual(expected)
  })
})

onBothEngineSites('The desk', (open) => {
  test('says who moved or cancelled a demo, the visitor or which owner, on its screens and to the team', async () => {
    const { services, site } = await open()
    const { bookingId, manage } = await bookedDemo(site)
    const headers = { cookie: await aSignedInOwner(services) }
    const now = new Date('2026-11-15T06:00:00Z')
    const person = await services.desk.people.findByEmail('zuhura@guesthouse.example')
    const screens = async () => {
      const pages = [
        `${deskPaths.bookings}?view=list&from=2026-11-15&open=${bookingId}`,
        deskPaths.person(person ?? ''),
      ].map((address) => site.request(address, { headers }).then((page) => page.text()))
      return (await Promise.all(pages)).map((page) => page.match(/(?:Moved|Cancelled) by [^<]*/)?.[0])
    }
    const subjects = async () => {
      const told = await services.database.db.select().from(mails).orderBy(mails.createdAt)
      return told.flatMap(({ kind, subject }) =>
        /(moved|rescheduled|cancelled)-team/.test(kind) ? subject : [],
      )
    }
    expect(await screens()).toEqual([undefined, undefined])
    await site.request(manage, {
      method: 'POST',
      body: new URLSearchParams({ date: '2026-11-18', time: '10:00' }),
    })
    expect(await screens()).toEqual(['Moved by the visitor', 'Moved by the visitor'])
    await services.bookings.move(bookingId, { date: '2026-11-19', time: '10:00' }, now, {
      owner,
      terms: 'owner',
    })
    expect(await screens()).toEqual([`Moved by ${owner}`, 'Moved by owner'])
    await services.bookings.cancel(bookingId, now, owner)
    expect(await screens()).toEqual([`Cancelled by ${owner}`, 'Cancelled by owner'])
    expect(await subjects()).toEqual([
      expect.stringContaining('Demo with Zuhura moved by the visitor: now'),
      expect.stringContaining(`Demo with Zuhura moved by ${owner}: now`),
      expect.stringContaining(`Demo with Zuhura cancelled by ${owner}:`),
    ])
  })

  test('Today tells who asks for a time from who only has a demo', async () => {
    const { services, site } = await open()
    await bookedDemo(site)
    const asked = {
      name: 'Larry',
      email: 'larry@lodge.example',
      service: 'AI Chatbots',
      date: '2026-11-21',
      time: '11:00',
    }
    const answer = await site.request('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    // As one of too many in an hour; and whatever day it is when this runs, the time is still to come.
    await services.database.db
      .update(bookings)
      .set({ isConfirmed: false, startsAt: new Date(Date.now() + 3_600_000) })
      .where(eq(bookings.bookingId, (await answer.json()).bookingId))
    await services.database.db
      .update(people)
      .set({ waitingSince: new Date() })
      .where(eq(people.email, asked.email))
    const { toDo } = await readToday(services.database, new Date('2026-11-15T06:00:00Z'))
    // Whose time is held has an answer.
    expect(toDo.map(({ name, asksForTime }) => [name, asksForTime])).toEqual([['Larry', true]])
  })

  test('a demo that is held, or that the owner moves, is an answer to whoever waits for nothing else', async () => {
    const { services, site } = await open()
    const { bookingId } = await bookedDemo(site)
    const email = 'zuhura@guesthouse.example'
    const now = new Date('2026-11-15T06:00:00Z')
    const waiting = async () => (await services.desk.people.list({ waiting: true }, 0)).people.length
    expect(await waiting()).toBe(0)
    await services.database.db.update(people).set({ waitingSince: now })
    await services.bookings.move(bookingId, { date: '2026-11-19', time: '10:00' }, now, {
      owner,
      terms: 'owner',
    })
    expect(await waiting()).toBe(0)
    await site.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Zuhura',
        email,
        subject: 'Rooms',
        message: 'Also for our second house?',
      }),
    })
    await services.bookings.cancel(bookingId, now, owner)
    expect(await waiting()).toBe(1)
  })

  test('“Mark as answered” can be undone: the person waits again, since when they did, and it was no answer', async () => {
    const { press, person, waits, write } = await onPersonScreen(await open())
    const { waitingSince: since } = await person()
    expect(since).toBeInstanceOf(Date)
    const done = await press({ do: 'answered' })
    expect((await person()).waitingSince).toBeNull()
    expect(await waits()).toBe(1)
    expect(await press(undoOf(done))).toContain('Waiting for an answer again.')
    expect((await person()).waitingSince).toEqual(since)
    expect(await waits()).toBe(0)
    // From a page left open: they wait already, and nothing changes.
    expect(await press(undoOf(done))).toContain('nothing was changed')
    // Whoever has written since waits for an answer to that.
    const again = await press({ do: 'answered' })
    await write()
    const { waitingSince: later } = await person()
    expect(await press(undoOf(again))).toContain('nothing was changed')
    expect((await person()).waitingSince).toEqual(later)
  })

  test('a status says from what to what it was changed and that it ends waiting; one press undoes both', async () => {
    const { press, person, waits } = await onPersonScreen(await open())
    const before = await person()
    const done = await press({ do: 'status', status: 'talking' })
    expect(done).toContain('Stage changed from New to Talking. They no longer wait for an answer.')
    expect([(await person()).waitingSince, await waits()]).toEqual([null, 1])
    const undone = await press(undoOf(done))
    expect(undone).toContain('The stage is New again. Waiting for an answer again.')
    expect([await person(), await waits()]).toEqual([before, 0])

    const first = await press({ do: 'status', status: 'quoted' })
    const second = await press({ do: 'status', status: 'won' })
    expect(second).toContain('Stage changed from Quoted to Won.')
    expect(second).not.toContain('They no longer wait')
    // The press before the last, from a page left open.
    expect(await press(undoOf(first))).toContain('nothing was changed')
    expect(await press(undoOf(second))).toContain('The stage is Quoted again.')
    expect(await person()).toMatchObject({ status: 'quoted', waitingSince: null })
    expect(await press({ do: 'status', status: 'quoted' })).toContain('The stage was Quoted already.')
  })

  test('someone’s own address is told from one that nobody has', async () => {
    const { press } = await onPersonScreen(await open())
    expect(await press({ do: 'merge', email: 'Asha@school.example ' })).toContain(
      'This is their own address.',
    )
    expect(await press({ do: 'merge', email: 'no@school.example' })).toContain('Nobody is known')
  })

  test('a demo that is moved is told from when to when, and leaves the list where it was', async () => {
    const { services, site } = await open()
    const { bookingId } = await bookedDemo(site)
    const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
    const page = async (address: string) => (await site.request(address, { headers })).text()
    const actionIn = (text: string) => /<form[^>]*action="([^"]*from=[^"]*)"/.exec(text)?.[1] ?? ''
    const move = async (address: string, time: { date: string; time: string }) => {
      const body = new URLSearchParams({ do: 'move', booking: bookingId, ...time })
      const answer = await site.request(address.replaceAll('&amp;', '&'), { method: 'POST', headers, body })
      return answer.headers.get('location') ?? ''
    }
    const list = actionIn(await page(deskPaths.booking(bookingId)))
    const moved = await move(list, { date: '2026-11-19', time: '15:00' })
    expect(new URL(moved, 'http://desk').searchParams.get('from')).toBe('2026-11-17')
    const screen = await page(moved)
    expect(screen).toContain('Moved: Zuhura, from 17 Nov 2026, 11:00 am to 19 Nov 2026, 3:00 pm.')
    expect(actionIn(screen)).toBe(list)
    const same = await move(list, { date: '2026-11-19', time: '15:00' })
    expect(await page(same)).toContain('Zuhura has this time already; nothing was changed.')
  })

  test('turning the morning mail on and off is told', async () => {
    const { services, site } = await open()
    const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
    for (const digest of ['on', 'off']) {
      const body = new URLSearchParams({ do: `digest-${digest}` })
      const answer = await site.request(deskPaths.notifications, { method: 'POST', headers, body })
      const screen = await site.request(answer.headers.get('location') ?? '', { headers })
      expect(await screen.text()).toContain(`The morning mail is ${digest}.`)
    }
  })

  test('a suspect is nobody’s until released; discarded it is gone', async () => {
    const { services } = await open()
    const { database } = services
    const { people: desk, quarantine } = services.desk
    const kept = await store(database, { quarantineReason: 'Filled in a hidden field' })
    const bad = await store(database, { quarantineReason: 'Filled in a hidden field' })
    expect((await desk.list({}, 0)).people).toEqual([])
    expect((await quarantine.list(0)).suspects).toHaveLength(2)
    expect(await quarantine.release(owner, [kept.id], new Date())).toBe(1)
    expect(await quarantine.discard(owner, [bad.id])).toBe(1)
    expect(await quarantine.release(owner, [bad.id], new Date())).toBe(0)
    expect(await quarantine.discard(owner, [kept.id])).toBe(0)
    expect((await desk.list({}, 0)).people).toHaveLength(1)
    expect(await quarantine.count()).toBe(0)
  })

  test('[E-03] mail without a mail server waits in the local mailbox; it can be sent again, once asked', async () => {
    const { services } = await open()
    const { mailroom } = services.desk
    const mail = aMail()
    await services.database.transaction((transaction) => services.mailer.queueMails(transaction, [mail]))
    expect(services.sendsMail).toBe(false)
    expect((await mailroom.list(undefined, 0)).mails[0]).toMatchObject({ id: mail.id, subject: mail.subject })
    expect(await mailroom.find(mail.id, 'owner')).toMatchObject({ html: mail.html, text: mail.text })
    await services.database.db.update(mails).set({ state: 'sent', sentAt: new Date() })
    const copy = await mailroom.resend(owner, mail.id)
    expect(await mailroom.find(copy ?? '', 'owner')).toMatchObject({
      subject: mail.subject,
      recipient: mail.recipient,
    })
    expect(await mailroom.retry(owner, mail.id)).toBeUndefined()
    await services.database.db.update(mails).set({ state: 'dead', sentAt: null }).where(eq(mails.id, mail.id))
    expect(await mailroom.retry(owner, mail.id)).toBeDefined()
    expect(await mailroom.find(mail.id, 'owner')).toBeUndefined()
    expect(await mailroom.retry(owner, mail.id)).toBeUndefined()
  })

  test('the morning mail is off until turned on, and goes out once a day after eight in India', async () => {
    const { services } = await open()
    const { digest } = services.desk
    const sent = async () =>
      (await services.database.db.select().from(mails).where(eq(mails.kind, 'digest-team'))).length
    const nine = new Date('2026-11-16T03:30:00Z')
    await digest.sendIfDue(nine)
    expect([await digest.isOn(), await sent()]).toEqual([false, 0])
    await digest.turn(owner, true)
    await digest.sendIfDue(new Date('2026-11-16T01:00:00Z'))
    expect(await sent()).toBe(0)
    await Promise.all([digest.sendIfDue(nine), digest.sendIfDue(nine)])
    await digest.sendIfDue(nine)
    expect(await sent()).toBe(1)
    await digest.turn(owner, false)
    await digest.turn(owner, true)
    await digest.sendIfDue(nine)
    expect(await sent()).toBe(1)
    const tomorrow = new Date('2026-11-17T03:30:00Z')
    await digest.sendIfDue(tomorrow)
    expect(await sent()).toBe(2)
    await Promise.all([digest.sendIfDue(new Date('2026-11-18T03:30:00Z')), digest.turn(owner, false)])
    expect(await digest.isOn()).toBe(false)
  })

  test('retrying reaches mail that is still tried as well as mail given up, one by one or all at once', async () => {
    const { services } = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const { db } = services.database
    const stored = (state: 'failed' | 'dead' | 'queued') => aMail({ state, lastError: 'No answer' })
    const [failed, dead, queued] = [stored('failed'), stored('dead'), stored('queued')]
    const underWay = { ...stored('failed'), leasedUntil: new Date(Date.now() + 60_000) }
    await db.insert(mails).values([failed, dead, queued, underWay])
    const { mailroom } = services.desk
    expect((await mailroom.list('troubled', 0)).mails).toHaveLength(3)
    expect(await mailroom.retry(owner, queued.id)).toBeUndefined()
    expect(await mailroom.retry(owner, underWay.id)).toBeUndefined()
    expect(await mailroom.retryAll(owner)).toEqual({ tried: 2, left: 1 })
    const left = (await db.select({ id: mails.id }).from(mails)).map(({ id }) => id)
    expect(left).toHaveLength(4)
    expect(left).toEqual(expect.arrayContaining([queued.id, underWay.id]))
    expect(left).not.toContain(failed.id)
  })

  test('trying all again says how many are left, and is there to be pressed again', async () => {
    const { services, site } = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
    const underWay = { ...aMail({ state: 'failed' }), leasedUntil: new Date(Date.now() + 60_000) }
    await services.database.db.insert(mails).values([aMail({ state: 'dead' }), underWay])
    const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
    const pressed = await site.request(deskPaths.mails, {
      method: 'POST',
      headers,
      body: new URLSearchParams(),
    })
    const screen = await (await site.request(pressed.headers.get('location') ?? '', { headers })).text()
    const said = 'On their way again: 1. Not tried: 1; press again for the next.'
    expect([said, 'Try all again now'].filter((words) => !screen.includes(words))).toEqual([])
  })

  test('a mail that has arrived is sent again only after a second press', async () => {
    const { services, site } = await open()
    const mail = { ...aMail({ state: 'sent' }), sentAt: new Date() }
    await services.database.db.insert(mails).values(mail)
    const headers = { cookie: await aSignedInOwner(services) }
    const text = await (await site.request(deskPaths.mail(mail.id), { headers })).text()
    const [, folded] = text.match(/<summary[^>]*>Send it again<\/summary>(.*?)<\/details>/s) ?? []
    expect(folded).toMatch(/<button[^>]*value="resend"/)
    expect(text.match(/value="resend"/g)).toHaveLength(1)
  })

  test('the bookings say when there are more than they show, and from when', async () => {
    const { services, site } = await open()
    const startsAt = (index: number) => new Date(Date.UTC(2026, 11, 1 + Math.floor(index / 100), 6))
    const stored = Array.from({ length: 301 }, () => aLead({ kind: 'booking' }))
    await services.database.db.insert(leads).values(stored)
    await services.database.db
      .insert(bookings)
      .values(stored.map(({ id }, index) => aBooking(id, { startsAt: startsAt(index) })))
    const headers = { cookie: await aSignedInOwner(services) }
    const textOf = async (from: string) =>
      (await site.request(`${deskPaths.bookings}?view=list&from=${from}`, { headers })).text()
    const all = await textOf('2026-12-01')
    expect(all).toContain('There are more demos in this time than are shown here.')
    expect(all).toContain(`href="${deskPaths.bookings}?view=list&amp;from=2026-12-03"`)
    expect(await textOf('2026-12-03')).not.toContain('There are more demos')
  })

  test('today counts demos that nobody is there to hold', async () => {
    const { services, site } = await open()
    const { bookingId } = await bookedDemo(site)
    const now = new Date('2026-11-15T06:00:00Z')
    const counted = async () => (await readToday(services.database, now)).demosWithoutHost
    expect(await counted()).toBe(0)
    const { startsAt } = (await services.bookings.find(bookingId, now)) ?? { startsAt: now }
    const end = new Date(startsAt.getTime() + 60_000)
    const { id } = await services.diary.addTimeOff(owner, { start: startsAt, end, host: null, reason: null })
    expect(await counted()).toBe(1)
    await services.diary.removeTimeOff(owner, id)
    await services.diary.changeHost(owner, 1, { takesDemos: false })
    expect(await counted()).toBe(1)
    await services.bookings.cancel(bookingId, now)
    expect(await counted()).toBe(0)
  })

  test('today names those in a hurry first, and counts what a screen then shows', async () => {
    const { services } = await open()
    const { database } = services
    await store(database, { name: 'Patient', createdAt: new Date('2026-11-13T06:00:00Z') })
    const hurried = await store(database, {
      kind: 'handover',
      name: 'Hurried',
      email: 'hurried@shop.example',
    })
    await database.db.insert(conversationHandovers).values({
      leadId: hurried.id,
      reference: 'ABCD-2345',
      summary: 'Wants a bot',
      urgency: 'High',
      transcript: [
        { text: 'It is urgent', isBot: false },
        { text: 'Understood.', isBot: true },
      ],
    })
    await database.db.insert(mails).values([aMail({ state: 'failed' }), aMail({ state: 'dead' })])
    const today = await readToday(database, new Date('2026-11-15T06:00:00Z'))
    expect(today.toDo.map(({ name, isUrgent }) => [name, isUrgent])).toEqual([
      ['Hurried', true],
      ['Patient', false],
    ])
    expect(today.toDo.map(({ words }) => words)).toEqual(['It is urgent', undefined])
    expect(today.failedMails).toBe((await services.desk.mailroom.list('troubled', 0)).mails.length)
    const id = (await services.desk.people.findByEmail('hurried@shop.example')) ?? ''
    const [event] = await timelineOf(database, { id, email: 'hurried@shop.example' })
    expect(event).toMatchObject({
      text: 'Wants a bot',
      transcript: [
        { text: 'It is urgent', isBot: false },
        { text: 'Understood.', isBot: true },
      ],
    })
  })
})

onBothEngines('Today', (open) => {
  test('shows who has waited longest and, however many wait, who has just written', async () => {
    const database = await open()
    for (let minute = 0; minute < 30; minute++)
      await store(database, {
        name: `Person ${minute}`,
        email: `p${minute}@school.example`,
        createdAt: new Date(Date.UTC(2026, 10, 13, 6, minute)),
      })
    const { toDo, waitingCount } = await readToday(database, new Date('2026-11-15T06:00:00Z'))
    expect([toDo.length, waitingCount]).toEqual([20, 30])
    expect(toDo.map(({ name }) => name)).toEqual(
      [...Array(15).keys(), 25, 26, 27, 28, 29].map((minute) => `Person ${minute}`),
    )
  })
})

test('what the owner types becomes a search without operators', () => {
  expect(searchQuery('Meena Sh')).toBe("'meena':* & 'sh':*")
  expect(searchQuery('Meena Sh', 3)).toBe("'meena':* & 'sh'")
  expect(searchQuery("a'b & c | !d <-> e:*")).toBe("'a':* & 'b':* & 'c':* & 'd':* & 'e':*")
  expect(searchQuery(' …!? ')).toBeUndefined()
})

/** The screen of someone who has just written, as its owner uses it. */
async function onPersonScreen({ services, site }: EngineSite) {
  const email = 'asha@school.example'
  const write = () => store(services.database, { name: 'Asha', email })
  await write()
  const { people } = services.desk
  const id = (await people.findByEmail(email)) ?? ''
  const headers = { cookie: await aSignedInOwner(services), origin: 'http://localhost:3000' }
  return {
    write,
    async press(fields: Record<string, string>) {
      const body = new URLSearchParams(fields)
      const answer = await site.request(deskPaths.person(id), { method: 'POST', headers, body })
      return (await site.request(answer.headers.get('location') ?? '', { headers })).text()
    },
    async person() {
      const person = await people.find(id)
      if (!person) throw new Error('The person is gone')
      return person
    },
    /** How many answers the figures know of. */
    async waits() {
      const { database, desk } = services
      const figures = await figuresOf(database, desk.counts, 7, todayInIndia(new Date()))
      return figures.waits.reduce((sum, { value }) => sum + value, 0)
    },
  }
}

/** What the Undo of a page sends. */
function undoOf(page: string) {
  return { do: 'undo', undo: /name="undo" value="([^"]*)"/.exec(page)?.[1] ?? '' }
}

async function exportOf(desk: People, filter: PeopleFilter): Promise<string[]> {
  const emails: string[] = []
  for await (const page of desk.export(owner, filter)) emails.push(...page.map(({ email }) => email ?? ''))
  return emails
}

/** A visitor's demo on Tuesday at eleven. */
async function bookedDemo(site: EngineSite['site']): Promise<{ bookingId: string; manage: string }> {
  const booked = await site.request('/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Zuhura',
      email: 'zuhura@guesthouse.example',
      service: 'AI Chatbots',
      date: '2026-11-17',
      time: '11:00',
    }),
  })
  return booked.json()
}
