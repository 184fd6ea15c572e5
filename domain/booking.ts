import { z } from 'zod'
import { startOf, todayInIndia } from './booking-times.ts'
import { isCalendarDay } from './calendar-day.ts'
import { withChosenStart } from './chosen-start.ts'
import { type Availability, earliestStart, lastBookableDay } from './diary.ts'
import { type Checked, check, line, type Problem, shapeOf, ticked } from './fields.ts'
import { bookingFields } from './form-fields.ts'
import { isTimeZone } from './meeting-time.ts'

/** How soon and how far ahead a demo may be. */
export type BookingWindow = Pick<Availability, 'noticeHours' | 'daysAhead'>

/** Checks a booking. Date and time are India's; the clock is passed in. */
export function checkBooking(
  input: Record<string, unknown>,
  now: Date,
  window: BookingWindow,
): Checked<Booking> {
  return check(bookingSchema(now, window), withChosenStart(input))
}

export type Booking = z.infer<ReturnType<typeof bookingSchema>>

/** The fixed prefix and the time of booking. */
export function bookingId(now: Date): string {
  return `DEMO-${now.getTime()}`
}

export function isBookingId(text: string): boolean {
  return /^DEMO-\d{1,20}$/.test(text)
}

/** Checks the new time of a demo that is moved. */
export function checkNewTime(
  input: Record<string, unknown>,
  now: Date,
  window: BookingWindow,
): Checked<{ date: string; time: string }> {
  const schema = z
    .object(timeFields(now, window))
    .refine(isAfter(now), timeIsOver)
    .refine(isAfter(earliestStart(now, window)), timeIsTooSoon)
  return check(schema, withChosenStart(input))
}

/** The owner has agreed on the time with the visitor, so any time to come will do. */
export const ownersWindow: BookingWindow = { noticeHours: 0, daysAhead: 366 }

/** What makes a booking the same one when it is sent again: all that the visitor typed. */
export function identityOf({ time_zone: _, marketing_consent: _consent, ...typed }: Booking): object {
  return { ...typed, email: typed.email.toLowerCase() }
}

function bookingSchema(now: Date, window: BookingWindow) {
  return z
    .object({
      ...shapeOf(bookingFields),
      ...timeFields(now, window),
      // Said by the browser, so nobody could correct it: what is no zone is left out, not refused.
      time_zone: z
        .unknown()
        .optional()
        .transform((zone) => (typeof zone === 'string' && isTimeZone(zone) ? zone : undefined)),
      marketing_consent: ticked,
    })
    .refine(isAfter(now), timeIsOver)
    .refine(isAfter(earliestStart(now, window)), timeIsTooSoon)
}

function timeFields(now: Date, window: BookingWindow) {
  return {
    date: line(10)
      .refine(isCalendarDay, lastWord('invalid'))
      .refine((date) => date >= todayInIndia(now), lastWord('past'))
      .refine((date) => date <= lastBookableDay(now, window), lastWord('too-far')),
    time: line(5).refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), 'invalid' satisfies Problem),
  }
}

/** Of a day that is refused, the time is not looked at. */
function lastWord(message: Problem) {
  return { message, abort: true }
}

function isAfter(earliest: Date) {
  return (chosen: { date: string; time: string }) => startOf(chosen) > earliest
}

const timeIsOver = { path: ['time'], message: 'past' satisfies Problem }
const timeIsTooSoon = { path: ['time'], message: 'too-soon' satisfies Problem }
