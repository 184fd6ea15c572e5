import { describe, expect, test } from 'vitest'
import { formatMoney } from '#content/money.ts'
import {
  apiLimits,
  type ChatLanguage,
  chatLanguages,
  type StepWords,
  type TradeId,
  trades,
} from '#content/whatsapp-flows.ts'
import { wordsIn } from '#content/words.ts'
import { stepOf, stepsOf } from './chat.ts'

const { chats, languages } = wordsIn('en').tryWhatsapp
const each = trades.flatMap((trade) => chatLanguages.map((language) => [trade, language] as const))

function stepWords(trade: TradeId, language: ChatLanguage, step: string): StepWords {
  const words = chats[language].trades[trade].steps[step]
  if (!words) throw new Error(`${trade} says nothing at ${step} in ${language}`)
  return words
}

describe.each(each)('%s in %s', (trade, language) => {
  const steps = stepsOf(trade)

  test('says something at every step, and nothing that no step asks for', () => {
    expect(Object.keys(chats[language].trades[trade].steps).toSorted()).toEqual([...steps].toSorted())
    for (const id of steps) {
      const step = stepOf(trade, id)
      const words = stepWords(trade, language, id)
      expect([id, Object.keys(words.choices ?? {})]).toEqual([id, Object.keys(step.choices ?? {})])
      expect([id, words.tile !== undefined]).toEqual([id, step.tile !== undefined])
      expect([id, words.open !== undefined]).toEqual([id, step.list === true])
      expect([id, words.example !== undefined]).toEqual([id, step.typed !== undefined])
      // A place is sent alone; every other message has words.
      expect([id, words.text !== undefined]).toEqual([id, step.tile !== 'place'])
    }
  })

  test('keeps to what the Cloud API takes', () => {
    for (const id of steps) {
      const step = stepOf(trade, id)
      const { text = '', choices = {}, open = '' } = stepWords(trade, language, id)
      const labels = Object.values(choices).map(({ label }) => label)
      expect(text.length, id).toBeLessThanOrEqual(apiLimits.body)
      expect(labels.length, id).toBeLessThanOrEqual(step.list ? apiLimits.rows : apiLimits.buttons)
      expect(new Set(labels).size, id).toBe(labels.length)
      expect(open.length, open).toBeLessThanOrEqual(apiLimits.buttonLabel)
      for (const label of labels)
        expect(label.length, label).toBeLessThanOrEqual(
          step.list ? apiLimits.rowLabel : apiLimits.buttonLabel,
        )
      for (const [choice, { note = '' }] of Object.entries(choices)) {
        if (!step.list) expect(note, `${id} ${choice}`).toBe('')
        const amount = step.choices?.[choice]?.amount
        const filled = note.replace('{amount}', amount ? formatMoney(amount) : '')
        expect(filled.length, note).toBeLessThanOrEqual(apiLimits.rowNote)
      }
    }
    const { reminder, offer } = chats[language].trades[trade].templates
    for (const { text } of [reminder, offer]) expect(text.length).toBeLessThanOrEqual(apiLimits.body)
    for (const { label } of Object.values(reminder.choices))
      expect(label.length, label).toBeLessThanOrEqual(apiLimits.buttonLabel)
    expect(offer.text).toContain('STOP')
  })

  test('names in braces only what the customer has answered by then', () => {
    const fields = new Set(steps.flatMap((id) => stepOf(trade, id).field ?? []))
    const { reminder, offer } = chats[language].trades[trade].templates
    const texts = steps.map((id) => JSON.stringify(stepWords(trade, language, id)))
    for (const [, place = ''] of [...texts, reminder.text, offer.text].join().matchAll(/\{(\w+)\}/g))
      expect(place === 'amount' || fields.has(place), place).toBe(true)
  })
})

test.each(trades)('every path of %s ends, with a booking or a person', (trade) => {
  const ending = new Set(['done', 'person'])
  const leads = (id: string) => {
    const { next, typed, choices = {} } = stepOf(trade, id)
    return [next, typed, ...Object.values(choices).map(({ to }) => to)].filter((to) => to !== undefined)
  }
  for (let before = 0; before !== ending.size; ) {
    before = ending.size
    for (const id of stepsOf(trade)) if (leads(id).some((to) => ending.has(to))) ending.add(id)
  }
  for (const id of stepsOf(trade)) {
    expect([id, ending.has(id)]).toEqual([id, true])
    for (const to of leads(id)) if (to !== 'person') expect(stepOf(trade, to), to).toBeDefined()
    if (id !== 'done') expect(leads(id).length, id).toBeGreaterThan(0)
  }
})

test('the languages are buttons too', () => {
  expect(chatLanguages.length).toBeLessThanOrEqual(apiLimits.buttons)
  for (const { name } of Object.values(languages))
    expect(name.length).toBeLessThanOrEqual(apiLimits.buttonLabel)
})
