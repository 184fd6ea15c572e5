import { terms } from './catalogue/terms.ts'
import { company } from './company.ts'

/** When demos can be booked until the owner says otherwise at the desk. */
export const usualAvailability = {
  hours: company.hours,
  minutes: terms.demoMinutes,
  bufferMinutes: 0,
  noticeHours: 2,
  daysAhead: 60,
}
