import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { followUps, people as peopleTable } from '#server/db/schema/people.ts'
import { personUndos } from '#server/db/schema/person-undos.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aBooking } from '../../tests/factories.ts'
import { store } from '../../tests/stored-leads.ts'
import { createPeople } from './people.ts'

const owner = 'owner@sutradhar.example'
const now = new Date('2026-11-15T06:00:00Z')

onBothEngines('Several people at once', (open) => {
  async function three() {
    const database = await open()
    const people = createPeople(database)
    for (const name of ['Asha', 'Meena', 'Ravi'])
      await store(database, { name, email: `${name.toLowerCase()}@school.example` })
    const ids = await Promise.all(
      ['asha', 'meena', 'ravi'].map(
        async (name) => (await people.findByEmail(`${name}@school.example`)) ?? '',
      ),
    )
    const all = () => database.db.select().from(peopleTable).orderBy(peopleTable.name)
    return { database, people, ids, all }
  }

  test('are tagged, and no longer, and each press is undone', async () => {
    const { people, ids, all } = await three()
    const [asha = '', meena = ''] = ids
    await people.setTags(owner, asha, ['school', 'vip'])
    const before = await all()
    const tagged = await people.changeAll(owner, { ids: [asha, meena] }, { do: 'tag', tag: ' VIP ' })
    // Whoever has it already is not counted.
    expect(tagged.count).toBe(1)
    expect((await all()).map(({ tags }) => tags)).toEqual([['school', 'vip'], ['vip'], []])
    const untagged = await people.changeAll(owner, { filter: { tag: 'vip' } }, { do: 'untag', tag: 'vip' })
    expect(untagged.count).toBe(2)
    expect(await people.undoStep(owner, untagged.undo ?? '')).toEqual({ count: 2, left: 0 })
    expect(await people.undoStep(owner, tagged.undo ?? '')).toEqual({ count: 1, left: 0 })
    expect(await all()).toEqual(before)
  })

  test('are given a status, and wait no longer, until that is undone', async () => {
    const { people, ids, all, database } = await three()
    const before = await all()
    const won = await people.changeAll(owner, { ids: ids.slice(0, 2) }, { do: 'status', status: 'won' })
    expect(won.count).toBe(2)
    expect((await all()).map(({ status, wonAt, waitingSince }) => [status, !!wonAt, !!waitingSince])).toEqual(
      [
        ['won', true, false],
        ['won', true, false],
        ['new', false, true],
      ],
    )
    expect(await database.db.select().from(auditEntries)).toMatchObject([
      { action: 'people-status', details: { count: 2, status: 'won' } },
    ])
    // One of them has written again since, and waits for an answer to that.
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    expect(await people.undoStep(owner, won.undo ?? '')).toEqual({ count: 1, left: 1 })
    expect((await all())[1]).toEqual(before[1])
    expect((await all())[0]).toMatchObject({ status: 'won' })
  })

  test('all that match a filter are answered, and nobody else', async () => {
    const { people, all, ids } = await three()
    await people.setTags(owner, ids[2] ?? '', ['later'])
    expect(await people.countOf({ query: 'school', waiting: true })).toBe(3)
    expect(await people.countOf({ tag: 'later' })).toBe(1)
    const answered = await people.changeAll(owner, { filter: { tag: 'later' } }, { do: 'answered' })
    expect(answered.count).toBe(1)
    expect((await all()).map(({ waitingSince }) => !!waitingSince)).toEqual([true, true, false])
    const again = await people.changeAll(owner, { filter: { tag: 'later' } }, { do: 'answered' })
    expect(again).toEqual({ count: 0 })
  })

  test('of very many some hundreds are changed at a time: others are answered between, and one Undo is for all', async () => {
    const database = await open()
    const people = createPeople(database)
    await database.db.execute(sql`
      insert into people (name, first_at, last_at) select 'Person ' || n, now(), now() from generate_series(1, 1200) n`)
    const tagged = () => database.db.$count(peopleTable, sql`tags = '{vip}'`)
    let isOver = false
    const change = people.changeAll(owner, { filter: {} }, { do: 'tag', tag: 'vip' }).finally(() => {
      isOver = true
    })
    let between = 0
    while (between === 0 && !isOver) between = await tagged()
    expect(between % 500).toBe(0)
    expect(isOver).toBe(false)
    const { count, undo } = await change
    expect([count, await tagged()]).toEqual([1200, 1200])
    expect(await database.db.select().from(auditEntries)).toMatchObject([{ details: { count: 1200 } }])
    expect(await people.undoStep(owner, undo ?? '')).toEqual({ count: 1200, left: 0 })
    expect(await tagged()).toBe(0)
    expect(await people.undoStep(owner, undo ?? '')).toBeUndefined()
  })
})

