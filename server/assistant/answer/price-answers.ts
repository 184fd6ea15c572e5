import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue, price } from '#content/catalogue/catalogue.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import type { NamedAmount } from '../understand/named-amount.ts'
import type { Question } from '../understand/question.ts'
import { isOwnName } from '../understand/subject.ts'
import { fillTidily } from '../words.ts'

/** Rows that belong to what was asked: the service, the plan and the country. */
export function rowsFor(question: Question, list: readonly PriceRow[]): PriceRow[] {
  const { services, plans, plansOf, region } = question
  const inRegion = list.filter((row) => row.region === undefined || row.region === (region ?? 'india'))
  const ofService = inRegion.filter((row) => services.includes(row.service))
  if (plans.length === 0) {
    const all = [...ofService, ...neighbours(services, inRegion)]
    // A budget is no plan's price, nor what a plan includes.
    const meant =
      question.meanings[0]?.label === 'budget-fit' ? [] : rowsByFigure(question, ofService, inRegion)
    return withoutRepeats(meant.length > 0 ? meant : all)
  }
  const chosen = ofService.filter((row) => isPlan(row, plansOf?.[row.service] ?? plans))
  if (chosen.length > 0) {
    // Beside it a plan may be named that only another service has: “Starter or Basic Bot?”
    const others = plans.filter((plan) => isOwnName(plan) && !chosen.some((row) => isPlan(row, [plan])))
    return [...chosen, ...inRegion.filter((row) => isPlan(row, others))]
  }
  const calledOtherwise = ofService.filter((row) =>
    isPlan(
      row,
      plans.flatMap((plan) => alsoCalled[plan] ?? []),
    ),
  )
  if (calledOtherwise.length > 0) return calledOtherwise
  // The plan exists, but not in the service named: a WhatsApp bundle, a product.
  const elsewhere = inRegion.filter((row) => isPlan(row, plans) && row.service !== 'brochure-packages')
  const isOnlyThere = new Set(list.filter((row) => isPlan(row, plans)).map((row) => row.service)).size === 1
  // What a country has a list of its own for is meant there.
  const local = elsewhere.filter((row) => row.region !== undefined && row.region === region)
  if (services.length === 0 || isOnlyThere || (plans.some(isOwnName) && elsewhere.length > 0))
    return local.length > 0 ? local : elsewhere
  return withoutRepeats(ofService)
}

/** Plans that are called by their prices, where several are: “the 9,999 one and the 25,000 one”. */
export function rowsByPrices(question: Question, list: readonly PriceRow[]): PriceRow[] {
  const { amounts, services, plans, region } = question
  const inRegion = list.filter((row) => row.region === undefined || row.region === (region ?? 'india'))
  const named = amounts.flatMap((amount) => {
    const priced = inRegion.filter(({ setup, from, amount: price }) =>
      costs({ setup: setup ?? from, amount: price }, amount),
    )
    const ofService = priced.filter(({ service }) => services.includes(service))
    const likely = ofService.length > 0 ? ofService : priced
    const ofPlan = likely.filter((row) => isPlan(row, plans))
    // A plan says more than “from”.
    const ofAny = likely.filter(({ name }) => name !== '')
    return [ofPlan, ofAny, likely].find((rows) => rows.length > 0)?.slice(0, 1) ?? []
  })
  const rows = [...new Set(named)]
  return rows.length > 1 ? rows : []
}

/** The plan that is called by what it costs or includes. */
function rowsByFigure(
  { services, amounts, figures }: Question,
  ofService: PriceRow[],
  inRegion: PriceRow[],
): PriceRow[] {
  const ofAmount = (services.length > 0 ? ofService : inRegion).filter((row) => costs(row, amounts[0]))
  return ofAmount.length > 0 ? ofAmount : ofService.filter((row) => hasCount(row, figures))
}

/** “The 3000 rupee calling plan” */
export function costs(
  { setup, monthly, amount }: { [Key in 'setup' | 'monthly' | 'amount']?: PriceKey | undefined },
  named: NamedAmount | null | undefined,
): boolean {
  if (!named) return false
  return [setup, monthly, amount].some(
    (key) =>
      key &&
      catalogue.prices[key].minor === named.minor &&
      (named.currency ?? catalogue.prices[key].currency) === catalogue.prices[key].currency,
  )
}

/** Whether what a plan includes is named: its minutes, chats, widgets, answers. */
function hasCount({ detail }: PriceRow, counts: readonly string[]): boolean {
  if (!detail || detail.kind === 'days') return false
  const included = detail.kind === 'feature' ? String(detail.value) : detail.text.replaceAll(',', '')
  return counts.includes(included)
}

