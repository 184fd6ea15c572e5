import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Money } from '#content/money.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { fillTidily } from '../words.ts'
import { type Bought, tellCheaper, tellOver } from './cheaper.ts'
import { type NamedTable, tellPlan } from './plan-tables.ts'
import { added, subtracted, times, totalOf } from './priced-plan.ts'

const monthsOfYear = 12

type Cost = Bought & { setup: Money }

/** What is sold together, against the same one by one: which comes to less, and from when on no more. */
export function tellBundle(
  bundle: NamedTable['named'][number],
  table: NamedTable,
  { counts }: Question,
  words: AssistantWords,
): Part | null {
  const singles = table.named.filter(({ id }) => bundle.facts.bundles?.includes(id))
  const [whole] = costsOf([bundle])
  const parts = costsOf(singles)
  if (!whole || parts.length === 0) return null
  const { sums } = words
  const apart: Cost = {
    name: sums.oneByOne,
    setup: totalOf(parts.map(({ setup }) => setup)),
    monthly: totalOf(parts.map(({ monthly }) => monthly)),
  }
  const compared = (amount: Money, other: Money) =>
    amount.minor > other.minor
      ? fillTidily(sums.more, { amount: subtracted(amount, other) })
      : fillTidily(sums.less, { amount: subtracted(other, amount) })
  const months = counts.months ?? monthsOfYear
  const lines = [
    tellPlan(table, bundle, words),
    fillTidily(sums.singly, {
      names: singles.map(({ name }) => name).join(', '),
      setup: added(parts.map(({ setup }) => setup)),
      monthly: added(parts.map(({ monthly }) => monthly)),
    }),
    fillTidily(sums.difference, {
      name: bundle.name,
      setup: compared(whole.setup, apart.setup),
      monthly: compared(whole.monthly, apart.monthly),
    }),
    tellOver(whole, months, words),
    tellOver(apart, months, words),
    ...tellBreakEven(whole, apart, words),
  ]
  return {
    text: joinLines(tellCheaper([whole, apart], months, words), ...lines.map((line) => `- ${line}`)),
    cards: [pageCard(table.page, words), bookDemoCard(words)],
  }
}

/** The first month by whose end what costs less to begin with has cost more in all. */
function tellBreakEven(whole: Cost, apart: Cost, { sums }: AssistantWords): string[] {
  const saved = apart.setup.minor - whole.setup.minor
  const extra = { ...whole.monthly, minor: whole.monthly.minor - apart.monthly.minor }
  if (saved <= 0 || extra.minor <= 0) return []
  const count = Math.floor(saved / extra.minor) + 1
  return [
    fillTidily(sums.breakEven, { name: whole.name, count: String(count), working: times(count, extra) }),
  ]
}

function costsOf(plans: NamedTable['named']): Cost[] {
  return plans.flatMap(({ name, facts: { setup, monthly } }) =>
    setup && monthly ? [{ name, setup: catalogue.prices[setup], monthly: catalogue.prices[monthly] }] : [],
  )
}
