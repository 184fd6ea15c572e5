import type { Catalogue } from '#content/catalogue/catalogue.ts'
import type { PlanFacts } from '#content/catalogue/price-tables.ts'
import type { Offer } from '#content/catalogue/terms.ts'

/** What in the catalogue makes no sense, each with its name, so that it never reaches a page. */
export function catalogueProblems(facts: Catalogue): string[] {
  const { prices, priceTables, offers, delivery, hours, announcement } = facts
  const { from, until } = announcement
  return [
    ...problem(
      from !== '' && until !== '' && until < from,
      `the line above every page: from ${from} until ${until}`,
    ),
    ...Object.entries(prices).flatMap(([key, { minor, maximum }]) => [
      ...problem(!isCount(minor), `price ${key}: ${minor} is no amount`),
      ...problem(
        maximum !== undefined && !(maximum > minor),
        `price ${key}: its range ends before it begins`,
      ),
    ]),
    ...Object.entries(priceTables).flatMap(([table, { plans }]) =>
      Object.entries<PlanFacts>(plans).flatMap(([plan, { included, features = {} }]) => [
        ...problem(included !== undefined && !isCount(included), `${table}, ${plan}: includes ${included}`),
        ...Object.entries(features).flatMap(([feature, value]) =>
          problem(
            typeof value === 'number' && !(Number.isInteger(value) && value >= 0),
            `${table}, ${plan}: ${feature} is ${value}`,
          ),
        ),
      ]),
    ),
    ...Object.entries<Offer>(offers).flatMap(
      ([offer, { percentOff, clients = 0, taken = 0, from, until }]) => [
        ...problem(!(percentOff > 0 && percentOff < 100), `offer ${offer}: ${percentOff}% off`),
        ...problem(taken > clients, `offer ${offer}: ${taken} of ${clients} places taken`),
        ...problem(
          from !== '' && until !== '' && until < from,
          `offer ${offer}: from ${from} until ${until}`,
        ),
      ],
    ),
    ...Object.entries(delivery).flatMap(([what, { from, to }]) =>
      problem(!isCount(from) || to < from, `delivery of ${what}: ${from} to ${to}`),
    ),
    ...hours.flatMap(({ opens, closes }) => problem(closes <= opens, `hours: ${opens} to ${closes}`)),
  ]
}

function problem(isOne: boolean, text: string): string[] {
  return isOne ? [text] : []
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0
}
