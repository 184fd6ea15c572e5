import type { PageId } from '#content/paths.ts'
import { price, prices } from '#content/prices.ts'
import type { AssistantWords, RegionId, ServiceId } from '#content/types/assistant.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import type { PriceRow } from './price-list.ts'
import { isOwnName, type NamedAmount, type Question } from './question.ts'
import { fillTidily } from './words.ts'

/** Rows that belong to what was asked: the service, the plan and the country. */
export function rowsFor(question: Question, list: readonly PriceRow[]): PriceRow[] {
  const { services, plans, region } = question
  const regions = region ? [region] : question.language === 'sw' ? bothRegions : indiaOnly
  const inRegion = list.filter((row) => row.region === undefined || regions.includes(row.region))
  const ofService = inRegion.filter((row) => services.includes(row.service))
  if (plans.length === 0) {
    const counted = ofService.filter((row) => hasCount(row, question.counts))
    return withoutRepeats(counted.length > 0 ? counted : [...ofService, ...neighbours(services, inRegion)])
  }
  const chosen = ofService.filter((row) => isPlan(row, plans))
  if (chosen.length > 0) {
    // Beside it a plan may be named that only another service has: “Starter or Basic Bot?”
    const others = plans.filter((plan) => isOwnName(plan) && !chosen.some((row) => isPlan(row, [plan])))
    return [...chosen, ...inRegion.filter((row) => isPlan(row, others))]
  }
  const nearly = ofService.filter((row) =>
    isPlan(
      row,
      plans.flatMap((plan) => alsoCalled[plan] ?? []),
    ),
  )
  if (nearly.length > 0) return nearly
  // The plan exists, but not in the service named: a WhatsApp bundle, a product.
  const elsewhere = inRegion.filter((row) => isPlan(row, plans) && row.service !== 'brochure-packages')
  const isOnlyThere = new Set(list.filter((row) => isPlan(row, plans)).map((row) => row.service)).size === 1
  if (services.length === 0 || isOnlyThere || (plans.some(isOwnName) && elsewhere.length > 0))
    return elsewhere
  return withoutRepeats(ofService)
}

/** Whether what a plan includes is named: its minutes, chats, widgets, answers. */
function hasCount({ detail }: PriceRow, counts: readonly string[]): boolean {
  const included = detail?.text.replaceAll(',', '').match(/\d+/g) ?? []
  return included.some((figure) => counts.includes(figure))
}

/** All prices of the rows in sentences, each page named: two pages may give different prices. */
export function tellPrices(
  rows: PriceRow[],
  question: Pick<Question, 'region' | 'language'>,
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
  if (
    question.region === null &&
    question.language !== 'sw' &&
    rows.some((row) => row.region === 'india' && row.page === 'pricing')
  )
    parts.push(words.prices.tanzaniaToo)
  return parts.join('\n')
}

/** Where each service starts. */
export function tellOverview(list: readonly PriceRow[], words: AssistantWords): string {
  const starting = withoutRepeats(list.filter((row) => row.from !== undefined))
  const lines = starting.map(
    (row) => `- ${startingName(row, words)}: ${fillTidily(words.prices.from, { setup: amountOf(row) })}`,
  )
  return [words.prices.overview, ...lines, `- ${words.products.range}`].join('\n')
}

export function tellCheapest(
  rows: readonly PriceRow[],
  words: AssistantWords,
): { text: string; row: PriceRow } | null {
  const [row] = bySetup(rows.filter((each) => each.setup !== undefined))
  if (!row) return null
  const text = fillTidily(words.prices.cheapest, {
    service: words.services[row.service],
    row: tellRow(row, words),
    page: words.pages[row.page] ?? '',
  })
  return { text, row }
}

/** Plans that a setup budget allows, the dearest of each service first; nothing when none is priced in its currency. */
export function tellWithinBudget(
  rows: readonly PriceRow[],
  { minor, currency }: NamedAmount,
  words: AssistantWords,
): string | undefined {
  const comparable = rows.filter(({ setup }) => setup && currency && prices[setup].currency === currency)
  const priced = bySetup(currency ? comparable : rows.filter(({ setup }) => setup !== undefined))
  if (priced.length === 0) return undefined
  const within = priced.filter((row) => smallestUnit(row) <= minor).reverse()
  const lines = (within.length > 0 ? onePerService(within).slice(0, 4) : priced.slice(0, 1)).map(
    (row) => `- ${words.services[row.service]}: ${tellRow(row, words)} (${words.pages[row.page] ?? ''})`,
  )
  return [within.length > 0 ? words.prices.withinBudget : words.prices.belowBudget, ...lines].join('\n')
}

