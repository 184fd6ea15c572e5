import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import type { PriceRow } from '../price-list.ts'
import { bookDemoCard, joinLines, type Part, pageCard, priceCards } from '../reply.ts'
import type { Question } from '../understand/question.ts'
import { valuesOf } from '../understand/subject.ts'
import { hear } from '../understand/vocabulary.ts'
import { fillTidily } from '../words.ts'
import { tellBundle } from './bundle.ts'
import { differencesOf, tellContentsOf } from './plan-features.ts'
import {
  allTables,
  type NamedTable,
  plansAsked,
  plansByFigure,
  rowsOf,
  tablesFor,
  tellPlan,
} from './plan-tables.ts'
import { isPlan, rowsByPrices, rowsFor, tellPrices, tellRow } from './price-answers.ts'
import { factsOf, type PricedPlan, pricedPlan, subtracted } from './priced-plan.ts'
import { smallestOf } from './smallest.ts'

/** Plans of one table: how much more the dearer of two costs, and what each has that the others have not. */
export function tellComparison(question: Question, words: AssistantWords): Part | null {
  const table = tableMeant(question)
  if (!table) return null
  const plans = plansCompared(table, question)
  const bundle = plans.find(({ facts }) => facts.bundles)
  if (bundle) return tellBundle(bundle, table, question, words)
  const { service, page } = table
  const rows = rowsOf(table, plans)
  const lead = fillTidily(words.planFeatures.comparison, {
    service: words.services[service],
    page: words.pages[page] ?? '',
  })
  const lines = plans.map((plan) => {
    const contents = tellContentsOf(differencesOf(plan.facts, table, plans), words)
    return `- ${tellPlan(table, plan, words)}${contents === '' ? '' : `: ${contents}`}`
  })
  return {
    text: joinLines(tellDearer(rows, words) || lead, ...lines, words.planFeatures.smaller),
    cards: [...priceCards(rows, words), pageCard(page, words), bookDemoCard(words)],
  }
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
  if (!details.has('difference') || counts.months !== undefined || counts.percent !== undefined) return null
  const pair = plans.length > 1 ? question : lastPair
  return pair ? tellComparison({ ...question, services: pair.services, plans: pair.plans }, words) : null
}

/** Plans that are called by their prices, of whatever service: what each is, costs and has. */
export function tellPricesApart(
  question: Question,
  list: readonly PriceRow[],
  words: AssistantWords,
): Part | null {
  const rows = rowsByPrices(question, list)
  const [first] = rows
  if (!first) return null
  const services = [...new Set(rows.map(({ service }) => service))]
  const leads = services.length > 1 ? services.map((service) => words.serviceLeads[service]) : []
  const isTwoLists = rows.every(({ service }) => service === 'ai-voice-agents')
  const lines = rows.map((row) => {
    const contents = tellContentsOf(factsOf(row) ?? {}, words)
    const told = `- ${words.services[row.service]}: ${tellRow(row, words)} (${words.pages[row.page] ?? ''})`
    return contents === '' ? told : `${told}: ${contents}`
  })
  return {
    text: joinLines(...(isTwoLists ? [words.statements.twoVoicePriceLists] : leads), ...lines),
    cards: [pageCard(first.page, words), bookDemoCard(words)],
  }
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
    const price = smallest ? tellRow(smallest.bySetup, words) : tellPrices(rows, { region }, words)
    return `- ${words.services[service]}: ${words.serviceLeads[service]} ${price}`
  })
  return {
    text: joinLines(...lines, words.facts.advice),
    cards: [pageCard('services', words), bookDemoCard(words)],
  }
}

/** One service in India and in Tanzania. */
export function tellCountriesApart(
  question: Question,
  { prices }: Knowledge,
  words: AssistantWords,
): Part | null {
  const named = valuesOf(hear(question.words, question.language), 'region')
  if (named.length < 2 || question.services.length !== 1) return null
  const [inIndia, inTanzania] = (['india', 'tanzania'] as const).map((region) =>
    rowsFor({ ...question, region }, prices),
  )
  const isOneList = inTanzania?.every(({ region }) => region === undefined)
  if (!inIndia || !inTanzania || isOneList) return null
  return {
    text: joinLines(
      words.planFeatures.countries,
      tellPrices(inIndia, { region: 'india' }, words),
      tellPrices(inTanzania, { region: 'tanzania' }, words),
    ),
    cards: [...priceCards([...inIndia, ...inTanzania], words), bookDemoCard(words)],
  }
}

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
