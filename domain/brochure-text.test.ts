import { expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { company } from '#content/company.ts'
import { wordsIn } from '#content/words.ts'
import { brochureText } from './brochure-text.ts'

const { brochure } = wordsIn('en')

const text = brochureText(brochure.document)

test('[P-21] the brochure as text says everything the document says, with prices in words', () => {
  const { document } = brochure
  const said = [
    document.tagline,
    ...document.services.items.flatMap((item) => [item.title, item.text]),
    ...document.industries.items,
    ...document.packages.items.flatMap((item) => [item.name, item.text]),
    document.offer.heading,
    ...document.contact.lines.map((line) => line.value),
    '95% satisfaction',
    '24/7 availability',
    '60% cost reduction',
    '3x faster',
    `Starter, ${price('brochure-packages.starter')}:`,
    `Professional, ${price('brochure-packages.professional')}:`,
    `Custom, ${price('brochure-packages.custom')}:`,
    `Hosting, ${price('brochure-packages.hosting.monthly')} a month`,
  ]
  expect(said.filter((words) => !text.includes(words))).toEqual([])
})

test('[P-21] the brochure as text has three panels and is short enough for one chat message', () => {
  const panels = text.split('\n\n---\n\n')
  expect(panels).toHaveLength(3)
  expect(panels.map((panel) => panel.split('\n')[0])).toEqual([
    `*${company.name}*`,
    '*What we build*',
    '*Packages*',
  ])
  expect(text.length).toBeLessThan(2000)
  expect(text).toMatch(/[^\n]\n$/)
})
