import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deskPaths } from '#content/desk-paths.ts'
import { checkTaughtAnswer } from '#domain/taught-answer.ts'
import { readKnowledge } from '#server/assistant/knowledge.ts'
import { openMemory } from '#server/assistant/memory.ts'
import { latestEntries } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { ownerAnswers } from '#server/db/schema/assistant.ts'
import { onBothEngineSites } from '../../tests/engine-sites.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aSignedInOwner, ownerEmail } from '../../tests/owner.ts'
import { createTeaching } from './teaching.ts'

const other = 'second@sutradhar.example'
const walls = { question: 'do you paint walls', answer: 'Only on screens.' }

onBothEngines('What the assistant was taught', (open) => {
  test('is listed with who taught it, corrected, removed and put back, and each holds for the next answer', async () => {
    const { teaching, memory, database } = await aTeacher(await open())
    await memory.keepQuestion('Do you paint walls?')
    await teaching.teach(ownerEmail, walls)
    expect(await memory.questions(10)).toEqual([])
    const [taught] = (await teaching.list(0)).answers
    expect(taught).toEqual({
      ...walls,
      id: expect.any(String),
      createdAt: expect.any(Date),
      taughtBy: ownerEmail,
      correctedAt: null,
      correctedBy: null,
      deletedAt: null,
    })
    const id = taught?.id ?? ''

    expect(await teaching.correct(other, id, { ...walls, answer: 'Never.' })).toBe(true)
    expect(await memory.recall('Do you paint walls?')).toBe('Never.')
    expect((await teaching.list(0)).answers).toEqual([
      { ...taught, answer: 'Never.', correctedAt: expect.any(Date), correctedBy: other },
    ])
    await teaching.correct(other, id, { question: 'do you paint ceilings', answer: 'Never.' })
    expect(await memory.recall('Do you paint walls?')).toBe(undefined)
    expect(await memory.recall('Do you paint ceilings?')).toBe('Never.')

    expect(await teaching.remove(ownerEmail, id)).toBe(true)
    expect(await memory.recall('Do you paint ceilings?')).toBe(undefined)
    expect(await teaching.list(0)).toEqual({ answers: [], hasMore: false })
    expect(await teaching.putBack(ownerEmail, id)).toBe(true)
    expect(await memory.recall('Do you paint ceilings?')).toBe('Never.')

    const done = (await latestEntries(database, 10)).map((entry) => [entry.action, entry.ownerEmail])
    expect(done).toEqual([
      ['assistant-answer-put-back', ownerEmail],
      ['assistant-answer-removed', ownerEmail],
      ['assistant-corrected', other],
      ['assistant-corrected', other],
      ['assistant-taught', ownerEmail],
    ])
    expect((await latestEntries(database, 1))[0]?.subject).toBe(`answer:${id}`)
  })

  test('can be put back for a day; what is gone is neither changed nor written down', async () => {
    const { teaching, database } = await aTeacher(await open())
    await teaching.teach(ownerEmail, walls)
    const id = (await teaching.list(0)).answers[0]?.id ?? ''
    await teaching.remove(ownerEmail, id)
    expect(await teaching.remove(ownerEmail, id)).toBe(false)
    expect(await teaching.correct(ownerEmail, id, walls)).toBe(false)
    await teaching.purge()
    expect(await teaching.putBack(ownerEmail, id)).toBe(true)
    expect(await teaching.putBack(ownerEmail, id)).toBe(false)
    await teaching.remove(ownerEmail, id)
    await database.db
      .update(ownerAnswers)
      .set({ deletedAt: sql`now() - interval '25 hours'` })
      .where(eq(ownerAnswers.id, id))
    await teaching.purge()
    expect(await teaching.putBack(ownerEmail, id)).toBe(false)
    expect(await latestEntries(database, 10)).toHaveLength(4)
  })

  test('a question taught twice has one answer, the later; the list goes by pages, newest first', async () => {
    const { teaching, memory } = await aTeacher(await open())
    await teaching.teach(ownerEmail, walls)
    await teaching.teach(ownerEmail, { ...walls, answer: 'Never.' })
    expect(await memory.recall(walls.question)).toBe('Never.')
    for (let number = 1; number <= 20; number++)
      await teaching.teach(ownerEmail, { question: `question ${number}`, answer: 'Yes.' })
    const [first, second] = [await teaching.list(0), await teaching.list(1)]
    expect(first.answers.map(({ question }) => question)).toEqual(
      Array.from({ length: 20 }, (_, index) => `question ${20 - index}`),
    )
    expect([first.hasMore, second.hasMore]).toEqual([true, false])
    expect(second.answers).toMatchObject([{ ...walls, answer: 'Never.' }])
  })
})

