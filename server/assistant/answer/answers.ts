import type { AssistantWords } from '#content/assistant-words.ts'
import { type PlainQuestionId, plainQuestions } from '#content/plain-questions.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Part } from '../reply.ts'
import type { IntentId } from '../understand/intents.ts'
import type { Question } from '../understand/question.ts'
import {
  advised,
  described,
  namedAnew,
  neededService,
  productAsked,
  productNamed,
  recommended,
  statementWithPlan,
} from './advice.ts'
import {
  type Answer,
  askTeam,
  demo,
  first,
  followedBy,
  handOver,
  inTurn,
  page,
  text,
  texts,
  whatsapp,
} from './answer.ts'
import { comforted, halfBack, withoutPraise, withStated, withSympathy } from './care.ts'
import {
  tellComparison,
  tellCountriesApart,
  tellDifference,
  tellPricesApart,
  tellServicesApart,
} from './comparison.ts'
import { inIndianTime, wishedTime } from './meeting-times.ts'
import {
  beyondPlan,
  billed,
  budgeted,
  bundled,
  claimed,
  discounted,
  inPlaces,
  licensed,
  limited,
  monthUsed,
  offered,
  ours,
  priced,
  pricedFeature,
  pricedInOther,
  priceNamed,
  summed,
  usedUp,
  withPrice,
  yearPaid,
} from './money.ts'
import { cheaperPlans } from './objections.ts'
import {
  byService,
  doubted,
  founderNamed,
  ifAlso,
  inTanzania,
  ofProduct,
  ownSite,
  paidHow,
  planLanguages,
  timing,
  tried,
  unstated,
} from './particulars.ts'
import { tellFromPassages } from './passages.ts'
import { tellFeatures } from './plan-features.ts'
import { always, stated, withPoints } from './points.ts'
import { tellProducts } from './price-parts.ts'

