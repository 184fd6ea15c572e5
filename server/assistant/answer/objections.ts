import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { joinLines, type Part } from '../reply.ts'
import type { NamedAmount } from '../understand/named-amount.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { costs, tellPrices, tellRow } from './price-answers.ts'
import { smallestOf, tellSmallest } from './smallest.ts'
import { tellOffers } from './sums.ts'

// What is said to who finds a price too high: rows of the table in answers.ts.

/** The plan whose price is named, what the offer makes of it, and what costs less; else the smallest plan. */
export function cheaperPlans(question: Question, { prices }: Knowledge, words: AssistantWords): Part | null {
  const [row, ...others] = rowsPriced(question, prices)
  if (!row || others.length > 0) {
    const text = tellSmallest(inOwnCurrency(question), prices, words)
    return text === '' ? null : { text, cards: [] }
  }
  const smaller = [row.service, 'whatsapp-agents' as const].flatMap((service) => {
    const found = smallestOf({ ...question, services: [service], plans: [], features: [] }, prices)
    return found && found.bySetup.setup !== row.setup ? [found.bySetup] : []
  })
  const told = smaller.slice(0, 1).map((each) =>
    fillTidily(words.prices.costsLess, {
      service: words.services[each.service],
      row: tellRow(each, words),
      page: words.pages[each.page] ?? '',
    }),
  )
  const text = joinLines(
    tellPrices([row], question, words),
    tellOffers([row], catalogue.offers.launch.percentOff, words),
    ...told,
  )
  return { text, cards: [] }
}

/** The plans that cost all the amounts that are named. */
function rowsPriced({ amounts, amount, region, services }: Question, list: readonly PriceRow[]): PriceRow[] {
  if (!amount || amounts.length === 0) return []
  return list.filter(
    (row) =>
      (row.region ?? region ?? 'india') === (region ?? 'india') &&
      row.name !== '' &&
      (services.length === 0 || services.includes(row.service)) &&
      amounts.every((named) => costs(namedPart(row, named), named)),
  )
}

/** Of a price that is said to be the setup or the month's, only that. */
function namedPart({ setup, monthly }: PriceRow, { per }: NamedAmount) {
  return { ...(per !== 'month' && { setup }), ...(per !== 'setup' && { monthly }) }
}

/** Without a service named, who is in Tanzania is told of one that has its prices in dollars. */
function inOwnCurrency(question: Question): Question {
  const isOpen = question.region === 'tanzania' && question.services.length === 0
  return isOpen ? { ...question, services: ['whatsapp-agents'] } : question
}
