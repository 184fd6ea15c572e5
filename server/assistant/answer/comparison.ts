import type { AssistantWords } from '#content/assistant-words.ts'
import { type StatementId, statements } from '#content/catalogue/statements.ts'
import type { Knowledge } from '../knowledge.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard, priceCards } from '../reply.ts'
import { conceptsIn } from '../understand/concepts.ts'
import type { Question } from '../understand/question.ts'
import type { Wish } from '../understand/wishes-told.ts'
import { fillTidily } from '../words.ts'
import { tellBundle } from './bundle.ts'
import { tellCheaper, tellOver } from './cheaper.ts'
import { covering, needsIn, tellCovering, timesNeeded } from './covering.ts'
import { differencesOf, sharedBy, tellContentsOf } from './plan-contents.ts'
import {
  allTables,
  type NamedTable,
  plansAsked,
  plansByFigure,
  rowsOf,
  tablesFor,
  tellPlan,
} from './plan-tables.ts'
import { rowsFor, tellPrices, tellRow } from './price-answers.ts'
import { factsOf, type PricedPlan, pricedPlan, subtracted } from './priced-plan.ts'
import { smallestOf } from './smallest.ts'

/** Plans of one table: which is for what was said, how much more the dearer of two costs, and what each has that the others have not. */
export function tellComparison(question: Question, words: AssistantWords): Part | null {
  const table = tableMeant(question)
  if (!table) return null
  const plans = plansCompared(table, question)
  const bundle = plans.find(({ facts }) => facts.bundles)
  if (bundle) return tellBundle(bundle, table, question, words)
  const { service, page } = table
  const rows = rowsOf(table, plans)
  const needs = needsIn(table, question)
  const lead = fillTidily(words.planFeatures.comparison, {
    service: words.services[service],
    page: words.pages[page] ?? '',
  })
  const lines = plans.map((plan) => {
    const contents = tellContentsOf(differencesOf(plan.facts, table, plans), words)
    return `- ${tellPlan(table, plan, words)}${contents === '' ? '' : `: ${contents}`}`
  })
  const shared = tellContentsOf(sharedBy(plans), words)
  const over = tellOverMonths(rows, plans, needs, question, words)
  const contents = [
    tellDearer(rows, words) || lead,
    ...lines,
    shared && fillTidily(words.planFeatures.shared, { contents: shared }),
    // The smaller one is no advice to who needs what only the larger has.
    covering(table, needs) === 0 || needs.length === 0 ? words.planFeatures.smaller : '',
  ]
  return {
    text: joinLines(tellCovering(table, needs, words), ...(over.length > 0 ? over : contents)),
    cards: [...priceCards(rows, words), pageCard(page, words), bookDemoCard(words)],
  }
}

/** Over the time that is named, each plan as often as it is needed: one for three websites, or two for one website each. */
function tellOverMonths(
  rows: readonly PriceRow[],
  plans: NamedTable['named'],
  needs: readonly Wish[],
  { counts: { months } }: Question,
  words: AssistantWords,
): string[] {
  if (!months) return []
  const bought = rows.flatMap((row, at) => {
    const plan = plans[at]
    return pricedPlan(row).map((priced) => ({ ...priced, count: plan ? timesNeeded(plan, needs) : 1 }))
  })
  return [
    tellCheaper(bought, months, words),
    ...bought.map((each) => `- ${tellOver(each, months, words)}`),
  ].filter((line) => line !== '')
}

/** “Pro costs more than Starter: setup ₹45,000 - ₹25,000 = ₹20,000 more, …” */
function tellDearer(rows: readonly PriceRow[], words: AssistantWords): string {
  const [cheaper, dearer, ...others] = rows
    .flatMap(pricedPlan)
    .toSorted((one, other) => one.monthly.minor - other.monthly.minor)
  if (!cheaper?.setup || !dearer?.setup || others.length > 0) return ''
  if (cheaper.setup.currency !== dearer.setup.currency || dearer.setup.minor < cheaper.setup.minor) return ''
  const more = (amount: PricedPlan['monthly'], other: PricedPlan['monthly']) =>
    fillTidily(words.sums.more, { amount: subtracted(amount, other) })
  return fillTidily(words.planFeatures.dearer, {
    dearer: dearer.name,
    cheaper: cheaper.name,
    setup: more(dearer.setup, cheaper.setup),
    monthly: more(dearer.monthly, cheaper.monthly),
  })
}

/** The two plans whose difference is asked for, here or just before. */
export function tellDifference(question: Question, words: AssistantWords): Part | null {
  const { details, counts, plans, lastPair } = question
  const isOfSum = counts.months !== undefined || counts.percent !== undefined || counts.usage !== undefined
  if (!details.has('difference') || isOfSum) return null
  const pair = plans.length > 1 ? question : lastPair
  return pair ? tellComparison({ ...question, services: pair.services, plans: pair.plans }, words) : null
}

/** Who asks which of two is cheaper, and names neither, means the two that were spoken of. */
export function ofPair(question: Question): Question {
  const { details, plans, lastPair, text, language } = question
  const asksWhich = details.has('cheapest') || details.has('difference')
  if (!asksWhich || plans.length > 1 || !lastPair) return question
  const named = conceptsIn(text, language)
  if (named.services.length + named.plans.length > 0) return question
  const { plansOf, ...others } = question
  return { ...others, ...lastPair }
}