/** Everything a visitor can mean, with what answers it: a text of ours, or what the catalogue says. */
export const answers: Record<IntentId, Answer> = withPoints({
  accuracy: first(text('accuracy', demo)),
  affirm: text('affirm', demo),
  'annual-payment': first(limited, yearPaid, text('annual', page('pricing'))),
  'api-webhook': text('api', askTeam),
  benefit: withSympathy(
    inTurn(
      first(
        stated('insteadOfHiring', 'staffJobs', 'honestAdvice'),
        text('benefit', page('caseStudies'), demo),
      ),
      cheaperPlans,
    ),
  ),
  'book-demo': inTurn(text('demo', demo, whatsapp), wishedTime),
  'bot-identity': text('identity'),
  'budget-fit': first(followedBy(stated('insteadOfHiring'), cheaperPlans), budgeted, recommended, priced),
  'call-me': text('call-me', handOver, page('contact'), whatsapp),
  'cancel-service': withStated(
    inTurn(text('cancel', page('refundPolicy'), whatsapp), ofProduct('productStopTerms')),
    'cancelAfterLaunch',
    'cancelBeforeLaunch',
    'leaveKeepsYours',
  ),
  capacity: first(features, inBranches, usedUp, passages, withPrice('capacity')),
  'case-studies': texts(['results', 'portfolio'], page('caseStudies'), page('portfolio')),
  'change-booking': inTurn(text('confirm-booking', demo, whatsapp), wishedTime),
  cheapest: first(budgeted, inTurn(priced, features)),
  'claimed-price': claimed,
  company: inTurn(text('company', page('about')), ifAlso('trust', always('riskOfTrying'))),
  compare: inTurn(
    first(
      pricesApart,
      stated('twoVoicePriceLists', 'insteadOfHiring'),
      onePlan,
      tellCountriesApart,
      tellServicesApart,
      compared,
      withPrice('advice'),
    ),
    stated('waMenuOrAi', 'aiInWhichBot', 'liveStock'),
  ),
  'competitor-cheaper': ours,
  'complaint-billing': withoutPraise(text('complaint', whatsapp, askTeam)),
  'complaint-broken': withoutPraise(text('complaint', whatsapp, askTeam)),
  'complaint-service': withoutPraise(text('complaint-service', whatsapp, askTeam)),
  'contact-info': text('contact', page('contact'), whatsapp),
  'contract-length': text('cancel', page('refundPolicy')),
  correction: text('frustration', whatsapp),
  crisis: text('crisis'),
  currency: first(tellCountriesApart, withPrice('currency')),
  'data-privacy': first(
    stated('chatPrivate', 'eraseMyData', 'cookiesNone', 'dataSharedWith'),
    text('data', page('privacyPolicy')),
  ),
  'delivery-time': timing,
  deny: text('deny'),
  describe: described,
  'dislike-machines': text('dislike-machines', demo, page('ai-voice-agents')),
  discount: discounted,
  'existing-website': first(stated('siteBuilders'), text('existing-website', demo)),
  feature: first(
    pricesApart,
    bundled,
    doubted,
    followedBy(stated('insteadOfHiring'), cheaperPlans),
    hourAsked,
    inTurn(features, halfBack),
    passages,
    neededService,
    ifAlso('recommend', recommended),
    ifAlso('price', priceNamed),
    namedAnew,
    unstated,
  ),
  feelings: comforted,
  founder: text('founder', page('about'), demo),
  frustration: text('frustration', handOver, whatsapp),
  'getting-started': withSympathy(text('start', demo, whatsapp)),
  'give-contact': text('give-contact', handOver, demo, whatsapp),
  goodbye: text('goodbye'),
  greeting: text('greeting'),
  'hidden-costs': first(changed, ofProduct('productNoInstall'), text('hidden-costs', page('pricing'))),
  hours: first(inIndianTime, text('hours', page('contact'))),
  'how-are-you': text('how-are-you'),
  'how-it-works': first(features, passages, described, text('what-it-does', demo)),
  human: inTurn(text('human', handOver, page('contact'), whatsapp), founderNamed),
  injection: followedBy(text('injection', whatsapp), ifAlso('claimed-price', priceNamed)),
  instalments: text('instalments', askTeam, whatsapp),
  integration: first(ownSite, text('integrations', askTeam, page('services'))),
  'internet-poor': text('slow-phones'),
  'invoice-tax': text('tax', askTeam, whatsapp),
  job: text('job', whatsapp),
  languages: first(planLanguages, text('languages')),
  licence: licensed,
  'mail-me': text('mail-me', handOver, page('contact'), whatsapp),
  'mobile-apps': text('mobile-apps', demo),
  more: text('services-overview', page('services')),
  'not-offered': first(
    stated('tcNoTutorSupply', 'photoToReel'),
    ifAlso('mobile-apps', text('mobile-apps', demo)),
    text('not-offered', page('services'), whatsapp),
  ),
  'off-topic': text('off-topic'),
  'order-status': text('order-status', whatsapp),
  overage: first(differing, usedUp, beyondPlan),
  'own-edits': texts(['own-edits', 'small-change', 'manage-from-phone']),
  'own-number-hardware': text('own-number'),
  ownership: text('ownership', askTeam),
  partner: text('partner', whatsapp),
  'pause-plan': first(ofProduct('productStopTerms'), text('pause-plan', whatsapp, askTeam)),
  'payment-methods': inTurn(paidHow, ifAlso('instalments', text('instalments'))),
  'plan-change': text('plan-change', askTeam, whatsapp),
  price: first(pricesApart, offered, monthUsed, pricedInOther, inPlaces, pricedFeature, priced),
  products: first(productNamed, (_, { prices }, words) => tellProducts(prices, words)),
  quote: text('quote', page('pricing'), whatsapp),
  recommend: withSympathy(
    first(pricesApart, limited, billed, productAsked, statementWithPlan, recommended, neededService, advised),
  ),
  references: inTurn(text('references', page('testimonials'), demo), inTanzania('caseWhere')),
  'refund-terms': withStated(text('refund', page('refundPolicy'))),
  'refund-when': withStated(text('refund-wanted', page('refundPolicy'), whatsapp)),
  repeat: text('frustration', whatsapp),
  'reply-time': text('reply-time', page('contact'), whatsapp),
  sector: first(recommended, text('audience', page('services'), demo)),
  'serve-country': text('location', page('contact')),
  'setup-why': first(
    limited,
    stated('productStopTerms'),
    offered,
    ofProduct('productNoInstall'),
    text('setup-includes', page('pricing')),
  ),
  'speak-my-language': text('speak-language'),
  support: inTurn(byService({ 'web-app-setup': 'appMonthlyOptional' }), text('support')),
  technical: withSympathy(text('technical', demo)),
  thanks: text('thanks'),
  'too-expensive': inTurn(text('too-expensive', page('pricing'), whatsapp), cheaperPlans),
  'total-cost': first(bundled, differing, offered, monthUsed, summed, budgeted, priced),
  training: first(ofProduct('tcListLoaded'), text('training')),
  trial: tried,
  trust: inTurn(text('trust', page('portfolio'), demo), inTanzania('caseWhere')),
  uptime: text('uptime', whatsapp),
  'what-you-need': inTurn(
    byService({
      'whatsapp-agents': 'waPapers',
      'whatsapp-automation': 'waPapers',
      'ai-voice-agents': 'starterNeeds',
      'web-app-setup': 'photoEnough',
      'business-dashboards': 'dashViewAccess',
    }),
    text('what-you-need', demo),
  ),
  'which-model': text('which-model', askTeam),
  ...plainAnswers(),
})

function plainAnswers(): Record<PlainQuestionId, Answer> {
  const ids = Object.keys(plainQuestions) as PlainQuestionId[]
  const rows = ids.map((id) => [id, text(id, page(plainQuestions[id].page))])
  return Object.fromEntries(rows)
}

/** The clocks of both countries are asked for, with an hour. */
function hourAsked(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.features.includes('tanzaniaTime') ? inIndianTime(question, knowledge, words) : null
}

/** Which plan is for so many branches. */
function inBranches(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const isSeveral = (question.counts.places ?? 1) > 1
  return isSeveral ? tellFeatures({ ...question, features: ['numbers'] }, words) : null
}

/** A small change is spoken of, and what it costs. */
function changed({ details }: Question, _: Knowledge, words: AssistantWords): Part | null {
  return details.has('small-change') ? { text: words.statements.ourMistake, cards: [askTeam(words)] } : null
}

/** Only one plan is named, and hardly to be compared: what is in it. */
function onePlan(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { plans, details, meanings } = question
  const isSure = (meanings[0]?.confidence ?? 0) >= sureOfComparison
  return plans.length === 1 && !isSure && !details.has('difference')
    ? described(question, knowledge, words)
    : null
}

const sureOfComparison = 0.4

function pricesApart(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellPricesApart(question, prices, words)
}

function compared(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellComparison(question, words)
}

function differing(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellDifference(question, words)
}

function features(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return tellFeatures(question, words)
}

function passages(question: Question, knowledge: Knowledge): Part | null {
  return tellFromPassages(question, knowledge)
}
