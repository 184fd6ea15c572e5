import { indianDateAndTime } from './meeting-time.ts'

/** A free time that was pressed, as ISO 8601, counts before what stands in the fields of day and time. */
export function withChosenStart<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const { start } = fields
  if (typeof start !== 'string' || start === '') return fields
  const moment = new Date(start)
  return { ...fields, ...(Number.isNaN(moment.getTime()) ? { time: '' } : indianDateAndTime(moment)) }
}
