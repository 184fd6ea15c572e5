import { company } from '#content/company.ts'

const formats = {
  full: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  brief: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'short' },
  dayAndDate: { weekday: 'short', day: 'numeric', month: 'short' },
  appointment: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

interface TimestampProps {
  at: Date | string
  show?: keyof typeof formats | undefined
  timeZone?: string | undefined
}

/** A time as the desk shows times: India's, unless told otherwise, whatever the browser's own zone. */
export function timestampText(
  at: Date,
  show: keyof typeof formats = 'full',
  timeZone: string = company.timeZone,
): string {
  return new Intl.DateTimeFormat('en-IN', { ...formats[show], timeZone }).format(at)
}

/** A day of the calendar, as YYYY-MM-DD, in words: “Thu, 19 Nov”. */
export function dayText(day: string): string {
  return timestampText(new Date(`${day}T00:00:00Z`), 'dayAndDate', 'UTC')
}

export function Timestamp({ at, show, timeZone }: TimestampProps) {
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap figures">
      {timestampText(date, show, timeZone)}
    </time>
  )
}
