import { startOf, todayInIndia } from './booking-times.ts'
import { shiftDay } from './calendar-day.ts'
import type { OpeningTimes } from './opening-hours.ts'

/** When demos can be booked. Hours are India's. */
export interface Availability {
  hours: OpeningTimes
  /** How long a demo takes. */
  minutes: number
  /** What stays free after each. */
  bufferMinutes: number
  noticeHours: number
  daysAhead: number
}

/** A time that can be booked. */
export interface Slot {
  start: Date
  minutes: number
}

export interface Span {
  start: Date
  end: Date
}

/** The diary as far as a span of time needs it: the rules, and of whoever holds demos when they cannot. */
export interface Diary {
  availability: Availability
  hosts: readonly Host[]
}

interface Host {
  number: number
  /** With the buffer after each. */
  demos: readonly Span[]
  /** Times of other calendars. */
  busy: readonly Span[]
  /** Time off. */
  away: readonly Span[]
}

/**
 * What a demo has to keep to. A visitor's: all of it. One that the owner agrees on may be outside the hours, and if the owner
 * insists, in time off or beside an entry of another calendar. Two demos of one host are never at once.
 */
export type Terms = 'visitor' | 'owner' | 'insists'

/** A time that somebody would like. */
export interface Wish {
  start: Date
  terms?: Terms
  /** Nobody else will do. */
  host?: number | undefined
  /** The one who is asked first. */
  preferredHost?: number | null
}

/** What an owner asks of the diary. */
export interface OwnersWish extends Pick<Wish, 'host'> {
  terms: Exclude<Terms, 'visitor'>
}

/** Who would hold a demo at a time, or why nobody can: everyone is busy, or nobody is there at all. */
export type Standing = { kind: 'free'; host: number } | { kind: 'taken' } | { kind: 'closed' }

export function standingOf(
  { availability, hosts }: Diary,
  { start, terms = 'visitor', host, preferredHost }: Wish,
): Standing {
  if (terms === 'visitor' && !isWithinHours(availability, start)) return { kind: 'closed' }
  const wanted = heldSpan(start, availability)
  const isFree = (spans: readonly Span[]) => !spans.some((span) => overlaps(span, wanted))
  const asked = host === undefined ? hosts : hosts.filter(({ number }) => number === host)
  const present = asked.filter(({ away }) => terms === 'insists' || isFree(away))
  const free = present.filter(({ demos, busy }) => isFree(demos) && (terms === 'insists' || isFree(busy)))
  const chosen = free.find(({ number }) => number === preferredHost) ?? free[0]
  if (chosen) return { kind: 'free', host: chosen.number }
  return { kind: present.length > 0 ? 'taken' : 'closed' }
}

/** What a demo keeps of its host's time. */
export function heldSpan(
  start: Date,
  { minutes, bufferMinutes }: Pick<Availability, 'minutes' | 'bufferMinutes'>,
): Span {
  return { start, end: later(start, minutes + bufferMinutes) }
}

/** The free times of some days, earliest first. */
export function freeSlots(diary: Diary, days: { from: string; count: number }, now: Date): Slot[] {
  const { availability, hosts } = diary
  const areFree = hosts.map(({ demos, busy, away }) => inOrder([...demos, ...busy, ...away]))
  return bookableTimes(availability, days, now)
    .filter((start) => areFree.some((isFree) => isFree(heldSpan(start, availability))))
    .map((start) => ({ start, minutes: availability.minutes }))
}

/** Tells of spans of one length, asked for in the order of time, whether none of these is in their way. */
function inOrder(taken: readonly Span[]): (span: Span) => boolean {
  const waiting = taken
    .map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }))
    .sort((one, other) => other.start - one.start)
  let takenUntil = Number.NEGATIVE_INFINITY
  return ({ start, end }) => {
    for (let next = waiting.at(-1); next && next.start < end.getTime(); next = waiting.at(-1)) {
      takenUntil = Math.max(takenUntil, next.end)
      waiting.pop()
    }
    return takenUntil <= start.getTime()
  }
}

/** The free times nearest to the one somebody wanted, earliest first. */
export function freeSlotsNear(wanted: Date, diary: Diary, now: Date, count = 3): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(start.getTime() - wanted.getTime())
  const days = { from: todayInIndia(now), count: diary.availability.daysAhead + 1 }
  return freeSlots(diary, days, now)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => one.start.getTime() - other.start.getTime())
}

/** All that a visitor may book from now on lies in it. */
export function bookableSpan(availability: Availability, now: Date): Span {
  const end = startOf({ date: shiftDay(lastBookableDay(now, availability), 1), time: '00:00' })
  return { start: now, end: later(end, availability.bufferMinutes) }
}

/** Whether a demo that starts then lies within the hours in which demos are held. */
export function isWithinHours({ hours, minutes }: Availability, start: Date): boolean {
  const midnight = startOf({ date: todayInIndia(start), time: '00:00' })
  const weekday = weekdayOf(todayInIndia(start))
  const minute = (start.getTime() - midnight.getTime()) / 60_000
  return hours.some(
    ({ days, opens, closes }) => days.includes(weekday) && minute >= opens && minute + minutes <= closes,
  )
}

export function earliestStart(now: Date, { noticeHours }: Pick<Availability, 'noticeHours'>): Date {
  return later(now, noticeHours * 60)
}

export function lastBookableDay(now: Date, { daysAhead }: Pick<Availability, 'daysAhead'>): string {
  return shiftDay(todayInIndia(now), daysAhead)
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** Whole and half hours, and quarters where demos are shorter. */
function bookableTimes(availability: Availability, days: { from: string; count: number }, now: Date): Date[] {
  const { hours, minutes } = availability
  const step = minutes % 30 === 0 ? 30 : 15
  const earliest = earliestStart(now, availability)
  const last = lastBookableDay(now, availability)
  // Hours of one day may overlap and be listed in any order.
  const starts = new Set<number>()
  for (let count = 0; count < days.count; count++) {
    const date = shiftDay(days.from, count)
    if (date > last) break
    const midnight = startOf({ date, time: '00:00' })
    for (const { days: open, opens, closes } of hours)
      if (open.includes(weekdayOf(date)))
        for (let minute = Math.ceil(opens / step) * step; minute + minutes <= closes; minute += step)
          starts.add(later(midnight, minute).getTime())
  }
  return [...starts]
    .sort((one, other) => one - other)
    .map((start) => new Date(start))
    .filter((start) => start > earliest)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function later(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000)
}
