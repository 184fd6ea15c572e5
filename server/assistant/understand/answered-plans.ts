import { catalogue, price } from '#content/catalogue/catalogue.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { PriceKey } from '#content/prices.ts'
import { type PriceRow, planIdOf, readPriceList } from '../price-list.ts'
import type { NamedAmount } from './named-amount.ts'
import type { Subject } from './subject.ts'

/** More plans than this are a list to choose from: nobody means them all by “those”. */
const mostPlans = 4
const fewestOfTable = 3

/** The plans that an answer names with their prices: what “that one”, “both” or “the cheaper one” means next. Those of what was asked for come first. */
export function plansAnswered(answer: string, asked: readonly ServiceId[] = []): Subject | null {
  const rows = rowsNamed(mainPart(answer, asked))
  if (rows.length === 0 || rows.length > mostPlans || holdsWholeTable(rows)) return null
  const byService = Map.groupBy(rows, ({ service }) => service)
  const plansOf = [...byService].map(
    ([service, named]) => [service, named.map(({ name }) => planIdOf(name))] as const,
  )
  return {
    services: [...byService.keys()],
    plans: [...new Set(plansOf.flatMap(([, plans]) => plans))],
    plansOf: Object.fromEntries(plansOf),
  }
}

/** What is spoken of after an answer: the plans that it names, of the service that was asked for if any is, unless the question had chosen among them. */
export function subjectAfter(asked: Subject, answered: Subject | null): Subject | null {
  if (!answered || asked.services.length === 0) return answered
  if (asked.plans.length === 0) return withinServices(answered, asked.services)
  const isChosen = asked.plans.every((plan) => answered.plans.some((named) => isSamePlan(plan, named)))
  const isOfService = asked.services.every((service) => answered.services.includes(service))
  return isChosen && isOfService ? asked : answered
}

/** Of the plans of several services, those of some. */
function withinServices(subject: Subject, among: readonly ServiceId[]): Subject {
  const services = subject.services.filter((service) => among.includes(service))
  if (services.length === 0 || services.length === subject.services.length) return subject
  const plansOf = Object.fromEntries(services.map((service) => [service, subject.plansOf?.[service] ?? []]))
  return { services, plans: [...new Set(Object.values(plansOf).flat())], plansOf }
}

/** A list as a whole; a sentence that names a plan before any list, or of sentences the first that names one of what was asked for: what is cheaper or dearer is told after it. */
function mainPart(answer: string, asked: readonly ServiceId[]): string {
  const lines = answer.split('\n')
  const naming = lines.filter((line) => rowsNamed(line).length > 0)
  if (naming[0]?.startsWith('- ')) return answer
  const isOfAsked = (line: string) => rowsNamed(line).some(({ service }) => asked.includes(service))
  const sentences = naming.filter((line) => !line.startsWith('- '))
  return sentences.find(isOfAsked) ?? naming[0] ?? ''
}

/** “Smart” is the Smart Bot. */
function isSamePlan(one: string, other: string): boolean {
  return one.replace(/-bot$/, '') === other.replace(/-bot$/, '')
}

/** Each plan as answers write it, its name before what it costs: “Pro ₹45,000”, or in a sum “Pro: ₹45,000”, “Pro: ₹6,000” of a month. */
const written = readPriceList().flatMap((row) => {
  const [key, ...others] = [row.setup, row.amount, row.monthly].flatMap((each) => each ?? [])
  // The brochure repeats plans by their names.
  if (row.name === '' || row.service === 'brochure-packages' || !key) return []
  const summed = [key, ...others].map((each) => `${row.name}: ${price(each)}`)
  return [{ row, texts: [`${row.name} ${price(key)}`, ...summed] }]
})

/** In the order of the text. */
function rowsNamed(text: string): PriceRow[] {
  return written
    .map(({ row, texts }) => ({ row, at: Math.max(...texts.map((each) => text.indexOf(each))) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ row }) => row)
}

/** All plans of a table say no more than the service's name. */
function holdsWholeTable(rows: readonly PriceRow[]): boolean {
  const sizes = Map.groupBy(written, ({ row }) => tableOf(row))
  return [...Map.groupBy(rows, tableOf)].some(
    ([table, named]) => named.length >= fewestOfTable && named.length === sizes.get(table)?.length,
  )
}

function tableOf({ service, page, region }: PriceRow): string {
  return `${service} ${page} ${region}`
}

/** “The 9,999 one” is a plan of the services spoken of, whichever was meant before. */
export function planPricedAt(services: readonly ServiceId[], amount: NamedAmount | null): Subject | null {
  const found = written.find(
    ({ row: { service, setup, monthly } }) =>
      services.includes(service) && [setup, monthly].some((key) => key && isOfAmount(key, amount)),
  )
  return found ? { services: [found.row.service], plans: [planIdOf(found.row.name)] } : null
}

/** Whether any plan of ours costs as much. */
export function isPriceOfOurs(amount: NamedAmount): boolean {
  return written.some(({ row: { setup, monthly } }) =>
    [setup, monthly].some((key) => key && isOfAmount(key, amount)),
  )
}

function isOfAmount(key: PriceKey, amount: NamedAmount | null): boolean {
  const { minor, currency } = catalogue.prices[key]
  return minor === amount?.minor && (amount.currency === null || amount.currency === currency)
}
