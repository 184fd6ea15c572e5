import { z } from 'zod'
import { company } from '#content/company.ts'
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

/** What can be booked, in the order of the list; the first is chosen until someone chooses. */
export const bookableServices = [
  'AI Chatbots',
  'WhatsApp AI Bots',
  'Website Chatbots',
  'Voice AI Solutions',
  'CRM Integrations',
] as const

export type BookableService = (typeof bookableServices)[number]

export const demoMinutes = 30

/** Checks a booking. Date and time are India's; the clock is passed in. */
export function checkBooking(input: unknown, now: Date): Checked<Booking> {
  return check(bookingSchema(now), input)
}

export type Booking = z.infer<ReturnType<typeof bookingSchema>>

/** The fixed prefix and the time of booking. `attempt` tells apart two of the same millisecond. */
export function bookingId(now: Date, attempt = 0): string {
  return `DEMO-${now.getTime() + attempt}`
}

/** The moment a demo starts. India has one offset all year, so no table of zones is needed. */
export function startOf({ date, time }: { date: string; time: string }): Date {
  return new Date(`${date}T${time}:00+05:30`)
}

/** Whether a demo lies within business hours; outside them it is accepted with a note. */
export function isWithinHours({ date, time }: { date: string; time: string }): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const start = hours * 60 + minutes
  return company.hours.some(
    (open) =>
      (open.days as readonly number[]).includes(day) &&
      start >= open.opens &&
      start + demoMinutes <= open.closes,
  )
}

/** Today's date where the company is, as YYYY-MM-DD. */
export function todayInIndia(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: company.timeZone }).format(now)
}

function bookingSchema(now: Date) {
  return z.object({
    name: line(120),
    email,
    service: oneOf(bookableServices),
    date: line(10)
      .refine(isCalendarDate, { message: 'invalid' satisfies Problem, abort: true })
      .refine((date) => date >= todayInIndia(now), 'past' satisfies Problem),
    time: line(5).refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), 'invalid' satisfies Problem),
    company: optional(line(120)),
    phone: optional(phone),
    message: optional(paragraph(5000)),
    time_zone: optional(line(64).refine(isTimeZone, 'invalid' satisfies Problem)),
    marketing_consent: ticked,
  })
}

/** 31 February has the right shape and is no date. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
