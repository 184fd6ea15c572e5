import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { conceptsIn } from '../understand/concepts.ts'
import type { Question } from '../understand/question.ts'
import { rowsAt, rowsFor } from './price-answers.ts'
import { factsOf, pricedPlan } from './priced-plan.ts'

export function hasSubject({ services, plans }: Question): boolean {
  return services.length > 0 || plans.length > 0
}

/** The rows of what was asked, or the smallest, middle or largest of them. */
export function rowsMeant(question: Question, prices: Knowledge['prices']): PriceRow[] {
  // “And all four separately?”
  if (question.details.has('all') && conceptsIn(question.text, question.language).plans.length === 0) {
    const tools = rowsFor({ ...question, plans: [] }, prices).filter(isSingleTool)
    if (tools.length > 0) return tools
  }
  const listed = rowsFor(question, prices)
  // What holds several of the tools stands beside none of them.
  const singles = listed.filter((row) => factsOf(row)?.bundles === undefined)
  const rows = question.plans.length === 0 ? singles : listed
  const place = (['cheapest', 'middle', 'largest'] as const).find((each) => question.details.has(each))
  const atPlace = place && question.plans.length === 0 ? rowsAt(place, rows) : []
  return atPlace.length > 0 ? atPlace : rows
}

/** “Both together”, where one plan was spoken of: nobody knows which is the other. */
export function tellWhichTwo(
  { ask, details, plans, services, lastPair }: Question,
  { sums }: AssistantWords,
): string {
  return ask && details.has('both') && plans.length === 1 && services.length < 2 && !lastPair
    ? sums.whichTwo
    : ''
}

function isSingleTool(row: PriceRow): boolean {
  return factsOf(row)?.bundles === undefined && pricedPlan(row).some(({ isTool }) => isTool)
}
