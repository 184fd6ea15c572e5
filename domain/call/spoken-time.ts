import { numberAt, withJoinedNumbers } from './spoken-number.ts'
import { valuesOf, wordSet } from './tokens.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'

/** A time in minutes since midnight, only a part of the day, or something that no clock shows. */
export type SpokenTime = { minutes: number } | { part: DayPart } | { problem: 'impossible' }

/**
 * The time that somebody says on the phone, in English, Hindi or Swahili, whose hours are counted from sunrise; of several
 * the last. A bare number is one only where a time was asked for.
 */
export function readSpokenTime(said: readonly string[], isAsked: boolean): SpokenTime | undefined {
  const tokens = withJoinedNumbers(said)
  const clocks = tokens.flatMap((_, at) => clockAt(tokens, at, isAsked) ?? [])
  const part = tokens.flatMap((word, at) => (isVerb(tokens, at) ? [] : (parts.get(word) ?? []))).at(-1)
  const clock = clocks.at(-1)
  if (clock) return onTheClock(clock, part)
  if (tokens.some((word) => noon.has(word))) return { minutes: 12 * 60 }
  return part && { part }
}

/** “I am free on Tuesday” is no morning. */
function isVerb(tokens: readonly string[], at: number): boolean {
  return tokens[at] === 'am' && tokens[at - 1] === 'i'
}

interface Clock {
  hour: number
  minute: number
  isFromSunrise: boolean
}

function clockAt(tokens: readonly string[], at: number, isAsked: boolean): Clock | undefined {
  const isFromSunrise = tokens[at - 1] === 'saa'
  const figures = /^(\d{1,2})[:.](\d\d)$/.exec(tokens[at] ?? '')
  if (figures) return { hour: Number(figures[1]), minute: Number(figures[2]), isFromSunrise }
  const half = halves.get(tokens[at] ?? '')
  if (half !== undefined) return { hour: Math.floor(half / 60), minute: half % 60, isFromSunrise: false }
  const hour = numberAt(tokens, at)
  if (hour === undefined || isMinutes(tokens, at)) return undefined
  const { minute, length } = minutesAfter(tokens, at)
  const isMarked =
    isFromSunrise ||
    before.has(tokens[at - 1] ?? '') ||
    after.has(tokens[at + 1] ?? '') ||
    after.has(tokens[at + length] ?? '') ||
    (parts.has(tokens[at + length] ?? '') && !counted.has(tokens[at + length] ?? '')) ||
    (parts.has(tokens[at - 1] ?? '') && !counted.has(tokens[at - 1] ?? '')) ||
    shiftBefore(tokens, at) !== undefined
  if (!isMarked && !isAsked) return undefined
  const shifted = hour * 60 + minute + (shiftBefore(tokens, at) ?? 0)
  return { hour: Math.floor(shifted / 60), minute: shifted % 60, isFromSunrise }
}

/** A number that tells the minutes of the hour before it. */
function isMinutes(tokens: readonly string[], at: number): boolean {
  if (tokens[at - 1] === 'dakika') return true
  const hour = numberAt(tokens, at - 1)
  const minute = numberAt(tokens, at)
  return hour !== undefined && hour <= 24 && minute !== undefined && minute >= 5 && minute % 5 === 0
}

/** “Das bees”, “saa tatu na nusu”, and how many words that is. */
function minutesAfter(tokens: readonly string[], at: number): { minute: number; length: number } {
  if (isMinutes(tokens, at + 1)) return { minute: numberAt(tokens, at + 1) ?? 0, length: 2 }
  if (tokens[at + 1] === 'na' && tokens[at + 2] === 'dakika')
    return { minute: numberAt(tokens, at + 3) ?? 0, length: 4 }
  if (tokens[at + 1] === 'na' && tokens[at + 2] === 'nusu') return { minute: 30, length: 3 }
  if (tokens[at + 1] === 'na' && tokens[at + 2] === 'robo') return { minute: 15, length: 3 }
  if (tokens[at + 1] === 'kasoro' && tokens[at + 2] === 'robo') return { minute: -15, length: 3 }
  return { minute: 0, length: 1 }
}

/** “Half past five”, “साढ़े पाँच”: how many minutes it is from the hour. */
function shiftBefore(tokens: readonly string[], at: number): number | undefined {
  const spoken = shifts.get(tokens[at - 1] ?? '')
  if (spoken !== undefined) return spoken
  const [amount, way] = [tokens[at - 2], tokens[at - 1]]
  if (amount === 'half' && way === 'past') return 30
  if (amount === 'quarter' && way === 'past') return 15
  return amount === 'quarter' && way === 'to' ? -15 : undefined
}

function onTheClock({ hour, minute, isFromSunrise }: Clock, part: DayPart | undefined): SpokenTime {
  if (hour > 23 || hour < 0 || minute > 59 || (isFromSunrise && (hour > 12 || hour === 0)))
    return { problem: 'impossible' }
  const shown = isFromSunrise ? ((hour + 5) % 12) + 1 : hour
  return { minutes: inTheDay(shown, part) * 60 + minute }
}

/** Whoever does not say which half of the day means the one in which people are awake. */
function inTheDay(hour: number, part: DayPart | undefined): number {
  if (hour > 12 || hour === 0) return hour
  const inAfternoon = (hour % 12) + 12
  if (part === 'morning') return hour
  if (part === 'night') return hour >= 6 && hour < 12 ? inAfternoon : hour % 12
  if (part) return inAfternoon
  return hour < 8 ? inAfternoon : hour
}

const parts: ReadonlyMap<string, DayPart> = new Map([
  ...valuesOf(['am a.m morning subah subha savere सुबह सवेरे asubuhi'], () => 'morning' as const),
  ...valuesOf(['afternoon dopahar dopehar दोपहर mchana'], () => 'afternoon' as const),
  ...valuesOf(['pm p.m evening shaam sham शाम jioni'], () => 'evening' as const),
  ...valuesOf(['night tonight raat रात usiku'], () => 'night' as const),
])

/** “Do raat” are two nights, not two at night. */
const counted = wordSet('night raat रात usiku')
const before = wordSet('at around by about')
const after = wordSet('baje bje बजे oclock clock')
const noon = wordSet('noon')
const shifts: ReadonlyMap<string, number> = new Map([
  ...valuesOf(['saadhe sadhe साढे'], () => 30),
  ...valuesOf(['sava सवा'], () => 15),
  ...valuesOf(['paune पौने'], () => -15),
])
/** “Dedh baje” is half past one, “dhai baje” half past two. */
const halves: ReadonlyMap<string, number> = new Map([
  ...valuesOf(['dedh डेढ'], () => 90),
  ...valuesOf(['dhai ढाई'], () => 150),
])
