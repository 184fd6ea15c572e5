import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { holdSheet } from '#domain/sheet/dashboard.ts'
import { readText } from '#domain/sheet/read-text.ts'
import { createTeller } from './figure-words.ts'

const words = wordsIn('en').tryDashboard

function findings(text: string) {
  const { dashboard } = holdSheet(readText(text), (place) => `Column ${place}`)
  const tell = createTeller(words, dashboard, 'rows', 'en')
  return dashboard.figures.map(({ spec, result }) => tell.finding(spec, result))
}

describe('the sentence of a sum', () => {
  test('says which share the largest part has', () => {
    expect(findings('Branch,Amount\nDelhi,100\nDelhi,50\nPune,50')).toContain(
      'Delhi brings in the most: 150 of 200, or 75%.',
    )
  })

  test('says no share where parts are below zero', () => {
    const said = findings(
      'Branch,Amount\nDelhi,"(1,000)"\nDelhi,500\nPune,(250.50)\nJaipur,900\nPune,470.5\nJaipur,-420',
    )
    expect(said).toContain('Jaipur was the highest, 480. Overall it is 200.')
    expect(said.join()).not.toContain('240%')
  })
})
