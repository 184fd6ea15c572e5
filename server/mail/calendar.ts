import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

export interface Meeting {
  bookingId: string
  startsAt: Date
  minutes: number
  /** Where the call is, once that is known. */
  videoUrl: string | null
  /** False while the time is only asked for. */
  isConfirmed: boolean
  /** Rises with every change; calendars ignore what is older than what they have. */
  sequence: number
  summary: string
  description: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  /** The right-hand side of the UID, which stays the same for the life of the booking. */
  host: string
}

/** An invitation that calendars add, move or remove by themselves. */
export function createInvitation(meeting: Meeting, method: 'REQUEST' | 'CANCEL', now: Date): string {
  const { bookingId, startsAt, minutes, isConfirmed, sequence, videoUrl } = meeting
  const { summary, description, organizer, attendee, host } = meeting
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: organizer.name, product: 'Website' },
  })
  calendar.createEvent({
    id: `${bookingId}@${host}`,
    sequence,
    // In UTC, which every calendar shows in its reader's own time zone.
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    stamp: now,
    summary,
    description,
    ...(videoUrl && { location: videoUrl, url: videoUrl }),
    status: ICalEventStatus[method === 'CANCEL' ? 'CANCELLED' : isConfirmed ? 'CONFIRMED' : 'TENTATIVE'],
    organizer: withUriAddress(organizer),
    attendees: [
      {
        ...withUriAddress(attendee),
        rsvp: true,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
      },
    ],
  })
  return calendar.toString()
}

/** In a `mailto:` address a `?` would begin a subject, and a `%` some other character (RFC 6068). */
function withUriAddress({ name, email }: Meeting['attendee']): Meeting['attendee'] {
  return { name, email: email.toWellFormed().replace(/[^\w.!$'*+@~-]/gu, encodeURIComponent) }
}

/** When the meeting of an invitation ends. */
export function endOf(invitation: string): Date | undefined {
  const [, ...parts] = /^DTEND:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/m.exec(invitation) ?? []
  const [year, month, day, hours, minutes, seconds] = parts
  return year ? new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`) : undefined
}
