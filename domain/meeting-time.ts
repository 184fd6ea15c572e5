import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'

/**
 * A time of day as the language says it: “11:30 am”, “सुबह 11:30”, “saa 11:30”. Intl says “11:30 am बजे” in a Hindi sentence,
 * and of Swahili, whose spoken hours begin at sunrise, it has only the clock.
 */
export function timeOfDay(moment: Date, locale: string, timeZone?: string): string {
  const zone = timeZone && { timeZone }
  if (locale.startsWith('sw')) {
    const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' })
    return `saa ${clock.format(moment)}`
  }
  const format = new Intl.DateTimeFormat(locale, { ...zone, hour: 'numeric', minute: '2-digit' })
  if (!locale.startsWith('hi')) return format.format(moment)
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', hourCycle: 'h23' }).format(moment),
  )
  const clock = format.formatToParts(moment).filter(({ type }) => type !== 'dayPeriod')
  return `${partOfDay(hour)} ${clock
    .map(({ value }) => value)
    .join('')
    .trim()}`
}

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/** Day and time of day in one line; where Intl has no good way, theirs beside each other. */
function dayAndTime(moment: Date, locale: string, timeZone: string, day: Intl.DateTimeFormatOptions): string {
  if (!/^(?:hi|sw)/.test(locale))
    return new Intl.DateTimeFormat(locale, {
      ...day,
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
    }).format(moment)
  const shownDay = new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(moment)
  const hours = locale.startsWith('hi') ? ' बजे' : ''
  return `${shownDay}, ${timeOfDay(moment, locale, timeZone)}${hours}`
}

/** A meeting's day and time as people in that zone would say it: “Tuesday, 17 November 2026 at 11:30 am IST”. */
export function meetingTime(startsAt: Date, locale: string, timeZone: string = company.timeZone): string {
  const zone = timeZone === company.timeZone ? 'IST' : zoneName(startsAt, timeZone)
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return `${dayAndTime(startsAt, locale, timeZone, day)} ${zone}`
}

/** The same in short, in India: “Tue 17 Nov, 11:30 am IST”. */
export function shortTime(startsAt: Date, locale: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return `${dayAndTime(startsAt, locale, company.timeZone, day)} IST`
}

/** What a meeting's time is for someone whose clock does not show India's. */
export function timeElsewhere(
  startsAt: Date,
  locale: string,
  timeZone: string | null | undefined,
): string | undefined {
  return isElsewhere(timeZone, startsAt) ? meetingTime(startsAt, locale, timeZone) : undefined
}

/** The same in short, beside the time in India: “9:00 am your time, in Dar es Salaam”. The day only where it is another. */
export function ownTime(
  start: Date,
  locale: string,
  timeZone: string | null | undefined,
  words: { somewhere: string; inCity: string },
): string | undefined {
  if (Number.isNaN(start.getTime()) || !isElsewhere(timeZone, start)) return undefined
  const [there, here] = [timeZone, company.timeZone].map((zone) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'long' }).format(start),
  )
  const time =
    there === here
      ? timeOfDay(start, locale, timeZone)
      : dayAndTime(start, locale, timeZone, { weekday: 'long' })
  const city = cityOf(timeZone)
  return city ? fill(words.inCity, { time, city }) : fill(words.somewhere, { time })
}

/**
 * Whether clocks in a zone show another time than India's at that moment. Names do not tell: India's zone has two, of which
 * Chromium uses the older. A zone nobody here knows is none.
 */
export function isElsewhere(timeZone: string | null | undefined, moment: Date): timeZone is string {
  if (!timeZone || !isTimeZone(timeZone)) return false
  const [there, here] = [timeZone, company.timeZone].map((zone) =>
    moment.toLocaleString('en', { timeZone: zone }),
  )
  return there !== here
}

/** Browsers that do not know where they are say Etc/Unknown, which Intl does not take back. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A day as people read it: “17 November 2026”. */
export function dayInIndia(time: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: company.timeZone }).format(time)
}

/** What calendar and clock show in a zone, as forms write it. One clock serves many moments. */
export function clockIn(timeZone: string): (moment: Date) => { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (moment) => {
    const [date = '', time = ''] = format.format(moment).split(' ')
    return { date, time }
  }
}

/** The city that a zone is named after; `Etc/GMT+3` and `UTC` are named after none. */
export function cityOf(timeZone: string): string | undefined {
  const [area, ...places] = timeZone.split('/')
  return area === 'Etc' ? undefined : places.at(-1)?.replaceAll('_', ' ')
}

function zoneName(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
