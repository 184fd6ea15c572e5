import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { brandCharacters } from '../vite/brand-fonts/typefaces.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { contact } from './company.ts'
import { deskPaths } from './desk-paths.ts'
import { assistant as english } from './en/assistant.ts'
import { assistant as hindi } from './hi/assistant.ts'
import { assistant as typedHindi } from './hi-latn/assistant.ts'
import { type PageId, paths, soonPath, unlistedPaths } from './paths.ts'
import { prices } from './prices.ts'
import { assistant as swahili } from './sw/assistant.ts'
import { factsIn, wordsIn } from './words.ts'

const words = wordsIn('en')
const { blog, heads } = words
const facts = factsIn('en', catalogue)
const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  // The catalogue only puts together what the others state.
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'catalogue/catalogue.ts',
)

/** Every string of every content file, filled with the facts, with where it was found. */
const texts = [
  ...(
    await Promise.all(files.map(async (file) => collect(await import(path.join(folder, file)), file)))
  ).flat(),
  ...collect(words, 'en'),
  ...Object.entries({ en: english, hi: hindi, 'hi-latn': typedHindi, sw: swahili }).flatMap(
    ([language, assistant]) => collect(assistant(facts), `${language}/assistant.ts`),
  ),
]
const internalLinks = texts.filter(({ at, text }) => at.endsWith('.href') && text.startsWith('/'))

describe('content', () => {
  test('has one address for each page, and no two pages share one', () => {
    expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length)
    for (const address of Object.values(paths)) expect(address).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
  })

  test('links only to pages that exist', () => {
    const pages = new Set<string>([
      ...Object.values(paths),
      ...Object.values(unlistedPaths),
      ...words.soon.doors.map(({ id }) => soonPath(id)),
      deskPaths.site,
    ])
    expect(internalLinks.length).toBeGreaterThan(50)
    expect(internalLinks.filter(({ text }) => !pages.has(text.replace(/[?#].*/, '')))).toEqual([])
  })

  test('sends nobody to a scheduler that has not been set', () => {
    const dead = texts.filter(({ at, text }) => text === contact.schedulerUrl && !at.startsWith('company.ts'))
    expect(dead).toEqual([])
  })

  test('[S-01] gives every page a title and a description of its own, within what search results show', () => {
    const all = Object.values(heads)
    expect(new Set(all.map((head) => head.title)).size).toBe(all.length)
    expect(new Set(all.map((head) => head.description)).size).toBe(all.length)
    for (const page of Object.keys(heads) as PageId[]) {
      const { title, description } = heads[page]
      expect(title.length, `${page} title`).toBeLessThanOrEqual(48)
      expect(description.length, `${page} description`).toBeGreaterThanOrEqual(70)
      expect(description.length, `${page} description`).toBeLessThanOrEqual(165)
    }
  })

  test('does not count the articles of the blog, so that adding one changes nothing else', () => {
    const counts = /\b(one|two|three|four|five|six|seven|eight|nine|ten|\d+) (short|articles|reads|notes)/i
    expect([blog.hero.lead, heads.blog.description].filter((text) => counts.test(text))).toEqual([])
  })

  test('states amounts of money in the price table alone', () => {
    const amount = /(₹|\bRs\.?|\bINR|\$)\s?\d|\b\d{1,2},\d{2},\d{3}\b/
    const offenders = files
      .filter((file) => file !== 'prices.ts' && file !== 'money.ts')
      .flatMap((file) =>
        readFileSync(path.join(folder, file), 'utf8')
          .split('\n')
          .filter((line) => amount.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      )
    expect(offenders).toEqual([])
  })

  test('keeps every price as a whole number of paise or cents, ranges in order', () => {
    for (const [key, money] of Object.entries(prices)) {
      const { minor, maximum } = money as { minor: number; maximum?: number }
      expect(Number.isInteger(minor) && minor > 0, key).toBe(true)
      if (maximum !== undefined) expect(maximum, key).toBeGreaterThan(minor)
    }
  })

  test('names every price key that the price table has, somewhere', () => {
    const sources = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
    const named = JSON.stringify(catalogue.priceTables)
    const unused = Object.keys(prices).filter(
      (key) => !named.includes(`"${key}"`) && sources.split(`'${key}'`).length < 3,
    )
    expect(unused).toEqual([])
  })

  test('uses only characters that the brand typeface was cut for', () => {
    // Other scripts are on pages in their own language, and in the reader's own typeface elsewhere, or looked for in what
    // visitors write.
    const strange = texts.filter(
      ({ at, text }) =>
        !/^(?:hi\/|other-languages|urgent-words)|companyInHindi|\.hi(?:\.|$)/.test(at) &&
        [...text.replaceAll('\n', '')].some((character) => !brandCharacters.includes(character)),
    )
    expect(strange).toEqual([])
  })

  test('leaves no blank or untrimmed words', () => {
    // The catalogue holds no words, and a day that is not set is empty there; what is typed already is gone on with; and
    // what is said in the language of the page needs no gloss.
    const said = texts.filter(
      ({ at }) => !/^catalogue\/|^[a-z]+\/typed\.ts|Speech\.typed\.|\.gloss$/.test(at),
    )
    expect(said.filter(({ text }) => text.trim() === '' || text !== text.trim())).toEqual([])
  })

  test('points outside only to reserved example names and to the chat app', () => {
    const outside = texts
      .filter(({ text }) => /^https?:/.test(text))
      .map(({ text }) => new URL(text).hostname)
    expect(outside.filter((host) => !/(^|\.)example$/.test(host) && host !== 'wa.me')).toEqual([])
    expect(contact.email).toMatch(/\.example$/)
  })
})

function collect(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, `${at}[${index}]`))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => collect(item, `${at}.${key}`))
  return []
}
