import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words.ts'

const assets = 'build/client/assets'

/** Pages bring their words; those of all pages in the browser's code would be most of what a visitor loads. */
test('no sentence of a public page is in the browser’s code', () => {
  const code = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(`${assets}/${name}`, 'utf8')] as const)
  const { home, pricing, about, labs, portfolio, caseStudyPages, legalPages, servicePages } = wordsIn('en')
  const pages = { home, pricing, about, labs, portfolio, caseStudyPages, legalPages, servicePages }
  const sentences = Object.entries(pages).map(([page, words]) => [page, longestPassage(words)] as const)
  expect(code.length).toBeGreaterThan(20)
  expect(sentences.filter(([, { length }]) => length < 40)).toEqual([])
  const found = sentences.flatMap(([page, sentence]) =>
    code.flatMap(([name, text]) => (text.includes(sentence) ? [`${page} in ${name}`] : [])),
  )
  expect(found).toEqual([])
})

/** The longest stretch of plain letters, which no compiler writes otherwise. */
function longestPassage(words: unknown): string {
  const passages = JSON.stringify(words).match(/[A-Za-z ,.]+/g) ?? []
  return passages.reduce((longest, each) => (each.length > longest.length ? each : longest), '')
}
