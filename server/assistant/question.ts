import type { AssistantLanguage, RegionId, ServiceId } from '#content/types/assistant.ts'
import { findAmounts, plainText } from '#domain/amounts.ts'
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
  /** Facts and ways of telling a price, without their prefix. */
  asks: Set<string>
  /** The largest amount that the visitor names, in paise: a budget, perhaps. */
  amount: number | null
  /** Words that carry meaning and were not understood. */
  strangeWords: string[]
  /** Whether the service comes from earlier in the conversation. */
  isFollowUp: boolean
}

/** Reads a message in the light of the conversation so far. */
export function readQuestion(text: string, history: readonly Turn[] = []): Question {
  const earlier = history.filter((turn) => !turn.isBot).map((turn) => wordsOf(withoutAddresses(turn.text)))
  const words = wordsOf(withoutAddresses(text))
  const language =
    languageOf(words) ??
    [...earlier]
      .reverse()
      .map(languageOf)
      .find((found) => found !== null) ??
    'en'
  const heard = hear(words, language)
  const named = servicesIn(heard)
  const plans = valuesOf(heard, 'plan')
  const asks = new Set(valuesOf(heard, 'ask'))
  const region = (valuesOf(heard, 'region')[0] as RegionId | undefined) ?? null
  const isFollowUp = named.length === 0 && !plans.some(isProduct) && !asks.has('all') && !asks.has('products')
  const before = isFollowUp ? earlierSubject(earlier) : null
  return {
    text,
    language,
    words,
    services: named.length > 0 || !before ? named : before.services,
    plans: plans.length > 0 || !before || words.length > 4 ? plans : [],
    region: region ?? before?.region ?? null,
    asks,
    amount: largestAmount(text),
    strangeWords: strangeWords(words, heard),
    isFollowUp: before !== null && before.services.length > 0,
  }
}

/** What a piece of text speaks of, without any conversation around it. */
export function conceptsIn(
  text: string,
  language: AssistantLanguage,
): Pick<Question, 'services' | 'plans' | 'region' | 'asks'> & { lastServices: ServiceId[] } {
  const heard = hear(wordsOf(text), language)
  const named = heard.filter(
    ({ concept }) => concept.startsWith('service:') && concept !== 'service:any-service',
  )
  return {
    services: servicesIn(heard),
    lastServices: servicesIn(named.filter(({ start }) => start === named.at(-1)?.start)),
    plans: valuesOf(heard, 'plan'),
    region: (valuesOf(heard, 'region')[0] as RegionId | undefined) ?? null,
    asks: new Set(valuesOf(heard, 'ask')),
  }
}

const families: Record<string, ServiceId[]> = {
  chatbots: ['ai-chatbots', 'website-chatbots'],
  'any-service': [],
}

const productPlans = new Set(['tutorconnect', 'eduresultanalysis', 'career-coach', 'youtube-seo', 'upsc'])

export function isProduct(plan: string): boolean {
  return productPlans.has(plan)
}

function servicesIn(heard: Heard[]): ServiceId[] {
  const found = valuesOf(heard, 'service')
  const exact = found.filter((name): name is ServiceId => !(name in families))
  const wide = found.flatMap((name) => families[name] ?? [])
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

/** What the visitor spoke of last, and where they are. */
function earlierSubject(earlier: string[][]): { services: ServiceId[]; region: RegionId | null } | null {
  let region: RegionId | null = null
  for (const words of [...earlier].reverse()) {
    const heard = hear(words, languageOf(words) ?? 'en')
    region ??= (valuesOf(heard, 'region')[0] as RegionId | undefined) ?? null
    const services = servicesIn(heard)
    if (services.length > 0) return { services, region }
  }
  return region ? { services: [], region } : null
}

/** Addresses are made of words that nobody said. */
function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+|\bhttps?:\/\/\S+/gi, ' ')
}

function largestAmount(text: string): number | null {
  const amounts = findAmounts(plainText(text)).flatMap(({ minor }) => (minor === null ? [] : [minor]))
  return amounts.length > 0 ? Math.max(...amounts) : null
}

function strangeWords(words: string[], heard: Heard[]): string[] {
  return words.filter(
    (word, at) =>
      !isFiller(word) && !/^\d/.test(word) && !heard.some(({ start, end }) => start <= at && at < end),
  )
}
