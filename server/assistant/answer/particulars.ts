import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { type StatementId, statements } from '#content/catalogue/statements.ts'
import { company } from '#content/company.ts'
import type { Knowledge } from '../knowledge.ts'
import { askTeamCard, bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import { conceptsIn } from '../understand/concepts.ts'
import { daysNamed } from '../understand/counts.ts'
import type { IntentId } from '../understand/intents.ts'
import { hasPlanNamed } from '../understand/listed-plans.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { isOwnName } from '../understand/subject.ts'
import { wordsOf } from '../understand/text-words.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'
import { tellDeliveries, tellFeatures } from './plan-features.ts'
import { costs } from './price-answers.ts'
import { hasSubject } from './rows-meant.ts'
import { tellUnlisted } from './unlisted.ts'

// What holds only of some of our services, or of a name: rows of the table in answers.ts.

/** What holds of our ready-made products: no setup fee, stopping and coming back. */
export function ofProduct(id: StatementId): Answer {
  return (question, _, words) => {
    const { services, plans } = hasSubject(question) ? question : question.lastSubject
    const isProduct = services.includes('products') || plans.some((plan) => hasPlanNamed('products', [plan]))
    return isProduct ? { text: words.statements[id], cards: [pageCard('products', words)] } : null
  }
}

/** However many students and tutors there are. */
export function uncounted(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const { plans, amounts } = question
  const isMeant =
    plans.includes('tutorconnect') || costs({ monthly: 'products.tutorconnect.monthly' }, amounts[0])
  return isMeant ? { text: words.statements.tcUnlimited, cards: [pageCard('tutorconnect', words)] } : null
}

/** Whoever leaves a product and may come back is told of that product's terms. */
export function productLeft(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return question.features.some((feature) => ofLeaving.has(feature))
    ? ofProduct('productStopTerms')(question, knowledge, words)
    : null
}

const ofLeaving = new Set<string>(['leaveKeepsYours', 'cancelAfterLaunch', 'cancelBeforeLaunch'])

/** What one of our products does, which is asked for without its name. */
export function productStated(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const ofProducts = question.features.filter(
    (feature) =>
      isStatement(feature) && (statements[feature].services as readonly string[]).includes('products'),
  )
  return tellFeatures({ ...question, services: ['products'], features: ofProducts }, words)
}

/** What a message or a payment costs beside TutorConnect. */
export function tutorCharges(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const { plans } = hasSubject(question) ? question : question.lastSubject
  return plans.includes('tutorconnect')
    ? { text: words.statements.tcMessageCharges, cards: [pageCard('tutorconnect', words)] }
    : null
}

/** Who asks for the trial of something else than a chatbot. */
export function trialAsked(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  if (!question.features.includes('trialHow')) return null
  const { services, plans } = conceptsIn(question.text, question.language)
  return services.length > 0 ? tried({ ...question, services, plans }, knowledge, words) : null
}

const videoTools = new Set('zoom meet gmeet teams skype webex'.split(' '))

/** With which program we meet. */
export function videoTool(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  return question.words.some((word) => videoTools.has(word))
    ? { text: words.facts['video-tool'], cards: [bookDemoCard(words), whatsappCard(words)] }
    : null
}

/** Who has just read what a demo is asks for that alone. */
export function videoToolAlone(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const isTold = question.lastAnswer?.includes(words.facts.demo) === true
  return isTold ? videoTool(question, knowledge, words) : null
}

/** A figure of our case studies is doubted, or wanted as a guarantee. */
export function figuresDoubted({ counts }: Question, _: Knowledge, words: AssistantWords): Part | null {
  const { 'no-guarantee': noGuarantee, results } = words.facts
  return counts.percent !== undefined && results.includes(`${counts.percent}%`)
    ? { text: joinLines(noGuarantee, results), cards: [pageCard('caseStudies', words)] }
    : null
}

/** A small change is spoken of beside anything that plans have: what it costs. */
export function smallChange(
  { details, features }: Question,
  _: Knowledge,
  words: AssistantWords,
): Part | null {
  // What “updates” may be a dashboard by itself.
  const isOther = features.some((feature) => isStatement(feature) || feature === 'updateMinutes')
  return details.has('small-change') && !isOther
    ? { text: words.statements.smallChangePrice, cards: [pageCard('faq', words)] }
    : null
}

/** A small change is spoken of, and what it costs. */
export function changed({ details }: Question, _: Knowledge, words: AssistantWords): Part | null {
  return details.has('small-change')
    ? { text: words.statements.ourMistake, cards: [askTeamCard(words)] }
    : null
}

/** What a page states of the same point for the service that is spoken of. */
export function byService(table: Partial<Record<ServiceId, StatementId>>): Answer {
  return (question, _, words) => {
    const [service] = (hasSubject(question) ? question : question.lastSubject).services
    const id = service && table[service]
    return id ? { text: words.statements[id], cards: [pageCard(statements[id].page, words)] } : null
  }
}

/** What a page asks for before a service begins, whichever plan it is. */
export const neededFor: Partial<Record<ServiceId, StatementId>> = {
  'whatsapp-agents': 'waPapers',
  'whatsapp-automation': 'waPapers',
  'ai-voice-agents': 'starterNeeds',
  'web-app-setup': 'photoEnough',
  'business-dashboards': 'dashViewAccess',
}

const customersNamed = asWord(anyOf((language) => language.customers))
const usNamed = asWord(
  'you|your|u|ur|aap|apko|aapko|aapka|aapke|आप|आपको|आपके|आपका|nyie|ninyi|nanyi|kwenu|wenu|yenu|kuwalipa|nawalipa',
)

/** “Not my customers, I pay you” */
const customersExcepted = asWord(
  `${anyOf(({ not }) => not.before)}(?: about| for| of| my| mere| mera)* ${anyOf((language) => language.customers)}|${anyOf((language) => language.customers)}(?: ka| ki| ke| का| की| के)* ${anyOf(({ not }) => not.behind)}`,
)

/** How our bills are paid, or how a visitor's own customers pay; both in Tanzania where it is not said which. */
export function paidHow({ text, region }: Question, _: Knowledge, words: AssistantWords): Part {
  const { payment, 'payment-customers': byCustomers } = words.facts
  const cards = [pageCard('pricing', words)]
  if (customersNamed.test(text) && !customersExcepted.test(text)) return { text: byCustomers, cards }
  const isOurs = region !== 'tanzania' || usNamed.test(text)
  return { text: isOurs ? payment : joinLines(payment, byCustomers), cards }
}

/** What only concerns who is in Tanzania. */
export function inTanzania(id: StatementId): Answer {
  return ({ region }, _, words) => (region === 'tanzania' ? { text: words.statements[id], cards: [] } : null)
}

/** Who asks for the founder by name is told who that is, and that there is no other number. */
export function founderNamed({ words: said }: Question, _: Knowledge, words: AssistantWords): Part | null {
  return wordsOf(company.founder).some((name) => said.includes(name))
    ? { text: words.facts.founder, cards: [] }
    : null
}

const websiteMakers = new Set(
  'wordpress wix squarespace blogger joomla drupal webflow weebly nextjs react html'.split(' '),
)

/** A chatbot goes onto any website: what the site was made with matters to nobody. */
export function ownSite(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const isSite = question.words.some((word) => websiteMakers.has(word))
  return isSite ? { text: words.facts['existing-website'], cards: [bookDemoCard(words)] } : null
}

/** Which languages the plans of a service have: not every plan has all. */
export function planLanguages(
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

export function isOfLanguages(id: StatementId): boolean {
  return Object.values(languagesByPlan).includes(id)
}

export function timing(question: Question, _: Knowledge, words: AssistantWords): Part {
  const [service] = question.services
  const isCustom = question.plans.includes('custom') && !service
  const fact = isCustom ? timings['custom-services'] : service && timings[service]
  const ofPlans = tellDeliveries(question, words)
  return {
    text: joinLines(...ofPlans, words.facts[fact ?? 'timing'], tellDeadline(question, words)),
    cards: [bookDemoCard(words)],
  }
}

/** Whether so many days are enough; a day itself is nobody's to promise here. */
function tellDeadline({ text, services: [service] }: Question, { deadline }: AssistantWords): string {
  const days = daysNamed(text)
  const { agents, customApp } = catalogue.delivery
  const longest = service === 'web-app-setup' ? customApp.to * daysOfWeek : agents.to
  if (days === undefined) return ''
  return fillTidily(days > longest ? deadline.enough : deadline.open, { count: String(days) })
}

const daysOfWeek = 7

const timings: { [service: string]: FactId } = {
  'whatsapp-agents': 'timing-whatsapp',
  'whatsapp-automation': 'timing-whatsapp',
  'web-app-setup': 'timing-web-apps',
  'custom-services': 'timing-custom-services',
}

export function tried(question: Question, _: Knowledge, words: AssistantWords): Part {
  const isWithoutTrial =
    (question.services.length > 0 || question.plans.some(isOwnName)) &&
    !question.services.some((service) => (withTrial as readonly string[]).includes(service))
  if (isWithoutTrial) return tellUnlisted('trial', words)
  return { text: words.facts.trial, cards: [pageCard('ai-chatbots', words), bookDemoCard(words)] }
}

const withTrial = ['ai-chatbots', 'website-chatbots'] as const

/** As likely as this, another meaning is not ruled out. */
const likely = 0.12

/** An answer to what may be meant as well. */
export function ifAlso(intent: IntentId, answer: Answer): Answer {
  return (question, knowledge, words) =>
    isLikely(question, intent) ? answer(question, knowledge, words) : null
}

/** An answer to what is meant nearly as likely, where no plan is named. */
export function ifNearly(intent: IntentId, answer: Answer): Answer {
  return (question, knowledge, words) => {
    const [first] = question.meanings
    const nearly = question.meanings.find(({ label }) => label === intent)
    const isNear = first && nearly && nearly.confidence >= likely && nearly.confidence > first.confidence / 2
    return isNear && question.plans.length === 0 ? answer(question, knowledge, words) : null
  }
}

/** Who may ask for work that we do not do is told so, and what is listed of the thing that was named; never a yes. */
export function doubted(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const features = tellFeatures(question, words)
  if (!features || !isLikely(question, 'not-offered')) return null
  return {
    text: joinLines(
      words.facts['not-offered'],
      features.text.replaceAll(words.planFeatures.yesFirst, words.planFeatures.listedFirst),
    ),
    cards: [askTeamCard(words), whatsappCard(words)],
  }
}

function isLikely({ meanings }: Question, intent: IntentId): boolean {
  return meanings.some(({ label, confidence }) => label === intent && confidence >= likely)
}

export function unstated(_: Question, __: Knowledge, words: AssistantWords): Part {
  return { text: words.unstated, cards: [askTeamCard(words), whatsappCard(words)] }
}
