import { company } from '#content/company.ts'
import type { Money } from '#content/money.ts'
import { prices } from '#content/prices.ts'
import { findAmounts } from '#domain/amounts.ts'
import { textAsRead } from '#domain/text-as-read.ts'

const listed = Object.values<Money>(prices)

/** Amounts of an answer that are neither a price of ours nor the right result of a sum that stands before them. */
export function wrongAmounts(answer: string): string[] {
  return answer
    .split('\n')
    .flatMap((line) => wrongIn(textAsRead(line).replaceAll(company.whatsappDisplay, '')))
}

function wrongIn(line: string): string[] {
  const isSum = / = /.test(line)
  return findAmounts(line)
    .filter(({ minor, currency }) => !isSum && currency !== null && !isListed(minor, currency))
    .map(({ start, end }) => line.slice(start, end))
    .concat(isSum && !isRightSum(line) ? [line] : [])
}

function isListed(minor: number | null, currency: string): boolean {
  return listed.some(
    (money) => money.currency === currency && (money.minor === minor || money.maximum === minor),
  )
}

/** “₹45,000 + 12 × ₹6,000 = ₹1,17,000” and “₹45,000 - 20% = ₹36,000” are read and done again. */
function isRightSum(line: string): boolean {
  const [working = '', result = ''] = line.split(' = ')
  const terms = (working.split(': ').at(-1) ?? '').split(' + ').map(termOf)
  const [amount = ''] = /[₹$]\s?[\d,.]+/.exec(result) ?? []
  return Math.abs(terms.reduce((sum, term) => sum + term, 0) - numberIn(amount)) < 0.01
}

function termOf(text: string): number {
  const [amount = '', percent] = text.split(' - ')
  const product = amount.split(' × ').reduce((sum, factor) => sum * numberIn(factor), 1)
  return percent ? (product * (100 - numberIn(percent))) / 100 : product
}

function numberIn(text: string): number {
  const [figure = ''] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? []
  return Number(figure.replaceAll(',', ''))
}
