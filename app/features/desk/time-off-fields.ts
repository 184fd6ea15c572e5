import { startOf } from '#domain/booking-times.ts'
import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import { line, optional } from '#domain/fields.ts'
import type { TimeOff } from './calendar.ts'

/** What the form for time off sends. */
export type TimeOffFields = Record<'firstDay' | 'from' | 'lastDay' | 'until' | 'host' | 'reason', string>

type Problems = Partial<Record<keyof TimeOffFields, 'day' | 'time' | 'order' | 'reason' | 'host'>>

type ReadTimeOff = { ok: true; off: Omit<TimeOff, 'id'> } | { ok: false; problems: Problems }

const reasonField = optional(line(200))

/** Reads what was typed. Without times whole days are meant, and without a last day the first alone. */
export function readTimeOff(fields: TimeOffFields, hosts: readonly number[]): ReadTimeOff {
  const lastDay = fields.lastDay || fields.firstDay
  const reason = reasonField.safeParse(fields.reason)
  const problems: Problems = {
    ...(!isCalendarDay(fields.firstDay) && { firstDay: 'day' }),
    ...(fields.lastDay !== '' && !isCalendarDay(fields.lastDay) && { lastDay: 'day' }),
    ...(!isTimeOrNothing(fields.from) && { from: 'time' }),
    ...(!isTimeOrNothing(fields.until) && { until: 'time' }),
    ...(fields.host !== '' && !hosts.includes(Number(fields.host)) && { host: 'host' }),
    ...(!reason.success && { reason: 'reason' }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const start = startOf({ date: fields.firstDay, time: fields.from || '00:00' })
  const end = fields.until
    ? startOf({ date: lastDay, time: fields.until })
    : startOf({ date: shiftDay(lastDay, 1), time: '00:00' })
  if (end <= start) return { ok: false, problems: { [fields.until ? 'until' : 'lastDay']: 'order' } }
  const host = fields.host === '' ? null : Number(fields.host)
  return { ok: true, off: { host, start, end, reason: reason.data ?? null } }
}

function isTimeOrNothing(text: string): boolean {
  return text === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}
