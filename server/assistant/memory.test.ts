import { expect, test } from 'vitest'
import { onBothEngines } from '../../tests/engines.ts'
import { openMemory } from './memory.ts'

onBothEngines('the assistant’s memory', (open) => {
  test('counts what was not answered, without who asked', async () => {
    const memory = await openMemory(await open())
    await memory.rememberUnanswered('Do you paint walls? asha@shop.example, +91 98765 43210', 'en')
    await memory.rememberUnanswered('DO you paint walls?!', 'en')
    await memory.rememberUnanswered('Do you paint walls? See https://shop.example/asha', 'en')
    await memory.rememberUnanswered('दीवार रंगते हैं?', 'hi')
    await memory.rememberUnanswered(' 9876543210 ', 'en')
    const lastAskedAt = expect.any(Date)
    expect(await memory.unanswered(10)).toEqual([
      { question: 'do you paint walls', language: 'en', count: 2, lastAskedAt },
      { question: 'दीवार रंगते हैं', language: 'hi', count: 1, lastAskedAt },
      { question: 'do you paint walls see', language: 'en', count: 1, lastAskedAt },
    ])
  })

  test('knows the owner’s answers at once and after a new start', async () => {
    const database = await open()
    const memory = await openMemory(database)
    expect(memory.recall('Do you paint walls?')).toBe(undefined)
    await memory.addAnswer({ question: 'Do you paint walls?', answer: 'Only on screens.' })
    for (const each of [memory, await openMemory(database)]) {
      expect(each.recall('do you paint walls')).toBe('Only on screens.')
      expect(each.recall('Do you paint my walls please?')).toBe('Only on screens.')
      expect(each.recall('Do you repair walls and roofs of houses?')).toBe(undefined)
    }
  })
})
