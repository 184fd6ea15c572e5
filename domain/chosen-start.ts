import { indianDateAndTime } from './booking-times.ts'

const century = { start: Date.UTC(2000, 0), end: Date.UTC(2100, 0) }

/** A free time that was pressed, as ISO 8601, counts before what stands in the fields of day and time. */
export function withChosenStart<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const { start } = fields
  if (typeof start !== 'string' || start === '') return fields
  const moment = new Date(start)
  const isTime = moment.getTime() > century.start && moment.getTime() < century.end
  return { ...fields, ...(isTime ? indianDateAndTime(moment) : { time: '' }) }
}