/** Plans of several services, or called by their prices: what each is, costs and has. */
export function tellPlansApart(
  rows: readonly PriceRow[],
  { details }: Question,
  words: AssistantWords,
): Part | null {
  const [first] = rows
  if (!first) return null
  const services = [...new Set(rows.map(({ service }) => service))]
  const leads = services.length > 1 ? services.map((service) => words.serviceLeads[service]) : []
  const isTwoLists = rows.every(({ service }) => service === 'ai-voice-agents')
  const more = services.flatMap((service) => toldBeside[service] ?? []).slice(0, 1)
  const lines = rows.map((row) => {
    const contents = tellContentsOf(factsOf(row) ?? {}, words)
    const told = `- ${words.services[row.service]}: ${tellRow(row, words)} (${words.pages[row.page] ?? ''})`
    return contents === '' ? told : `${told}: ${contents}`
  })
  return {
    text: joinLines(
      ...(details.has('difference') ? tellWhichCheaper(rows, words) : []),
      ...(isTwoLists ? [words.statements.twoVoicePriceLists] : leads),
      ...lines,
      rows.some(({ from }) => from) ? words.prices.typical : '',
      ...(services.length > 1 ? more.map((id) => words.statements[id]) : []),
    ),
    cards: [pageCard(first.page, words), bookDemoCard(words)],
  }
}

/** Which of two comes to less in a year, with the working. */
function tellWhichCheaper(rows: readonly PriceRow[], words: AssistantWords): string[] {
  const plans = rows.flatMap(pricedPlan)
  const cheaper = tellCheaper(plans, monthsOfYear, words)
  return cheaper === '' ? [] : [cheaper, ...plans.map((plan) => `- ${tellOver(plan, monthsOfYear, words)}`)]
}

const monthsOfYear = 12

/** What tells the plans of a service from those of another that does nearly the same. */
const toldBeside: Partial<Record<PriceRow['service'], StatementId>> = {
  'website-chatbots': 'aiInWhichBot',
  'whatsapp-agents': 'waMenuOrAi',
}

const mostApart = 4

/** One or two plans of each of several services that are named. */
export function rowsOfServices(question: Question, list: readonly PriceRow[]): PriceRow[] {
  if (question.plans.length < 2) return []
  const rows = rowsFor(question, list).filter(({ name }) => name !== '')
  const isSeveral = new Set(rows.map(({ service }) => service)).size > 1
  return isSeveral && rows.length <= mostApart ? rows : []
}

/** What each of several services is and where it begins, and which is for what. */
export function tellServicesApart(
  question: Question,
  { prices }: Knowledge,
  words: AssistantWords,
): Part | null {
  const { services, plans, region } = question
  if (services.length < 2 || plans.length > 1) return null
  const lines = services.map((service) => {
    const rows = rowsFor({ ...question, services: [service], plans: [] }, prices)
    const ofService = prices.filter((row) => row.service === service)
    const smallest = smallestOf({ ...question, services: [service] }, ofService)
    const tools = rows.filter(
      (row) => row.service === service && pricedPlan(row).some(({ isTool }) => isTool),
    )
    const price =
      tools.length > 0
        ? tools.map((row) => tellRow(row, words)).join('; ')
        : smallest
          ? tellRow(smallest.bySetup, words)
          : tellPrices(rows, { region }, words)
    return `- ${words.services[service]}: ${words.serviceLeads[service]} ${price}`
  })
  const apart = nearlySame.find((id) => statements[id].services.every((each) => services.includes(each)))
  return {
    text: joinLines(apart ? words.statements[apart] : '', ...lines, apart ? '' : words.facts.advice),
    cards: [pageCard('services', words), bookDemoCard(words)],
  }
}

/** What tells two services apart that look the same. */
const nearlySame = ['twoChatbotLists', 'twoWhatsappLists'] as const satisfies StatementId[]

/** The plans that are named, or called by how much they have; all of them where none is. */
function plansCompared(table: NamedTable, { plans, figures }: Question): NamedTable['named'] {
  const byFigure = plansByFigure(table, figures)
  const named = plansAsked(table, plans)
  const isOneNamed = named.length === 1 && !named[0]?.facts.bundles
  if (named.length === table.named.length || isOneNamed) return byFigure.length > 1 ? byFigure : table.named
  return named
}

/** The table that has most of the plans named; of a service that was only named itself, the first. */
function tableMeant(question: Question): NamedTable | undefined {
  const { services, plans, region } = question
  const namedIn = (table: NamedTable) => table.named.filter((plan) => isPlan(plan, plans)).length
  const ofServices = tablesFor(question)
  // “Smart or Basic for my website” are a chatbot's plans, whatever else was heard.
  const areElsewhere = plans.length > 1 && !ofServices.some((table) => namedIn(table) > 0)
  const tables = services.length === 0 || areElsewhere ? allTables(region) : ofServices
  const best = tables.toSorted((one, other) => namedIn(other) - namedIn(one))[0]
  if (best && (namedIn(best) > 1 || (namedIn(best) === 1 && plansAsked(best, plans)[0]?.facts.bundles)))
    return best
  return services.length === 1 ? tables[0] : undefined
}
