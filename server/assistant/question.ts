import type { AssistantLanguage, RegionId, ServiceId } from '#content/types/assistant.ts'
import type { AmountCurrency } from '#domain/amount-tokens.ts'
import { findAmounts } from '#domain/amounts.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { type Heard, hear, isFiller, languageOf, wordsOf } from './vocabulary.ts'

export interface Turn {
  text: string
  isBot: boolean
}

/** What a message asks, as far as it was understood. */
export interface Question {
  text: string
  language: AssistantLanguage
  words: string[]
  services: ServiceId[]
  plans: string[]
  region: RegionId | null
  /** The country is named in this very message. */
  isRegionNamed: boolean
  /** Facts and ways of telling a price, without their prefix. */
  asks: Set<string>
  /** The largest amount that the visitor names: a budget, perhaps. */
  amount: NamedAmount | null
  /** Words that carry meaning and were not understood. */
  strangeWords: string[]
  /** How many words said each of what it asks: the more, the surer. */
  weights: ReadonlyMap<string, number>
  /** Numbers in the message, without commas. */
  counts: string[]
}

/** In paise or cents; the currency may be left unsaid, and is then the visitor's own where we know it. */
export type NamedAmount = { minor: number; currency: AmountCurrency | null }

/** Enough to understand a question; whatever follows only costs time. */
const mostWords = 80
const mostEarlierMessages = 4

/** Reads a message in the light of the conversation so far. */
export function readQuestion(text: string, history: readonly Turn[] = []): Question {
  const said = history.filter((turn) => !turn.isBot).slice(-mostEarlierMessages)
  const earlier = said.map((turn) => questionWords(turn.text)).reverse()
  const words = questionWords(text)
  const language = languageOf(words) ?? earlier.map(languageOf).find((found) => found !== null) ?? 'en'
  const heard = hear(words, language)
  const asks = new Set(valuesOf(heard, 'ask'))
  const { services, plans } = subjectIn(heard, words)
  const named = largestAmount(text)
  // Only Tanzania's prices are in dollars.
  const regionNamed = regionIn(heard) ?? (named?.currency === 'USD' ? 'tanzania' : null)
  const region = regionNamed ?? earlierRegion(earlier)
  const amount = named && { ...named, currency: named.currency ?? (region === 'tanzania' ? 'USD' : null) }
  const isComplete = services.length > 0 || plans.some(isOwnName) || asks.has('all') || asks.has('products')
  const leansOnEarlier =
    plans.length > 0 || regionNamed !== null || [...asks].some((ask) => !standsAlone.has(ask))
  const before = isComplete || !leansOnEarlier ? nothingBefore : earlierSubject(earlier)
  return {
    text,
    language,
    words,
    services: services.length > 0 ? services : before.services,
    plans: plans.length > 0 ? plans : before.plans,
    region,
    isRegionNamed: regionNamed !== null,
    asks,
    amount,
    strangeWords: strangeWords(words, heard),
    weights: weightsOf(heard, words, language),
    counts: countsIn(text),
  }
}

/** What needs no subject: “thanks” after a question about voice agents is no question about them. */
const standsAlone = new Set([
  ...[
    'greeting',
    'thanks',
    'goodbye',
    'how-are-you',
    'identity',
    'human',
    'contact',
    'location',
    'hours',
    'injection',
  ],
  ...['confirm-booking', 'mail-me', 'order-status', 'company', 'founder'],
])

/** What a piece of text speaks of, without any conversation around it. */
export function conceptsIn(
  text: string,
  language: AssistantLanguage,
): Pick<Question, 'services' | 'plans' | 'region' | 'asks'> & { lastServices: ServiceId[] } {
  const words = wordsOf(text)
  const heard = hear(words, language)
  const named = heard.filter(
    ({ concept }) =>
      concept.startsWith('service:') &&
      !['service:any-service', 'service:bot', 'service:phone'].includes(concept),
  )
  return {
    ...subjectIn(heard, words),
    lastServices: servicesIn(named.filter(({ start }) => start === named.at(-1)?.start)),
    region: regionIn(heard),
    asks: new Set(valuesOf(heard, 'ask')),
  }
}

const families: Record<string, ServiceId[]> = {
  chatbots: ['ai-chatbots', 'website-chatbots'],
  'any-service': [],
}

const vague: Record<string, ServiceId[]> = { bot: ['ai-chatbots', 'website-chatbots'], phone: ['voice'] }

/** Names that are no everyday words: whoever says them means the plan. */
const ownNames = new Set(
  'tutorconnect eduresultanalysis career-coach youtube-seo upsc complete-sme-bundle broadcast full-mvp semi-custom smart-ai basic-bot smart-bot pro-bot enterprise-bot basic-ai-chatbot advanced-ai-chatbot enterprise-ai-solution multi-branch-platform single-process'.split(
    ' ',
  ),
)

export function isOwnName(plan: string): boolean {
  return ownNames.has(plan)
}

/** Beside “WhatsApp automation” a voice assistant, a dashboard or a bot is one of its tools, not a service of its own. */
const toolsBeside: Record<string, string> = {
  voice: 'voice-assistant',
  dashboards: 'web-dashboard',
  whatsapp: 'whatsapp-bot',
}

