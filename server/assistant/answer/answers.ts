import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import type { PageId } from '#content/paths.ts'
import type { ChatCard } from '#domain/chat-answer.ts'
import type { Knowledge } from '../knowledge.ts'
import { rowsAt, rowsFor } from '../price-answers.ts'
import type { PriceRow } from '../price-list.ts'
import {
  tellDiscounts,
  tellGeneralPrice,
  tellHosting,
  tellPrice,
  tellProducts,
  withOurs,
} from '../price-parts.ts'
import { askTeamCard, bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import type { IntentId } from '../understand/intents.ts'
import type { Question } from '../understand/question.ts'
import { isOwnName } from '../understand/subject.ts'
import { tellBudget } from './budget.ts'
import { tellComparison } from './comparison.ts'
import { tellFromPassages } from './passages.ts'
import { hasPlan, tellContents, tellFeatures } from './plan-features.ts'
import { tellRecommendation } from './recommendation.ts'
import { tellExtraUsage, tellSums, tellTogetherToStart } from './sums.ts'
import { tellUnlisted } from './unlisted.ts'

/** What is said to a question that means this. Nothing: our pages do not say. */
export type Answer = (question: Question, knowledge: Knowledge, words: AssistantWords) => Part | null

/** Everything a visitor can mean, with what answers it: a text of ours, or what the catalogue says. */
export const answers: Record<IntentId, Answer> = {
  accuracy: first(text('accuracy', demo)),
  affirm: text('affirm', demo),
  age: text('age', page('termsConditions')),
  'annual-payment': first(yearPaid, text('annual', page('pricing'))),
  'api-webhook': text('api', askTeam),
  benefit: text('benefit', page('caseStudies'), demo),
  blog: text('blog', page('blog')),
  'book-demo': text('demo', demo, whatsapp),
  'bot-identity': text('identity'),
  brochure: text('brochure', page('brochure')),
  'budget-fit': first(budgeted, recommended, priced),
  'call-me': text('call-me', page('contact'), whatsapp),
  'cancel-service': text('cancel', page('refundPolicy'), whatsapp),
  capacity: first(features, passages, withPrice('capacity')),
  'case-studies': texts(['results', 'portfolio'], page('caseStudies'), page('portfolio')),
  'change-booking': text('confirm-booking', demo, whatsapp),
  cheapest: first(budgeted, both(priced, features)),
  'claimed-price': claimed,
  company: text('company', page('about')),
  compare: first(comparedServices, compared, withPrice('advice')),
  'competitor-cheaper': ours,
  'complaint-billing': text('complaint', whatsapp, askTeam),
  'complaint-broken': text('complaint', whatsapp, askTeam),
  'complaint-service': text('complaint', whatsapp, askTeam),
  'contact-info': text('contact', page('contact'), whatsapp),
  'contract-length': text('cancel', page('refundPolicy')),
  correction: text('frustration', whatsapp),
  currency: withPrice('currency'),
  'data-privacy': text('data', page('privacyPolicy')),
  'delivery-time': timing,
  deny: text('deny'),
  describe: described,
  discount: (question, _, words) => tellDiscounts(question, words),
  'existing-website': text('existing-website', demo),
  feature: first(features, passages, told, unstated),
  feelings: text('feelings', demo),
  founder: text('founder', page('about'), demo),
  frustration: text('frustration', whatsapp),
  'getting-started': text('start', demo, whatsapp),
  'give-contact': text('give-contact', demo, whatsapp),
  goodbye: text('goodbye'),
  greeting: text('greeting'),
  'hidden-costs': text('hidden-costs', page('pricing')),
  hours: text('hours', page('contact')),
  'how-are-you': text('how-are-you'),
  'how-it-works': first(features, passages, described, text('what-it-does', demo)),
  human: text('human', page('contact'), whatsapp),
  injection: text('injection'),
  instalments: text('instalments', askTeam, whatsapp),
  integration: text('integrations', askTeam, page('services')),
  'internet-poor': text('slow-phones'),
  'invoice-tax': text('tax', askTeam, whatsapp),
  job: text('job', whatsapp),
  languages: text('languages'),
  law: text('law', page('termsConditions')),
  licence: licensed,
  location: text('location', page('contact')),
  'mail-me': text('mail-me', page('contact'), whatsapp),
  'mobile-apps': text('mobile-apps', demo),
  more: text('services', page('services')),
  'not-offered': text('not-offered', page('services'), whatsapp),
  'off-topic': text('off-topic'),
  'order-status': text('order-status', whatsapp),
  overage: first(usedUp, text('extra-usage', page('pricing'))),
  'own-edits': texts(['own-edits', 'manage-from-phone']),
  'own-number-hardware': text('own-number'),
  ownership: text('ownership', askTeam),
  partner: text('partner', whatsapp),
  'pause-plan': text('pause-plan', whatsapp, askTeam),
  'payment-methods': text('payment', page('pricing')),
  'plan-change': text('plan-change', askTeam, whatsapp),
  price: first(monthUsed, inPlaces, pricedFeature, priced),
  products: (_, { prices }, words) => tellProducts(prices, words),
  quote: text('quote', page('pricing'), whatsapp),
  recommend: first(recommended, told, text('advice', demo, whatsapp)),
  'recordings-storage': text('recordings', page('privacyPolicy')),
  references: text('references', page('testimonials'), demo),
  'refund-terms': text('refund', page('refundPolicy')),
  'refund-when': text('refund-wanted', page('refundPolicy'), whatsapp),
  repeat: text('frustration', whatsapp),
  'reply-time': text('reply-time', page('contact'), whatsapp),
  sector: first(recommended, text('audience', page('services'), demo)),
  'serve-country': text('location', page('contact')),
  'services-overview': text('services', page('services')),
  'setup-why': text('setup-includes', page('pricing')),
  'speak-my-language': text('speak-language'),
  support: text('support'),
  technical: text('technical', demo),
  testimonials: text('testimonials', page('testimonials')),
  thanks: text('thanks'),
  'too-expensive': first(budgeted, text('too-expensive', page('pricing'), whatsapp)),
  'total-cost': first(bundled, monthUsed, summed, priced),
  training: text('training'),
  trial: tried,
  trust: text('trust', page('portfolio'), demo),
  uptime: text('uptime', whatsapp),
  'what-is-free': text('free', page('pricing')),
  'what-you-need': text('what-you-need', demo),
  'which-model': text('which-model', askTeam),
}

type Card = (words: AssistantWords) => ChatCard

function text(fact: FactId, ...cards: Card[]): Answer {
  return (_, __, words) => ({ text: words.facts[fact], cards: cards.map((card) => card(words)) })
}

/** Several texts of ours, one after the other. */
function texts(facts: FactId[], ...cards: Card[]): Answer {
  return (_, __, words) => ({
    text: joinLines(...facts.map((fact) => words.facts[fact])),
    cards: cards.map((card) => card(words)),
  })
}

function page(id: PageId): Card {
  return (words) => pageCard(id, words)
}

function demo(words: AssistantWords): ChatCard {
  return bookDemoCard(words)
}

function whatsapp(words: AssistantWords): ChatCard {
  return whatsappCard(words)
}

function askTeam(words: AssistantWords): ChatCard {
  return askTeamCard(words)
}

/** The first that has something to say. */
function first(...tried: Answer[]): Answer {
  return (question, knowledge, words) => {
    for (const answer of tried) {
      const part = answer(question, knowledge, words)
      if (part) return part
    }
    return null
  }
}

/** One after the other, where both have something to say. */
function both(one: Answer, other: Answer): Answer {
  return (question, knowledge, words) => {
    const parts = [one, other].flatMap((answer) => answer(question, knowledge, words) ?? [])
    const [main] = parts
    return main ? { ...main, text: joinLines(...parts.map((part) => part.text)) } : null
  }
}

function hasSubject({ services, plans }: Question): boolean {
  return services.length > 0 || plans.length > 0
}

function priced(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  if (question.details.has('hosting')) return tellHosting(prices, words)
  if (question.plans.includes('upsc'))
    return { text: words.products.waitlist, cards: [pageCard('products', words)] }
  const rows = rowsFor(question, prices)
  if (rows.length === 0) return tellGeneralPrice(question, prices, words)
  const part = tellPrice(question, prices, words)
  return { ...part, text: joinLines(part.text, tellTogetherToStart(rows, words)) }
}

/** A text of ours, and the prices of what was named. */
function withPrice(fact: FactId): Answer {
  return (question, knowledge, words) => {
    const price = hasSubject(question) ? priced(question, knowledge, words) : null
    return {
      text: joinLines(words.facts[fact], price?.text ?? ''),
      cards: price?.cards ?? [pageCard('pricing', words), bookDemoCard(words)],
    }
  }
}

function summed(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const sums = tellSums(rowsMeant(question, prices), question.counts, words)
  if (sums === '') return null
  const { cards } = tellPrice(question, prices, words)
  return { text: joinLines(words.sums.lead, sums), cards }
}

/** “What is the thing that writes to everybody?” is a plan, called by what it does. */
function pricedFeature(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const [feature] = question.features
  const isPlanMeant = question.plans.length === 0 && feature !== undefined && hasPlan(feature)
  return isPlanMeant ? features(question, knowledge, words) : null
}

/** A price for several places is a sum. */
function inPlaces(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return (question.counts.places ?? 1) > 1 ? summed(question, knowledge, words) : null
}

/** What a year comes to, paid by the month and at once. */
function yearPaid(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!hasSubject(question)) return null
  return summed({ ...question, counts: { ...question.counts, months: 12 } }, knowledge, words)
}

