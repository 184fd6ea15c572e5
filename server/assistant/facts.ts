import type { PageId } from '#content/paths.ts'
import type { AssistantWords, FactId, ServiceId } from '#content/types/assistant.ts'
import type { Question } from './question.ts'
import { bookDemoCard, type Card, joinLines, type Part, pageCard, whatsappCard } from './reply.ts'
import { assistantWords } from './words.ts'

/** Facts that a word like “cost” or “month” in the same question does not outweigh. */
const strongFacts: readonly FactId[] = [
  'injection',
  'confirm-booking',
  'extra-usage',
  'small-change',
  'refund',
  'order-status',
  'trial',
  'setup-includes',
  'annual',
  'cancel',
  'reply-time',
  'age',
  'own-number',
  'existing-website',
]

/** … unless the price of something is asked for by name. */
const yieldsToPrices = new Set<FactId>([
  'order-status',
  'setup-includes',
  'annual',
  'cancel',
  'reply-time',
  'age',
  'own-number',
  'existing-website',
])

/** The others, in the order in which one is chosen when several are heard. */
const weakFacts: readonly FactId[] = [
  'timing',
  'languages',
  'mobile-apps',
  'training',
  'technical',
  'own-edits',
  'slow-phones',
  'manage-from-phone',
  'what-you-need',
  'hours',
  'data',
  'law',
  'identity',
  'human',
  'demo',
  'quote',
  'payment',
  'support',
  'results',
  'portfolio',
  'labs',
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
  { asks, services }: Question,
  isPricedByName: boolean,
): { strong: FactId | undefined; weak: FactId[] } {
  const strong = strongFacts.find((fact) => asks.has(fact) && !(isPricedByName && yieldsToPrices.has(fact)))
  // “How long is support included?” asks for no date of delivery.
  const isAboutSupport = asks.has('support') && services.length === 0
  return {
    strong,
    weak: weakFacts.filter((fact) => asks.has(fact) && !(fact === 'timing' && isAboutSupport)),
  }
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
  return { text, cards: factCards(fact, question, words) }
}

function factCards(fact: FactId, question: Question, words: AssistantWords): Card[] {
  const page = factPages[fact]
  if (['demo', 'confirm-booking', 'start', 'advice'].includes(fact))
    return [bookDemoCard(words), whatsappCard(question.text, words)]
  if (['human', 'contact', 'order-status', 'quote'].includes(fact))
    return [...(page ? [pageCard(page, words)] : []), whatsappCard(question.text, words)]
  return page ? [pageCard(page, words)] : []
}
