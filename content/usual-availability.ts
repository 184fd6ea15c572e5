import { terms } from './catalogue/terms.ts'
import { hours } from './company.ts'

/** When demos can be booked until the owner says otherwise at the desk. */
export const usualAvailability = {
  hours,
  minutes: terms.demoMinutes,
  bufferMinutes: 0,
  noticeHours: 2,
  daysAhead: 60,
}
