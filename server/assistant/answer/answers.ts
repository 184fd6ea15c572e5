import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type StatementId, statements } from '#content/catalogue/statements.ts'
import type { Knowledge } from '../knowledge.ts'
import { askTeamCard, bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import type { IntentId } from '../understand/intents.ts'
import type { Question } from '../understand/question.ts'
import { hasPlanNamed, isOwnName } from '../understand/subject.ts'
import { type Answer, askTeam, demo, first, inTurn, page, text, texts, whatsapp } from './answer.ts'
import { comforted, halfBack, withStated, withSympathy } from './care.ts'
import { tellComparison, tellPricesApart } from './comparison.ts'
import { wishedTime } from './meeting-times.ts'
import {
  beyondPlan,
  billed,
  budgeted,
  bundled,
  claimed,
  comparedServices,
  discounted,
  hasSubject,
  inPlaces,
  licensed,
  monthUsed,
  offered,
  ours,
  priced,
  pricedFeature,
  pricedInOther,
  summed,
  usedUp,
  withPrice,
  yearPaid,
} from './money.ts'
import { tellFromPassages } from './passages.ts'
import { tellContents, tellDeliveries, tellFeatures } from './plan-features.ts'
import { tellCheapest } from './price-answers.ts'
import { tellProducts } from './price-parts.ts'
import { tellRecommendation } from './recommendation.ts'
import { tellUnlisted } from './unlisted.ts'

/** Everything a visitor can mean, with what answers it: a text of ours, or what the catalogue says. */
export const answers: Record<IntentId, Answer> = {
  accuracy: first(text('accuracy', demo)),
  affirm: text('affirm', demo),
  age: text('age', page('termsConditions')),
  'annual-payment': first(yearPaid, text('annual', page('pricing'))),
  'api-webhook': text('api', askTeam),
  benefit: inTurn(text('benefit', page('caseStudies'), demo), smallest),
  blog: text('blog', page('blog')),
  'book-demo': inTurn(text('demo', demo, whatsapp), wishedTime),
  'bot-identity': text('identity'),
  brochure: text('brochure', page('brochure')),
  'budget-fit': first(budgeted, recommended, priced),
  'call-me': text('call-me', page('contact'), whatsapp),
  'cancel-service': withStated(text('cancel', page('refundPolicy'), whatsapp)),
  capacity: first(features, usedUp, passages, withPrice('capacity')),
  'case-studies': texts(['results', 'portfolio'], page('caseStudies'), page('portfolio')),
  'change-booking': inTurn(text('confirm-booking', demo, whatsapp), wishedTime),
  cheapest: first(budgeted, inTurn(priced, features)),
  'claimed-price': claimed,
  company: text('company', page('about')),
  compare: first(pricesApart, comparedServices, compared, withPrice('advice')),
  'competitor-cheaper': ours,
  'complaint-billing': withStated(text('complaint', whatsapp, askTeam)),
  'complaint-broken': withStated(text('complaint', whatsapp, askTeam)),
  'complaint-service': withStated(text('complaint-service', whatsapp, askTeam)),
  'contact-info': text('contact', page('contact'), whatsapp),
  'contract-length': text('cancel', page('refundPolicy')),
  correction: text('frustration', whatsapp),
  crisis: text('crisis'),
  currency: withPrice('currency'),
  'data-privacy': text('data', page('privacyPolicy')),
  'delivery-time': timing,
  deny: text('deny'),
  describe: described,
  'dislike-machines': text('dislike-machines', demo, page('ai-voice-agents')),
  discount: discounted,
  'existing-website': text('existing-website', demo),
  feature: first(pricesApart, inTurn(features, halfBack), passages, neededService, unsureSubject, unstated),
  feelings: comforted,
  founder: text('founder', page('about'), demo),
  frustration: text('frustration', whatsapp),
  'getting-started': text('start', demo, whatsapp),
  'give-contact': text('give-contact', demo, whatsapp),
  goodbye: text('goodbye'),
  greeting: text('greeting'),
  'hidden-costs': first(ofProduct, text('hidden-costs', page('pricing'))),
  hours: text('hours', page('contact')),
  'how-are-you': text('how-are-you'),
  'how-it-works': first(features, passages, described, text('what-it-does', demo)),
  human: text('human', page('contact'), whatsapp),
  injection: text('injection'),
  instalments: text('instalments', askTeam, whatsapp),
  integration: first(ownSite, text('integrations', askTeam, page('services'))),
  'internet-poor': text('slow-phones'),
  'invoice-tax': text('tax', askTeam, whatsapp),
  job: text('job', whatsapp),
  languages: first(planLanguages, text('languages')),
  law: text('law', page('termsConditions')),
  licence: licensed,
  location: text('location', page('contact')),
  'mail-me': text('mail-me', page('contact'), whatsapp),
  'mobile-apps': text('mobile-apps', demo),
  more: text('services', page('services')),
  'not-offered': text('not-offered', page('services'), whatsapp),
  'off-topic': text('off-topic'),
  'order-status': text('order-status', whatsapp),
  overage: first(usedUp, beyondPlan),
  'own-edits': texts(['own-edits', 'small-change', 'manage-from-phone']),
  'own-number-hardware': text('own-number'),
  ownership: text('ownership', askTeam),
  partner: text('partner', whatsapp),
  'pause-plan': text('pause-plan', whatsapp, askTeam),
  'payment-methods': text('payment', page('pricing')),
  'plan-change': text('plan-change', askTeam, whatsapp),
  price: first(pricesApart, offered, monthUsed, inPlaces, pricedFeature, pricedInOther, priced),
  products: (_, { prices }, words) => tellProducts(prices, words),
  quote: text('quote', page('pricing'), whatsapp),
  recommend: withSympathy(
    first(pricesApart, billed, productAsked, statementWithPlan, recommended, neededService, advised),
  ),
  'recordings-storage': text('recordings', page('privacyPolicy')),
  references: text('references', page('testimonials'), demo),
  'refund-terms': withStated(text('refund', page('refundPolicy'))),
  'refund-when': withStated(text('refund-wanted', page('refundPolicy'), whatsapp)),
  repeat: text('frustration', whatsapp),
  'reply-time': text('reply-time', page('contact'), whatsapp),
  sector: first(recommended, text('audience', page('services'), demo)),
  'serve-country': text('location', page('contact')),
  'services-overview': text('services', page('services')),
  'setup-why': first(ofProduct, text('setup-includes', page('pricing'))),
  'speak-my-language': text('speak-language'),
  support: text('support'),
  technical: text('technical', demo),
  testimonials: text('testimonials', page('testimonials')),
  thanks: text('thanks'),
  'too-expensive': inTurn(text('too-expensive', page('pricing'), whatsapp), smallest),
  'total-cost': first(bundled, offered, monthUsed, summed, budgeted, priced),
  training: text('training'),
  trial: tried,
  trust: text('trust', page('portfolio'), demo),
  uptime: text('uptime', whatsapp),
  'what-is-free': text('free', page('pricing')),
  'what-you-need': text('what-you-need', demo),
  'which-model': text('which-model', askTeam),
}

/** Ready-made products have no setup fee. */
function ofProduct({ services, plans }: Question, _: Knowledge, words: AssistantWords): Part | null {
  const isProduct = services.includes('products') || plans.some((plan) => hasPlanNamed('products', [plan]))
  return isProduct ? { text: words.statements.productNoInstall, cards: [pageCard('products', words)] } : null
}

/** The smallest plan of what was spoken of, or of all. */
function smallest(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const region = question.region ?? 'india'
  const local = prices.filter((row) => (row.region ?? region) === region)
  const named = local.filter((row) => question.services.includes(row.service))
  const cheapest = tellCheapest(
    named.length > 0 ? named : local,
    words,
    named.length > 0 ? words.prices.smallest : undefined,
  )
  return cheapest && { text: cheapest.text, cards: [] }
}

/** A chatbot goes onto any website: what the site was made with matters to nobody. */
function ownSite(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isSite = question.words.some((word) => websiteMakers.has(word))
  return isSite ? answers['existing-website'](question, knowledge, words) : null
}

const websiteMakers = new Set(
  'wordpress wix squarespace blogger joomla drupal webflow weebly nextjs react html'.split(' '),
)

/** Which languages the plans of a service have: not every plan has all. */
function planLanguages(
  { services, plans, details }: Question,
  _: Knowledge,
  words: AssistantWords,
): Part | null {
  const ids = services.flatMap((service) => languagesByPlan[service] ?? [])
  if (ids.length === 0) return null
  const isOfOnePlan = plans.length > 0 || details.size > 0
  const stated = ids.map((id) => words.statements[id])
  return { text: joinLines(isOfOnePlan ? '' : words.facts.languages, ...stated), cards: [] }
}

const languagesByPlan: Partial<Record<ServiceId, StatementId>> = {
  'ai-voice-agents': 'languagesPerPlan',
  'whatsapp-agents': 'waLanguagesByPlan',
  'ai-chatbots': 'chatbotLanguages',
  'website-chatbots': 'websiteBotLanguages',
  'custom-ai-agent': 'agentLanguages',
}

/** What a page states of what is told, and a plan of the same service. */
function statementWithPlan(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const [wish] = question.features.filter(isStatement)
  if (!wish) return null
  const stated = features({ ...question, features: [wish] }, knowledge, words)
  const services: readonly ServiceId[] = statements[wish].services
  const isSame = question.services.some((service) => services.includes(service))
  const plan = isSame ? recommended(question, knowledge, words) : null
  return stated && { ...stated, text: joinLines(stated.text, plan?.text ?? '') }
}

/** One of our products answers what is told. */
function productAsked(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.services.includes('products') ? features(question, knowledge, words) : null
}

function pricesApart(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellPricesApart(question, prices, words)
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

/** What a service is, and what it costs. */
function described(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!hasSubject(question)) return { text: words.facts.services, cards: [pageCard('services', words)] }
  const price = priced(question, knowledge, words)
  const [service] = question.services
  const lead = service ? words.serviceLeads[service] : ''
  return { ...price, text: joinLines(lead, price.text, ...tellContents(question, words)) }
}

/** Nothing that we know is told: the rule, and the smallest way to begin for who told of a business. */
function advised(question: Question, _: Knowledge, words: AssistantWords): Part {
  const isTold = question.words.length >= 8
  const plan = isTold ? tellRecommendation({ ...question, services: ['whatsapp-agents'] }, words) : null
  return {
    text: joinLines(words.facts.advice, plan?.text ?? ''),
    cards: [bookDemoCard(words), whatsappCard(words)],
  }
}

/** The service that what is told calls for. */
function neededService(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.services.length > 0 && (question.isFromNeed || question.meanings[0]?.label === 'recommend')
    ? described(question, knowledge, words)
    : null
}

function timing(question: Question, _: Knowledge, words: AssistantWords): Part {
  const [service] = question.services
  const isCustom = question.plans.includes('custom') && !service
  const fact = isCustom ? timings['custom-services'] : service && timings[service]
  const ofPlans = tellDeliveries(question, words)
  return { text: joinLines(...ofPlans, words.facts[fact ?? 'timing']), cards: [bookDemoCard(words)] }
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

/** Less sure than this, what is asked of a service may be anything: what it is and costs says more than a refusal. */
const sureOfRefusal = 0.3

function unsureSubject(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const [meaning] = question.meanings
  const isUnsure = (meaning?.confidence ?? 0) < sureOfRefusal && question.services.length > 0
  return isUnsure ? described(question, knowledge, words) : null
}

function unstated(_: Question, __: Knowledge, words: AssistantWords): Part {
  return { text: words.unstated, cards: [askTeamCard(words), whatsappCard(words)] }
}
