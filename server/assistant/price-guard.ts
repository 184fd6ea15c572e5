import { company } from '#content/company.ts'
import { pricing } from '#content/en/pricing.ts'
import { servicePages } from '#content/en/service-pages.ts'
import type { Money } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import type { RegionId, ServiceId } from '#content/types/assistant.ts'
import { type Amount, findAmounts, textAsRead } from '#domain/amounts.ts'
import { numberWords } from '#domain/number-words.ts'
import { isPlan } from './price-answers.ts'
import type { PriceRow } from './price-list.ts'
import { conceptsIn, type Question } from './question.ts'

/** What a sentence is read against: the question, and what the reply has spoken of so far. */
export interface GuardContext {
  question: Question
  prices: readonly PriceRow[]
  services: readonly ServiceId[]
  plans: readonly string[]
  region: RegionId | null
}

/** Before the first sentence a reply speaks of what was asked. */
export function guardContext(question: Question, prices: readonly PriceRow[]): GuardContext {
  const { services, plans, region } = question
  return { question, prices, services, plans, region }
}

/** Whether every amount of money, and every discount, in a sentence is one of ours, for the thing it is said of. */
export function isTruthful(sentence: string, context: GuardContext): boolean {
  const plain = textAsRead(sentence)
    .replaceAll(company.whatsappDisplay, ' ')
    .replaceAll(company.whatsappNumber, ' ')
  return (
    !isFalselyFree(plain, context) &&
    findAmounts(plain).every((amount) => isListed(amount, plain, context)) &&
    discountsIn(plain).every((percent) => isOffered(percent, servicesBefore(plain, context)))
  )
}

/** What a sentence speaks of, for the ones that follow it. */
export function subjectAfter(sentence: string, context: GuardContext): GuardContext {
  const heard = conceptsIn(textAsRead(sentence), context.question.language)
  return {
    ...context,
    services: heard.lastServices.length > 0 ? heard.lastServices : context.services,
    plans:
      heard.plans.length > 0 ? heard.plans.slice(-1) : heard.lastServices.length > 0 ? [] : context.plans,
    region: heard.region ?? context.region,
  }
}

function isListed(amount: Amount, plain: string, context: GuardContext): boolean {
  const { minor, currency } = amount
  if (minor === null) return false
  const keys = keysFor(amount, plain, context)
  return keys.some((key) => {
    const money: Money = prices[key]
    return (
      (currency === null || currency === money.currency) && (money.minor === minor || money.maximum === minor)
    )
  })
}

/** The prices that may stand where the amount stands. */
function keysFor({ start, end }: Amount, plain: string, context: GuardContext): PriceKey[] {
  const language = context.question.language
  const before = conceptsIn(plain.slice(0, start), language)
  const clauseAfter = conceptsIn((/^[^;,.•|]*/.exec(plain.slice(end))?.[0] ?? '').slice(0, 60), language)
  const asked = [before, clauseAfter, context.question]
  if (asked.some(({ asks }) => asks.has('small-change'))) return ['faq.small-change']
  if (asked.some(({ asks }) => asks.has('extra-usage')))
    return ['extra-usage.india.unit', 'extra-usage.tanzania.unit']

  const services = firstKnown(before.lastServices, clauseAfter.services, context.services)
  const region = before.region ?? clauseAfter.region ?? context.region
  const inRegion = context.prices.filter((row) => !region || !row.region || row.region === region)
  const ofService = inRegion.filter((row) => widened(services).includes(row.service))
  const named = before.plans.at(-1) ?? clauseAfter.plans[0]
  const plans = named ? [named] : before.lastServices.length > 0 ? [] : context.plans
  const ofPlan = inRegion.filter((row) => isPlan(row, plans))
  const both = ofPlan.filter((row) => ofService.includes(row))
  // A plan of another service may be named outright: “TutorConnect”, “the bundle”.
  const isElsewhere = before.lastServices.length === 0 && ofPlan.length > 0
  const rows = both.length > 0 ? both : isElsewhere ? ofPlan : ofService
  // Nothing says what the amount is for: only where services start can be meant.
  const meant = rows.length > 0 ? rows : inRegion.filter((row) => row.from)
  return meant.flatMap((row) => partsOf(row, roleOf(plain, start, end)))
}

