import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { PriceKey } from '#content/prices.ts'
import { hasAll } from '#domain/fitting-plan.ts'
import type { PriceRow } from '../price-list.ts'
import { joinLines } from '../reply.ts'
import { statedFeatures } from '../understand/listed-plans.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { fitsChannel, withAlternatives } from './alternatives.ts'
import { tellRow } from './price-answers.ts'
import { factsOf } from './priced-plan.ts'
import { tellSums } from './sums.ts'
import { wishesOf } from './wishes.ts'

/** The plan that is cheapest to begin with, and the one that is cheapest by the month, if that is another. */
interface Smallest {
  bySetup: PriceRow
  byMonth?: PriceRow
}

/** Of everything that does what is asked, in the visitor's country and in one currency. */
export function smallestOf(question: Question, list: readonly PriceRow[]): Smallest | null {
  const { services, region } = question
  const able = withAlternatives(services)
  const open = list.filter(
    (row) =>
      row.setup !== undefined &&
      !row.addOn &&
      (row.region ?? region ?? 'india') === (region ?? 'india') &&
      (able.size === 0 || able.has(row.service)) &&
      fitsChannel(row, question) &&
      hasWishes(row, question),
  )
  const asked = open.filter(({ service }) => services.length === 0 || services.includes(service))
  const currencies = new Set(asked.map(({ setup }) => setup && catalogue.prices[setup].currency))
  // In Tanzania some services have prices in dollars: these come first there.
  const currency = currencies.has('USD') ? 'USD' : 'INR'
  const rows = open.filter(({ setup }) => setup && catalogue.prices[setup].currency === currency)
  const [bySetup] = smallestFirst(rows)
  if (!bySetup) return null
  const [byMonth] = byPrice(
    rows.filter(({ monthly }) => monthly),
    ({ monthly }) => monthly,
  )
  return { bySetup, ...(byMonth && byMonth !== bySetup && { byMonth }) }
}

export function tellSmallest(question: Question, list: readonly PriceRow[], words: AssistantWords): string {
  const found = smallestOf(question, list)
  if (!found) return ''
  const ofAll = smallestOf({ ...question, features: [], counts: {} }, list)
  // What costs least is said before what has more: who asked for the cheapest is not told a dearer one.
  if (ofAll && ofAll.bySetup !== found.bySetup) return tellBoth(ofAll.bySetup, found.bySetup, words)
  const { bySetup, byMonth } = found
  const { smallest, lowestSetup, lowestMonthly, talkIncluded } = words.prices
  const tell = (template: string, row: PriceRow) => tellPlan(template, row, words)
  const own = smallestOwn(question, list)
  if (own && own !== bySetup && own.service !== bySetup.service)
    return joinLines(
      tell(smallest, own),
      tell(words.prices.costsLess, bySetup),
      byMonth && byMonth !== own ? tell(lowestMonthly, byMonth) : '',
    )
  const { months } = question.counts
  const sums = months
    ? tellSums(byMonth ? [bySetup, byMonth] : [bySetup], { counts: { months }, details: either }, words)
    : ''
  if (!byMonth) return joinLines(tell(smallest, bySetup), sums)
  // Hosting that is paid separately may be less by the month, and talk comes on top of it.
  return joinLines(
    tell(bySetup.hosting ? smallest : lowestSetup, bySetup),
    tell(bySetup.hosting ? talkIncluded : lowestMonthly, byMonth),
    sums,
  )
}

/** Of the one service that is named, without what does nearly the same. */
export function smallestOwn(question: Question, list: readonly PriceRow[]): PriceRow | undefined {
  const [service, ...others] = question.services
  const own = list.filter((row) => row.service === service)
  return service && others.length === 0 ? smallestOf(question, own)?.bySetup : undefined
}

function tellBoth(cheapest: PriceRow, fitting: PriceRow, words: AssistantWords): string {
  return joinLines(
    ...[
      { template: words.prices.lowestSetup, row: cheapest },
      { template: words.prices.smallestWithAll, row: fitting },
    ].map(({ template, row }) => tellPlan(template, row, words)),
  )
}

function tellPlan(template: string, row: PriceRow, words: AssistantWords): string {
  return fillTidily(template, {
    service: words.services[row.service],
    row: tellRow(row, words),
    page: words.pages[row.page] ?? '',
  })
}

/** One of them is taken, and not both. */
const either = new Set(['difference'])

function hasWishes(row: PriceRow, question: Question): boolean {
  return hasAll(factsOf(row)?.features, wishesOf(question, statedFeatures([row.service])))
}

/** Plans by what they take to begin with. */
export function smallestFirst(rows: readonly PriceRow[]): PriceRow[] {
  return byPrice(
    rows.filter(({ setup }) => setup),
    ({ setup }) => setup,
  )
}

function byPrice(rows: readonly PriceRow[], keyOf: (row: PriceRow) => PriceKey | undefined): PriceRow[] {
  const costOf = (row: PriceRow) => {
    const key = keyOf(row)
    return key ? catalogue.prices[key].minor : Number.POSITIVE_INFINITY
  }
  return rows.toSorted((one, other) => costOf(one) - costOf(other))
}
