/** English and Swahili, by their first three letters. */
const months = new Map(
  [
    ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
    ...['jan', 'feb', 'mac', 'apr', 'mei', 'jun', 'jul', 'ago', 'sep', 'okt', 'nov', 'des'],
  ].map((name, place) => [name, (place % 12) + 1]),
)
/** Whole or cut short; dots below letters are left off by some, and so here. */
const hindiMonths = [
  ...[/^जन(?:वरी)?$/, /^फर(?:वरी)?$/, /^मार्च$/, /^अप्रै(?:ल)?$/, /^मई$/, /^जून$/, /^जुल(?:ाई)?$/, /^अग(?:स्त)?$/],
  ...[/^सित(?:ंबर|म्बर)?$/, /^अक्(?:टू|टु|तू|तु)(?:बर)?$/, /^नव(?:ंबर|म्बर)?$/, /^दिस(?:ंबर|म्बर)?$/],
]
const minute = 60_000
export const day = 86_400_000
const clock = String.raw`(?:[ T,]+(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:[ap]\.?m\.?)?)(?:Z|[+-]\d\d:?\d\d)?)?$`
const word = String.raw`[a-z]{3,9}|[\u0900-\u0963]{2,9}`
const byYear = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${clock}`, 'i')
const byNumbers = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)${clock}`, 'i')
const byName = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(${word})\.?[-/., ]*(\d{4}|\d\d)${clock}`,
  'i',
)
const byNameFirst = new RegExp(String.raw`^(${word})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${clock}`, 'i')
const byMonth = new RegExp(String.raw`^(${word})\.?[-/ ,']*(\d{4}|\d\d)$`, 'i')

export type DateOrder = 'day-first' | 'month-first'

/** Milliseconds since 1970 as if all clocks stood at Greenwich, or undefined. */
export function readDate(text: string, order: DateOrder = 'day-first'): number | undefined {
  const written = writtenDate(text, order)
  return written && moment(written)
}

/** “31/02/2026”: a date of a day that its month does not have. */
export function isNoSuchDay(text: string, order: DateOrder = 'day-first'): boolean {
  const written = writtenDate(text, order)
  if (!written || moment(written) !== undefined) return false
  const [month, days] = [Number(written.month), Number(written.days)]
  return month >= 1 && month <= 12 && days >= 29 && days <= 31
}

interface WrittenDate {
  year: string | undefined
  month: string | undefined
  days: string | undefined
  time?: string | undefined
}

function writtenDate(text: string, order: DateOrder): WrittenDate | undefined {
  if (text.length < 5 || text.length > 40) return undefined
  const date = text.replace(/^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|[\u0900-\u0963]+वार),? +/i, '')
  let found = byYear.exec(date)
  if (found) return { year: found[1], month: found[2], days: found[3], time: found[4] }
  found = byNumbers.exec(date)
  if (found) {
    const [, one, two, year, time] = found
    const isMonthFirst = Number(two) > 12 || (order === 'month-first' && Number(one) <= 12)
    return isMonthFirst ? { year, month: one, days: two, time } : { year, month: two, days: one, time }
  }
  found = byName.exec(date)
  if (found) return { year: found[3], month: monthNamed(found[2]), days: found[1], time: found[4] }
  found = byNameFirst.exec(date)
  if (found) return { year: found[3], month: monthNamed(found[1]), days: found[2], time: found[4] }
  found = byMonth.exec(date)
  return found ? { year: found[2], month: monthNamed(found[1]), days: '1' } : undefined
}

/** “20261103”, or “03112026” with the day first, with signs between its parts; anything else as it is. */
export function withDateSigns(text: string, order: 'year-first' | 'day-first'): string {
  return order === 'year-first' ? text.replace(yearFirst, '$1-$2-$3') : text.replace(dayFirst, '$1/$2/$3')
}

const [someDay, someMonth, someYear] = ['(0[1-9]|[12]\\d|3[01])', '(0[1-9]|1[0-2])', '((?:19|20)\\d\\d)']
const yearFirst = new RegExp(`^${someYear}${someMonth}${someDay}$`)
const dayFirst = new RegExp(`^${someDay}${someMonth}${someYear}$`)

/** “Jan-25”: a month that names no day. */
export function isMonth(text: string): boolean {
  return byMonth.test(text) && !byName.test(text)
}

/** 4 for “April” and “Apr 2026”, in any of our languages. */
export function monthOf(text: string): number | undefined {
  const [, name = text] = byMonth.exec(text) ?? []
  return new RegExp(`^(?:${word})$`, 'i').test(name) ? Number(monthNamed(name)) || undefined : undefined
}

function monthNamed(name = ''): string {
  const known = months.get(name.slice(0, 3).toLowerCase())
  if (known) return String(known)
  const bare = name.normalize('NFD').replaceAll('\u093c', '')
  return String(hindiMonths.findIndex((month) => month.test(bare)) + 1)
}

function moment({ year: years, month, days, time }: WrittenDate): number | undefined {
  const short = Number(years)
  const year = short < 70 ? 2000 + short : short < 100 ? 1900 + short : short
  const at = Date.UTC(year, Number(month) - 1, Number(days))
  const date = new Date(at)
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(days)) return undefined
  if (year < 1900 || year > 2200) return undefined
  const minutes = time === undefined ? 0 : readTime(time)
  return minutes === undefined ? undefined : at + minutes * minute
}

/** Minutes after midnight: 14:30, 2:30 pm, 9 am. */
export function readTime(text: string): number | undefined {
  if (text.length > 12) return undefined
  const found = /^(\d{1,2})(?::(\d\d))?(?::\d\d(?:\.\d+)?)?\s?(?:([ap])\.?m\.?)?$/i.exec(text)
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined
  const half = found[3]?.toLowerCase()
  const hours = half ? (Number(found[1]) % 12) + (half === 'p' ? 12 : 0) : Number(found[1])
  const minutes = Number(found[2] ?? 0)
  return hours > 23 || minutes > 59 || (half && Number(found[1]) > 12) ? undefined : hours * 60 + minutes
}

/** Day first unless the cells say otherwise. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  let dayFirst = 0
  let monthFirst = 0
  for (const cell of cells) {
    const found = byNumbers.exec(cell.slice(0, 40))
    if (!found) continue
    if (Number(found[1]) > 12) dayFirst++
    else if (Number(found[2]) > 12) monthFirst++
  }
  return monthFirst > dayFirst ? 'month-first' : 'day-first'
}

/** What Excel counts in days since the end of 1899. */
export function fromSerial(serial: number): number {
  return Math.round((serial - 25_569) * 1440) * minute
}