function subjectIn(heard: Heard[], words: readonly string[]): Pick<Question, 'services' | 'plans'> {
  const services = servicesIn(heard)
  const plans = valuesOf(heard, 'plan')
  const isAboutTools =
    (services.includes('whatsapp-tools') || services.includes('whatsapp')) &&
    words.some(
      (word, at) => /^(automation|tools?|addon)$/.test(word) || (word === 'add' && words[at + 1] === 'on'),
    ) &&
    !words.some((word) => /^agents?$/.test(word))
  if (!isAboutTools) return { services, plans }
  const tools = services.flatMap((service) => toolsBeside[service] ?? [])
  return { services: ['whatsapp-tools'], plans: [...plans, ...tools] }
}

function servicesIn(heard: Heard[]): ServiceId[] {
  const found = valuesOf(heard, 'service')
  const exact = found.filter((name): name is ServiceId => !(name in families || name in vague))
  const wide = found.flatMap((name) => families[name] ?? [])
  // A bot for a website is a chatbot; nobody asks for the website.
  const isForWebsite = exact.length === 1 && exact[0] === 'web-apps'
  if (isForWebsite && (found.includes('bot') || found.includes('chatbots'))) return families.chatbots ?? []
  // “The bot” is a chatbot, “the phone” a voice agent, only while nothing else says what is meant.
  if (exact.length + wide.length === 0) return found.flatMap((name) => vague[name] ?? []).slice(0, 2)
  // “Chatbot” beside “website chatbot” adds nothing.
  const isNarrowed = exact.some((name) => wide.includes(name)) || exact.includes('quick-start')
  const services = isNarrowed ? exact : [...exact, ...wide]
  return [...new Set(services)]
}

function valuesOf(heard: Heard[], kind: string): string[] {
  const prefix = `${kind}:`
  const values = heard.filter(({ concept }) => concept.startsWith(prefix))
  return [...new Set(values.map(({ concept }) => concept.slice(prefix.length)))]
}

type Subject = Pick<Question, 'services' | 'plans'>

const nothingBefore: Subject = { services: [], plans: [] }

/** What the visitor spoke of last. Newest first. */
function earlierSubject(earlier: string[][]): Subject {
  for (const words of earlier) {
    const heard = hear(words, languageOf(words) ?? 'en')
    const services = servicesIn(heard)
    const plans = services.length > 0 ? [] : valuesOf(heard, 'plan').filter(isOwnName)
    if (services.length + plans.length > 0) return { services, plans }
  }
  return nothingBefore
}

/** Who once said where they are still is there. */
function earlierRegion(earlier: string[][]): RegionId | null {
  return (
    earlier.map((words) => regionIn(hear(words, languageOf(words) ?? 'en'))).find((region) => region) ?? null
  )
}

function weightsOf(
  heard: Heard[],
  words: readonly string[],
  language: AssistantLanguage,
): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { concept, start, end, isPair } of heard)
    if (concept.startsWith('ask:')) {
      const ask = concept.slice('ask:'.length)
      weights.set(
        ask,
        Math.max(weights.get(ask) ?? 0, isPair ? 2 : sureness(words.slice(start, end), language)),
      )
    }
  return weights
}

/** “Show me” is two words and says less than “portfolio”. */
function sureness(words: readonly string[], language: AssistantLanguage): number {
  if (language !== 'en') return words.length
  return words.filter((word) => !isFiller(word)).length || (words.length > 2 ? 1.5 : 0.5)
}

/** Numbers by which a plan can be meant: “the one with 5,000 chats”, but not “3 months” or “50%”. */
function countsIn(text: string): string[] {
  return [...textAsRead(text).matchAll(/(\d[\d,]*)\s?(%|[\p{L}\p{M}]*)/gu)]
    .filter(
      ([, , unit = '']) => !/^(%|per|month|year|day|week|client|mahin|saal|din|महीन|साल|दिन|$)/iu.test(unit),
    )
    .map(([, figure = '']) => figure.replaceAll(',', ''))
}

function regionIn(heard: Heard[]): RegionId | null {
  return (valuesOf(heard, 'region')[0] as RegionId | undefined) ?? null
}

function questionWords(text: string): string[] {
  return wordsOf(withoutAddresses(text)).slice(0, mostWords)
}

/** Addresses are made of words that nobody said. */
function withoutAddresses(text: string): string {
  return text.replace(/\S{1,64}@\S{1,100}|\bhttps?:\/\/\S{1,300}/gi, ' ')
}

function largestAmount(text: string): NamedAmount | null {
  const amounts = findAmounts(textAsRead(text)).flatMap(({ minor, currency }) =>
    minor === null ? [] : [{ minor, currency }],
  )
  return amounts.sort((first, second) => second.minor - first.minor)[0] ?? null
}

function strangeWords(words: string[], heard: Heard[]): string[] {
  return words.filter(
    (word, at) =>
      !isFiller(word) && !/^\d/.test(word) && !heard.some(({ start, end }) => start <= at && at < end),
  )
}
