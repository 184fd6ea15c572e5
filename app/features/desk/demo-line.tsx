import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { isElsewhere } from '#domain/meeting-time.ts'
import { wholeRow } from './list.tsx'
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

interface DemoLineProps {
  booking: ShownBooking
  common: DeskWords
  /** Under the heading of its day the time is enough. */
  show?: 'appointment' | 'time'
  /** Whose it is, where several hold demos. */
  who?: string | undefined
  /** Said before its time. */
  children?: ReactNode
}

/** A row about one demo: when here, when there, with whom, about what. A press anywhere on it opens it. */
export function DemoLine({ booking, common, show = 'appointment', who, children }: DemoLineProps) {
  const { id, name, service, about, state, startsAt } = booking
  const facts = [
    [service, about].filter(Boolean).join(': '),
    ...(who ? [fill(common.with, { name: who })] : []),
  ]
  return (
    <div className="flex min-w-0 grow gap-x-4 max-lg:flex-col max-lg:py-2 lg:items-center">
      <p className="flex flex-wrap gap-x-3 lg:shrink-0">
        {children}
        <Timestamp at={startsAt} show={show} />
        <TimeThere booking={booking} common={common} />
      </p>
      <p className="flex min-w-0 gap-x-3 max-lg:flex-wrap">
        <Link
          to={deskPaths.booking(id)}
          preventScrollReset
          className={`wrap-anywhere lg:max-w-64 lg:shrink-0 lg:truncate ${wholeRow}`}
        >
          {name}
        </Link>
        <span className="truncate text-ink-2">{facts.join(' · ')}</span>
        {state !== 'booked' && (
          <span className="font-[600] lg:shrink-0">{bookingState(common, booking)}</span>
        )}
      </p>
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
