import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { isElsewhere } from '#domain/meeting-time.ts'
import { Timestamp } from './timestamp.tsx'

export interface ShownBooking {
  id: string
  personId: string | null
  name: string
  service: string
  about: string | null
  startsAt: Date
  visitorTimeZone: string | null
  state: string
  changedBy: string | null
}

/** Large enough for a finger. */
const rowLink = 'inline-flex min-h-11 items-center font-[600] wrap-anywhere hover:text-indigo'

interface DemoLineProps {
  booking: ShownBooking
  common: DeskWords
  /** Under the heading of its day the time is enough. */
  show?: 'appointment' | 'time'
  /** Where its name leads, if not to the person. */
  to?: string
  /** Whose it is, where several hold demos. */
  who?: string | undefined
}

/** One demo: when here, when there, with whom, about what. */
export function DemoLine({ booking, common, show = 'appointment', to, who }: DemoLineProps) {
  const { startsAt, personId, name, service, about, state } = booking
  const address = to ?? (personId && deskPaths.person(personId))
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <Timestamp at={startsAt} show={show} />
      <TimeThere booking={booking} common={common} />
      {address ? (
        <Link
          to={address}
          preventScrollReset={to !== undefined}
          className={to ? rowLink : 'thread-link wrap-anywhere'}
        >
          {name}
        </Link>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
      <span className="text-ink-2">{[service, about].filter(Boolean).join(': ')}</span>
      {who && <span className="text-ink-2">{fill(common.with, { name: who })}</span>}
      {state !== 'booked' && <span className="font-[600]">{bookingState(common, booking)}</span>}
    </div>
  )
}

interface TimeThereProps {
  booking: Pick<ShownBooking, 'startsAt' | 'visitorTimeZone'>
  common: DeskWords
  show?: 'time' | 'appointment'
}

/** When a demo is for its visitor, whose clock shows another time than ours. */
export function TimeThere({ booking: { startsAt, visitorTimeZone }, common, show = 'time' }: TimeThereProps) {
  if (!isElsewhere(visitorTimeZone, startsAt)) return null
  return (
    <span className="text-16 text-ink-2 wrap-anywhere">
      <Timestamp at={startsAt} show={show} timeZone={visitorTimeZone} /> {common.visitor} (
      {placeOf(visitorTimeZone)})
    </span>
  )
}

/** How a demo stands and, once it was changed, who did that. */
export function bookingState(
  { bookingStates, by }: DeskWords,
  { state, changedBy }: Pick<ShownBooking, 'state' | 'changedBy'>,
): string {
  const name = changedBy === 'visitor' ? by.visitor : changedBy
  return [bookingStates[state] ?? state, name && fill(by.whom, { name })].filter(Boolean).join(' ')
}

/** The city by which a time zone is called: “Dar es Salaam” of Africa/Dar_es_Salaam. */
function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
