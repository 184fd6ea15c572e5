import { startOf, todayInIndia } from './booking-times.ts'
import { shiftDay } from './calendar-day.ts'

/** From one time of the day until another, in India's time, as `22:00`; past midnight where the second is the earlier one. */
export interface QuietHours {
  from: string
  until: string
}

/** The night, or whatever is quiet, that a moment falls into. */
export function quietSpan({ from, until }: QuietHours, now: Date): { start: Date; end: Date } | undefined {
  const today = todayInIndia(now)
  return [shiftDay(today, -1), today]
    .map((date) => ({
      start: startOf({ date, time: from }),
      end: startOf({ date: from < until ? date : shiftDay(date, 1), time: until }),
    }))
    .find(({ start, end }) => start <= now && now < end)
}
