import type { AssistantWords } from '#content/assistant-words.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { finderJobs, tablesForJob } from '#content/price-choices.ts'
import type { PriceKey } from '#content/prices.ts'
import { finderPrices } from '#domain/finder-prices.ts'
import { fittingPlan, hasAll } from '#domain/fitting-plan.ts'
import { findPlan, usedADay } from '#domain/price-finder.ts'
import { type PriceRow, planIdOf } from '../price-list.ts'
import { bookDemoCard, finderCard, joinLines, type Part, pageCard } from '../reply.ts'
import { isStatement, planFeatureOf } from '../understand/asked-features.ts'
import { statedFeatures } from '../understand/listed-plans.ts'
import type { Question } from '../understand/question.ts'
import { callsOnly } from '../understand/usage-told.ts'
import type { Wish } from '../understand/wishes-told.ts'
import { fillTidily } from '../words.ts'
import { tellMonthlyBills, tellUsed } from './bills.ts'
import { tellBudget } from './budget.ts'
import { covering, needsIn, tellCovering, tellMissing, tellNeeds } from './covering.ts'
import { differencesOf, tellContentsOf } from './plan-contents.ts'
import { allTables, type NamedTable, rowsOf, tablesFor, tellPlan } from './plan-tables.ts'
import { channels } from './wishes.ts'

type Plan = NamedTable['named'][number]

/** A plan of what was named, why this one, and the next cheaper and dearer. Nothing if no service was named. */
export function tellRecommendation(
  question: Question,
  prices: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const table = tableFor(question)
  if (!table) return null
  const counted = needsIn(table, question).filter(([, least]) => least > 1)
  // More than any plan lists: which comes nearest, and that it has to be asked for.
  if (counted.length > 0 && covering(table, counted) < 0)
    return {
      text: tellCovering(table, counted, words),
      cards: [pageCard(table.page, words), bookDemoCard(words)],
    }
  const { at, reason } = chosenPlan(table, question, words)
  const chosen = table.named[at]
  // Tools stand beside each other: none of them is another with more in it.
  const [cheaper, dearer] = table.areTools ? [] : [table.named[at - 1], table.named[at + 1]]
  if (!chosen) return null
  const withRow = (template: string, plan: typeof chosen | undefined, more = '') =>
    plan ? fillTidily(template, { row: `${tellPlan(table, plan, words)}${more && `, ${more}`}` }) : ''
  const contents = tellContentsOf(differencesOf(chosen.facts, table, table.named), words)
  const added = dearer && tellContentsOf(differencesOf(dearer.facts, table, [chosen, dearer]), words)
  const lacking = cheaper && tellLacking(cheaper, chosen, words)
  return {
    text: joinLines(
      fillTidily(words.recommendation.plan, {
        service: words.services[table.service],
        row: tellPlan(table, chosen, words),
        reason,
      }),
      ...tellUse(table, at, question, words),
      question.lastAnswer?.includes(words.serviceLeads[table.service])
        ? ''
        : words.serviceLeads[table.service],
      contents && `- ${chosen.name}: ${contents}`,
      ...tellUnlistedNeeds(table, chosen, question, words),
      withRow(words.recommendation.cheaper, cheaper, lacking),
      withRow(words.recommendation.dearer, dearer, added),
      tellWhetherPaid(chosen.name, table.service, question, prices, words),
    ),
    cards: [pageCard(table.page, words), ...finderCards(table, chosen, question, words), bookDemoCard(words)],
  }
}

/** The finder's page, where it answers with the same plan: nobody is to be told two things. */
function finderCards(table: NamedTable, chosen: Plan, { counts, region }: Question, words: AssistantWords) {
  const job = finderJobs.find((each) => (tablesForJob[each] as readonly string[]).includes(table.id))
  if (!job) return []
  const { usage } = counts
  const daily = usage && Math.max(1, Math.round(usage / usedADay(job)))
  const choice = { trade: 'other' as const, region: region ?? 'india', job, ...(daily && { daily }) }
  const found = findPlan(finderPrices(catalogue), choice)
  return found?.fitting.plan.id === chosen.id ? [finderCard(choice, words)] : []
}

/** How much a month comes to, its bill where that is more than the plan includes, and whether the next plan would be less. */
function tellUse(table: NamedTable, at: number, question: Question, words: AssistantWords): string[] {
  const { usage } = question.counts
  if (!usage) {
    const isOpen = table.unit === 'minutes' && callsOnly(question.text)
    return isOpen ? [words.recommendation.askMinutes] : []
  }
  const isEnough = (table.named[at]?.facts.included ?? 0) >= usage
  // What is smaller only costs less where nothing is needed that it lacks.
  const from = needsIn(table, question).length > 0 ? at : 0
  const compared = table.named.slice(from, isEnough ? at + 1 : at + 2)
  return [
    tellUsed(question.counts, words),
    tellMonthlyBills(
      rowsOf(table, compared),
      isEnough ? [] : rowsOf(table, table.named.slice(at + 1)),
      usage,
      words,
    ),
  ]
}

/** Whether the plan stays within the money that is named. */
function tellWhetherPaid(
  name: string,
  service: NamedTable['service'],
  question: Question,
  prices: readonly PriceRow[],
  words: AssistantWords,
): string {
  if (!question.amount) return ''
  const plans = [planIdOf(name)]
  return tellBudget({ ...question, services: [service], plans }, prices, words)?.text ?? ''
}

