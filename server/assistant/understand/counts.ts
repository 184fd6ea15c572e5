import type { FeatureId } from '#content/catalogue/features.ts'
import { type NumberInText, readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { busyMonthsIn, isDoubled, usedOtherwiseIn } from './busy-months.ts'
import { anyOf, asWord, languages } from './patterns.ts'
import { inFigures, isMadeUp, lastOf, toldUse, type Use, usageOf } from './usage-told.ts'

/** How much of something a message names. */
export interface Counts {
  /** For how long a sum is asked. */
  months?: number
  /** Minutes, chats or messages of a month, and what they are made of if that is told. */
  usage?: number
  use?: Use
  /** Minutes or chats on top of what a plan includes, in all. */
  extra?: number
  /** What of that is used in each month, where it is told by the month. */
  extraEach?: number
  /** What is used, or as much again as a plan includes, is used in so many months of a year and not in the others. */
  busyMonths?: number
  /** What is used in each of the other months. */
  usedOtherwise?: number
  isDoubled?: boolean
  /** Branches, shops, schools. */
  places?: number
  percent?: number
  /** How much of something is there to be taken in: “4 sheets”, “12 products”. */
  things?: Partial<Record<FeatureId, number>>
}

/** More are years: “since 2019”. */
const mostPlaces = 500
const placeUnits = new Set(['branch', 'shop', 'school', 'clinic', 'hotel', 'centre'])
const mostMonths = 60
/** “3000 this year” is money. */
const mostYears = 10

/** What a text counts; what it leaves out of how much is used is as it was said before. */
export function countsIn(text: string, earlier?: Use): Counts {
  // “Mwezi wa 7” is July, and no count of months.
  const plain = textAsRead(text).replace(/(?<!\p{L})mwezi wa \d{1,2}(?!\d)/giu, ' ')
  const { numbers } = readNumbers(plain)
  const usedOtherwise = usedOtherwiseIn(inFigures(plain, numbers))
  const isOfYear = patterns.year.test(plain) || usedOtherwise !== undefined
  const busyMonths = isOfYear ? busyMonthsIn(plain, numbers) : undefined
  const months = busyMonths ? 12 : monthsIn(plain, numbers)
  const spells = busyMonths ?? (months && patterns.everyMonth.test(plain) ? months : 1)
  const [extraEach = 0, ...others] = extrasIn(plain)
  const extra = others.length > 0 ? others.reduce((sum, each) => sum + each, extraEach) : extraEach * spells
  const isMore = isDoubled(plain)
  const use = extra ? undefined : toldUse(plain, numbers, earlier)
  const places =
    numbers.find(({ unit, value }) => unit && placeUnits.has(unit) && (value ?? 0) <= mostPlaces)?.value ??
    (Number(patterns.placesBehind.exec(inFigures(plain, numbers))?.[1] ?? 0) ||
      (patterns.secondPlace.test(plain) ? 2 : undefined))
  // Of two percentages nobody knows which is meant.
  const [percent, ...otherPercents] = new Set(
    numbers.flatMap(({ unit, value }) => (unit === '%' && value ? value : [])),
  )
  const things = thingsIn(asEnough(inFigures(plain, numbers).toLowerCase()))
  return {
    ...(months !== undefined && { months }),
    ...(use && { usage: usageOf(use) }),
    ...(use && isMadeUp(use) && { use }),
    ...(extra && { extra }),
    ...(extra > extraEach && others.length === 0 && { extraEach }),
    ...(busyMonths && { busyMonths }),
    ...(busyMonths && use && usedOtherwise && { usedOtherwise }),
    ...(busyMonths && isMore && { isDoubled: true }),
    ...(places !== undefined && { places }),
    ...(percent !== undefined && otherPercents.length === 0 && { percent }),
    ...(Object.keys(things).length > 0 && { things }),
  }
}

/** “In 8 days”, “within two weeks”; of two times nobody knows which is meant. */
export function daysNamed(text: string): number | undefined {
  const { numbers } = readNumbers(textAsRead(text))
  const [days, ...others] = numbers.flatMap(({ unit, value }) =>
    value && unit === 'day' ? value : value && unit === 'week' ? 7 * value : [],
  )
  return others.length === 0 ? days : undefined
}

/** How often a text names a percentage: “20% and 20%, so 40%”. */
export function percentsNamed(text: string): number {
  return readNumbers(textAsRead(text)).numbers.filter(({ unit }) => unit === '%').length
}

function monthsIn(plain: string, numbers: readonly NumberInText[]): number | undefined {
  const years = lastOf(numbers, 'year', mostYears)
  return (
    lastOf(numbers, 'month', mostMonths) ??
    (years ? 12 * years : undefined) ??
    (patterns.year.test(plain) ? 12 : undefined)
  )
}

/** “Leave out the extra minutes”: only what a plan includes is counted. */
export function isWithoutExtra(text: string): boolean {
  return patterns.withoutExtra.test(textAsRead(text))
}

/** “Four of the Basic ones”: the number before a name. */
export function countBefore(name: string, text: string): number | undefined {
  // “All three”, “vyote viwili” counts what is named, and not how often.
  const plain = textAsRead(text).replace(patterns.allOf, ' ')
  const figures = inFigures(plain, readNumbers(plain).numbers)
  const escaped = name.replace(/[^\p{L}\p{N} ]/gu, '.')
  const found = new RegExp(
    `(?<![\\d,.])(\\d{1,2}) (?:(?:of|the|our|x|alag|separate|voice|whatsapp|web) ){0,3}${escaped}(?!\\p{L})`,
    'iu',
  ).exec(figures)
  return found ? Number(found[1]) : undefined
}

/** “300 extra in July and 300 minutes extra in August” */
function extrasIn(plain: string): number[] {
  return [...plain.matchAll(patterns.extra)].map(([, before, behind]) => Number(before ?? behind))
}

/** “More than 10 logins” are 11 at least. */
function asEnough(plain: string): string {
  const oneMore = (figure: string) => String(Number(figure) + 1)
  return plain
    .replace(patterns.moreThan.before, (_, figure: string) => oneMore(figure))
    .replace(patterns.moreThan.behind, (_, figure: string) => oneMore(figure))
}

function thingsIn(plain: string): NonNullable<Counts['things']> {
  const isSingle = patterns.single.test(plain)
  return Object.fromEntries(
    patterns.things.flatMap(({ feature, before, behind, alone }) => {
      const [, from, to] = before.exec(plain) ?? []
      const named = Number(to ?? from ?? behind.exec(plain)?.[1] ?? 0)
      const count = named || (isSingle && alone.test(plain) ? 1 : 0)
      return count > 0 ? [[feature, count]] : []
    }),
  )
}

/** What plans count and a message names, with a number or without. */
export function thingsNamed(text: string): FeatureId[] {
  const plain = textAsRead(text).toLowerCase()
  return patterns.things.filter(({ alone }) => alone.test(plain)).map(({ feature }) => feature)
}

/** The one number of a message that says neither what it counts nor that it is money: “we have four”. */
export function loneNumberIn(text: string): number | undefined {
  const plain = asEnough(textAsRead(text))
  const [number, ...others] = readNumbers(plain).numbers
  if (!number) return patterns.single.test(plain.toLowerCase()) ? 1 : undefined
  const isLone = others.length === 0 && number.currency === null && (number.value ?? 0) <= mostOfAThing
  const isOfThings = number.unit === null || usersUnits.has(number.unit)
  return isLone && isOfThings && !money.test(plain) ? (number.value ?? undefined) : undefined
}

const mostOfAThing = 999
/** Who uses something, where logins or seats are counted. */
const usersUnits = new Set(['people', 'staff', 'doctor', 'user'])
const money = asWord(anyOf((language) => language.money))

/** The most people that a message counts: each of them is to log in. */
export function usersIn(text: string): number {
  const { numbers } = readNumbers(textAsRead(text))
  return Math.max(0, ...numbers.map(({ unit, value }) => (unit && usersUnits.has(unit) ? (value ?? 0) : 0)))
}

/** Numbers by which a plan can be meant: “the one with 5,000 chats”, but not “3 months” or “50%”. */
export function figuresIn(text: string): string[] {
  const plain = textAsRead(text)
  return [
    ...inFigures(
      plain,
      readNumbers(plain).numbers.filter(({ isSmallWord }) => isSmallWord),
    ).matchAll(/(\d[\d,]*)\s?(%|[\p{L}\p{M}]*)/gu),
  ]
    .filter(
      ([, figure = '', unit = '']) =>
        !/^(%|per|month|year|day|week|client|mahin|saal|din|महीन|साल|दिन|क्लाइ|ग्राहक|wateja|परसेंट|प्रतिशत|$)/iu.test(
          unit,
        ) &&
        (figure.length > 1 || countedByPlans.test(unit)),
    )
    .map(([, figure = '']) => figure.replaceAll(',', ''))
}

/** A single digit counts what plans have, or anything else: “1 doctor”. */
const countedByPlans =
  /^(?:widget|chart|kpi|sheet|file|excel|flow|language|login|product|process|channel|website|number)/i

const about = anyOf((language) => language.about)
const extra = anyOf((language) => language.extra)
const without = anyOf((language) => language.without)
const unit = anyOf((language) => language.usage)
const counted = [...new Set(languages.flatMap(({ things }) => Object.keys(things)))] as FeatureId[]

const patterns = {
  allOf: new RegExp(asWord(anyOf((language) => language.allOf)), 'giu'),
  single: asWord(anyOf((language) => language.single)),
  moreThan: {
    before: new RegExp(`(?<!\\p{L})${anyOf(({ moreThan }) => moreThan.before)} (\\d{1,3})(?!\\d)`, 'giu'),
    behind: new RegExp(
      `(?<!\\d)(\\d{1,3}) ${anyOf(({ moreThan }) => moreThan.behind)}(?![\\p{L}\\p{M}])`,
      'giu',
    ),
  },
  everyMonth: asWord(anyOf((language) => language.everyMonth)),
  year: asWord(anyOf((language) => language.year)),
  placesBehind: new RegExp(`(?<!\\p{L})${anyOf((language) => language.places)} (\\d{1,2})(?![\\d%])`, 'iu'),
  secondPlace: asWord(anyOf((language) => language.secondPlace)),
  withoutExtra: new RegExp(
    `(?<!\\p{L})${without}(?!\\p{L})[^.?!]{0,20}${extra}|${extra}[^.?!]{0,20}(?<!\\p{L})${without}(?!\\p{L})`,
    'iu',
  ),
  extra: new RegExp(
    `(?<![\\p{L}\\d,.])(\\d{2,5})(?: ${unit})? ${extra}(?!\\p{L})|(?<!\\p{L})${extra}(?: ${unit})?(?: ${about})? (\\d{2,5})(?!\\d)`,
    'giu',
  ),
  things: counted.map((feature) => {
    const named = anyOf(({ things }) => things[feature])
    return {
      feature,
      before: new RegExp(
        `\\b(\\d{1,3})(?:\\s*(?:-|to|se)\\s*(\\d{1,3}))? (?:\\p{L}{2,12} )?${named}(?![\\p{L}\\p{M}])`,
        'u',
      ),
      behind: new RegExp(`(?<![\\p{L}\\p{M}])${named} (?:${about} )?(\\d{1,3})\\b`, 'u'),
      alone: asWord(named),
    }
  }),
}
