// The assistant without a model, against questions with known answers. `node evaluation/evaluate.ts` prints each miss.
import { pathToFileURL } from 'node:url'
import { company } from '#content/company.ts'
import type { Money } from '#content/money.ts'
import { type PriceKey, prices } from '#content/prices.ts'
import { findAmounts } from '#domain/amounts.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { answerFromContent, type Knowledge } from '#server/assistant/built-in.ts'
import { readPassages } from '#server/assistant/passages.ts'
import { type PriceRow, readPriceList } from '#server/assistant/price-list.ts'
import { readQuestion, type Turn } from '#server/assistant/question.ts'
import { createSearchIndex } from '#server/assistant/search-index.ts'
import { everyPriceGroups } from './every-price.ts'
import { factToday } from './fact-today.ts'
import { freshQuestionGroups } from './fresh-questions.ts'
import { type QuestionGroup, questionGroups } from './questions.ts'
import { readVisitorSets } from './visitors.ts'

interface Miss {
  ask: string
  answer: string
  missing: string[]
  forbidden: string[]
  wrongPrices: string[]
}

interface Evaluation {
  questions: number
  misses: Miss[]
  medianMilliseconds: number
}

const allGroups = [
  ...questionGroups,
  ...freshQuestionGroups,
  ...everyPriceGroups(),
  ...readVisitorSets().flatMap(({ groups }) => groups),
]

export function evaluateAssistant(groups: readonly QuestionGroup[] = allGroups): Evaluation {
  const knowledge: Knowledge = { prices: readPriceList(), index: createSearchIndex(readPassages()) }
  const times: number[] = []
  const misses: Miss[] = []
  for (const group of groups) {
    const history = conversationOf(group.after ?? [], knowledge)
    for (const ask of group.asks) {
      const started = performance.now()
      const answer = answerFromContent(readQuestion(ask, history), knowledge).text
      times.push(performance.now() - started)
      const miss = { ask, answer, ...judge(answer, group, knowledge.prices) }
      if (miss.missing.length + miss.forbidden.length + miss.wrongPrices.length > 0) misses.push(miss)
    }
  }
  times.sort((first, second) => first - second)
  return { questions: times.length, misses, medianMilliseconds: times[Math.floor(times.length / 2)] ?? 0 }
}

function conversationOf(asked: readonly string[], knowledge: Knowledge): Turn[] {
  const turns: Turn[] = []
  for (const text of asked) {
    const answer = answerFromContent(readQuestion(text, turns.slice(-10)), knowledge).text
    turns.push({ text, isBot: false }, { text: answer, isBot: true })
  }
  return turns.slice(-10)
}

function judge(answer: string, { facts, never = [], only }: QuestionGroup, rows: readonly PriceRow[]) {
  const said = answer.toLowerCase()
  const isSaid = (fact: string) => said.includes(fact.toLowerCase())
  const waysToSay = facts.map((fact) => [fact].flat().flatMap(factToday))
  return {
    missing: waysToSay.filter((ways) => !ways.some(isSaid)).map((ways) => ways.join(' or ')),
    forbidden: never.filter(isSaid),
    wrongPrices: amountsOutside(
      answer,
      only ? keysOf(rows.filter((row) => only.includes(row.service))) : allKeys,
    ),
  }
}

const allKeys = Object.keys(prices) as PriceKey[]

function keysOf(rows: readonly PriceRow[]): PriceKey[] {
  return rows.flatMap(({ from, setup, monthly, amount }) =>
    [from, setup, monthly, amount].filter((key) => key !== undefined),
  )
}

/** Amounts of an answer that are no price of ours, or not of what was asked for. */
function amountsOutside(answer: string, keys: readonly PriceKey[]): string[] {
  const plain = textAsRead(answer).replaceAll(company.whatsappDisplay, '')
  const allowed: Money[] = [...keys, 'product.highest-self-serve.monthly' as const].map((key) => prices[key])
  return findAmounts(plain)
    .filter(
      ({ minor, currency }) =>
        !allowed.some(
          (money) =>
            (currency === null || money.currency === currency) &&
            (money.minor === minor || money.maximum === minor),
        ),
    )
    .map(({ start, end }) => plain.slice(start, end))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { questions, misses, medianMilliseconds } = evaluateAssistant()
  for (const { ask, missing, forbidden, wrongPrices, answer } of misses)
    console.log(
      `${ask}\n  missing: ${missing.join('; ')}  forbidden: ${forbidden.join('; ')}  wrong: ${wrongPrices.join('; ')}\n  ${answer.replaceAll('\n', '\n  ')}\n`,
    )
  const right = questions - misses.length
  console.log(`${right} of ${questions} right (${((100 * right) / questions).toFixed(1)}%)`)
  console.log(`${misses.filter((miss) => miss.wrongPrices.length > 0).length} with a wrong price`)
  console.log(`median ${medianMilliseconds.toFixed(2)} ms`)
}