function budgeted(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellBudget(question, prices, words)
}

/** A sum of what is also sold together. */
function bundled(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return question.plans.includes('complete-sme-bundle') && question.plans.length === 1
    ? tellComparison(question, words)
    : null
}

/** Whatever somebody said, this is what holds. */
function claimed(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const part = hasSubject(question) ? priced(question, knowledge, words) : tellDiscounts(question, words)
  return { ...part, text: joinLines(words.facts['claimed-price'], part.text) }
}

/** The rows of what was asked, or the smallest, middle or largest of them. */
function rowsMeant(question: Question, prices: Knowledge['prices']): PriceRow[] {
  const rows = rowsFor(question, prices)
  const place = (['cheapest', 'middle', 'largest'] as const).find((each) => question.details.has(each))
  const atPlace = place && question.plans.length === 0 ? rowsAt(place, rows) : []
  return atPlace.length > 0 ? atPlace : rows
}

/** What each of several services is, with its prices. */
function comparedServices(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { services, plans } = question
  if (services.length < 2 || plans.length > 1) return null
  const leads = services.map((service) => `- ${words.services[service]}: ${words.serviceLeads[service]}`)
  const price = priced(question, knowledge, words)
  return { ...price, text: joinLines(...leads, price.text) }
}

/** A month's bill: no period is named, but how much was used. */
function monthUsed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.counts.months === undefined ? usedUp(question, knowledge, words) : null
}

