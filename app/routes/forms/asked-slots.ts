import { daysAtOnce, type FirstSlots } from '#app/features/forms/use-slots.ts'
import { company } from '#content/company.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { withChosenStart } from '#domain/chosen-start.ts'
import { clockIn, isTimeZone } from '#domain/meeting-time.ts'
import { slotsFor } from '#server/diary/slots.ts'
import type { RequestScope } from '#server/http/request-scope.ts'

interface AskedSlots {
  firstSlots: FirstSlots
  /** The day to look at. */
  day: string
  /** The time that was pressed, if it is free. */
  chosen: { start: string; date: string; time: string } | undefined
}

/** The free times that a page's address asks for: by whose clock, from which day on, and which of them is chosen. */
export async function askedSlots(
  query: URLSearchParams,
  { services, now }: Pick<RequestScope, 'services' | 'now'>,
  demo: { zone?: string | null; movedBooking?: string } = {},
): Promise<AskedSlots> {
  const asked = (name: string) => query.get(name) ?? ''
  const zone = [asked('zone'), demo.zone ?? ''].find(isTimeZone) ?? company.timeZone
  const today = clockIn(zone)(now).date
  const from = isCalendarDay(asked('from')) && asked('from') > today ? asked('from') : today
  const { movedBooking } = demo
  const shown = await slotsFor(services.database, { from, days: daysAtOnce, zone, movedBooking }, now)
  const slots = shown.slots.map((slot) => ({ ...slot, start: slot.start.toISOString() }))
  const start = slots.find((slot) => slot.start === asked('start'))?.start
  return {
    firstSlots: { ...shown, zone, today, from, slots },
    day: asked('day'),
    chosen: start ? withChosenStart({ start, date: '', time: '' }) : undefined,
  }
}