/** All prices of the rows in sentences, each page named: two pages may give different prices. */
export function tellPrices(
  rows: PriceRow[],
  question: Pick<Question, 'region'>,
  words: AssistantWords,
): string {
  const [first] = rows
  if (!first) return ''
  if (rows.length === 1 && first.name) {
    return fillTidily(words.prices.onePlan, {
      service: words.services[first.service],
      row: tellRow(first, words),
      page: words.pages[first.page] ?? '',
    })
  }
  const groups = Map.groupBy(rows, ({ service, region }) => `${service} ${region}`)
  const parts = [...groups.values()].map((group) => tellService(group, words))
  const isUsage = rows.every((row) => row.region === undefined)
  if (question.region === 'tanzania' && isUsage) parts.push(words.prices.inRupees)
  if (question.region === null && rows.some((row) => row.region === 'india' && row.page === 'pricing'))
    parts.push(words.prices.tanzaniaToo)
  return parts.join('\n')
}

/** Of each price table the first plan, the one in the middle, or the last. */
export function rowsAt(place: keyof typeof places, rows: readonly PriceRow[]): PriceRow[] {
  const tables = Map.groupBy(
    rows.filter((row) => row.name !== '' && !row.name.endsWith('hosting')),
    ({ service, page, region }) => `${service} ${page} ${region}`,
  )
  return [...tables.values()].flatMap((table) =>
    table.length > 1 ? (table.at(places[place](table.length)) ?? []) : [],
  )
}

const places = {
  cheapest: () => 0,
  middle: (length: number) => Math.floor((length - 1) / 2),
  largest: () => -1,
}

/** What a visitor may call a plan that has another name in that service. */
const alsoCalled: Record<string, string> = {
  pro: 'professional',
  professional: 'pro',
  basic: 'starter',
  starter: 'basic',
  premium: 'enterprise',
  enterprise: 'premium',
  'basic-bot': 'starter',
  'smart-bot': 'smart-ai',
  'smart-ai': 'smart-bot',
  'pro-bot': 'pro',
}

/** A plain question about WhatsApp agents also concerns the bot that another page sells by itself. */
function neighbours(services: readonly ServiceId[], list: readonly PriceRow[]): PriceRow[] {
  if (!services.includes('whatsapp-agents') || services.includes('whatsapp-automation')) return []
  return list.filter((row) => row.service === 'whatsapp-automation' && row.name === 'WhatsApp Bot')
}

function tellService(rows: PriceRow[], words: AssistantWords): string {
  const [first] = rows
  if (!first) return ''
  const region = rows.find((row) => row.region)?.region
  const lead = fillTidily(region ? words.prices.lead : words.prices.leadEverywhere, {
    service: words.services[first.service],
    region: region ? words.regions[region] : '',
  })
  const pages = [...new Set(rows.map((row) => row.page))]
  return [
    lead,
    ...pages.map(
      (page) =>
        `- ${tellPage(
          page,
          rows.filter((row) => row.page === page),
          words,
        )}`,
    ),
  ].join('\n')
}

function tellPage(page: PageId, rows: PriceRow[], words: AssistantWords): string {
  return fillTidily(words.prices.onPage, {
    page: words.pages[page] ?? '',
    rows: rows.map((row) => tellRow(row, words)).join('; '),
  })
}

export function tellRow(
  row: Omit<PriceRow, 'service' | 'page' | 'region' | 'popular'>,
  words: AssistantWords,
): string {
  const { from, setup, monthly, hosting, amount } = row
  const template = from
    ? words.prices.from
    : setup && monthly
      ? words.prices.setupAndMonthly
      : setup
        ? words.prices.setupAndHosting
        : monthly
          ? words.prices.monthlyOnly
          : words.prices.amountOnly
  const told = fillTidily(template, {
    name: row.name,
    setup: amountOf(row),
    monthly: monthly ? price(monthly) : '',
    hosting: hosting ? price(hosting) : '',
  })
  const detail = tellDetail(row, words)
  return detail && (amount || setup) ? `${told} (${detail})` : told
}

export function tellDetail({ detail }: Pick<PriceRow, 'detail'>, words: AssistantWords): string {
  if (!detail) return ''
  if (detail.kind !== 'feature') return fillTidily(words.prices[detail.kind], { count: detail.text })
  const { feature, value } = detail
  return `${words.features[feature]}: ${value === 'unlimited' ? words.planFeatures.unlimited : value}`
}

export function amountOf({ from, setup, amount }: Pick<PriceRow, 'from' | 'setup' | 'amount'>): string {
  const key = from ?? setup ?? amount
  return key ? price(key) : ''
}

/** “Chatbots from …” stands for both kinds of chatbot and is said once. */
export function withoutRepeats(rows: PriceRow[]): PriceRow[] {
  return rows.filter((row, at) => !row.from || rows.findIndex((other) => other.from === row.from) === at)
}
