import { describe, expect, test } from 'vitest'
import { evaluateAssistant } from '../../evaluation/evaluate.ts'

describe('the assistant without a model', () => {
  const { questions, misses, medianMilliseconds } = evaluateAssistant()

  test('[C-13] answers at least 95 of 100 questions with the right facts', () => {
    expect(questions).toBeGreaterThanOrEqual(2000)
    expect(1 - misses.length / questions, misses.map(({ ask }) => ask).join('\n')).toBeGreaterThanOrEqual(
      0.95,
    )
  })

  test('[C-13] states no price that is not ours, or not of what was asked for', () => {
    expect(misses.filter(({ wrongPrices }) => wrongPrices.length > 0)).toEqual([])
  })

  test('[C-13] takes less than 20 ms for half of them', () => {
    expect(medianMilliseconds).toBeLessThan(20)
  })
})
