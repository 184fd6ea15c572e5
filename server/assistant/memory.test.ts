import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { ownerAnswers, unansweredQuestions } from '#server/db/schema/assistant.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { readKnowledge } from './knowledge.ts'
import { mostQuestions, openMemory } from './memory.ts'

const { classify } = readKnowledge()

onBothEngines('the assistant’s memory', (open, engine) => {
  test('counts what visitors sent, without who asked', async () => {
    const memory = await openMemory(await open(), classify)
    for (const question of [
      'Do you paint walls? asha@shop.example, +91 98765 43210',
      'DO you paint walls?!',
      'Do you paint walls? See https://shop.example/asha',
      'दीवार रंगते हैं?',
    ])
      expect(await memory.keepQuestion(question)).toBe(true)
    expect(await memory.keepQuestion(' 9876543210 ')).toBe(false)
    const lastAskedAt = expect.any(Date)
    expect(await memory.questions(10)).toEqual([
      { question: 'do you paint walls', language: 'en', count: 2, lastAskedAt },
      { question: 'दीवार रंगते हैं', language: 'hi', count: 1, lastAskedAt },
      { question: 'do you paint walls see', language: 'en', count: 1, lastAskedAt },
    ])
  })

  test('has room for a new question when junk has filled it: the rarest and oldest go', async () => {
    const database = await open()
    await database.db.execute(sql`
      insert into ${unansweredQuestions} (id, question, language, count, last_asked_at)
      select gen_random_uuid(), 'junk ' || number, 'en', case when number = 1 then 7 else 1 end,
        now() - interval '1 day' - number * interval '1 second'
      from generate_series(1, ${sql.raw(String(mostQuestions))}) number`)
    const memory = await openMemory(database, classify)
    await memory.keepQuestion('Do you paint walls?')
    await memory.keepQuestion('Do you paint doors?')
    const kept = (await memory.questions(mostQuestions + 10)).map(({ question }) => question)
    expect(kept).toHaveLength(mostQuestions)
    expect(kept.slice(0, 3)).toEqual(['junk 1', 'do you paint doors', 'do you paint walls'])
    expect(kept).not.toContain(`junk ${mostQuestions}`)
  })

  test('knows the owner’s answers at once and after a new start', async () => {
    const database = await open()
    const memory = await openMemory(database, classify)
    expect(await memory.recall('Do you paint walls?')).toBe(undefined)
    await teach(database, 'Do you paint walls?', 'Only on screens.')
    await memory.refresh()
    for (const each of [memory, await openMemory(database, classify)]) {
      expect(await each.recall('do you paint walls')).toBe('Only on screens.')
      expect(await each.recall('Do you paint my walls please?')).toBe('Only on screens.')
      expect(await each.recall('Do you repair walls and roofs of houses?')).toBe(undefined)
    }
  })

  test('knows the owner’s answers by what is meant, whatever the words, unless the question says more', async () => {
    const database = await open()
    await teach(database, 'Do you give EMI?', 'Three parts, by UPI.')
    const memory = await openMemory(database, classify)
    for (const question of ['can I pay in instalments', 'kist me de sakte h kya', 'mnakubali awamu'])
      expect([question, await memory.recall(question)]).toEqual([question, 'Three parts, by UPI.'])
    for (const question of [
      'can I pay in instalments after Diwali',
      'How can I pay?',
      'Is there a discount?',
    ])
      expect([question, await memory.recall(question)]).toEqual([question, undefined])
  })

  test.each([
    [
      'Can I get a refund after 30 days?',
      'Can I get a refund after 7 days?',
      'Is a refund possible after 30 days?',
    ],
    ['क्या ३० दिन बाद पैसे वापस मिलेंगे?', 'क्या ७ दिन बाद पैसे वापस मिलेंगे?', 'क्या 30 दिन बाद पैसे वापस मिलेंगे'],
    [
      'Does the WhatsApp agent Starter plan include broadcast?',
      'Does the WhatsApp agent Pro plan include broadcast?',
      'Does the Starter plan of the WhatsApp agent include broadcast?',
    ],
    [
      'Do you install cameras and printers in India?',
      'Do you install cameras and printers in Tanzania?',
      'Do you install printers and cameras in India',
    ],
    [
      'Does the voice agent understand cricket jargon?',
      'Does the WhatsApp agent understand cricket jargon?',
      'Does your voice agent understand cricket jargon',
    ],
  ])('gives the answer to “%s” to nobody who asks “%s”', async (taught, other, same) => {
    const database = await open()
    await teach(database, taught, 'Yes.')
    const memory = await openMemory(database, classify)
    expect(await memory.recall(other)).toBe(undefined)
    expect(await memory.recall(same)).toBe('Yes.')
  })

  test.runIf(engine === 'postgres')(
    'knows at the next question what was taught to another process',
    async () => {
      const database = await open()
      const memory = await openMemory(await open(database.settings), classify)
      await teach(database, 'Do you paint walls?', 'Only on screens.')
      expect(await memory.recall('Do you paint walls?')).toBe('Only on screens.')
      await database.db.update(ownerAnswers).set({ answer: 'Never.', correctedAt: sql`now()` })
      expect(await memory.recall('Do you paint walls?')).toBe('Never.')
      await database.db.update(ownerAnswers).set({ deletedAt: sql`now()` })
      expect(await memory.recall('Do you paint walls?')).toBe(undefined)
    },
  )

  test('answers with what it knows while the database is away', async () => {
    const database = await open()
    await teach(database, 'Do you paint walls?', 'Only on screens.')
    const memory = await openMemory(database, classify)
    await database.close()
    expect(await memory.recall('Do you paint walls?')).toBe('Only on screens.')
  })
})

function teach(database: Database, question: string, answer: string) {
  return database.db.insert(ownerAnswers).values({ id: randomUUID(), question, answer })
}
