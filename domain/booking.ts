import { z } from 'zod'
import { bookableServices, startOf, todayInIndia } from './booking-times.ts'
import { isCalendarDay } from './calendar-day.ts'
import {
  type Checked,
  check,
  email,
  line,
  oneOf,
  optional,
  type Problem,
  paragraph,
  phone,
  ticked,
} from './fields.ts'
import { isTimeZone } from './meeting-time.ts'

/** Checks a booking. Date and time are India's; the clock is passed in. */
export function checkBooking(input: unknown, now: Date): Checked<Booking> {
  return check(bookingSchema(now), input)
}

export type Booking = z.infer<ReturnType<typeof bookingSchema>>

/** The fixed prefix and the time of booking. */
export function bookingId(now: Date): string {
  return `DEMO-${now.getTime()}`
}

/** Checks the new time of a demo that is moved. */
export function checkNewTime(input: unknown, now: Date): Checked<{ date: string; time: string }> {
  return check(z.object(timeFields(now)).refine(isStillToCome(now), timeIsOver), input)
}

function timeFields(now: Date) {
  return {
    date: line(10)
      .refine(isCalendarDay, { message: 'invalid' satisfies Problem, abort: true })
      .refine((date) => date >= todayInIndia(now), 'past' satisfies Problem),
    time: line(5).refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), 'invalid' satisfies Problem),
  }
}

/** Of today, only what is left of it. */
function isStillToCome(now: Date) {
  return (chosen: { date: string; time: string }) =>
    chosen.date !== todayInIndia(now) || startOf(chosen) > now
}

const timeIsOver = { path: ['time'], message: 'past' satisfies Problem }

function bookingSchema(now: Date) {
  return z
    .object({
      name: line(120),
      email,
      service: oneOf(bookableServices),
      ...timeFields(now),
      company: optional(line(120)),
      phone: optional(phone),
      message: optional(paragraph(5000)),
      // Said by the browser, so nobody could correct it: what is no zone is left out, not refused.
      time_zone: z
        .unknown()
        .optional()
        .transform((zone) => (typeof zone === 'string' && isTimeZone(zone) ? zone : undefined)),
      marketing_consent: ticked,
    })
    .refine(isStillToCome(now), timeIsOver)
}
