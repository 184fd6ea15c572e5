import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { followUps } from '#server/db/schema/people.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { personWith, store } from '../../tests/stored-leads.ts'
import { createFollowUps } from './follow-ups.ts'
import { createPeople } from './people.ts'
import { createPrivacy } from './privacy.ts'
import { timelineOf } from './timeline.ts'

const owner = 'owner@sutradhar.example'
const colleague = 'asha@sutradhar.example'

onBothEngines('Follow-ups', (open) => {
  test('are set, moved, done and removed, and each can be undone once', async () => {
    const database = await open()
    const desk = createFollowUps(database)
    const personId = await aPerson(database)
    const call = { dueOn: '2026-11-20', text: 'Call about the quote' }
    const form = { id: randomUUID(), ...call }
    const set = await desk.set(owner, personId, form)
    // A second press of the same form.
    expect(await desk.set(owner, personId, form)).toBe(set)
    const id = await idOf(database, call.text)
    expect(await desk.open(personId)).toEqual([{ id, ...call, ownerEmail: owner }])

    const moved = await desk.move(owner, id, '2026-11-25')
    expect(await desk.open(personId)).toMatchObject([{ dueOn: '2026-11-25' }])
    // What is done later stands in the way of undoing what was before.
    expect(await desk.undo(owner, set ?? '')).toBe(false)
    expect(await desk.undo(owner, moved ?? '')).toBe(true)
    expect(await desk.open(personId)).toMatchObject([{ dueOn: '2026-11-20' }])

    const done = await desk.finish(colleague, id)
    expect(await desk.open(personId)).toEqual([])
    expect(await desk.finish(colleague, id)).toBeUndefined()
    expect(await desk.move(colleague, id, '2026-11-26')).toBeUndefined()
    expect(await desk.undo(owner, done ?? '')).toBe(true)
    expect(await desk.undo(owner, done ?? '')).toBe(false)

    const [before] = await database.db.select().from(followUps)
    const removed = await desk.remove(owner, id)
    expect(await database.db.$count(followUps)).toBe(0)
    expect(await desk.undo(owner, removed ?? '')).toBe(true)
    expect(await database.db.select().from(followUps)).toEqual([before])
    expect(await desk.undo(owner, removed ?? '')).toBe(false)

    expect(await desk.undo(owner, randomUUID())).toBe(false)
    expect(await desk.remove(owner, randomUUID())).toBeUndefined()
    expect(await desk.set(owner, randomUUID(), { ...call, id: randomUUID() })).toBeUndefined()
  })

  test('another text, day or person under the same id is another follow-up; the same again is not', async () => {
    const database = await open()
    const desk = createFollowUps(database)
    const [meena, ravi] = [await aPerson(database), await aPerson(database, 'ravi@shop.example')]
    const first = { id: randomUUID(), dueOn: '2026-11-20', text: 'Call about the quote' }
    const changed = [{ text: 'Call about the price' }, { dueOn: '2026-11-21' }]
    const entries = new Set<string | undefined>()
    for (const change of [{}, ...changed, {}, ...changed])
      entries.add(await desk.set(owner, meena, { ...first, ...change }))
    entries.add(await desk.set(owner, ravi, first))
    expect(entries.size).toBe(4)
    expect(entries).not.toContain(undefined)
    const days = (await desk.open(meena)).map(({ dueOn, text }) => [dueOn, text])
    expect(days).toEqual([
      ['2026-11-20', 'Call about the quote'],
      ['2026-11-20', 'Call about the price'],
      ['2026-11-21', 'Call about the quote'],
    ])
    expect(await desk.open(ravi)).toMatchObject([{ dueOn: '2026-11-20', text: 'Call about the quote' }])
    // However it stands by now.
    await desk.move(owner, (await desk.open(ravi))[0]?.id ?? '', '2026-11-28')
    expect(await desk.set(owner, ravi, first)).toBe([...entries].at(-1))
    expect(await desk.open(ravi)).toMatchObject([{ dueOn: '2026-11-28' }])
  })

  test('setting one can be undone too; several are open, the earliest first', async () => {
    const database = await open()
    const desk = createFollowUps(database)
    const personId = await aPerson(database)
    const set = (dueOn: string, text: string) => desk.set(owner, personId, { id: randomUUID(), dueOn, text })
    await set('2026-11-25', 'Later')
    const entry = await set('2026-11-20', 'Sooner')
    expect((await desk.open(personId)).map(({ text }) => text)).toEqual(['Sooner', 'Later'])
    expect(await desk.undo(owner, entry ?? '')).toBe(true)
    expect((await desk.open(personId)).map(({ text }) => text)).toEqual(['Later'])
  })

  test('the timeline says who set it and who did it', async () => {
    const database = await open()
    const desk = createFollowUps(database)
    const personId = await aPerson(database)
    await desk.set(owner, personId, { id: randomUUID(), dueOn: '2026-11-20', text: 'Call about the quote' })
    const id = await idOf(database, 'Call about the quote')
    await desk.move(owner, id, '2026-11-21')
    await desk.finish(colleague, id)
    const told = await timelineOf(database, { id: personId, email: null })
    expect(told.filter(({ kind }) => kind === 'follow-up')).toMatchObject([
      { isDone: true, owner: colleague, text: 'Call about the quote', dueOn: '2026-11-21' },
      { isDone: false, owner },
    ])
    expect(told.filter(({ kind }) => kind === 'change')).toMatchObject([
      { action: 'follow-up-moved', owner, details: { day: '2026-11-21' } },
    ])
  })

  test('words of any kind are kept for the undoing of a removal', async () => {
    const database = await open()
    const desk = createFollowUps(database)
    const personId = await aPerson(database)
    for (const text of ['"'.repeat(300), '\\'.repeat(300), 'म'.repeat(300), '🙏'.repeat(150)]) {
      await desk.set(owner, personId, { id: randomUUID(), dueOn: '2026-11-20', text })
      const removed = await desk.remove(owner, await idOf(database, text))
      expect(await desk.undo(owner, removed ?? '')).toBe(true)
      expect((await desk.open(personId)).map((followUp) => followUp.text)).toContain(text)
    }
  })

  test('go with whoever is merged, come back with them, and can still be undone', async () => {
    const database = await open()
    const desk = createFollowUps(database)
    const people = createPeople(database)
    const [kept, other] = [
      await aPerson(database, 'kept@shop.example'),
      await aPerson(database, 'other@shop.example'),
    ]
    await desk.set(owner, other, { id: randomUUID(), dueOn: '2026-11-20', text: 'Theirs' })
    const id = await idOf(database, 'Theirs')
    const moved = await desk.move(owner, id, '2026-11-22')
    await desk.set(owner, other, { id: randomUUID(), dueOn: '2026-11-20', text: 'Removed' })
    const removed = await desk.remove(owner, await idOf(database, 'Removed'))
    await people.merge(owner, kept, other)
    expect(await desk.open(kept)).toMatchObject([{ id }])
    expect(await desk.undo(owner, moved ?? '')).toBe(true)
    expect(await desk.open(kept)).toMatchObject([{ id, dueOn: '2026-11-20' }])
    // Whose it was is not there any more.
    expect(await desk.undo(owner, removed ?? '')).toBe(false)
    const lead = await store(database, { email: 'other@shop.example' })
    expect(await personWith(database, lead)).toBe(kept)
    expect(await people.undoMerge(owner, (await people.merges(kept))[0]?.id ?? '')).toBe(true)
    expect([await desk.open(kept), (await desk.open(other)).length]).toEqual([[], 1])
  })

  test('are exported with a person and erased with them, words kept for undoing included', async () => {
    const database = await open()
    const desk = createFollowUps(database)
    const people = createPeople(database)
    const privacy = createPrivacy(database, 'team@sutradhar.example', async () => {})
    const [kept, other] = [
      await aPerson(database, 'zara@erase.example'),
      await aPerson(database, 'zara@second.example'),
    ]
    const addresses = ['zara@erase.example', 'zara@second.example']
    await desk.set(owner, kept, { id: randomUUID(), dueOn: '2026-11-20', text: 'Secretword one' })
    await desk.set(owner, other, { id: randomUUID(), dueOn: '2026-11-20', text: 'Secretword two' })
    await desk.remove(owner, await idOf(database, 'Secretword two'))
    await people.setStage(owner, other, { status: 'lost', lostReason: 'Secretword three' })
    await people.setStage(owner, other, { status: 'talking' })
    await people.merge(owner, kept, other)
    expect((await privacy.find(addresses)).counts).toMatchObject({ followUps: 1 })
    let file = ''
    for await (const part of privacy.export(owner, addresses)) file += part
    expect(JSON.parse(file).followUps).toMatchObject([{ text: 'Secretword one' }])
    await privacy.erase(owner, addresses)
    expect(await database.db.$count(followUps)).toBe(0)
    expect(JSON.stringify(await database.db.select().from(auditEntries))).not.toContain('Secretword')
  })

  test('the database itself refuses days and lines that make no sense', async () => {
    const database = await open()
    const personId = await aPerson(database)
    const row = { id: randomUUID(), personId, ownerEmail: owner, dueOn: '2026-11-20', text: 'Call' }
    for (const wrong of [
      { dueOn: '9999-99-99' },
      { dueOn: '2026-02-31' },
      { text: 'x'.repeat(301) },
      { text: ' ' },
      { text: 'a\nb' },
    ])
      await expect(database.db.insert(followUps).values({ ...row, ...wrong })).rejects.toThrow()
    expect(await database.db.select().from(followUps).where(eq(followUps.personId, personId))).toEqual([])
  })
})

async function aPerson(database: Database, email = 'meena@school.example'): Promise<string> {
  return (await personWith(database, await store(database, { email }))) ?? ''
}

/** Of the one with these words. */
async function idOf({ db }: Database, text: string): Promise<string> {
  const [row] = await db.select().from(followUps).where(eq(followUps.text, text))
  return row?.id ?? ''
}
