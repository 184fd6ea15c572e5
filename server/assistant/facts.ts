import type { PageId } from '#content/paths.ts'
import type { AssistantWords, FactId, ServiceId } from '#content/types/assistant.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import type { Question } from './question.ts'
import { bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from './reply.ts'
import { assistantWords } from './words.ts'

/** Facts that a word like “cost” or “month” in the same question does not outweigh. */
const strongFacts: readonly FactId[] = [
  'injection',
  'confirm-booking',
  'mail-me',
  'policy-dates',
  'hidden-costs',
  'own-edits',
  'extra-usage',
  'small-change',
  'refund',
  'complaint',
  'order-status',
  'labs',
  'trial',
  'setup-includes',
  'annual',
  'law',
  'cancel',
  'reply-time',
  'age',
  'data',
  'own-number',
  'existing-website',
  'integrations',
]

/** … unless the price of something is asked for by name. */
export const yieldsToPrices = new Set<FactId>([
  'mail-me',
  'order-status',
  'labs',
  'setup-includes',
  'annual',
  'law',
  'reply-time',
  'age',
  'data',
  'own-number',
  'integrations',
  'existing-website',
])

/** The others, in the order in which one is chosen when several are heard. */
const weakFacts: readonly FactId[] = [
  'slow-phones',
  'results',
  'timing',
  'languages',
  'mobile-apps',
  'training',
  'technical',
  'manage-from-phone',
  'what-you-need',
  'hours',
  'identity',
  'human',
  'demo',
  'quote',
  'payment',
  'support',
  'portfolio',
  'blog',
  'brochure',
  'testimonials',
  'founder',
  'location',
  'contact',
  'advice',
  'what-it-does',
  'audience',
  'start',
  'services',
  'company',
  'free',
]

/** With these a question about money in general still is one about prices. */
export const besidePrices: ReadonlySet<FactId> = new Set<FactId>([
  'start',
  'services',
  'demo',
  'contact',
  'location',
  'audience',
  'company',
  'human',
  'advice',
  'results',
  'what-it-does',
  'quote',
  'support',
  'law',
  'payment',
  'hours',
  'brochure',
  'identity',
  'data',
  'portfolio',
])

/** A service's own description says more than these. */
export const belowServices: ReadonlySet<FactId> = new Set<FactId>([
  'advice',
  'services',
  'company',
  'what-it-does',
  'audience',
])

const smallTalk: readonly FactId[] = ['how-are-you', 'goodbye', 'thanks', 'greeting']

export function factsIn(
  question: Question,
  isPricedByName: boolean,
): { strong: FactId | undefined; weak: FactId[] } {
  const { asks, services, weights } = question
  const strong = asksForPerson(question)
    ? 'human'
    : strongFacts.find(
        (fact) =>
          asks.has(fact) &&
          !(isPricedByName && yieldsToPrices.has(fact)) &&
          !(isComparison(question) && fact === 'extra-usage') &&
          // What one plan includes stands in its own row.
          !(fact === 'setup-includes' && question.plans.length > 0),
      )
  // “How long is support included?” asks for no date of delivery.
  const isAboutSupport = asks.has('support') && services.length === 0
  const weak = weakFacts
    .filter((fact) => asks.has(fact) && !(fact === 'timing' && isAboutSupport))
    .sort((one, other) => surenessOf(other) - surenessOf(one))
  return { strong, weak }

  /** One word may be there by chance; two that belong together are not. */
  function surenessOf(fact: FactId): number {
    return belowServices.has(fact) ? 0 : Math.min(weights.get(fact) ?? 0, 2)
  }
}

/** “Someone real please, I hate bots” names a bot and wants none; “am I talking to a human?” asks who we are. */
function asksForPerson({ asks }: Question): boolean {
  return asks.has('person') && !asks.has('identity') && !asks.has('injection')
}

/** “Which has more chats, Basic or Pro?” asks for no extra ones, and “which costs less?” for no discount. */
export function isComparison({ asks, plans }: Question): boolean {
  return asks.has('compare') && plans.length > 1
}

export function smallTalkIn({ asks }: Question): FactId | undefined {
  return smallTalk.find((fact) => asks.has(fact))
}

const timings: Partial<Record<ServiceId, FactId>> = {
  whatsapp: 'timing-whatsapp',
  'whatsapp-tools': 'timing-whatsapp',
  'web-apps': 'timing-web-apps',
  'custom-services': 'timing-custom-services',
}

const factPages: Partial<Record<FactId, PageId>> = {
  refund: 'refundPolicy',
  cancel: 'refundPolicy',
  hours: 'contact',
  contact: 'contact',
  location: 'contact',
  trial: 'aiChatbots',
  services: 'services',
  results: 'caseStudies',
  portfolio: 'portfolio',
  labs: 'labs',
  blog: 'blog',
  brochure: 'brochure',
  data: 'privacyPolicy',
  'policy-dates': 'privacyPolicy',
  'hidden-costs': 'pricing',
  free: 'pricing',
  integrations: 'services',
  age: 'termsConditions',
  law: 'termsConditions',
  company: 'about',
  founder: 'about',
  quote: 'pricing',
  payment: 'pricing',
}

export function tellFact(fact: FactId, question: Question, words: AssistantWords): Part {
  const [service] = question.services
  const isCustom = question.plans.includes('custom') && !service
  const exact =
    fact === 'timing' ? (timings[isCustom ? 'custom-services' : (service ?? 'voice')] ?? fact) : fact
  const own = words.facts[exact] ?? words.facts[fact]
  const text = own ?? joinLines(words.inEnglish, assistantWords.en.facts[exact] ?? '')
  return { text, cards: factCards(fact, words) }
}

function factCards(fact: FactId, words: AssistantWords): ChatCard[] {
  const page = factPages[fact]
  if (['demo', 'confirm-booking', 'start', 'advice'].includes(fact))
    return [bookDemoCard(words), whatsappCard(words)]
  if (['human', 'complaint', 'contact', 'mail-me', 'order-status', 'quote'].includes(fact))
    return [...(page ? [pageCard(page, words)] : []), whatsappCard(words)]
  return page ? [pageCard(page, words)] : []
}
