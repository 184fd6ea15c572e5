import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { people as peopleTable } from '#server/db/schema/people.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { store } from '../../tests/stored-leads.ts'
import { createPeople, type People } from './people.ts'

const owner = 'owner@sutradhar.example'
const now = new Date('2026-11-15T06:00:00Z')
const asha = {
  name: 'Asha Rao',
  email: 'asha@school.example',
  phone: '+255 712 345 678',
  otherPhone: '9876543210',
  company: 'Green School',
  source: 'phone',
  note: 'Wants a chatbot for admissions',
  waits: true,
}

onBothEngines('A person entered at the desk', (open) => {
  async function entered(person: Parameters<People['add']>[1] = asha) {
    const database = await open()
    const people = createPeople(database)
    const added = await people.add(owner, person, now)
    if (added.kind !== 'entered') throw new Error('They are known')
    return { database, people, ...added }
  }
  const found = async (people: People, query: string) =>
    (await people.list({ query }, 0)).people.map(({ name }) => name)

  test('stands in the list with what was typed, and is found by all of it', async () => {
    const { people, id } = await entered()
    expect(await people.find(id)).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@school.example',
      phone: '+255 712 345 678',
      otherPhone: '9876543210',
      company: 'Green School',
      country: 'TZ',
      source: 'phone',
      kinds: [],
      status: 'new',
      isEdited: true,
      waitingSince: now,
    })
    for (const query of ['asha', 'green', '712', '98765', 'asha@school'])
      expect([query, await found(people, query)]).toEqual([query, ['Asha Rao']])
    expect(await people.findByEmail('ASHA@school.example')).toBe(id)
    const events = await people.timeline({ id, email: asha.email })
    expect(events.map((event) => ('text' in event ? event.text : event.kind))).toContain(asha.note)
  })

  test('needs nothing but a name, and waits only if the owner says so', async () => {
    const { people, id } = await entered({ name: 'Someone who phoned', waits: false })
    expect(await people.find(id)).toMatchObject({
      email: null,
      phone: null,
      country: null,
      waitingSince: null,
    })
    expect(await found(people, 'phoned')).toEqual(['Someone who phoned'])
  })

  test('whose address is somebody’s already is not entered twice: the owner is told who has it', async () => {
    const database = await open()
    const people = createPeople(database)
    await store(database, { name: 'Asha', email: 'asha@school.example' })
    const id = await people.findByEmail('asha@school.example')
    expect(await people.add(owner, { ...asha, email: 'Asha@School.example' }, now)).toEqual({
      kind: 'known',
      id,
      name: 'Asha',
    })
    expect((await people.list({}, 0)).people).toHaveLength(1)
    expect(await database.db.select().from(auditEntries)).toEqual([])
  })

  test('of two who enter one address at once, one does', async () => {
    const database = await open()
    const people = createPeople(database)
    const both = await Promise.all([people.add(owner, asha, now), people.add(owner, asha, now)])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['entered', 'known'])
    expect((await people.list({}, 0)).people).toHaveLength(1)
  })

  test('is the same person when they write, and keeps the name that the owner wrote', async () => {
    const { database, people, id } = await entered()
    await store(database, { name: 'a.rao', email: 'ASHA@school.example', company: 'Other' })
    expect((await people.list({}, 0)).people).toMatchObject([
      { id, name: 'Asha Rao', company: 'Green School', kinds: ['contact'] },
    ])
  })

  test('with a number that others use is suggested to be one of them', async () => {
    const { database, people, id } = await entered()
    await store(database, { name: 'A. Rao', email: 'rao@home.example', phone: '098765 43210' })
    const second = await people.add(owner, { name: 'Ravi', phone: '+255712345678', waits: false }, now)
    if (second.kind !== 'entered') throw new Error('A number is nobody’s')
    expect((await people.lookalikes(id)).map(({ name, email }) => [name, email])).toEqual([
      ['A. Rao', 'rao@home.example'],
      ['Ravi', null],
    ])
    expect(await people.lookalikes(second.id)).toMatchObject([{ id }])
    await people.tellApart(owner, id, second.id)
    expect((await people.lookalikes(id)).map(({ name }) => name)).toEqual(['A. Rao'])
  })

  test('can be taken back, unless something has come of it', async () => {
    const { people, id, undo } = await entered()
    expect(await people.undoStep(owner, undo)).toEqual({ count: 1, left: 0 })
    expect(await people.find(id)).toBeUndefined()
    expect(await people.findByEmail(asha.email)).toBeUndefined()
    expect(await people.undoStep(owner, undo)).toBeUndefined()
    const again = await people.add(owner, asha, now)
    if (again.kind !== 'entered') throw new Error('The address should be free')
    await people.addNote(owner, again.id, 'Called back')
    expect(await people.undoStep(owner, again.undo)).toEqual({ count: 0, left: 1 })
    expect(await people.find(again.id)).toBeDefined()
  })

  test('is merged and parted again like everyone else', async () => {
    const { database, people, id } = await entered()
    await store(database, { name: 'A. Rao', email: 'rao@home.example' })
    const other = (await people.findByEmail('rao@home.example')) ?? ''
    const before = [await people.find(other), await people.find(id)]
    expect(await people.merge(owner, other, id)).toBe(true)
    expect(await people.findByEmail(asha.email)).toBe(other)
    const [merge] = await people.merges(other)
    expect(merge).toMatchObject({ name: 'Asha Rao', email: asha.email })
    expect(await people.undoMerge(owner, merge?.id ?? '')).toBe(true)
    expect([await people.find(other), await people.find(id)]).toEqual(before)
    expect(await found(people, 'green')).toEqual(['Asha Rao'])
  })

  test('somebody without an address is merged under no address', async () => {
    const { database, people, id } = await entered({ name: 'Caller', phone: '9876543210', waits: false })
    await store(database, { name: 'A. Rao', email: 'rao@home.example' })
    const other = (await people.findByEmail('rao@home.example')) ?? ''
    await people.merge(owner, other, id)
    expect(await people.merges(other)).toMatchObject([{ name: 'Caller', email: null }])
  })
})

