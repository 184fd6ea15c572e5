import type { AssistantWords } from '#content/assistant-words.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import {
  byCost,
  type Choice,
  choicesFor,
  fitsWords,
  hasWishes,
  limitsOf,
  tellBudget,
  tellMeasured,
  tellWhetherFits,
} from './budget.ts'
import { rowsFor, tellRow } from './price-answers.ts'
import { pricedPlan } from './priced-plan.ts'
import { areSeparate, tellSums, tellTogetherToStart } from './sums.ts'

/** Whether an amount is enough for two things at once: what they come to. */
export function tellBudgetTogether(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const { amount, counts } = question
  const limits = limitsOf(question)
  const [limit] = limits
  if (!limit || amount?.currency === 'other') return null
  const choices = [addedPlans(question, list), smallestOfBoth(question, list)].find(
    ({ length }) => length > 1,
  )
  const currencies = new Set(choices?.map(({ plan }) => plan.monthly.currency))
  if (!choices || currencies.size > 1) return null
  const total = choices.reduce((sum, { plan }) => sum + limit.costOf(plan), 0)
  const rows = choices.map(({ row }) => row)
  const fits = total <= limit.minor
  const named = rows.map((row) => `${words.services[row.service]}, ${tellRow(row, words)}`).join(' + ')
  return {
    text: joinLines(
      fillTidily(fits ? fitsWords(limits, words) : words.prices.exceeds, { row: named }),
      tellTogetherToStart(rows, words),
      tellOneForBoth(question, list, words),
      tellMeasured(limits, words),
      counts.months ? tellSums(rows, { counts: { months: counts.months }, details: new Set() }, words) : '',
      // What the amount buys of each, or of what does the same.
      fits ? '' : (tellBudget({ ...question, services: servicesOfBoth(question) }, list, words)?.text ?? ''),
    ),
    cards: [pageCard('pricing', words), bookDemoCard(words)],
  }
}

/** “And if I add the broadcast, is it enough?”: the plans that were spoken of, with the one that is added. */
function addedPlans(question: Question, list: readonly PriceRow[]): Choice[] {
  const { details, lastPair, plans } = question
  const isOfPair = lastPair && plans.every((plan) => lastPair.plans.includes(plan))
  if (!details.has('add') || !(isOfPair || plans.length === 2)) return []
  const choices = choicesOf(rowsFor({ ...question, ...(isOfPair && lastPair) }, list))
  return areSeparate(choices.map(({ plan }) => plan)) ? choices : []
}

/** Of two services the smallest plan of each that has what is asked for. */
function smallestOfBoth(question: Question, list: readonly PriceRow[]): Choice[] {
  const services = servicesOfBoth(question)
  const [limit] = limitsOf(question)
  if (!limit || services.length !== 2 || !question.details.has('both')) return []
  const choices = choicesFor({ ...question, services }, list).filter(
    ({ row, plan }) => pricedPlan(row).length > 0 && hasWishes(plan, question),
  )
  const smallest = services.flatMap(
    (service) =>
      byCost(
        choices.filter(({ row }) => row.service === service),
        limit.costOf,
      )[0] ?? [],
  )
  return smallest.length < services.length ? [] : smallest
}

/** “On WhatsApp and the website both” is a chatbot beside the agent; “Hindi and English both” is one chatbot, whichever. */
function servicesOfBoth({ services, plans }: Question): ServiceId[] {
  const isPlace = plans.length === 0 && services.includes('whatsapp-agents')
  const answering = services.map((service) =>
    isPlace && service === 'web-app-setup' ? 'ai-chatbots' : service,
  )
  const isChatbot = answering.includes('ai-chatbots')
  return [...new Set(answering)].filter((service) => !(isChatbot && service === 'website-chatbots'))
}

/** One agent for both places, where both are asked for. */
function tellOneForBoth(question: Question, list: readonly PriceRow[], words: AssistantWords): string {
  const limits = limitsOf(question)
  const [limit] = limits
  const services = servicesOfBoth(question)
  if (!limit || !['whatsapp-agents', 'ai-chatbots'].every((each) => services.includes(each as ServiceId)))
    return ''
  const choices = choicesFor({ ...question, services: ['whatsapp-agents'] }, list)
  const [one] = byCost(
    choices.filter(({ row }) => row.service === 'custom-ai-agent'),
    limit.costOf,
  )
  return one ? tellWhetherFits(one, limits, choices, words) : ''
}

function choicesOf(rows: readonly PriceRow[]): Choice[] {
  return rows.flatMap((row) => pricedPlan(row).map((plan) => ({ row, plan })))
}
