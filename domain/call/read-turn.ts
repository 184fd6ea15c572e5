import type { CallSceneId, CallSlot, TalkWords } from '#content/call-scene.ts'
import type { Value } from './said.ts'
import { readCount, readGrade, readName, readReason } from './spoken-answers.ts'
import { readSpokenDay } from './spoken-day.ts'
import { type DayPart, readSpokenTime } from './spoken-time.ts'
import type { CallerClock, Known, Talk } from './talk.ts'
import { asksHours, hoursOf, isQuestion, most, no, slotsOf, yes } from './talk-rules.ts'
import { tokensOf, wordSet } from './tokens.ts'

/** What was said cannot be written down, and has to be asked again. */
export interface TurnProblem {
  slot: CallSlot
  sentence: keyof TalkWords['sentences']
  values: Readonly<Record<string, Value>>
  /** The time that was asked for. */
  minutes: number
}

interface ReadTurn {
  found: Known
  problem?: TurnProblem | undefined
}

/** Everything that one turn tells, whichever of it was asked for. */
export function readTurn(talk: Talk, text: string, tokens: readonly string[], clock: CallerClock): ReadTurn {
  const { scene, step } = talk
  const wanted = slotsOf[scene]
  const found: Known = {}
  const day = readDay(talk, scene === 'clinic' ? withoutSince(tokens) : tokens, clock)
  Object.assign(found, day.found)
  if (day.problem) return { found, problem: day.problem }
  if (wanted.includes('time')) {
    const time = readTime(talk, { ...talk.known, ...found }, tokens, clock)
    Object.assign(found, time.found)
    if (time.problem) return { found, problem: time.problem }
  }
  if (scene === 'school') {
    const grade = readGrade(tokens, step === 'grade' && Object.keys(found).length === 0)
    if (grade === 'impossible') return { found, problem: problemOf('grade', 'impossible') }
    if (grade !== undefined) found.grade = grade
  }
  if (scene === 'hotel')
    for (const what of ['nights', 'guests'] as const) {
      const isAsked = step === what && found.nights === undefined && found.day === undefined
      const count = found[what] ?? readCount(tokens, what, isAsked)
      if (count === undefined) continue
      if (count < 1 || count > most[what]) return { found, problem: problemOf(what, 'tooMany') }
      found[what] = count
    }
  const hasAnswered = Object.keys(found).length > 0
  const asksBack = /[?？]/.test(text) || isQuestion(tokens.join(' ')) || asksHours(tokens.join(' '))
  const isAnswer = !asksBack && !isOnlyYesOrNo(tokens)
  const isReply = isAnswer && !isOnlyYesOrNo(tokens.slice(0, 1))
  const name = readName(text, step === 'name' && !hasAnswered && isReply)
  if (name !== undefined) found.name = name
  if (scene === 'clinic' && step === 'reason' && isAnswer) {
    const reason = readReason(text, (part) => tellsOther(part, clock))
    if (reason !== undefined) found.reason = reason
  }
  return { found }
}

/** The free time next to one that is taken. */
export function offerTime(scene: CallSceneId, minutes: number): number {
  const free = Object.values(hoursOf[scene]?.free ?? {}).flat()
  return free.toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes))[0] ?? minutes
}

function readDay({ scene, step, known }: Talk, tokens: readonly string[], clock: CallerClock): ReadTurn {
  const read = readSpokenDay(tokens, clock.today)
  if (!read) return { found: {} }
  if ('problem' in read) {
    if (read.problem === 'past')
      return { found: {}, problem: problemOf('day', 'past', { day: { day: read.day } }) }
    return { found: {}, problem: problemOf('day', read.problem === 'too-far' ? 'tooFar' : 'impossible') }
  }
  const { day } = read
  // “Until Sunday” tells how many nights, once it is known from when; “make it Sunday” is another day to come on.
  const isUntil = step === 'nights' && tokens.some((word) => until.has(word))
  if (scene === 'hotel' && isUntil && known.day !== undefined && day > known.day)
    return { found: { nights: Math.round((Date.parse(day) - Date.parse(known.day)) / 86_400_000) } }
  const hours = hoursOf[scene]
  if (hours && new Date(`${day}T00:00:00Z`).getUTCDay() === 0)
    return { found: {}, problem: problemOf('day', 'closedDay') }
  if (hours && day === clock.today && clock.minutes > hours.closes - 60)
    return { found: {}, problem: problemOf('day', 'fullToday') }
  return { found: { day } }
}