onBothEngineSites('The desk', (open) => {
  test('keeps no answer that is empty, too long or unreadable, and says so in place', async () => {
    const { services, site } = await open()
    const cookie = await aSignedInOwner(services)
    const post = (fields: Record<string, string>) =>
      site.request(`${deskPaths.analytics}?days=7`, {
        method: 'POST',
        headers: { cookie, origin: 'http://localhost:3000' },
        body: new URLSearchParams(fields),
      })
    const taught = await post({ do: 'teach', ...walls })
    expect([taught.status, taught.headers.get('location')]).toEqual([
      302,
      `${deskPaths.analytics}?days=7&done=taught`,
    ])
    const id = (await services.desk.teaching.list(0)).answers[0]?.id ?? ''
    for (const [changes, message] of [
      [{ answer: ' \n ' }, 'Please fill this in.'],
      [{ answer: 'x'.repeat(2001) }, 'This is too long'],
      [{ question: '' }, 'Please fill this in.'],
      [{ question: 'two\nlines' }, 'We could not read this'],
    ] as const) {
      const refused = await post({ do: 'correct', id, ...walls, ...changes })
      const page = await refused.text()
      expect([refused.status, page.includes(message)]).toEqual([422, true])
      expect(page).toMatch(/<details[^>]* open=""/)
    }
    expect((await post({ do: 'teach', ...walls, answer: '' })).status).toBe(422)
    expect((await services.desk.teaching.list(0)).answers).toMatchObject([walls])
    for (const button of ['correct', 'remove', 'undo'])
      expect(
        (await post({ do: button, id: 'nobody', undo: 'nobody', ...walls })).headers.get('location'),
      ).toBe(`${deskPaths.analytics}?days=7&done=gone`)
    expect((await post({ do: 'something else' })).status).toBe(400)
    const removed = await post({ do: 'remove', id })
    expect(removed.headers.get('location')).toBe(`${deskPaths.analytics}?days=7&done=removed&undo=${id}`)
  })

  test('takes no word from someone who is not signed in', async () => {
    const { services, site } = await open()
    await services.desk.teaching.teach(ownerEmail, walls)
    const [{ id } = { id: '' }] = (await services.desk.teaching.list(0)).answers
    for (const button of ['teach', 'correct', 'remove', 'undo']) {
      const answer = await site.request(deskPaths.analytics, {
        method: 'POST',
        headers: { origin: 'http://localhost:3000' },
        body: new URLSearchParams({ do: button, id, question: 'anything', answer: 'Mine.' }),
      })
      expect([button, answer.status]).toEqual([button, 401])
    }
    expect((await services.desk.teaching.list(0)).answers).toMatchObject([walls])
  })
})

test('a line end counts as one character, however the browser sends it', () => {
  const answer = `${'a\r\n'.repeat(999)}ab`
  expect(checkTaughtAnswer({ ...walls, answer })).toEqual({
    ok: true,
    fields: { ...walls, answer: answer.replaceAll('\r', '') },
  })
})

async function aTeacher(database: Database) {
  const memory = await openMemory(database, readKnowledge().classify)
  return { database, memory, teaching: createTeaching(database, memory.refresh) }
}
