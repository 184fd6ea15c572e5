import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { personWith, store } from '../../tests/stored-leads.ts'
import { createPeople } from './people.ts'

const owner = 'owner@sutradhar.example'

onBothEngines('Stages', (open) => {
  test('an amount goes along from quoted to won; undoing restores everything as it was, to the microsecond', async () => {
    const database = await open()
    const desk = createPeople(database)
    const id = (await personWith(database, await store(database, {}))) ?? ''
    const steps = [
      { status: 'talking' },
      { status: 'quoted', deal: { currency: 'INR', minor: 125_000_00 } },
      { status: 'won' },
      { status: 'won', deal: { currency: 'USD', minor: 2_000_00 } },
      { status: 'lost', lostReason: 'Too expensive' },
      { status: 'lost', lostReason: 'Not now' },
      { status: 'new' },
      { status: 'quoted', deal: null },
    ] as const
    const seen: { before: unknown; entry: string }[] = []
    for (const step of steps) {
      const before = await exactly(database, id)
      const { entry = '' } = (await desk.setStage(owner, id, step)) ?? {}
      expect(entry).not.toBe('')
      seen.push({ before, entry })
    }
    expect(await desk.find(id)).toMatchObject({
      status: 'quoted',
      dealMinor: null,
      dealCurrency: null,
      wonAt: null,
      lostReason: null,
    })
    const last = seen.at(-1)
    expect(await desk.undoDecision(owner, last?.entry ?? '')).toMatchObject({ status: 'new' })
    expect(await exactly(database, id)).toEqual(last?.before)
  })

  test('each kind of step is undone exactly', async () => {
    const database = await open()
    const desk = createPeople(database)
    const id = (await personWith(database, await store(database, {}))) ?? ''
    const undoes = async (step: Parameters<typeof desk.setStage>[2]) => {
      const before = await exactly(database, id)
      const decision = await desk.setStage(owner, id, step)
      expect(await exactly(database, id)).not.toEqual(before)
      expect(await desk.undoDecision(owner, decision?.entry ?? '')).toBeDefined()
      expect(await exactly(database, id)).toEqual(before)
      // Once is enough.
      expect(await desk.undoDecision(owner, decision?.entry ?? '')).toBeUndefined()
    }
    await undoes({ status: 'won', deal: { currency: 'TZS', minor: 500_000_00 } })
    await desk.setStage(owner, id, { status: 'won', deal: { currency: 'INR', minor: 100 } })
    await undoes({ status: 'talking' })
    await undoes({ status: 'lost', lostReason: 'Not known' })
    await undoes({ status: 'won', deal: { currency: 'INR', minor: 200 } })
    await undoes({ status: 'won', deal: null })
    await desk.setStage(owner, id, { status: 'lost', lostReason: 'Too expensive' })
    await undoes({ status: 'new' })
    await undoes({ status: 'lost', lostReason: 'Chose somebody else' })
  })

  test('winning twice stays the day it was; what is already so changes nothing', async () => {
    const database = await open()
    const desk = createPeople(database)
    const id = (await personWith(database, await store(database, {}))) ?? ''
    const deal = { currency: 'INR', minor: 125_000_00 } as const
    await desk.setStage(owner, id, { status: 'won', deal })
    const { wonAt } = (await desk.find(id)) ?? {}
    expect(wonAt).toBeInstanceOf(Date)
    expect((await desk.setStage(owner, id, { status: 'won', deal }))?.entry).toBeUndefined()
    await desk.setStage(owner, id, { status: 'won', deal: { ...deal, minor: 1 } })
    expect(await desk.find(id)).toMatchObject({ wonAt, dealMinor: 1 })
    expect(await desk.setStage(owner, randomUUID(), { status: 'won' })).toBeUndefined()
  })

  test('whoever has paid since is not made a stranger again by an undo left on a screen', async () => {
    const database = await open()
    const desk = createPeople(database)
    const id = (await personWith(database, await store(database, {}))) ?? ''
    const decision = await desk.setStage(owner, id, { status: 'talking' })
    // As a payment does it.
    await database.db.execute(sql`update people set status = 'won', won_at = now()`)
    expect(await desk.undoDecision(owner, decision?.entry ?? '')).toBeUndefined()
    expect(await desk.find(id)).toMatchObject({ status: 'won' })
  })

  test('a snooze is undone, ended, and ended by a new message, which no undo hides again', async () => {
    const database = await open()
    const desk = createPeople(database)
    const id = (await personWith(database, await store(database, {}))) ?? ''
    const until = new Date('2026-11-20T18:30:00Z')
    const snoozed = await desk.snooze(owner, id, until)
    expect(await desk.find(id)).toMatchObject({ snoozedUntil: until })
    expect(await desk.undoDecision(owner, snoozed?.entry ?? '')).toEqual({ snoozedUntil: null })
    expect(await desk.find(id)).toMatchObject({ snoozedUntil: null, status: 'new' })
    await desk.snooze(owner, id, until)
    const woken = await desk.snooze(owner, id, null)
    expect(await desk.undoDecision(owner, woken?.entry ?? '')).toEqual({ snoozedUntil: until })
    const again = await desk.snooze(owner, id, null)
    await store(database, {})
    expect(await desk.undoDecision(owner, again?.entry ?? '')).toBeUndefined()
    await desk.snooze(owner, id, until)
    await store(database, {})
    expect(await desk.find(id)).toMatchObject({ snoozedUntil: null })
    expect(await desk.snooze(owner, randomUUID(), until)).toBeUndefined()
  })
})

/** Everything that is kept of a person, as the database has it. */
async function exactly(database: Database, id: string): Promise<unknown> {
  const { rows } = await database.db.execute<{ row: unknown }>(
    sql`select to_jsonb(people)::text as row from people where id = ${id}`,
  )
  return rows[0]?.row
}