onBothEngineSites('Spam', (open) => {
  async function aSpammer() {
    const { services, site } = await open()
    const { database, desk } = services
    const lead = await store(database, {
      name: 'Mallory',
      email: 'mallory@spam.example',
      phone: '9876543210',
    })
    const booking = await store(database, { name: 'Mallory', email: 'mallory@spam.example', kind: 'booking' })
    const startsAt = new Date('2026-12-01T06:00:00Z')
    await database.db.insert(bookings).values(aBooking(booking.id, { startsAt, isConfirmed: true, host: 1 }))
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    const id = (await desk.people.findByEmail('mallory@spam.example')) ?? ''
    await desk.people.addNote(owner, id, 'Sells links')
    await desk.people.setTags(owner, id, ['links'])
    await desk.people.setStage(owner, id, { status: 'talking' })
    await database.db.insert(followUps).values({
      id: lead.id ?? '',
      personId: id,
      dueOn: '2026-11-20',
      text: 'Call',
      ownerEmail: owner,
    })
    const whole = async () => ({
      person: await desk.people.find(id),
      timeline: (await desk.people.timeline({ id, email: null })).map(({ kind, at }) => [kind, at]),
      followUps: await database.db.select().from(followUps),
      keys: (await database.db.execute(sql`select * from person_keys where person_id = ${id} order by key`))
        .rows,
      held: (await database.db.select().from(bookings)).map(({ isConfirmed }) => isConfirmed),
    })
    return { services, site, database, desk, id, lead, booking, whole }
  }

  test('takes a person off the list and what they sent under suspicion; Undo brings all of it back', async () => {
    const { database, desk, id, whole } = await aSpammer()
    const before = await whole()
    const { count, undo } = await desk.people.changeAll(owner, { ids: [id] }, { do: 'spam' })
    expect(count).toBe(1)
    expect(await desk.people.find(id)).toBeUndefined()
    expect((await desk.people.list({}, 0)).people.map(({ name }) => name)).toEqual(['Asha'])
    expect(await desk.quarantine.count()).toBe(2)
    // The time that they held is free for others.
    expect((await whole()).held).toEqual([false])
    expect(await desk.people.undoStep(owner, undo ?? '')).toEqual({ count: 1, left: 0 })
    expect(await whole()).toEqual(before)
    expect(await desk.quarantine.count()).toBe(0)
    expect((await desk.people.list({ query: '98765' }, 0)).people).toMatchObject([{ id }])
    expect(await database.db.select().from(personUndos).where(eq(personUndos.kind, 'set-aside'))).toEqual([])
  })

  test('that was none is found out under Suspicious too: the person is back, and nobody is written to again', async () => {
    const { database, desk, id, lead, whole } = await aSpammer()
    const before = await whole()
    await desk.people.changeAll(owner, { ids: [id] }, { do: 'spam' })
    const mailsBefore = (await database.db.execute(sql`select count(*)::int as count from mails`)).rows
    expect(await desk.quarantine.release(owner, [lead.id ?? ''], now)).toBe(2)
    expect(await whole()).toEqual(before)
    expect((await database.db.execute(sql`select count(*)::int as count from mails`)).rows).toEqual(
      mailsBefore,
    )
  })

  test('whoever writes from the address meanwhile is the same person once that is undone', async () => {
    const { database, desk, id } = await aSpammer()
    const { undo } = await desk.people.changeAll(owner, { ids: [id] }, { do: 'spam' })
    await store(database, { name: 'Mallory', email: 'MALLORY@spam.example' })
    expect((await desk.people.list({ query: 'mallory' }, 0)).people).toHaveLength(1)
    await desk.people.undoStep(owner, undo ?? '')
    expect((await desk.people.list({ query: 'mallory' }, 0)).people).toMatchObject([{ id }])
    expect(await database.db.$count(leads, eq(leads.personId, id))).toBe(3)
  })

  test('a demo whose time was given away meanwhile is only asked for', async () => {
    const { database, desk, id, booking } = await aSpammer()
    const { undo } = await desk.people.changeAll(owner, { ids: [id] }, { do: 'spam' })
    const other = await store(database, { name: 'Ravi', email: 'ravi@shop.example', kind: 'booking' })
    const startsAt = new Date('2026-12-01T06:00:00Z')
    await database.db.insert(bookings).values(aBooking(other.id, { startsAt, isConfirmed: true, host: 1 }))
    expect(await desk.people.undoStep(owner, undo ?? '')).toEqual({ count: 1, left: 0 })
    const rows = await database.db.select().from(bookings)
    expect(rows.find(({ leadId }) => leadId === booking.id)?.isConfirmed).toBe(false)
    expect(rows.find(({ leadId }) => leadId === other.id)?.isConfirmed).toBe(true)
  })

  test('deleted for good leaves nothing behind to undo', async () => {
    const { database, desk, id, lead, booking } = await aSpammer()
    const { undo } = await desk.people.changeAll(owner, { ids: [id] }, { do: 'spam' })
    expect(await desk.quarantine.discard(owner, [lead.id ?? ''])).toBe(1)
    expect(await database.db.select().from(personUndos)).toHaveLength(1)
    expect(await desk.quarantine.discard(owner, [booking.id ?? '', lead.id ?? ''])).toBe(1)
    expect(await database.db.select().from(personUndos)).toEqual([])
    expect(await desk.people.undoStep(owner, undo ?? '')).toBeUndefined()
  })

  test('somebody who never wrote is set aside and put back like the others', async () => {
    const { services } = await open()
    const { people } = services.desk
    const added = await people.add(owner, { name: 'Caller', phone: '9876543210', waits: true }, now)
    const id = added.kind === 'entered' ? added.id : ''
    const before = await people.find(id)
    const { undo } = await people.changeAll(owner, { ids: [id] }, { do: 'spam' })
    expect(await people.find(id)).toBeUndefined()
    await people.undoStep(owner, undo ?? '')
    expect(await people.find(id)).toEqual(before)
    expect((await people.list({ query: 'caller' }, 0)).people).toHaveLength(1)
  })

  test('suspects stand on pages, and several are judged at once', async () => {
    const { services } = await open()
    const { database, desk } = services
    for (let number = 0; number < 60; number++)
      await store(database, { email: `s${number}@spam.example`, quarantineReason: 'Looks like abuse' })
    const first = await desk.quarantine.list(0)
    const second = await desk.quarantine.list(1)
    expect([first.suspects.length, first.hasMore, second.suspects.length, second.hasMore]).toEqual([
      50,
      true,
      10,
      false,
    ])
    expect(
      await desk.quarantine.discard(
        owner,
        first.suspects.map(({ id }) => id),
      ),
    ).toBe(50)
    expect(
      await desk.quarantine.release(
        owner,
        second.suspects.map(({ id }) => id),
        now,
      ),
    ).toBe(10)
    expect((await desk.people.list({}, 0)).people).toHaveLength(10)
  })
})
