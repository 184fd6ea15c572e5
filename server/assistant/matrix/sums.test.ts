import { describe, expect, test } from 'vitest'
import { price } from '#content/catalogue/catalogue.ts'
import type { RegionId, ServiceId } from '#content/catalogue/services.ts'
import { type PricedPlan, pricedPlan } from '../answer/priced-plan.ts'
import type { PriceRow } from '../price-list.ts'
import { assistantWords, fillTidily } from '../words.ts'
import {
  askPrice,
  countedPlans,
  inMoneyOf,
  list,
  namedBeside,
  nameOf,
  overMonths,
  paidMonths,
  plans,
  rowOf,
  someOf,
  wrongCell,
} from './ask.ts'
import {
  busyMonths,
  counted,
  inBranches,
  percentOf,
  pricedOneWithVoice,
  together,
  toolsTogether,
  yearAtOnce,
} from './sum-wordings.ts'
import { type InLanguages, languages, places } from './wordings.ts'

// Sums of plans: what is named, and nothing else.

const regions: readonly RegionId[] = ['india', 'tanzania']

function planOf(row: PriceRow): PricedPlan {
  const [plan] = pricedPlan(row)
  if (!plan) throw new Error(`${row.name} has no price`)
  return plan
}

function sumOf(all: readonly PricedPlan[], costOf: (plan: PricedPlan) => number): number {
  return all.reduce((sum, plan) => sum + costOf(plan), 0)
}

/** What plans take to begin with together, and then every month. */
function startOf(rows: readonly PriceRow[]): string[] {
  const all = rows.map(planOf)
  const [first] = all
  if (!first) return []
  const costs = [({ setup }: PricedPlan) => setup?.minor ?? 0, ({ monthly }: PricedPlan) => monthly.minor]
  return costs.map((costOf) => inMoneyOf(first, sumOf(all, costOf)))
}

/** By the short names that people use: two services have a Pro. */
const shortly: Partial<Record<ServiceId, InLanguages<string>>> = {
  'ai-voice-agents': { en: 'voice', 'hi-latn': 'voice', hi: 'वॉइस', sw: 'voice' },
  'whatsapp-agents': { en: 'whatsapp', 'hi-latn': 'whatsapp', hi: 'व्हाट्सएप', sw: 'whatsapp' },
  'website-chatbots': { en: 'website', 'hi-latn': 'website', hi: 'वेबसाइट', sw: 'website' },
  'ai-chatbots': { en: 'AI chatbot', 'hi-latn': 'AI chatbot', hi: 'एआई चैटबॉट', sw: 'AI chatbot' },
  'business-dashboards': { en: 'dashboard', 'hi-latn': 'dashboard', hi: 'डैशबोर्ड', sw: 'dashibodi' },
}

const pairs: readonly [RegionId, ServiceId, string, ServiceId, string][] = [
  ['india', 'ai-voice-agents', 'Pro', 'whatsapp-agents', 'Pro'],
  ['india', 'whatsapp-agents', 'Pro', 'website-chatbots', 'Smart Bot'],
  ['india', 'whatsapp-agents', 'Starter', 'ai-chatbots', 'Starter'],
  ['india', 'ai-voice-agents', 'Premium', 'business-dashboards', 'Professional'],
  ['tanzania', 'ai-voice-agents', 'Starter', 'whatsapp-agents', 'Smart Bot'],
  ['tanzania', 'ai-voice-agents', 'Pro', 'whatsapp-agents', 'Pro Bot'],
  ['tanzania', 'ai-voice-agents', 'Starter', 'website-chatbots', 'Smart Bot'],
]

