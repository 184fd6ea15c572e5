import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { formatMoney } from '#content/money.ts'
import { prices } from '#content/prices.ts'
import { wrongAmounts } from '../../evaluation/amounts.ts'
import { evaluateAssistant } from '../../evaluation/evaluate.ts'
import { everyPriceQuestions } from '../../evaluation/every-price.ts'
import { answerFromContent } from './built-in.ts'
import { readKnowledge } from './knowledge.ts'
import { readQuestions } from './understand/message.ts'

describe('the assistant without a model', () => {
  const results = evaluateAssistant()

  test('[C-13] understands two of three turns that it was not made with, in context', () => {
    expect(results.length).toBeGreaterThanOrEqual(400)
    const wrong = results.filter(({ isRight }) => !isRight)
    expect(wrong.length / results.length, wrong.map(({ say }) => say).join('\n')).toBeLessThanOrEqual(1 / 3)
  })

  test('[C-13] states no price that is not ours, and no sum that is wrong', () => {
    expect(results.flatMap(({ wrong }) => wrong)).toEqual([])
    const [setup, monthly] = ['ai-voice-agents.india.pro.setup', 'ai-voice-agents.india.pro.monthly'] as const
    const oneMore = {
      currency: 'INR',
      minor: prices[setup].minor + 12 * prices[monthly].minor + 100,
    } as const
    const working = `${price(setup)} + 12 × ${price(monthly)}`
    expect(wrongAmounts(`Pro: ${working} = ${formatMoney(oneMore)} for 12 months`)).toHaveLength(1)
    expect(wrongAmounts(`Pro costs ${formatMoney(oneMore)}`)).toHaveLength(1)
  })

  test('[C-13] takes less than 20 ms for half of them', () => {
    const times = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(20)
  })

  test('[C-13] tells every price of the list to whoever asks for the plan by its name', () => {
    const knowledge = readKnowledge()
    const missed = everyPriceQuestions().filter(({ ask, figures }) => {
      const { text } = answerFromContent(readQuestions(ask, [], knowledge.classify), knowledge)
      return !figures.every((figure) => text.includes(figure)) || wrongAmounts(text).length > 0
    })
    expect(missed.map(({ ask }) => ask)).toEqual([])
  })
})
