import { describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'
import { holdSheet } from '#domain/sheet/dashboard.ts'
import { readText } from '#domain/sheet/read-text.ts'
import { createTeller } from './figure-words.ts'

const words = wordsIn('en').tryDashboard

function findings(text: string) {
  const { dashboard } = holdSheet(readText(text), (place) => `Column ${place}`)
  const tell = createTeller(words, dashboard, 'rows', 'en')
  return dashboard.look.figures.map(({ spec, result }) => tell.finding(spec, result))
}

test('who is level is named, or counted where they are many', () => {
  expect(findings('Date,Item\n05/01/2026,a\n06/01/2026,a\n13/01/2026,b\n12/01/2026,b')).toContain(
    'Monday and Tuesday come first, level at 2.',
  )
  const many = ['Pune', 'Delhi', 'Jaipur', 'Surat', 'Agra'].flatMap((city) => [`${city},10`, `${city},20`])
  expect(findings(`City,Amount\n${many.join('\n')}`)).toContain('5 come first together, at 30 each.')
})

test('who owes brings nothing in', () => {
  expect(findings('Class,Fee,Balance\n9A,500,200\n9A,500,100\n9B,500,100')).toContain(
    '9A owes the most: 300 of 400, or 75%.',
  )
})

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
