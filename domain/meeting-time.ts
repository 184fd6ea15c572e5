import { company } from '#content/company.ts'

/** A meeting's day and time as people in that zone would say it: “Tuesday, 17 November 2026 at 11:30 am IST”. */
export function meetingTime(startsAt: Date, timeZone: string = company.timeZone): string {
  const zone = timeZone === company.timeZone ? 'IST' : zoneName(startsAt, timeZone)
  const text = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(startsAt)
  return `${text} ${zone}`
}

/** The date and time that forms take, in India's time. */
export function indianDateAndTime(moment: Date): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: company.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment)
  const [date = '', time = ''] = parts.split(' ')
  return { date, time }
}

function zoneName(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
