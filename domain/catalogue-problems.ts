import type { Catalogue } from '#content/catalogue/catalogue.ts'
import type { PlanFacts } from '#content/catalogue/price-tables.ts'

/** What in the catalogue makes no sense, each with its name, so that it never reaches a page. */
export function catalogueProblems({ prices, priceTables, offers, delivery, hours }: Catalogue): string[] {
  return [
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
    ...Object.entries(offers).flatMap(([offer, { percentOff }]) =>
      problem(!(percentOff > 0 && percentOff < 100), `offer ${offer}: ${percentOff}% off`),
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
