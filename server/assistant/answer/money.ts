import type { AssistantWords, FactId } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { StatementId } from '#content/catalogue/statements.ts'
import type { Money } from '#content/money.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard, whatsappCard } from '../reply.ts'
import { isStatement } from '../understand/asked-features.ts'
import { conceptsIn } from '../understand/concepts.ts'
import { tellsOf } from '../understand/hints.ts'
import { asksContents } from '../understand/parts-asked.ts'
import { anyOf, asWord } from '../understand/patterns.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import type { Answer } from './answer.ts'
import { tellBudget } from './budget.ts'
import { tellBudgetTogether } from './budget-together.ts'
import { tellComparison } from './comparison.ts'
import { tellContents } from './plan-contents.ts'
import { hasPlan, tellFeatures, tellsPlansApart } from './plan-features.ts'
import { tablesFor } from './plan-tables.ts'
import { costs, rowsFor } from './price-answers.ts'
import {
  tellDiscounts,
  tellGeneralPrice,
  tellHosting,
  tellIfTold,
  tellNoSetup,
  tellPrice,
  withOurs,
} from './price-parts.ts'
import { hasSubject, rowsMeant, tellWhichTwo } from './rows-meant.ts'
import { tellOffers, tellTogetherToStart } from './sums.ts'
import { tellWhyNot } from './why-not.ts'

// What a price, a sum, a budget or an offer is answered with: rows of the table in answers.ts.

export function priced(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  if (question.details.has('hosting')) return tellHosting(prices, words)
  if (question.plans.includes('upsc'))
    return { text: words.products.waitlist, cards: [pageCard('products', words)] }
  const rows = rowsFor(question, prices)
  if (rows.length === 0) return tellGeneralPrice(question, prices, words)
  const part = tellPrice(question, prices, words)
  const wrong = isOtherPrice(question, rows) ? words.prices.notThat : tellLargest(question, words)
  const more = [
    tellTogetherToStart(rows, words),
    question.ask === undefined ? tellIfTold(rows, question, words) : '',
    tellNoSetup(rows, question, words),
    tellKindOfPrice(rows, words),
    ...(asksContents(question.text) ? tellContents(question, words) : []),
    rows.every(({ addOn }) => addOn) ? words.statements.toolAlone : '',
  ]
  return {
    ...part,
    text: joinLines(
      tellWhichTwo(question, words),
      wrong,
      tellOnePayment(rows, question, words),
      part.text,
      ...more,
    ),
  }
}

/** Who asks for the next larger plan where there is none. */
function tellLargest(question: Question, words: AssistantWords): string {
  const [plan] = question.ask === 'next' ? question.plans : []
  const last = tablesFor(question).map(({ areTools, named }) => (areTools ? undefined : named.at(-1)))
  const name = plan && last.find((each) => each && isPlan(each, [plan]))?.name
  return name ? fillTidily(words.prices.largest, { name }) : ''
}

/** What is paid once the first month is over: what a page states of it, by the service. */
export function afterFirstMonth(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  if (question.ask !== 'afterMonth') return null
  const part = priced(question, knowledge, words)
  const [row] = rowsFor(question, knowledge.prices)
  const isOptional = row?.page === 'web-app-setup'
  const ofSetup: StatementId[] = [isOptional ? 'appMonthlyOptional' : 'supportNotFee', 'smallChangePrice']
  const stated = row?.setup ? ofSetup : row?.service === 'quick-start' ? (['quickStartOneTime'] as const) : []
  return { ...part, text: joinLines(part.text, ...stated.map((id) => words.statements[id])) }
}

/** Who asks what a package costs by the month is told that it is one payment. */
function tellOnePayment(rows: readonly PriceRow[], { text }: Question, words: AssistantWords): string {
  const arePackages = rows.every(({ service }) => service === 'quick-start')
  return arePackages && monthNamed.test(text) ? words.statements.quickStartOneTime : ''
}

const monthNamed = asWord(anyOf((language) => language.byMonth))

/** Two lists of one service differ in what is in the fee; a price that is a range becomes one figure in a quote. */
function tellKindOfPrice(rows: readonly PriceRow[], { statements, facts }: AssistantWords): string {
  const ofVoice = rows.filter(({ service, setup }) => service === 'ai-voice-agents' && setup)
  if (ofVoice.some(({ hosting }) => hosting) && ofVoice.some(({ monthly }) => monthly))
    return statements.twoVoicePriceLists
  const [row, ...others] = rows
  const setup: Money | undefined = row?.setup && others.length === 0 ? catalogue.prices[row.setup] : undefined
  return setup?.maximum !== undefined || setup?.openEnded ? facts.quote : ''
}

