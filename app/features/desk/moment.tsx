import { company } from '#content/company.ts'

const formats = {
  full: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

interface MomentProps {
  at: Date | string
  show?: keyof typeof formats
  timeZone?: string
}

/** A time as the desk shows times: India's, unless told otherwise, whatever the browser's own zone. */
export function Moment({ at, show = 'full', timeZone = company.timeZone }: MomentProps) {
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap figures">
      {new Intl.DateTimeFormat('en-IN', { ...formats[show], timeZone }).format(date)}
    </time>
  )
}