/** The list whose plans have what is asked for, of the services that are named or else of any; then the one that usage or the crowd's choice decides. */
function tableFor(question: Question): NamedTable | undefined {
  const tables = tablesFor(question).filter(isForSale)
  const has = (table: NamedTable) => {
    const needs = needsIn(table, question)
    return needs.length > 0 && covering(table, needs) >= 0
  }
  const fitting = question.counts.usage ? undefined : cheapestOf(tables.filter(has), question)
  const isElsewhere = fitting === undefined && tables.some((table) => isOfOtherChannel(table, question))
  const elsewhere = isElsewhere ? allTables(question.region).filter(isForSale).find(has) : undefined
  const decided = tables.find(
    ({ named }) => question.counts.usage || named.some(({ facts }) => facts.popular),
  )
  return (
    fitting ??
    elsewhere ??
    decided ??
    tables.toSorted((one, other) => lowestSetup(one) - lowestSetup(other))[0]
  )
}

/** Of two lists of one service, the one whose plan for it costs less to begin with; hosting that is paid apart is no such list. */
function cheapestOf(tables: readonly NamedTable[], question: Question): NamedTable | undefined {
  const [first] = tables
  const setupOf = (table: NamedTable) => {
    const { setup, hosting } = table.named[covering(table, needsIn(table, question))]?.facts ?? {}
    return setup && !hosting ? catalogue.prices[setup].minor : Number.POSITIVE_INFINITY
  }
  const same = tables.filter(({ service }) => service === first?.service)
  return same.toSorted((one, other) => setupOf(one) - setupOf(other))[0]
}

function isForSale({ named }: NamedTable): boolean {
  return named.some(({ facts }) => facts.setup)
}

/** “Which one answers on Instagram?” is another service than the one named beside it. */
function isOfOtherChannel(table: NamedTable, question: Question): boolean {
  return needsIn(table, question).some((need) => channels.has(need[0]) && covering(table, [need]) < 0)
}

/** What the chosen plan has and the cheaper one has not. */
export function tellLacking(cheaper: Plan, chosen: Plan, words: AssistantWords): string {
  const lacking = Object.entries(chosen.facts.features ?? {}).filter(
    ([id, value]) => value === true && !cheaper.facts.features?.[id],
  )
  const contents = tellContentsOf({ features: Object.fromEntries(lacking) }, words)
  return contents && fillTidily(words.recommendation.without, { contents })
}

/** What is wished for and not listed in the plan, or on none of our lists. */
function tellUnlistedNeeds(
  table: NamedTable,
  chosen: Plan,
  { features, details }: Question,
  words: AssistantWords,
): string[] {
  // What another list of the same service states is a matter of that list.
  const elsewhere = new Set(
    [...statedFeatures([table.service])].filter((id) => !(id in (chosen.facts.features ?? {}))),
  )
  const missing = features
    .filter((feature) => !isStatement(feature) && !elsewhere.has(feature))
    .flatMap(planFeatureOf)
    .filter((feature) => !hasAll(chosen.facts.features, [[feature, 1]]))
  const names = (['language', 'software'] as const).filter((kind) => details.has(`other-${kind}`))
  return [
    ...tellMissing(missing, chosen, table, words),
    ...names.map((kind) => words.unlisted[kind]),
    ...(names.length > 0 ? [words.unlisted.team] : []),
  ]
}

function lowestSetup({ named }: NamedTable): number {
  return Math.min(
    ...named.map(({ facts: { setup } }) =>
      setup ? catalogue.prices[setup].minor : Number.POSITIVE_INFINITY,
    ),
  )
}

/** By how much is used, then by the budget, then by what is asked for; else the smallest: it can grow later. */
function chosenPlan(
  table: NamedTable,
  question: Question,
  words: AssistantWords,
): { at: number; reason: string } {
  const { recommendation } = words
  const { amount } = question
  const { usage } = question.counts
  const wishes = needsIn(table, question)
  if (usage) {
    const at = planForUsage(table, usage, wishes)
    if (at >= 0) return { at, reason: recommendation.forUsage }
  }
  // What no plan lists is told beside it; what is counted decides all the same.
  const covered = [wishes, wishes.filter(([, least]) => least > 1)].find(
    (needs) => needs.length > 0 && covering(table, needs) >= 0,
  )
  if (covered)
    return {
      at: covering(table, covered),
      reason: fillTidily(recommendation.forNeeds, { needs: tellNeeds(covered, words) }),
    }
  if (amount?.per === 'once' || amount?.per === 'setup') {
    const affordable = table.named.findLastIndex(({ facts: { setup } }) => {
      if (!setup || (amount.currency && catalogue.prices[setup].currency !== amount.currency)) return false
      return catalogue.prices[setup].minor <= amount.minor
    })
    if (affordable >= 0) return { at: affordable, reason: recommendation.forBudget }
  }
  return { at: 0, reason: table.areTools ? recommendation.tool : recommendation.smallest }
}

/** The price finder decides by the same rule. */
function planForUsage({ named, extraUnit }: NamedTable, used: number, needs: readonly Wish[]): number {
  const minorOf = (key: PriceKey | undefined) => key && catalogue.prices[key].minor
  const plans = named.map(({ facts: { setup, monthly, ...facts } }) => ({
    ...facts,
    setup: minorOf(setup),
    monthly: minorOf(monthly),
  }))
  return fittingPlan(plans, { needs, used, extraUnit: minorOf(extraUnit) })
}
