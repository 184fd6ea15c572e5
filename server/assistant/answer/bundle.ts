import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Money } from '#content/money.ts'
import { isPlan } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard } from '../reply.ts'
import { conceptsIn } from '../understand/concepts.ts'
import { countsIn } from '../understand/counts.ts'
import type { IntentId } from '../understand/intents.ts'
import { mentionsIn } from '../understand/mentions.ts'
import type { Question } from '../understand/question.ts'
import { toolsBeside } from '../understand/subject.ts'
import { hear } from '../understand/vocabulary.ts'
import { fillTidily } from '../words.ts'
import { type Bought, tellCheaper, tellOver } from './cheaper.ts'
import { tellContentsOf } from './plan-contents.ts'
import { type NamedTable, tellPlan } from './plan-tables.ts'
import { added, subtracted, times, totalOf } from './priced-plan.ts'

const monthsOfYear = 12

type Cost = Bought & { setup: Money }

/** What is sold together, against the tools that are asked for one by one: which comes to less, and from when on no more. */
export function tellBundle(
  bundle: NamedTable['named'][number],
  table: NamedTable,
  question: Question,
  words: AssistantWords,
): Part | null {
  const { counts } = question
  const all = table.named.filter(({ id }) => bundle.facts.bundles?.includes(id))
  const asked = toolsAsked(question, all)
  const singles = asked.length > 1 ? asked : all
  const others = all.filter((tool) => !singles.includes(tool))
  const [whole] = costsOf([bundle])
  const parts = costsOf(singles)
  if (!whole || parts.length === 0) return null
  const { sums } = words
  // Of a few tools nobody is to think that all of them cost less.
  const apart = together(parts, others.length > 0 ? parts.map(({ name }) => name).join(' + ') : sums.oneByOne)
  const compared = (amount: Money, other: Money) =>
    amount.minor > other.minor
      ? fillTidily(sums.more, { amount: subtracted(amount, other) })
      : fillTidily(sums.less, { amount: subtracted(other, amount) })
  const difference = (other: Cost) =>
    fillTidily(sums.difference, {
      name: bundle.name,
      setup: compared(whole.setup, other.setup),
      monthly: compared(whole.monthly, other.monthly),
    })
  const months = counts.months ?? monthsOfYear
  const tellSingly = (tools: NamedTable['named']) =>
    fillTidily(sums.singly, {
      names: tools.map(({ name }) => name).join(', '),
      setup: added(costsOf(tools).map(({ setup }) => setup)),
      monthly: added(costsOf(tools).map(({ monthly }) => monthly)),
    })
  const ofOthers = [
    fillTidily(sums.besides, { name: bundle.name, names: others.map(({ name }) => name).join(', ') }),
    tellSingly(all),
    difference(together(costsOf(all), sums.oneByOne)),
  ]
  const lines = [
    tellPlan(table, bundle, words),
    tellSingly(singles),
    difference(apart),
    tellOver(whole, months, words),
    tellOver(apart, months, words),
    ...tellBreakEven(whole, apart, words),
    ...(others.length > 0 ? ofOthers : []),
  ]
  const more = joinLines(words.statements.waBundleMonthlyMore, tellBundled(bundle, words))
  // Who was told the sums, and asks for more, asks for what they leave out.
  const { details } = conceptsIn(question.text, question.language)
  const asksSums =
    countsIn(question.text).months !== undefined || details.has('cheapest') || details.has('difference')
  const isTold = !asksSums && question.lastAnswer?.includes(tellOver(apart, months, words))
  if (isTold && !ofSums.has(question.meanings[0]?.label ?? 'greeting'))
    return { text: more, cards: [pageCard(table.page, words), bookDemoCard(words)] }
  return {
    text: joinLines(tellCheaper([whole, apart], months, words), ...lines.map((line) => `- ${line}`), more),
    cards: [pageCard(table.page, words), bookDemoCard(words)],
  }
}

function together(parts: readonly Cost[], name: string): Cost {
  return {
    name,
    setup: totalOf(parts.map(({ setup }) => setup)),
    monthly: totalOf(parts.map(({ monthly }) => monthly)),
  }
}

const ofSums = new Set<IntentId>(['total-cost', 'annual-payment', 'price', 'discount', 'cheapest'])

function tellBundled({ name, facts }: NamedTable['named'][number], words: AssistantWords): string {
  const contents = tellContentsOf(facts, words)
  return contents && `${name}: ${contents}`
}

/** Those that are named here, or were spoken of just before: “bot, dashboard and broadcast, without voice”. All of them where all are meant. */
function toolsAsked(
  { words: said, language, details, lastPair, plans }: Question,
  tools: NamedTable['named'],
): NamedTable['named'] {
  const { wanted } = mentionsIn(hear(said, language), said, language)
  const named = wanted.flatMap(({ concept }) => toolsBeside[concept] ?? [])
  const isOfBefore = !details.has('all') && (named.length === 0 || details.has('add'))
  const before = isOfBefore ? (lastPair?.plans ?? []) : []
  return tools.filter((tool) => isPlan(tool, [...named, ...plans, ...before]))
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