/** Of each price table the plan in the middle, or the one at its end. */
export function rowsAt(place: 'middle' | 'largest', rows: readonly PriceRow[]): PriceRow[] {
  const tables = Map.groupBy(
    rows.filter((row) => row.name !== '' && !row.name.endsWith('hosting')),
    ({ service, page, region }) => `${service} ${page} ${region}`,
  )
  return [...tables.values()].flatMap((table) =>
    table.length > 1
      ? (table.slice(place === 'middle' ? Math.floor((table.length - 1) / 2) : -1)[0] ?? [])
      : [],
  )
}

/** What some months come to: the sum is shown, not done, because only listed prices are ever stated. */
export function tellTotals(rows: readonly PriceRow[], months: number, words: AssistantWords): string {
  return rows
    .flatMap(({ name, setup, monthly }) =>
      setup && monthly
        ? fillTidily(words.prices.total, {
            name,
            setup: price(setup),
            monthly: price(monthly),
            count: String(months),
          })
        : [],
    )
    .slice(0, 3)
    .map((line) => `- ${line}`)
    .join('\n')
}

// Ends of words are where no letter or vowel sign follows: `\b` knows only Latin letters. Every part is bounded, so
// that no text takes long to read.
const monthCount =
  /(?<!\d)(\d{1,3})\s{0,3}(?:months?|mahin\w{1,5}|mah|महीन\S{0,5}|माह)(?![\p{L}\p{M}])|miezi\s{1,3}(\d{1,3})/iu
const yearCount =
  /(?:(?<!\d)(\d{1,2})|\b(?:a|one|ek|full|whole|first|pehle|pehla|entire)|एक|पहले|पहला)\s{0,3}(?:years?|saal|sal|साल\S{0,5})(?![\p{L}\p{M}])|\byear one\b|mwaka/iu

/** For how many months a total is asked; one when no number is named. */
export function monthsIn(text: string): number {
  const plain = textAsRead(text)
  const months = monthCount.exec(plain)
  if (months) return Number(months[1] ?? months[2])
  const years = yearCount.exec(plain)
  return years ? 12 * Number(years[1] ?? 1) : 1
}

/** Whether a row is one of the plans: “Basic Bot” is called basic bot, or basic for short. */
export function isPlan({ name }: PriceRow, plans: readonly string[]): boolean {
  const full = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return plans.includes(full) || plans.includes(full.replace(/-(bot|ai|app|tool)$/, ''))
}

/** Without a word of where they are, most ask from India; who writes in Swahili may well ask from Tanzania. */
const indiaOnly: readonly RegionId[] = ['india']
const bothRegions: readonly RegionId[] = ['tanzania', 'india']

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
  if (!services.includes('whatsapp') || services.includes('whatsapp-tools')) return []
  return list.filter((row) => row.service === 'whatsapp-tools' && row.name === 'WhatsApp Bot')
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

function tellRow(row: PriceRow, words: AssistantWords): string {
  const { from, setup, monthly, amount } = row
  const template = from
    ? words.prices.from
    : setup && monthly
      ? words.prices.setupAndMonthly
      : setup
        ? words.prices.setupOnly
        : monthly
          ? words.prices.monthlyOnly
          : words.prices.amountOnly
  const told = fillTidily(template, {
    name: row.name,
    setup: amountOf(row),
    monthly: monthly ? price(monthly) : '',
  })
  const detail = tellDetail(row, words)
  return detail && (amount || setup) ? `${told} (${detail})` : told
}

function tellDetail({ detail }: PriceRow, words: AssistantWords): string {
  if (!detail) return ''
  return detail.kind === 'words' ? detail.text : fillTidily(words.prices[detail.kind], { count: detail.text })
}

/** One starting price stands for both kinds of chatbot. */
function startingName({ from, service }: PriceRow, words: AssistantWords): string {
  return from === 'start.chatbots' ? words.prices.chatbots : words.services[service]
}

function amountOf({ from, setup, amount }: PriceRow): string {
  const key = from ?? setup ?? amount
  return key ? price(key) : ''
}

function smallestUnit({ setup }: PriceRow): number {
  return setup ? prices[setup].minor : Number.POSITIVE_INFINITY
}

function bySetup(rows: readonly PriceRow[]): PriceRow[] {
  const inRupees = rows.filter((row) => row.setup && prices[row.setup].currency === 'INR')
  return [...(inRupees.length > 0 ? inRupees : rows)].sort(
    (first, second) => smallestUnit(first) - smallestUnit(second),
  )
}

function onePerService(rows: PriceRow[]): PriceRow[] {
  return rows.filter((row, at) => rows.findIndex((other) => other.service === row.service) === at)
}

/** “Chatbots from …” stands for both kinds of chatbot and is said once. */
function withoutRepeats(rows: PriceRow[]): PriceRow[] {
  return rows.filter((row, at) => !row.from || rows.findIndex((other) => other.from === row.from) === at)
}
