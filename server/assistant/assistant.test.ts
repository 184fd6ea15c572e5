import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { createAssistant } from './assistant.ts'
import { readKnowledge } from './knowledge.ts'
import type { Memory } from './memory.ts'

describe('an answer that somebody doubts', () => {
  test('can be sent to the team, as one that is missing can; small talk cannot', async () => {
    expect(await kindsFor('How much is a WhatsApp agent?')).toContain('not-right')
    expect(await kindsFor('Frumious bandersnatch galumphing?')).toContain('ask-team')
    expect(await kindsFor('Frumious bandersnatch galumphing?')).not.toContain('not-right')
    expect(await kindsFor('hello')).toEqual([])
  })

  test('is what the owner taught from then on', async () => {
    const question = 'How much is a WhatsApp agent?'
    const asked = assistantWith({})
    expect(await asked.saysNow(question)).toContain(price('whatsapp-agents.india.starter.setup'))
    const taught = assistantWith({ recall: async () => 'Ask Meera, she knows.' })
    expect(await taught.saysNow(question)).toBe('Ask Meera, she knows.')
    expect((await ask(taught, question)).response).toBe('Ask Meera, she knows.')
  })
})

async function kindsFor(message: string): Promise<string[]> {
  return (await ask(assistantWith({}), message)).cards.map(({ kind }) => kind)
}

function assistantWith(parts: Partial<Memory>) {
  const memory: Memory = {
    recall: async () => undefined,
    refresh: async () => {},
    keepQuestion: async () => true,
    questions: async () => [],
    ...parts,
  }
  return createAssistant({ knowledge: readKnowledge, memory, limits: { take: async () => 0 }, log: () => {} })
}

function ask(assistant: ReturnType<typeof assistantWith>, message: string) {
  const request = { message, history: [], leadContext: '', words: wordsIn('en'), address: '192.0.2.1' }
  return assistant.answer(request, { signal: new AbortController().signal })
}