onBothEngines('What an owner knows better of a person', (open) => {
  async function aWriter() {
    const database = await open()
    const people = createPeople(database)
    await store(database, { name: 'asha', email: 'asha@old.example', phone: '9876543210' })
    const id = (await people.findByEmail('asha@old.example')) ?? ''
    return { database, people, id }
  }
  const keysOf = async (database: Database, id: string) => {
    const { rows } = await database.db.execute<{ key: string }>(
      sql`select key from person_keys where person_id = ${id} order by key`,
    )
    return rows.map(({ key }) => key)
  }
  const better = { name: 'Asha Rao', email: 'asha@new.example', phone: '+91 90000 00001' }

  test('stays, and both addresses are theirs, as they wrote from the old one', async () => {
    const { database, people, id } = await aWriter()
    expect(await people.edit(owner, id, better)).toMatchObject({ kind: 'entered', id })
    expect(await people.find(id)).toMatchObject({
      ...better,
      country: 'IN',
      source: 'direct',
      isEdited: true,
    })
    expect(await keysOf(database, id)).toEqual([
      'e:asha@new.example',
      'e:asha@old.example',
      'p:9000000001',
      'p:9876543210',
    ])
    await store(database, { name: 'asha', email: 'asha@old.example' })
    await store(database, { name: 'asha', email: 'Asha@new.example' })
    expect((await people.list({}, 0)).people).toMatchObject([{ id, name: 'Asha Rao' }])
    expect((await people.list({ query: 'old.example' }, 0)).people).toHaveLength(1)
    // Whoever only had it written down has not got it any more.
    await people.edit(owner, id, { name: 'Asha Rao', email: 'asha@third.example' })
    await database.db.delete(leads).where(sql`email ilike '%new.example'`)
    await people.edit(owner, id, { name: 'Asha Rao' })
    expect(await keysOf(database, id)).toEqual(['e:asha@new.example', 'e:asha@old.example', 'p:9876543210'])
  })

  test('is undone whole: name, keys, and words to be found by', async () => {
    const { database, people, id } = await aWriter()
    const before = await people.find(id)
    const keys = await keysOf(database, id)
    const edited = await people.edit(owner, id, better)
    const undo = edited.kind === 'entered' ? edited.undo : ''
    expect(await people.undoStep(owner, undo)).toEqual({ count: 1, left: 0 })
    expect(await people.find(id)).toEqual(before)
    expect(await keysOf(database, id)).toEqual(keys)
    expect((await people.list({ query: 'rao' }, 0)).people).toEqual([])
  })

  test('is not undone over a later change, or over somebody who has the old address now', async () => {
    const { database, people, id } = await aWriter()
    const first = await people.edit(owner, id, better)
    await people.edit(owner, id, { ...better, name: 'Asha R.' })
    expect(await people.undoStep(owner, first.kind === 'entered' ? first.undo : '')).toEqual({
      count: 0,
      left: 1,
    })
    const entered = await people.add(owner, { name: 'Ravi', email: 'ravi@shop.example', waits: false }, now)
    if (entered.kind !== 'entered') throw new Error('Nobody has it')
    const moved = await people.edit(owner, entered.id, { name: 'Ravi', email: 'ravi@home.example' })
    await store(database, { name: 'Another Ravi', email: 'ravi@shop.example' })
    expect(await people.undoStep(owner, moved.kind === 'entered' ? moved.undo : '')).toEqual({
      count: 0,
      left: 1,
    })
    expect(await people.find(entered.id)).toMatchObject({ email: 'ravi@home.example' })
  })

  test('cannot give one the address of another', async () => {
    const { database, people, id } = await aWriter()
    await store(database, { name: 'Ravi', email: 'ravi@shop.example' })
    expect(await people.edit(owner, id, { name: 'Asha', email: 'RAVI@shop.example' })).toMatchObject({
      kind: 'known',
      name: 'Ravi',
    })
    expect(await people.find(id)).toMatchObject({ name: 'asha', isEdited: false })
    expect(await people.edit(owner, '00000000-0000-0000-0000-000000000000', { name: 'Nobody' })).toEqual({
      kind: 'gone',
    })
  })

  test('a real name takes the place of the one that stands for a visitor who gave none', async () => {
    const database = await open()
    const people = createPeople(database)
    await store(database, { name: 'Website visitor', email: 'meena@school.example', kind: 'handover' })
    await store(database, { name: 'Meena Sharma', email: 'meena@school.example' })
    await store(database, { name: 'Website visitor', email: 'meena@school.example', kind: 'handover' })
    expect((await people.list({}, 0)).people).toMatchObject([{ name: 'Meena Sharma' }])
    expect(await found(people, 'sharma')).toEqual(['Meena Sharma'])
    // A name that an owner wrote is nobody’s to change, even that one.
    await store(database, { name: 'Website visitor', email: 'ravi@shop.example', kind: 'handover' })
    const ravi = (await people.findByEmail('ravi@shop.example')) ?? ''
    await people.edit(owner, ravi, { name: 'Website visitor', email: 'ravi@shop.example' })
    await store(database, { name: 'Ravi', email: 'ravi@shop.example' })
    const [kept] = await database.db.select().from(peopleTable).where(eq(peopleTable.id, ravi))
    expect(kept).toMatchObject({ name: 'Website visitor' })
  })

  test('a real name stays when the visitor without one is merged with whoever has it, until that is undone', async () => {
    const database = await open()
    const people = createPeople(database)
    await store(database, { name: 'Website visitor', email: 'chat@school.example', kind: 'handover' })
    await store(database, { name: 'Meena Sharma', email: 'meena@school.example' })
    const [visitor = '', meena = ''] = await Promise.all(
      ['chat@school.example', 'meena@school.example'].map((email) => people.findByEmail(email)),
    )
    await people.merge(owner, visitor, meena)
    expect(await people.find(visitor)).toMatchObject({ name: 'Meena Sharma' })
    await people.undoMerge(owner, (await people.merges(visitor))[0]?.id ?? '')
    expect(await people.find(visitor)).toMatchObject({ name: 'Website visitor' })
    expect(await people.find(meena)).toMatchObject({ name: 'Meena Sharma' })
  })

  const found = async (people: People, query: string) =>
    (await people.list({ query }, 0)).people.map(({ name }) => name)
})
