import { describe, expect, test } from 'vitest'
import type { AssistantLanguage } from '#content/assistant-words.ts'
import { catalogue, price } from '#content/catalogue/catalogue.ts'
import { tellContentsOf } from '../answer/plan-contents.ts'
import { tellRow } from '../answer/price-answers.ts'
import { factsOf, pricedPlan, setupPlan } from '../answer/priced-plan.ts'
import { isPlan, type PriceRow } from '../price-list.ts'
import { assistantWords } from '../words.ts'
import {
  ask,
  askPrice,
  inMoneyOf,
  list,
  namedBeside,
  nameOf,
  overMonths,
  plans,
  someOf,
  wrongCell,
} from './ask.ts'
import { adviceAsked, asides, type FollowUp, followUps, languages } from './wordings.ts'

// A plan that was named, or that the assistant advised, stands: what is asked next is answered with its own figures.

const { launch } = catalogue.offers

/** What the answer must hold; nothing where the plan has no such figure. */
const expected: Readonly<Record<FollowUp, (row: PriceRow, language: AssistantLanguage) => string[]>> = {
  year: (row) => totalOf(row, 12),
  months: (row) => totalOf(row, 6),
  monthly: ({ monthly, hosting, amount }) =>
    [monthly ?? hosting ?? amount].flatMap((key) => (key ? price(key) : [])),
  beyond: (row, language) =>
    pricedPlan(row).flatMap(({ included, extraUnit }) => {
      const rule = assistantWords()[language].facts['extra-unlisted']
      return extraUnit ? inMoneyOf({ monthly: extraUnit }, extraUnit.minor) : included ? rule : []
    }),
  offer: (row) =>
    setupPlan(row).flatMap(({ setup }) =>
      setup ? inMoneyOf({ monthly: setup }, (setup.minor * (100 - launch.percentOff)) / 100) : [],
    ),
  contents: (row, language) => {
    const contents = tellContentsOf(factsOf(row) ?? {}, assistantWords()[language])
    return contents === '' ? [] : contents.split(', ').slice(-1)
  },
  instalments: (_, language) => [assistantWords()[language].facts.instalments],
  afterMonth: ({ monthly, hosting }) => [monthly ?? hosting].flatMap((key) => (key ? price(key) : [])),
  bigger: (row) => {
    const next = tableOf(row)[tableOf(row).findIndex(({ name }) => name === row.name) + 1]
    const isTool = pricedPlan(row).some((plan) => plan.isTool)
    return next && !isTool ? [next.setup ?? next.amount].flatMap((key) => (key ? price(key) : [])) : []
  },
  branches: (row) =>
    pricedPlan(row).flatMap((plan) => {
      if (!plan.setup || row.addOn) return []
      const isOnce = (plan.places ?? 1) > 1 || row.service === 'business-dashboards'
      return inMoneyOf(plan, (isOnce ? 1 : 2) * plan.setup.minor)
    }),
}

/** Where another plan of the same service would be another answer. */
const ofOnePlan = new Set<FollowUp>(['year', 'months', 'monthly', 'offer', 'afterMonth'])

function totalOf(row: PriceRow, months: number): string[] {
  return pricedPlan(row).map((plan) => inMoneyOf(plan, overMonths(plan, months)))
}

function tableOf({ service, page, region }: PriceRow): PriceRow[] {
  return list.filter((row) => row.service === service && row.page === page && row.region === region)
}

function unwantedIn(kind: FollowUp, row: PriceRow): (text: string) => string[] {
  const ofService = list.filter(({ service }) => service === row.service)
  // Two lists may have a plan of one name, and an add-on is summed with what it is added to.
  const own = ofService.filter((each) => isPlan(each, [row.name.toLowerCase()]) || each.name === row.name)
  const base = row.addOn ? tableOf(row).slice(0, 1) : []
  return (text) => namedBeside(text, ofOnePlan.has(kind) ? [...own, ...base] : ofService)
}

const kinds = Object.keys(followUps) as FollowUp[]

describe.each(languages)('in %s', (language) => {
  test.each(kinds)('what is asked next is of the plan that was named: %s', (kind) => {
    const says = followUps[kind][language].split('; ')
    const wrong = someOf(plans, 6, kind, language).flatMap((row, at) => {
      const wanted = expected[kind](row, language)
      if (wanted.length === 0) return []
      // Each plan is asked for in another of the wordings, and every third after something else was said.
      const between = at % 3 === 1 ? [asides[language][at % 2] ?? ''] : []
      const talk = [askPrice(row, language), ...between, says[at % says.length] ?? '']
      return wrongCell(talk, wanted, unwantedIn(kind, row))
    })
    expect(wrong).toEqual([])
  })

  test('a plan that was advised is chosen until the visitor names another', () => {
    const services = plans.filter(({ region, setup }) => region !== 'tanzania' && setup)
    const wrong = [...new Set(services.map(({ service }) => service))].flatMap((service) => {
      const first = adviceAsked[language](
        nameOf({ service, name: '', region: 'india', page: 'pricing' }, language),
      )
      const answer = ask(first)
      const words = assistantWords()[language]
      const [advised] = plans
        .map((row) => ({ row, at: answer.indexOf(tellRow(row, words)) }))
        .filter(({ row, at }) => row.service === service && at >= 0)
        .toSorted((one, other) => one.at - other.at)
      if (!advised) return []
      return (['year', 'monthly', 'offer', 'contents'] as const).flatMap((kind) => {
        const wanted = expected[kind](advised.row, language)
        const [say = ''] = followUps[kind][language].split('; ')
        return wanted.length > 0 ? wrongCell([first, say], wanted, unwantedIn(kind, advised.row)) : []
      })
    })
    expect(wrong).toEqual([])
  })
})
