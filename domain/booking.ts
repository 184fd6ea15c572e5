import { z } from 'zod'
import { bookableServices, todayInIndia } from './booking-times.ts'
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
  return check(z.object(timeFields(now)), input)
}

function timeFields(now: Date) {
  return {
    date: line(10)
      .refine(isCalendarDay, { message: 'invalid' satisfies Problem, abort: true })
      .refine((date) => date >= todayInIndia(now), 'past' satisfies Problem),
    time: line(5).refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), 'invalid' satisfies Problem),
  }
}

function bookingSchema(now: Date) {
  return z.object({
    name: line(120),
    email,
    service: oneOf(bookableServices),
    ...timeFields(now),
    company: optional(line(120)),
    phone: optional(phone),
    message: optional(paragraph(5000)),
    time_zone: optional(line(64).refine(isTimeZone, 'invalid' satisfies Problem)),
    marketing_consent: ticked,
  })
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
