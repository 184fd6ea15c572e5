import { use } from 'react'
import { useHref } from 'react-router'
import { ButtonLink, buttonClass } from '#app/ui/button-link.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { calendarLinks } from '#domain/calendar-links.ts'
import { meetingTime, timeElsewhere } from '#domain/meeting-time.ts'

interface TicketProps {
  words: Words['booking']
  demo: {
    start: Date
    minutes: number
    service: string
    about?: string | undefined
    email: string
    reference: string
    videoUrl: string | null | undefined
    timeZone: string | null | undefined
  }
  /** The address of the demo's own page. Whoever booked it knows it, nobody else. */
  manage: string
  /** False while the time is only asked for. */
  isAgreed: boolean
  /** Calendars take what is agreed, and not what is over. */
  hasCalendars: boolean
}

/** What a visitor keeps of a demo: when in both zones, where, and how it comes into their calendar. */
export function Ticket({ words, demo, manage, isAgreed, hasCalendars }: TicketProps) {
  const locale = use(LocaleContext)
  const { start, minutes, service, videoUrl } = demo
  const { facts } = words.page
  const shown = [
    [isAgreed ? facts.when : facts.askedFor, meetingTime(start, locale)],
    [facts.yourTime, timeElsewhere(start, locale, demo.timeZone)],
    [facts.service, service],
    [facts.about, demo.about],
    [facts.email, demo.email],
    [facts.reference, demo.reference],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className="rounded-card border border-line border-t-[6px] border-t-marigold p-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {shown.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2 max-sm:-mb-2 max-sm:text-14">{term}</dt>
            <dd className="font-[600] wrap-anywhere">{value}</dd>
          </div>
        ))}
        {videoUrl && (
          <div className="contents">
            <dt className="text-ink-2 max-sm:-mb-2 max-sm:text-14">{facts.video}</dt>
            <dd className="wrap-anywhere">
              <a href={videoUrl} target="_blank" rel="noopener noreferrer" className="thread-link">
                {words.ticket.join}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {hasCalendars && (
        <Calendars
          words={words.ticket}
          manage={manage}
          event={{
            start,
            minutes,
            title: fill(words.ticket.event, { service }),
            details: [fill(words.ticket.minutes, { minutes: String(minutes) }), videoUrl]
              .filter(Boolean)
              .join('\n'),
            place: videoUrl ?? undefined,
          }}
        />
      )}
    </div>
  )
}

interface CalendarsProps {
  words: Words['booking']['ticket']
  manage: string
  event: Parameters<typeof calendarLinks>[0]
}

function Calendars({ words, manage, event }: CalendarsProps) {
  const { google, outlook } = calendarLinks(event)
  const file = useHref(`${manage}/demo.ics`)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-14 text-ink-2">{words.calendars}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {/* A file: the router leaves it to the browser. */}
        <a href={file} download="demo.ics" className={buttonClass('outline')}>
          {words.ics}
        </a>
        <ButtonLink look="outline" href={google}>
          {words.google}
        </ButtonLink>
        <ButtonLink look="outline" href={outlook}>
          {words.outlook}
        </ButtonLink>
      </div>
    </div>
  )
}