type Role = 'setup' | 'monthly' | 'any' | 'unknown'

function partsOf({ from, setup, monthly, amount }: PriceRow, role: Role): PriceKey[] {
  const once = [from, setup, amount]
  const parts: Record<Role, (PriceKey | undefined)[]> = {
    monthly: [monthly],
    setup: once,
    any: [...once, monthly],
    unknown: [],
  }
  return parts[role].filter((key) => key !== undefined)
}

const otherTimes =
  'years?|yr|annum|weeks?|days?|hours?|quarters?|वर्ष|साल|दिन|हफ़्ते|हफ्ते|घंटे|saal|din|hafte|ghante|mwaka|siku|wiki'
const heads =
  'users?|seats?|persons?|people|heads?|employees?|members?|students?|minutes?|min|chats?|messages?|calls?|conversations?|यूज़र|यूजर|व्यक्ति|मिनट|कॉल|mtumiaji|mtu|dakika'
const per = '(?:per|each|every|प्रति|हर|har|kwa|kila)'
const yearly = '(?:yearly|annual(?:ly)?|weekly|daily|सालाना|वार्षिक|saalana|salana)'
const wordEnd = '(?![\\p{L}\\p{M}])'

/** None of our prices is by the year or by head: “₹799 per year”, “₹1,199 a month per user”, “₹799 for a whole year”. */
const otherUnitAfter = new RegExp(
  `^ ?(?:/-)? ?(?:only |just )?(?:setup |monthly |(?:a|${per}) month |/ ?mo(?:nth)? ?)?(?:(?:/ ?|(?:an?|${per}) )(?:${otherTimes}|${heads})|for (?:an?|one|the)(?: whole| full| entire)? (?:${otherTimes})|${yearly})${wordEnd}`,
  'u',
)
const otherUnitBefore = new RegExp(
  `(?:${per} (?:${otherTimes}|${heads})|${yearly})(?: (?:it|you|is|are|costs?|pays?|just|only|price|plan|fee|ni|है|hai)){0,4}[^\\p{L}\\d]{0,4}$`,
  'u',
)

/** Whether the words around an amount call it a monthly or a setup price. */
function roleOf(plain: string, start: number, end: number): Role {
  const after = plain.slice(end, end + 40).toLowerCase()
  const before = plain.slice(Math.max(0, start - 28), start).toLowerCase()
  if (otherUnitAfter.test(after)) return 'unknown'
  if (/^[^\d;,.]{0,12}(month|\/mo\b|p\.?m\.?\b|monthly|माह|महीन|mwezi|mahin)/.test(after)) return 'monthly'
  if (/^[^\d;,.]{0,12}(set-?\s?up|one[- ]time|upfront|सेटअप|kuanzisha)/.test(after)) return 'setup'
  if (/(monthly|मासिक)[^\d;,.]{0,16}$/.test(before)) return 'monthly'
  if (
    /(per month|every month|each month|हर महीने|प्रति माह|har mahine|kwa mwezi|kila mwezi)[^\p{L}\d]{0,4}$/u.test(
      before,
    )
  )
    return 'monthly'
  if (/(set-?\s?up|one[- ]time|upfront|सेटअप|kuanzisha)[^\d;,.]{0,16}$/.test(before)) return 'setup'
  return otherUnitBefore.test(before) ? 'unknown' : 'any'
}

/** The WhatsApp pages and the two kinds of chatbot are spoken of in one word. */
function widened(services: readonly ServiceId[]): readonly ServiceId[] {
  return services.includes('whatsapp') ? [...services, 'whatsapp-tools'] : services
}

