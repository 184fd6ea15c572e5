import { describe, expect, test } from 'vitest'
import type { ServiceId } from '#content/catalogue/services.ts'
import { tellRow } from '../answer/price-answers.ts'
import { pricedPlan } from '../answer/priced-plan.ts'
import type { PriceRow } from '../price-list.ts'
import { assistantWords } from '../words.ts'
import {
  askPrice,
  countedPlans,
  inMoneyOf,
  list,
  namedBeside,
  nameOf,
  plans,
  someOf,
  wrongCell,
} from './ask.ts'
import { apart, byDay, cheaperAt, counted, monthOf, smallestFor, usedNow, volumes } from './sum-wordings.ts'
import { called, languages } from './wordings.ts'

// What so much use comes to in a month, in figures and in words.

type CountedPlan = (typeof countedPlans)[number]

function billOf({ plan }: CountedPlan, used: number): string {
  return inMoneyOf(plan, plan.monthly.minor + Math.max(0, used - plan.included) * plan.extraUnit.minor)
}

function unitOf({ service }: Pick<PriceRow, 'service'>): 'minutes' | 'chats' {
  return service === 'ai-voice-agents' ? 'minutes' : 'chats'
}

function besideService(service: ServiceId): (text: string) => string[] {
  return (text) =>
    namedBeside(
      text,
      list.filter((row) => row.service === service),
    )
}

describe.each(languages)('in %s', (language) => {
  const said = (row: Pick<PriceRow, 'service'>, volume: string) => counted[language][unitOf(row)](volume)

  test('a month of a plan costs its fee, and what goes beyond it', () => {
    const wrong = countedPlans.flatMap((each, at) =>
      volumes[language].flatMap(([volume, used], place) => {
        const { row } = each
        const first = place % 2 === 0 ? [] : [askPrice(row, language)]
        const say =
          first.length === 0
            ? monthOf[language](nameOf(row, language), said(row, volume))
            : usedNow[language](said(row, volume))
        return at % 4 === place
          ? wrongCell([...first, say], [billOf(each, used)], besideService(row.service))
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('uses of a day are those of thirty', () => {
    const ofChats = countedPlans.filter(({ row }) => unitOf(row) === 'chats')
    const wrong = someOf(ofChats, 2, language).flatMap((each) =>
      wrongCell([askPrice(each.row, language), byDay[language]], [billOf(each, 70 * 30)]),
    )
    expect(wrong).toEqual([])
  })

  test('the smallest plan for so much is named', () => {
    const services = (['ai-voice-agents', 'whatsapp-agents', 'ai-chatbots'] as const).map((service) => ({
      service,
      rows: plans.filter(
        (row) => row.service === service && row.region !== 'tanzania' && pricedPlan(row)[0]?.included,
      ),
    }))
    const wrong = services.flatMap(({ service, rows }) =>
      someOf(volumes[language], 2, service).flatMap(([volume, used]) => {
        const enough = rows.find((row) => (pricedPlan(row)[0]?.included ?? 0) >= used)
        const name = nameOf({ service, name: '', region: 'india', page: 'pricing' }, language)
        return enough
          ? wrongCell(
              [smallestFor[language](name, said({ service }, volume))],
              [tellRow(enough, assistantWords()[language])],
              besideService(service),
            )
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('of two plans the one that is cheaper for so much is told with both bills', () => {
    const wrong = countedPlans.flatMap((one, at) => {
      const other = countedPlans[at + 1]
      if (other?.row.service !== one.row.service || other.row.region !== one.row.region) return []
      const service = called[one.row.service]?.[language] ?? ''
      const first = apart[language](
        service,
        one.row.name,
        nameOf(other.row, language).slice(service.length + 1),
      )
      return someOf(volumes[language], 2, one.row.name).flatMap(([volume, used]) =>
        wrongCell(
          [first, cheaperAt[language](said(one.row, volume))],
          [billOf(one, used), billOf(other, used)],
        ),
      )
    })
    expect(wrong).toEqual([])
  })
})

test('which of two plans is cheaper for so much is told by the month of each', () => {
  const wrong = countedPlans.slice(1).flatMap((second, at) => {
    const first = countedPlans[at]
    if (first?.row.service !== second.row.service || first.row.region !== second.row.region) return []
    const used = second.plan.included + 400
    const say = `${nameOf(first.row, 'en')} or ${second.row.name}, with ${used} ${unitOf(first.row)} a month which one is coming cheaper?`
    return wrongCell([say], [billOf(first, used), billOf(second, used)])
  })
  expect(wrong).toEqual([])
})
