import { bookingWindow } from '#content/booking-window.ts'
import { company } from '#content/company.ts'
import { shiftDay } from './calendar-day.ts'

/** What can be booked, in the order of the list; the first is chosen until someone chooses. */
export const bookableServices = [
  'AI Chatbots',
  'WhatsApp AI Bots',
  'Website Chatbots',
  'Voice AI Solutions',
  'CRM Integrations',
] as const

export const demoMinutes = 30

/** India has one offset all year, so no table of zones is needed. */
const aheadOfUtc = 5.5 * 3_600_000

/** The moment a demo starts. */
export function startOf({ date, time }: { date: string; time: string }): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - aheadOfUtc)
}

/** Whether a demo lies within business hours; outside them a visitor asks for it, and the owner confirms it. */
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

/** Today's date where the company is, as YYYY-MM-DD. Every page view asks, and adding is cheaper than a formatter. */
export function todayInIndia(now: Date): string {
  return new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, 10)
}

/** How soon and how far ahead a demo may be. */
export interface BookingWindow {
  noticeHours: number
  daysAhead: number
}

export function earliestStart(now: Date, { noticeHours }: BookingWindow = bookingWindow): Date {
  return new Date(now.getTime() + noticeHours * 3_600_000)
}

export function lastBookableDay(now: Date, { daysAhead }: BookingWindow = bookingWindow): string {
  return shiftDay(todayInIndia(now), daysAhead)
}

/** How a demo stands: one that is only asked for holds no time until the owner confirms it. */
export type BookingStage = 'requested' | 'booked' | 'rescheduled' | 'cancelled'

export function stageOf({ state, isConfirmed }: StoredStanding): BookingStage {
  return state === 'cancelled' || isConfirmed ? state : 'requested'
}

interface StoredStanding {
  state: 'booked' | 'rescheduled' | 'cancelled'
  isConfirmed: boolean
}

/** What may still be done with a demo. */
export const bookingCan = {
  change: ({ state, startsAt }: { state: string; startsAt: Date }, now: Date): boolean =>
    state !== 'cancelled' && startsAt > now,
}
