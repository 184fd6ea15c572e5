import type { NumberInText } from '#domain/numbers.ts'
import { anyOf, asWord, languages } from './patterns.ts'
import { lastOf } from './usage-told.ts'

const monthsOfYear = 12

/** In how many months of a year more is used: “in March and April”, “April to June”, “only for two months”. */
export function busyMonthsIn(plain: string, numbers: readonly NumberInText[]): number | undefined {
  const ranges = [...plain.matchAll(range)].map(([, from = '', to = '']) => {
    const span = placeOf(to) - placeOf(from)
    return (span + monthsOfYear) % monthsOfYear
  })
  const named = new Set([...plain.matchAll(month)].map(([name]) => placeOf(name))).size
  const between = ranges.reduce((sum, span) => sum + Math.max(0, span - 1), 0)
  if (named > 0) return Math.min(monthsOfYear, named + between)
  return lastOf(numbers, 'month', monthsOfYear - 1)
}

/** How much is used in the months that are not named: “3 months at 5,400, the rest 2,000”. */
export function usedOtherwiseIn(figures: string): number | undefined {
  const [, figure] = otherwise.behind.exec(figures) ?? otherwise.before.exec(figures) ?? []
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''))
}

/** Whether as much again is used as a plan includes. */
export function isDoubled(plain: string): boolean {
  return double.test(plain)
}

const places = Array.from({ length: monthsOfYear }, (_, at) => asWord(anyOf(({ months }) => months[at])))

function placeOf(name: string): number {
  return places.findIndex((place) => place.test(name))
}

const anyMonth = `(?:${languages.flatMap(({ months }) => months).join('|')})`
const month = new RegExp(asWord(anyMonth).source, 'giu')
const range = new RegExp(
  `(?<![\\p{L}\\p{M}])(${anyMonth}) ?(?:to|till|until|-|se|से|hadi|mpaka) ?(${anyMonth})(?![\\p{L}\\p{M}])`,
  'giu',
)
const others = anyOf((language) => language.otherMonths)
const otherwise = {
  behind: new RegExp(`(?<![\\p{L}\\p{M}])${others}(?: [\\p{L}\\p{M}]+){0,3} (\\d[\\d,]{1,6})`, 'iu'),
  before: new RegExp(`(\\d[\\d,]{1,6})(?: [\\p{L}\\p{M}]+){0,3} ${others}(?![\\p{L}\\p{M}])`, 'iu'),
}
const double = asWord(anyOf((language) => language.double))
