import { startOf, todayInIndia } from '#domain/booking-times.ts'
import { shiftDay } from '#domain/calendar-day.ts'

/** The first Tuesday at least a week from now, in India: open all day, and never too soon or too far to be booked. */
export function nextTuesday(): string {
  const week = Array.from({ length: 7 }, (_, day) => shiftDay(todayInIndia(new Date()), 7 + day))
  const tuesday = week.find((date) => startOf({ date, time: '12:00' }).getUTCDay() === 2)
  if (!tuesday) throw new Error('A week without a Tuesday')
  return tuesday
}
