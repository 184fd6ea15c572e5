import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import { numberAt } from './spoken-number.ts'
import { valuesOf, wordSet } from './tokens.ts'

export type SpokenDay =
  | { day: string }
  | { problem: 'past'; day: string }
  | { problem: 'impossible' | 'too-far' }

/** How far ahead the demonstration's diary goes. */
const furthestInDays = 92

/** The day that somebody says on the phone, in English, Hindi or Swahili; of several, a date or the last. */
export function readSpokenDay(tokens: readonly string[], today: string): SpokenDay | undefined {
  const said =
    tokens.flatMap((_, at) => dateAt(tokens, at, today) ?? []).at(-1) ?? lastNamedDay(tokens, today)
  if (said === undefined) return undefined
  if (said === 'impossible') return { problem: 'impossible' }
  if (said < today) return { problem: 'past', day: said }
  return said > shiftDay(today, furthestInDays) ? { problem: 'too-far' } : { day: said }
}

/** “Tomorrow”, “Thursday”: the last one holds, as in “Monday, no, Wednesday”. */
function lastNamedDay(tokens: readonly string[], today: string): string | undefined {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return tokens
    .map((word, at) => {
      const ahead = relative.get(word) ?? countedAhead(tokens, at)
      if (ahead !== undefined) return shiftDay(today, dayAfter(tokens, at) ? 2 : ahead)
      const wanted = weekdays.get(word)
      return wanted === undefined ? undefined : shiftDay(today, ((wanted - weekday + 6) % 7) + 1)
    })
    .filter((day) => day !== undefined)
    .at(-1)
}

/** “The day after tomorrow”, “kesho kutwa”. */
function dayAfter(tokens: readonly string[], at: number): boolean {
  const isAfter = tokens[at - 1] === 'after' && tokens[at - 2] === 'day'
  return isAfter || tokens[at] === 'kutwa'
}

/** “In 3 days”, “3 din baad”, “baada ya siku 3”. */
function countedAhead(tokens: readonly string[], at: number): number | undefined {
  const next = tokens[at + 1] ?? ''
  const before = numberAt(tokens, at)
  if (before !== undefined && days.has(next)) {
    const isAhead = tokens[at - 1] === 'in' || later.has(tokens[at + 2] ?? '')
    return isAhead ? before : undefined
  }
  if (tokens[at] !== 'siku' || tokens[at - 1] !== 'ya' || tokens[at - 2] !== 'baada') return undefined
  return numberAt(tokens, at + 1)
}

/** A date that begins at a place: “2026-11-20”, “20/11”, “20 November”, “November 20”, “the 20th”, “tarehe 20”. */
function dateAt(tokens: readonly string[], at: number, today: string): string | 'impossible' | undefined {
  const word = tokens[at] ?? ''
  const iso = /^(20\d\d)-(\d\d?)-(\d\d?)$/.exec(word)
  if (iso) return onDay(Number(iso[3]), Number(iso[2]), Number(iso[1]), today)
  const figures =
    /^(\d\d?)[/-](\d\d?)(?:[/-](\d{4}|\d\d))?$/.exec(word) ?? /^(\d\d?)\.(\d\d?)\.(\d{4}|\d\d)$/.exec(word)
  if (figures) return onDay(Number(figures[1]), Number(figures[2]), yearOf(figures[3]), today)
  const number = /^\d{1,2}$/.test(word) ? Number(word) : undefined
  if (number !== undefined) {
    const afterNumber = at + (ordinalEnds.has(tokens[at + 1] ?? '') ? 2 : 1)
    const named = afterNumber + (tokens[afterNumber] === 'of' ? 1 : 0)
    const month = months.get(tokens[named] ?? '')
    if (month !== undefined) return onDay(number, month, yearOf(tokens[named + 1]), today)
    // “November 20” was read at its month.
    if (months.has(tokens[at - 1] ?? '')) return undefined
    const isDay =
      dateWords.has(tokens[at - 1] ?? '') || dateWords.has(tokens[at + 1] ?? '') || afterNumber > at + 1
    return isDay && !gradeWords.has(tokens[afterNumber] ?? '') ? inSomeMonth(number, today) : undefined
  }
  const month = months.get(word)
  const day = /^\d{1,2}$/.test(tokens[at + 1] ?? '') ? Number(tokens[at + 1]) : undefined
  const isBehind =
    /^\d{1,2}$/.test(tokens[at - 1] ?? '') || ordinalEnds.has(tokens[at - 1] ?? '') || tokens[at - 1] === 'of'
  if (month === undefined || day === undefined || isBehind) return undefined
  const afterDay = at + 2 + (ordinalEnds.has(tokens[at + 2] ?? '') ? 1 : 0)
  return onDay(day, month, yearOf(tokens[afterDay]), today)
}

/** Of this year unless one was said; what has passed this year is meant for the next. */
function onDay(day: number, month: number, year: number | undefined, today: string): string | 'impossible' {
  const thisYear = Number(today.slice(0, 4))
  const candidates = (year === undefined ? [thisYear, thisYear + 1] : [year])
    .map((each) => `${each}-${twoDigits(month)}-${twoDigits(day)}`)
    .filter(isCalendarDay)
  return candidates.find((each) => year !== undefined || each >= today) ?? candidates[0] ?? 'impossible'
}

/** “The 20th”: the next there is. */
function inSomeMonth(day: number, today: string): string | 'impossible' {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const candidates = [0, 1, 2].map((ahead) => {
    const index = month - 1 + ahead
    return `${year + Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}-${twoDigits(day)}`
  })
  return candidates.find((each) => isCalendarDay(each) && each >= today) ?? 'impossible'
}

function yearOf(text = ''): number | undefined {
  if (/^20\d\d$/.test(text)) return Number(text)
  return /^\d\d$/.test(text) ? 2000 + Number(text) : undefined
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** “Kal” is also yesterday, which nobody books. */
const relative = valuesOf(
  [
    'yesterday jana',
    'today tonight aaj आज leo',
    'tomorrow tomorow tommorow tmrw kal कल kesho',
    'parso parson परसों kutwa keshokutwa',
  ],
  (index) => index - 1,
)

const weekdays = valuesOf(
  [
    'sunday sundays sun ravivar raviwar itvar itwar रविवार इतवार jumapili',
    'monday mon somvar somwar सोमवार jumatatu',
    'tuesday tue tues mangalvar mangalwar mangal मंगलवार मंगल jumanne',
    'wednesday wed budhvar budhwar budh बुधवार बुध jumatano',
    'thursday thu thur thurs guruvar guruwar veervar brihaspativar गुरुवार गुरूवार वीरवार बृहस्पतिवार alhamisi',
    'friday fri shukravar shukrawar शुक्रवार ijumaa',
    'saturday sat shanivar shaniwar शनिवार jumamosi',
  ],
  (index) => index,
)

const months = valuesOf(
  [
    'january jan जनवरी januari',
    'february feb फरवरी februari',
    'march mar मार्च machi',
    'april apr अप्रैल aprili',
    'may मई mei',
    'june jun जून juni',
    'july jul जुलाई julai',
    'august aug अगस्त agosti',
    'september sep sept सितंबर septemba',
    'october oct अक्टूबर अक्तूबर oktoba',
    'november nov नवंबर novemba',
    'december dec दिसंबर desemba',
  ],
  (index) => index + 1,
)

const ordinalEnds = wordSet('st nd rd th')
const dateWords = wordSet('date tarikh tareekh तारीख tarehe')
/** “6th class” is no day. */
const gradeWords = wordSet('class grade standard std')
const days = wordSet('day days din दिन')
const later = wordSet('later baad बाद time')