/** What more minutes or chats than a plan includes come to. */
function usedUp(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const sums = question.counts.usage
    ? tellExtraUsage(rowsMeant(question, prices), question.counts.usage, words)
    : ''
  if (sums === '') return null
  return { text: joinLines(words.facts['extra-usage'], sums), cards: [pageCard('pricing', words)] }
}

function compared(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellComparison(question, words)
}

function recommended(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellRecommendation(question, words)
}

function features(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellFeatures(question, words)
}

function passages(question: Question, knowledge: Knowledge): Part | null {
  return tellFromPassages(question, knowledge)
}

function ours(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  return withOurs(question, prices, words)
}

/** What a service is, and what it costs. */
function described(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!hasSubject(question)) return { text: words.facts.services, cards: [pageCard('services', words)] }
  const price = priced(question, knowledge, words)
  const [service] = question.services
  const lead = service ? words.serviceLeads[service] : ''
  return { ...price, text: joinLines(lead, price.text, ...tellContents(question, words)) }
}

/** The service that what is told calls for. */
function told(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.services.length > 0 && (question.isTold || question.meanings[0]?.label === 'recommend')
    ? described(question, knowledge, words)
    : null
}

function timing(question: Question, _: Knowledge, words: AssistantWords): Part {
  const [service] = question.services
  const isCustom = question.plans.includes('custom') && !service
  const fact = isCustom ? timings['custom-services'] : service && timings[service]
  return { text: words.facts[fact ?? 'timing'], cards: [bookDemoCard(words)] }
}

const timings: { [service: string]: FactId } = {
  'whatsapp-agents': 'timing-whatsapp',
  'whatsapp-automation': 'timing-whatsapp',
  'web-app-setup': 'timing-web-apps',
  'custom-services': 'timing-custom-services',
}

function tried(question: Question, _: Knowledge, words: AssistantWords): Part {
  const isWithoutTrial =
    (question.services.length > 0 || question.plans.some(isOwnName)) &&
    !question.services.some((service) => (withTrial as readonly string[]).includes(service))
  if (isWithoutTrial) return tellUnlisted('trial', words)
  return { text: words.facts.trial, cards: [pageCard('ai-chatbots', words), bookDemoCard(words)] }
}

const withTrial = ['ai-chatbots', 'website-chatbots'] as const

function licensed(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  return tellPrice({ ...question, services: ['licences'], plans: [] }, prices, words)
}

function unstated(_: Question, __: Knowledge, words: AssistantWords): Part {
  return { text: words.unstated, cards: [askTeamCard(words), whatsappCard(words)] }
}