describe.each(languages)('in %s', (language) => {
  test('plans of several services come to what each comes to, in one currency added up', () => {
    const wrong = pairs.flatMap(([region, service, name, otherService, otherName], at) => {
      const rows = [rowOf(service, name, region), rowOf(otherService, otherName, region)]
      const [one, other] = rows.map(planOf)
      const [first, second] = rows.map((row) => `${shortly[row.service]?.[language]} ${row.name}`)
      if (!one || !other || !first || !second) return []
      const years = [one, other].map((plan) => overMonths(plan, 12))
      const wanted =
        one.monthly.currency === other.monthly.currency
          ? [
              inMoneyOf(
                one,
                sumOf([one, other], (plan) => overMonths(plan, 12)),
              ),
            ]
          : [one, other].map((plan, place) => inMoneyOf(plan, years[place] ?? 0))
      return together[language]
        .slice(at % 2, 1 + (at % 2))
        .flatMap((say) =>
          wrongCell([`${say(first, second)}${places[language][region]}`], wanted, (text) =>
            namedBeside(text, rows),
          ),
        )
    })
    expect(wrong).toEqual([])
  })

  test('tools that stand beside each other are added up, by name or by price', () => {
    const wrong = regions.flatMap((region) => {
      const tools = list.filter((row) => row.service === 'whatsapp-automation' && row.region === region)
      const [bot, voice, dashboard, broadcast] = tools
      if (!bot || !voice || !dashboard || !broadcast) throw new Error('a tool is missing')
      const byName: Record<string, PriceRow> = { bot, voice, dashboard, broadcast }
      const first = askPrice({ ...bot, name: '' }, language)
      const amount =
        region === 'tanzania'
          ? price(bot.setup ?? 'products.licence')
          : String((planOf(bot).setup?.minor ?? 0) / 100)
      return [
        ...toolsTogether[language].flatMap(([say, named]) => {
          const rows = named.split(' ').flatMap((each) => byName[each] ?? [])
          return wrongCell([first, say], startOf(rows), (text) => namedBeside(text, rows))
        }),
        ...wrongCell([first, pricedOneWithVoice[language](amount)], startOf([bot, voice]), (text) =>
          namedBeside(text, [bot, voice]),
        ),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('a year that is paid at once has its free months', () => {
    const says = yearAtOnce[language].split('; ')
    const wrong = someOf(plans, 4, language).flatMap((row, at) => {
      const [plan] = pricedPlan(row)
      if (!plan?.setup || plan.paidBySetup) return []
      const base = row.addOn ? [rowOf(row.service, 'WhatsApp Bot', row.region ?? 'india')] : []
      const total = sumOf([row, ...base].map(planOf), (each) => overMonths(each, paidMonths))
      return wrongCell([askPrice(row, language), says[at % says.length] ?? ''], [inMoneyOf(plan, total)])
    })
    expect(wrong).toEqual([])
  })

  test('what an offer takes off a setup is told with what is left', () => {
    const wrong = someOf(plans, 4, language).flatMap((row) => {
      const [plan] = pricedPlan(row)
      if (!plan?.setup) return []
      const wanted = [0.2, 0.8].map((part) => inMoneyOf(plan, (plan.setup?.minor ?? 0) * part))
      return wrongCell([percentOf[language](nameOf(row, language))], wanted)
    })
    expect(wrong).toEqual([])
  })

  test('busy months are paid for, and the others as well', () => {
    const wrong = someOf(countedPlans, 3, language).flatMap(({ row, plan }) => {
      const [used, otherwise] = [plan.included + 2900, plan.included + 600]
      const extra = 3 * 2900 + 9 * 600
      const unit = row.service === 'ai-voice-agents' ? 'minutes' : 'chats'
      const say = busyMonths[language](
        3,
        counted[language][unit](used.toLocaleString('en-US')),
        otherwise.toLocaleString('en-US'),
      )
      const total = inMoneyOf(plan, overMonths(plan, 12) + extra * plan.extraUnit.minor)
      return wrongCell([askPrice(row, language), say], [total])
    })
    expect(wrong).toEqual([])
  })

  test('a plan for several branches is taken once, and for more of them nothing is multiplied', () => {
    const words = assistantWords()[language].sums
    const wrong = plans.flatMap((row) => {
      const [plan] = pricedPlan(row)
      const most = plan?.places ?? 0
      if (!plan?.setup || most < 1) return []
      return (most > 1 ? [most, most + 1] : [2]).flatMap((count) => {
        const values = { count: String(count), name: row.name, most: String(most) }
        const many = inMoneyOf(plan, count * (plan.setup?.minor ?? 0))
        const told = fillTidily(count > most ? words.beyondPlaces : words.withinPlaces, values)
        return wrongCell(
          [inBranches[language](count, nameOf(row, language))],
          [most > 1 ? told : many],
          (text) => (most > 1 && text.includes(many) ? [many] : []),
        )
      })
    })
    expect(wrong).toEqual([])
  })
})
