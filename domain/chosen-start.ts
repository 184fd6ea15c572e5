import { indianDateAndTime } from './booking-times.ts'
import { isCalendarDay } from './calendar-day.ts'

/** A moment as programs write it: 2026-11-17T06:00:00.000Z. */
const moment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** A free time that was pressed, as ISO 8601, counts before what stands in the fields of day and time. */
export function withChosenStart<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const { start } = fields
  if (typeof start !== 'string' || start === '') return fields
  const time = new Date(isCalendarDay(moment.exec(start)?.[1] ?? '') ? start : Number.NaN)
  return { ...fields, ...(Number.isNaN(time.getTime()) ? { time: '' } : indianDateAndTime(time)) }
}
