import type { ServiceId } from '#content/catalogue/services.ts'
import { type NumberInText, readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { anyOf, asWord } from './patterns.ts'

/** How much of a month is told: so many calls or chats, of so many minutes, on so many days. */
export interface Use {
  each: number
  minutes?: number
  days?: number
  /** Nobody said how many days. */
  isDaysAssumed?: true
}

const usageUnits = ['minute', 'chat', 'message', 'conversation']
const daysOfMonth = 30
/** “60 calls, 2 minutes, 25 days”; fewer may be how soon it is wanted. */
const fewestOfMonth = 10
const mostCalls = 2000
const longestCall = 20
const leastUsage = 50
/** Who calls or writes, where calls themselves are not counted: “40 leads a day”. */
const callers = ['lead', 'enquiry', 'order', 'patient', 'customer', 'guest', 'people', 'parent']

export function usageOf(use: Use): number {
  return factorsOf(use).reduce((product, factor) => product * factor, 1)
}

/** More is told than one number. */
export function isMadeUp({ minutes, days }: Use): boolean {
  return minutes !== undefined || days !== undefined
}

/** “40 × 3 × 30”: what a month comes to of which so much is told by the day; nothing where it is told as one number. */
export function usageWorking(use: Use | undefined): string {
  const factors = use ? factorsOf(use) : []
  return factors.length > 1 ? factors.map((factor) => factor.toLocaleString('en-US')).join(' × ') : ''
}

function factorsOf({ each, minutes, days }: Use): number[] {
  return [each, minutes, days].flatMap((factor) => factor ?? [])
}

/** Whether calls are counted, and nothing says how long they take. */
export function callsOnly(text: string): boolean {
  const { numbers } = readNumbers(textAsRead(text))
  const counts = (unit: string) => numbers.some((number) => number.unit === unit)
  return counts('call') && !counts('minute')
}

/** Chats are answered on WhatsApp, calls by a voice agent. */
export function serviceUsed(text: string): ServiceId | undefined {
  const plain = textAsRead(text)
  if (patterns.chats.test(plain)) return 'whatsapp-agents'
  return patterns.calls.test(plain) ? 'ai-voice-agents' : undefined
}

/** Of a month: “20 calls a day, 2 minutes each, 26 days”, “200 messages a day”, or simply “1,800 chats”. Of what is told by the day, another message may change one number: “and 60 a day?” */
export function toldUse(plain: string, numbers: readonly NumberInText[], earlier?: Use): Use | undefined {
  const figures = inFigures(plain, numbers)
  const isDaily = patterns.everyDay.test(plain)
  const days = lastOf(numbers, 'day', daysOfMonth + 1)
  const minutes = lastOf(numbers, 'minute', longestCall)
  const calls =
    lastOf(numbers, 'call', mostCalls) ??
    (Number(patterns.callsBehind.exec(figures)?.[1] ?? 0) ||
      (isDaily ? callers.map((unit) => lastOf(numbers, unit, mostCalls)).find(Boolean) : undefined))
  const known = days ?? earlier?.days
  const onDays = isDaily
    ? {
        days: known ?? daysOfMonth,
        ...((!known || (!days && earlier?.isDaysAssumed)) && { isDaysAssumed: true as const }),
      }
    : {}
  if (calls && minutes) {
    const isOfMonth = days !== undefined && days >= fewestOfMonth
    return { each: calls, minutes, ...(isOfMonth && { days }), ...onDays }
  }
  const again = earlier?.days ? usedAgain(figures, { calls, minutes, isDaily }) : undefined
  if (again && earlier) {
    const { isDaysAssumed, ...told } = earlier
    return { ...told, ...again, ...(days ? { days } : isDaysAssumed && { isDaysAssumed }) }
  }
  // “Every day 45 people ask on WhatsApp” are as many chats.
  const units = isDaily && patterns.chats.test(plain) ? [...usageUnits, ...callers] : usageUnits
  const uses = numbers.flatMap(({ unit, value }) => (unit && units.includes(unit) ? (value ?? []) : []))
  // “Mwezi wa 7 chat 3200”: what stands behind its unit is more than what happens to stand before it.
  const [, figure] = (isDaily ? patterns.dailyBehind : patterns.usageBehind).exec(figures) ?? []
  const byDay = isDaily && patterns.chats.test(plain) ? patterns.daily.exec(figures) : null
  const each = Math.max(0, Number(figure?.replaceAll(',', '') ?? byDay?.[1] ?? byDay?.[2] ?? 0), ...uses)
  // “Ten messages” are no month.
  return each && usageOf({ each, ...onDays }) >= leastUsage ? { each, ...onDays } : undefined
}

/** “And if it is 60 a day?”, “60 calls”, “4 minutes each”, where a day was told before. */
function usedAgain(
  figures: string,
  {
    calls,
    minutes,
    isDaily,
  }: { calls: number | undefined | 0; minutes: number | undefined; isDaily: boolean },
): Partial<Use> | undefined {
  if (calls) return { each: calls }
  const [, before, behind] = (isDaily && patterns.daily.exec(figures)) || []
  const each = Number(before ?? behind ?? 0)
  if (each > 0 && each <= mostCalls) return { each }
  return minutes ? { minutes } : undefined
}

/** The last number of its unit that may be one: “3 websites for one year”. */
export function lastOf(numbers: readonly NumberInText[], unit: string, most: number): number | undefined {
  const found = numbers.findLast(
    (number) => number.unit === unit && number.value !== null && number.value <= most,
  )
  return found?.value ?? undefined
}

/** “Four sheets” are 4 sheets; “a sheet” is no count. */
export function inFigures(plain: string, numbers: readonly NumberInText[]): string {
  return numbers.reduceRight(
    (text, { start, end, value }) =>
      value !== null && value > 1 ? `${text.slice(0, start)}${value}${text.slice(end)}` : text,
    plain,
  )
}

const about = anyOf((language) => language.about)
const everyDay = anyOf((language) => language.everyDay)
/** How uses grow to a number: “if chats go to 3,000”. */
const reach =
  'go|goes|to|till|reach|reaches|cross|crosses|become|ho|jaye|jaaye|gaye|pahunche|zikifika|zikawa|kufika|हो|जाए|जाएं|पहुंचे|तक'
/** What stands before a number of uses: “chat 3200”, “chats go to 3100”, “tukitumia 1500”. */
export const usedUpTo = `(?:(?<!\\p{L})${anyOf((language) => language.usage)}(?: (?:${about}|${reach})){0,3}|(?<!\\p{L})(?:uses?|used|using|\\p{L}{0,6}tumi(?:a|ka)|istemal (?:kiy[ae]|kare?|karu))(?: ${about})?)`

const patterns = {
  everyDay: asWord(everyDay),
  chats: /whats ?app|wh?ats?ap|wasap|watsap|व्हाट्स|chat|mess?age|msg|मैसेज|ujumbe|jumbe/iu,
  calls: /(?<!\p{L})(?:calls?|phones?|simu)(?!\p{L})|कॉल|फ़?ोन/iu,
  usageBehind: new RegExp(`${usedUpTo} (\\d[\\d,]{2,})`, 'iu'),
  dailyBehind: new RegExp(`${usedUpTo} (\\d[\\d,]*)`, 'iu'),
  callsBehind: new RegExp(
    `(?<!\\p{L})(?:calls?|simu|कॉल)(?: ${about}){0,2} (\\d{1,4})(?! ?(?:min|मिन|[\\d%]))`,
    'iu',
  ),
  daily: new RegExp(
    `(?<![\\d,.])(\\d{1,4})(?: [\\p{L}\\p{M}]+){0,2}? ?${everyDay}(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])${everyDay}(?: [\\p{L}\\p{M}]+){0,2}? (\\d{1,4})(?![\\d%,])`,
    'iu',
  ),
}

/** “120 kwa siku”, “roz 60”: a number beside the day counts what is used, and no price of ours is by the day. */
export function isByDay(before: string, after: string): boolean {
  return dayAfter.test(after) || dayBefore.test(before)
}

const dayAfter = new RegExp(`^ ?${everyDay}(?![\\p{L}\\p{M}])`, 'iu')
const dayBefore = new RegExp(`(?<![\\p{L}\\p{M}])${everyDay} $`, 'iu')
