import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import { formatMoney, type Money } from '#content/money.ts'
import { paths } from '#content/paths.ts'
import { prices } from '#content/prices.ts'
import { aSite } from './site.ts'

const site = await aSite()

/** Every figure the price table can show: whole prices, and both ends of ranges. */
const known = new Set(
  Object.values(prices as Record<string, Money>).flatMap(({ currency, minor, maximum }) => [
    formatMoney({ currency, minor }),
    ...(maximum === undefined ? [] : [formatMoney({ currency, minor: maximum })]),
  ]),
)

/** Where a sheet's own amounts are shown, and Meta's card: what we ask for stands in the last section there. */
const showsOthersAmounts: readonly string[] = [paths.tryDashboard, paths.tryWhatsapp]

function whatWeAskFor(address: string, html: string): string {
  // Sums of listed prices, each with its working; `domain/price-finder.test.ts` reckons them.
  if (address === paths.pricing) return visibleText(html.replace(/ id="plan"[\s\S]*?<p role="status"/, ''))
  if (!showsOthersAmounts.includes(address)) return visibleText(html)
  const closing = visibleText(html.slice(html.lastIndexOf('<section'), html.indexOf('</main>')))
  expect(closing).toMatch(/₹\d/)
  return closing
}

describe('prices on pages', () => {
  test.each(Object.values(paths))(
    '%s shows no amount of money that is not in the price table',
    async (address) => {
      const html = await (await site.request(address)).text()
      const text = whatWeAskFor(address, html)
      const amounts = text.match(/(?:₹|\$|Rs\.?\s?|INR\s?)\s?\d+(?:,\d+)*(?:\.\d+)?/g) ?? []
      expect(amounts.filter((amount) => !known.has(amount))).toEqual([])
    },
  )

  test('finds the amounts it looks for', async () => {
    const text = visibleText(await (await site.request('/')).text())
    expect(text).toContain(price('website-chatbots.start'))
    expect(known.has(price('website-chatbots.start'))).toBe(true)
    expect(known.has('₹12')).toBe(false)
  })
})

/** What a reader or a machine finds in the page: text, attributes and structured data, but no code. */
function visibleText(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
}
