import type { SpecialDay } from './catalogue/special-days.ts'
import { openingTimes } from './opening-hours.ts'

interface SpecialDayWords {
  locale: string
  closed: string
  /** Between opening and closing. */
  until: string
}

/** More than these nobody reads in a sentence. */
const mostTold = 5

/** “ Special days: Sunday 8 November: closed (Diwali); …”, to stand behind a sentence about the usual hours. */
export function tellSpecialDays(
  days: readonly SpecialDay[],
  words: SpecialDayWords & { lead: string },
): string {
  const told = listSpecialDays(days.slice(0, mostTold), words)
  return told === '' ? '' : ` ${words.lead} ${told}.`
}

export function listSpecialDays(days: readonly SpecialDay[], words: SpecialDayWords): string {
  return days
    .map(({ date, name, hours }) => {
      const times = hours ? openingTimes(hours, words.until) : words.closed
      return `${dayName(date, words.locale)}: ${times}${name && ` (${name})`}`
    })
    .join('; ')
}

/** “Sunday 8 November”. */
export function dayName(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
}