function firstKnown(...choices: (readonly ServiceId[])[]): readonly ServiceId[] {
  return choices.find((services) => services.length > 0) ?? []
}

function servicesBefore(plain: string, context: GuardContext): readonly ServiceId[] {
  const heard = conceptsIn(plain, context.question.language).services
  return firstKnown(heard, context.services)
}

const free =
  /\b(?:free|gratis|complimentary|no cost|zero cost|no charge|without charge|waived?|on the house|no setup fee|muft|bure|bila malipo)\b|मुफ़्त|मुफ्त|फ़्री|फ्री|निःशुल्क/iu

/** What is free with us; and words around “free” that speak of no price. */
const trulyFree =
  /demo|trial|\btry|consultation|\bcalls?\b(?! (?:us|me|now|today|our|the)\b)|support|months?\b|changes?\b|saas|tools?\b|feel free|free (?:up|to|slot|time|seat|room)|\w-free\b|toll free|quotes?\b|quotation|brochure|download|\b7[- ]days?|\b(?:not|isn.t|nothing|none|never|nahin?|si|hakuna)\b|no free|डेमो|ट्रायल|कॉल|सपोर्ट|महीन|बदलाव|टूल|नहीं|majaribio|simu|msaada|miezi|mwezi|mabadiliko|zana|mahin|badlav/iu

/** “The voice agent is free for you” states a price too, also beside a word about something that is. */
function isFalselyFree(plain: string, { question }: GuardContext): boolean {
  if (!free.test(plain)) return false
  if (!trulyFree.test(plain.normalize('NFC'))) return true
  return plain.split(/[,;:.!?।–—]/).some((clause) => {
    if (!free.test(clause) || trulyFree.test(clause.normalize('NFC'))) return false
    const { plans, lastServices } = conceptsIn(clause, question.language)
    return plans.length + lastServices.length > 0
  })
}

/** “30% off”, “a discount of 30 percent”, “30% की छूट”. */
function discountsIn(plain: string): number[] {
  // “Half price” and “buy one, get one” are none of our offers.
  if (
    /\bhalf[- ](?:the )?(?:price|off|rate)\b|\bbuy one\b|\b\d+ off\b|आधे दाम|aadhe daam|nusu bei/i.test(plain)
  )
    return [Number.NaN]
  const percents = [
    ...plain.matchAll(/(\d+(?:\.\d+)?|[\p{L}\p{M}]+)\s?(?:%|percent|per cent|प्रतिशत)|asilimia\s(\S+)/giu),
  ]
  return percents
    .filter(({ index }) => {
      const around = plain.slice(Math.max(0, index - 30), index + 40)
      return /\b(off|discount|cheaper|less|reduction|save|concession|chhoot|punguzo|ofa)\b|छूट|डिस्काउंट/i.test(
        around,
      )
    })
    .map(([, figure, behind]) => numberOf(figure ?? behind ?? ''))
}

/** Nothing that equals an offer, where it is no number we know. */
function numberOf(figure: string): number {
  return numberWords.get(figure.toLowerCase()) ?? Number(figure)
}

function isOffered(percent: number, services: readonly ServiceId[]): boolean {
  const launch = percentOf(pricing.offers.launch.title)
  const ours = servicePages
    .filter((page) => services.length === 0 || pagesOf(services).has(page.page))
    .flatMap((page) => (page.offer ? [percentOf(page.offer.title)] : []))
  return [launch, ...ours].includes(percent)
}

const offerPages: Partial<Record<ServiceId, string>> = {
  'ai-chatbots': 'aiChatbots',
  'website-chatbots': 'websiteChatbots',
  dashboards: 'businessDashboards',
  'web-apps': 'webAppSetup',
}

function pagesOf(services: readonly ServiceId[]): Set<string> {
  return new Set(services.flatMap((service) => offerPages[service] ?? []))
}

function percentOf(title: string): number {
  return Number(/(\d+)%/.exec(title)?.[1] ?? Number.NaN)
}
