import type { Slot } from './diary.ts'

interface CalendarEvent extends Slot {
  title: string
  details: string
  /** Where it is, if that is known. */
  place?: string | undefined
}

/** Addresses that open a calendar on the web with the meeting filled in. */
export function calendarLinks({ title, details, place, start, minutes }: CalendarEvent) {
  const end = new Date(start.getTime() + minutes * 60_000)
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: [start, end].map(basicTime).join('/'),
    details,
    ...(place && { location: place }),
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: details,
    ...(place && { location: place }),
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}

/** As calendars write it: 20261117T060000Z. */
function basicTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