/** “Smart AI is 14,000 and 400, confirm”: the plan is named, and none of the amounts is a price of its. */
function isOtherPrice(
  { amounts, plans, details, meanings: [meaning] }: Question,
  rows: readonly PriceRow[],
): boolean {
  const [row, ...others] = rows
  if (!row || others.length > 0 || plans.length !== 1 || amounts.length < 2 || details.has('limit'))
    return false
  return meaning?.label === 'price' && amounts.every((amount) => !amount.isLimit && !costs(row, amount))
}

/** Who asks for less than the plan that was spoken of, and names none, asks for the least of all that do the same. */
export function cheapestPriced(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const isNamed = conceptsIn(question.text, question.language).plans.length > 0
  return (
    tellWhyNot(question, words) ?? priced(isNamed ? question : { ...question, plans: [] }, knowledge, words)
  )
}

/** What the list says of what was named; nothing where nothing was. */
export function priceNamed(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  return hasSubject(question) ? priced(question, knowledge, words) : null
}

/** A text of ours, and the prices of what was named. */
export function withPrice(fact: FactId): Answer {
  return (question, knowledge, words) => {
    const price = priceNamed(question, knowledge, words)
    return {
      text: joinLines(words.facts[fact], price?.text ?? ''),
      cards: price?.cards ?? [pageCard('pricing', words), bookDemoCard(words)],
    }
  }
}

/** “What is the thing that writes to everybody?” is a plan, called by what it does; of a plan that is known, what is asked is how much it has. */
export function pricedFeature(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const [feature] = question.features
  if (feature === undefined) return null
  const isPlanMeant =
    question.plans.length === 0
      ? hasPlan(feature) || tellsPlansApart(feature, question)
      : !isStatement(feature) && conceptsIn(question.text, question.language).services.length === 0
  return isPlanMeant ? tellFeatures(question, words) : null
}

/** How much may be spent is named, whatever else is asked beside it. */
export function limited(question: Question, knowledge: Knowledge, words: AssistantWords): Part | null {
  const { amount, meanings } = question
  const isBudget = meanings.some(
    ({ label, confidence }) => label === 'budget-fit' && confidence >= likelyBudget,
  )
  return amount && (isBudget || amount.isLimit || amount.per === 'year')
    ? budgeted(question, knowledge, words)
    : null
}

const likelyBudget = 0.1

export function budgeted(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  return tellBudgetTogether(question, prices, words) ?? tellBudget(question, prices, words)
}

/** A sum of what is also sold together, or whether that is cheaper. */
export function bundled(question: Question, _: Knowledge, words: AssistantWords): Part | null {
  const { features, details, ask } = question
  // Who goes on about the bundle asks for its own figures.
  const isBundle = ask === undefined && question.plans.includes('complete-sme-bundle')
  const isSum =
    question.meanings[0]?.label !== 'feature' ||
    features.length === 0 ||
    features.includes('waBundleMonthlyMore') ||
    details.has('difference')
  return isBundle && isSum && question.services.length === 1 ? tellComparison(question, words) : null
}

/** The bundle after some of its tools: how much more it is than these. */
export function bundleAfterTools(
  question: Question,
  knowledge: Knowledge,
  words: AssistantWords,
): Part | null {
  const isAfter = (question.lastPair?.services ?? []).includes('whatsapp-automation')
  return isAfter ? bundled(question, knowledge, words) : null
}

/** Whatever somebody said, this is what holds, and who can say more: the price of a plan that is known, or else the offers. */
export function claimed(question: Question, knowledge: Knowledge, words: AssistantWords): Part {
  const { services } = conceptsIn(question.text, question.language)
  // Who insists is told once more what to do with it, and not the whole list.
  if (question.lastAnswer?.includes(words.facts['claimed-price']) && services.length === 0)
    return {
      text: joinLines(words.care.claimedAgain, words.statements.priceStaysAgreed),
      cards: [whatsappCard(words)],
    }
  const { percent } = question.counts
  const rows = hasSubject(question) ? rowsMeant(question, knowledge.prices) : []
  const isPlanKnown = question.plans.length === 1 || rows.length === 1
  const isListed = isPlanKnown || (services.length > 0 && percent === undefined)
  const part = isListed ? priced(question, knowledge, words) : tellDiscounts(words, question.services)
  const isOfOffer = isPlanKnown && percent !== undefined
  const offers = tellOffers(isOfOffer ? rows : [], catalogue.offers.launch.percentOff, words)
  return {
    text: joinLines(words.facts['claimed-price'], part.text, offers, words.statements.priceStaysAgreed),
    cards: [...part.cards.slice(0, 1), whatsappCard(words)],
  }
}

export function ours(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  const isOfWhatsapp = question.services.length === 0 && tellsOf('whatsappRival', question.text)
  return withOurs(isOfWhatsapp ? { ...question, services: ['whatsapp-agents'] } : question, prices, words)
}

export function licensed(question: Question, { prices }: Knowledge, words: AssistantWords): Part {
  return tellPrice({ ...question, services: ['licences'], plans: [] }, prices, words)
}
