import { indianDateAndTime, startOf } from '#domain/booking-times.ts'
import { shiftDay } from '#domain/calendar-day.ts'
import { freeSlots, lastBookableDay, type Slot } from '#domain/diary.ts'
import { clockIn } from '#domain/meeting-time.ts'
import type { Database } from '#server/db/database.ts'
import { readDiary } from './diary.ts'

/** Days of the visitor's own calendar. */
export interface SlotQuery {
  from: string
  days: number
  zone: string
  /** A demo that is to be moved, and so in nobody's way. */
  movedBooking?: string | undefined
}

/** A free time, as the clocks show it where the visitor is and in India. */
interface ShownSlot extends Slot {
  local: string
  india: string
}

export interface ShownSlots {
  slots: ShownSlot[]
  /** The last day that can be booked, on the visitor's calendar. */
  lastDay: string
  daysAhead: number
}

/** The free times of some days, by the rules that take a booking. */
export async function slotsFor(
  { db }: Pick<Database, 'db'>,
  { from, days, zone, movedBooking }: SlotQuery,
  now: Date,
): Promise<ShownSlots> {
  // A day elsewhere begins on the day before in India, or ends on the day after.
  const first = shiftDay(from, -1)
  const count = days + 2
  const span = {
    start: startOf({ date: first, time: '00:00' }),
    end: startOf({ date: shiftDay(first, count + 1), time: '00:00' }),
  }
  const clock = clockIn(zone)
  const end = shiftDay(from, days)
  const diary = await readDiary(db, span, movedBooking)
  const slots = freeSlots(diary, { from: first, count }, now)
    .map((slot) => ({ ...slot, there: clock(slot.start), here: indianDateAndTime(slot.start) }))
    .filter(({ there }) => there.date >= from && there.date < end)
    .map(({ there, here, ...slot }) => ({
      ...slot,
      local: `${there.date}T${there.time}`,
      india: `${here.date}T${here.time}`,
    }))
  const lastInIndia = lastBookableDay(now, diary.availability)
  // Where nobody takes demos, looking further leads nowhere.
  const lastDay = diary.hosts.length > 0 ? clock(startOf({ date: lastInIndia, time: '23:59' })).date : from
  return { slots, lastDay, daysAhead: diary.availability.daysAhead }
}
