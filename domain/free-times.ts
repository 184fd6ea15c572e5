import {
  demoMinutes,
  earliestStart,
  isWithinHours,
  lastBookableDay,
  startOf,
  todayInIndia,
} from './booking-times.ts'
import { shiftDay } from './calendar-day.ts'
import { indianDateAndTime } from './meeting-time.ts'

/** A stretch of time in the diary. */
export interface Slot {
  start: Date
  minutes: number
}

/** The free times nearest to the one somebody wanted, earliest first. */
export function freeTimesNear(wanted: Date, taken: readonly Slot[], now: Date, count = 3): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(start.getTime() - wanted.getTime())
  return bookableTimes(now)
    .filter((slot) => !taken.some((other) => overlaps(slot, other)))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => one.start.getTime() - other.start.getTime())
}

/**
 * A free time that was offered and pressed, as ISO 8601, counts before what stands in the fields of day and time. With one
 * that is never offered no time is chosen.
 */
export function withOfferedTime<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const { offered_time } = fields
  if (typeof offered_time !== 'string' || offered_time === '') return fields
  const start = new Date(offered_time)
  return { ...fields, ...(isOfferedAtAll(start) ? indianDateAndTime(start) : { time: '' }) }
}

/** How soon, how far ahead and whether it is still free is looked at when it is booked. */
function isOfferedAtAll(start: Date): boolean {
  return start.getTime() % (demoMinutes * 60_000) === 0 && isWithinHours(indianDateAndTime(start))
}

export function overlaps(one: Slot, other: Slot): boolean {
  return one.start < endOf(other) && other.start < endOf(one)
}

export function endOf({ start, minutes }: Slot): Date {
  return new Date(start.getTime() + minutes * 60_000)
}

/** Every half hour within opening hours that a visitor may book. */
function bookableTimes(now: Date): Slot[] {
  const earliest = earliestStart(now)
  const slots: Slot[] = []
  for (let date = todayInIndia(now); date <= lastBookableDay(now); date = shiftDay(date, 1))
    for (let minute = 0; minute < 24 * 60; minute += demoMinutes) {
      const time = clockTime(minute)
      const start = startOf({ date, time })
      if (start > earliest && isWithinHours({ date, time })) slots.push({ start, minutes: demoMinutes })
    }
  return slots
}

/** Minutes since midnight as forms write them: “09:30”. */
function clockTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
