import { contact } from '#content/company.ts'
import type { Money } from '#content/money.ts'
import { prices } from '#content/prices.ts'
import { findAmounts } from '#domain/amounts.ts'
import { textAsRead } from '#domain/text-as-read.ts'

const listed = Object.values<Money>(prices).flatMap(({ currency, minor, maximum = minor }) =>
  [minor, maximum].map((each) => `${currency} ${each}`),
)

/** “₹45,000 + 12 × ₹6,000 = ₹1,17,000”, “₹45,000 - 20% = ₹36,000”, “₹49,996 - ₹44,999 = ₹4,997” */
const term = String.raw`(?:[\d,]+ × )?[₹$][\d,.]*\d`
const sum = new RegExp(String.raw`(${term}(?: [+-] (?:${term}|\d+%))*) = [^₹$\n]{0,40}?([₹$][\d,.]*\d)`, 'gu')

/**
 * Amounts of an answer that are neither a price of ours nor come of a sum that stands there, and sums that are wrong. What
 * the visitor has paid may be worked with.
 */
export function wrongAmounts(answer: string, visitorSaid = ''): string[] {
  const lines = answer.split('\n').map((line) => textAsRead(line).replaceAll(contact.whatsappDisplay, ''))
  const sums = lines.flatMap((line) => [...line.matchAll(sum)])
  const figuresSaid = new Set(findAmounts(textAsRead(visitorSaid)).map(({ minor }) => minor))
  const workedWith = sums
    .flatMap(([, working = '']) => findAmounts(working))
    .filter(({ minor }) => figuresSaid.has(minor))
  const known = new Set([
    ...listed,
    ...workedWith.map(({ minor, currency }) => `${currency} ${minor}`),
    ...sums.flatMap(([, , result = '']) => amountsIn(result)),
  ])
  const unknown = lines.flatMap((line) =>
    findAmounts(line)
      .filter(({ minor, currency, end }) => {
        const isMoney = currency !== null && line[end] !== '%'
        return isMoney && !known.has(`${currency} ${minor}`)
      })
      .map(({ start, end }) => line.slice(start, end)),
  )
  const wrong = sums.filter(
    ([, working = '', result = '']) => Math.abs(resultOf(working) - numberIn(result)) >= 0.01,
  )
  return [...unknown, ...wrong.map(([whole]) => whole)]
}

function amountsIn(text: string): string[] {
  return findAmounts(text).map(({ minor, currency }) => `${currency} ${minor}`)
}

function resultOf(working: string): number {
  return working.split(/ (?=[+-] )/).reduce((total, part) => {
    if (part.endsWith('%')) return (total * (100 - numberIn(part))) / 100
    const product = part.split(' × ').reduce((value, factor) => value * numberIn(factor), 1)
    return part.startsWith('- ') ? total - product : total + product
  }, 0)
}

function numberIn(text: string): number {
  const [figure = ''] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? []
  return Number(figure.replaceAll(',', ''))
}
