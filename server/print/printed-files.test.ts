import { expect, test } from 'vitest'
import { type Catalogue, catalogue } from '#content/catalogue/catalogue.ts'
import { formatMoney } from '#content/money.ts'
import type { PrintedFile } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import { type Words, wordsIn } from '#content/words.ts'
import { pdfText } from '../../tests/pdf-text.ts'
import { printedFile, printedSize } from './printed-files.ts'

const publicUrl = 'https://sutradhar.example'
const date = '19 November 2026'

async function textOf(file: PrintedFile, words: Words): Promise<string> {
  return pdfText(await printedFile(file, { words, publicUrl, date })).replaceAll('\n', ' ')
}

/** The figures in a text, however it is put: the sign of the rupee stands in another font. */
const bare = (text: string) => text.replaceAll(/\s/g, '')

function pricesIn(tables: (keyof Catalogue['priceTables'])[]): string[] {
  const plans = tables.flatMap((table) => Object.values(catalogue.priceTables[table].plans))
  const keys = plans.flatMap(
    ({ setup, monthly, amount }: { setup?: PriceKey; monthly?: PriceKey; amount?: PriceKey }) =>
      [setup, monthly, amount].filter((key) => key !== undefined),
  )
  return keys.map((key) => bare(formatMoney(catalogue.prices[key])))
}

const both = [
  'website-chatbots',
  'business-dashboards',
  'custom-web-apps',
  'custom-services',
  'quick-start',
] as const

test.each([
  ['india', ['ai-voice-agents-india', 'whatsapp-agents-india', ...both]],
  ['tanzania', ['ai-voice-agents-tanzania', 'whatsapp-agents-tanzania', ...both]],
  ['brochure', ['brochure-packages']],
] as const)('the PDF “%s” has every price of the catalogue that it is about', async (file, tables) => {
  const text = bare(await textOf(file, wordsIn('en')))
  const prices = pricesIn([...tables])
  expect(prices.length).toBeGreaterThan(2)
  expect(prices.filter((price) => !text.includes(price))).toEqual([])
  expect(text).not.toContain('�')
})

test('a country’s sheet has no price of the other one', async () => {
  expect(bare(await textOf('india', wordsIn('en')))).not.toContain('$')
  expect(await textOf('tanzania', wordsIn('en'))).toContain('$2,000')
})

test('the sheet says when it was made, where the latest is, and what comes off', async () => {
  const text = await textOf('india', wordsIn('en'))
  expect(text).toContain('Price sheet: India')
  expect(text).toContain('Prices as of 19 November 2026. The latest are at sutradhar.example/pricing')
  expect(text).toContain('20% off setup fees for the first 50 clients.')
})

test('a price that the owner changed is in the next sheet, and what was drawn is kept until then', async () => {
  const key = 'ai-voice-agents.india.pro.setup'
  const changed = {
    ...catalogue,
    prices: { ...catalogue.prices, [key]: { ...catalogue.prices[key], minor: 77_777_00 } },
  }
  expect(bare(await textOf('india', wordsIn('en', changed)))).toContain('₹77,777')
  const parts = { words: wordsIn('en'), publicUrl, date }
  expect(await printedFile('india', parts)).toBe(await printedFile('india', parts))
})

test.each(['en', 'hi', 'sw'])(
  'in “%s” each file is small enough to forward, and says its words',
  async (language) => {
    const words = wordsIn(language)
    for (const file of ['india', 'tanzania', 'brochure'] as const) {
      const { length } = await printedFile(file, { words, publicUrl, date })
      expect(length).toBeLessThan(200 * 1024)
      expect(Math.abs(Number(await printedSize(file, { words, publicUrl })) - length / 1024)).toBeLessThan(2)
    }
    expect(await textOf('brochure', words)).toContain(
      words.brochure.document.packages.items[0]?.price.text.slice(1),
    )
  },
)