function readTime(talk: Talk, known: Known, tokens: readonly string[], clock: CallerClock): ReadTurn {
  const { scene, step } = talk
  const hours = hoursOf[scene]
  const read = readSpokenTime(tokens, step === 'time')
  if (!hours || !read || asksHours(tokens.join(' '))) return { found: {} }
  if ('problem' in read) return { found: {}, problem: problemOf('time', 'impossible') }
  const isToday = known.day === clock.today
  if ('part' in read) {
    const free = freeIn(hours.free, read.part).filter((minutes) => !isToday || minutes > clock.minutes)
    if (free.length === 0) return { found: {}, problem: problemOf('time', 'closedHours', hoursValues(hours)) }
    const times = { oneOf: free.map((minutes) => ({ minutes })) }
    // On which day comes first.
    return known.day === undefined
      ? { found: {} }
      : { found: {}, problem: problemOf('time', 'times', { times }) }
  }
  const { minutes } = read
  if (minutes < hours.opens || minutes >= hours.closes)
    return { found: {}, problem: problemOf('time', 'closedHours', hoursValues(hours)) }
  if (isToday && minutes <= clock.minutes)
    return { found: {}, problem: problemOf('time', 'timePast', { time: { minutes } }) }
  if (!hours.taken.includes(minutes)) return { found: { time: minutes } }
  const other = { minutes: offerTime(scene, minutes) }
  return { found: {}, problem: { ...problemOf('time', 'taken', { time: { minutes }, other }), minutes } }
}

function freeIn(free: Readonly<Record<string, readonly number[]>>, part: DayPart): readonly number[] {
  return free[part === 'night' ? 'evening' : part] ?? []
}

function hoursValues({ opens, closes }: { opens: number; closes: number }): Record<string, Value> {
  return { opens: { minutes: opens }, closes: { minutes: closes } }
}

function problemOf(
  slot: CallSlot,
  sentence: TurnProblem['sentence'],
  values: TurnProblem['values'] = {},
): TurnProblem {
  return { slot, sentence, values, minutes: 0 }
}

/** “Fever since yesterday”, “कल से बुख़ार है”: that is no day to come on. */
function withoutSince(tokens: readonly string[]): string[] {
  return tokens.filter(
    (_, at) =>
      !sinceBefore.has(tokens[at - 1] ?? '') &&
      !sinceBehind.has(tokens[at + 1] ?? '') &&
      tokens[at + 2] !== 'ago',
  )
}

const until = wordSet(
  'until till til to upto through leave leaving checkout back return tak तक hadi mpaka kuondoka tunaondoka',
)
const sinceBefore = wordSet('since tangu last')
const sinceBehind = wordSet('se से ago')

function isOnlyYesOrNo(tokens: readonly string[]): boolean {
  return tokens.every((word) => yes.has(word) || no.has(word))
}

/** A part of a sentence that tells a day, a time or who is speaking, and not what for. */
function tellsOther(part: string, { today }: CallerClock): boolean {
  const tokens = tokensOf(part)
  const isLong = tokens.length > 5
  const time = readSpokenTime(tokens, false)
  return (
    (!isLong && (readSpokenDay(withoutSince(tokens), today) !== undefined || time !== undefined)) ||
    readName(part, false) !== undefined
  )
}
