import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import { fill } from '#content/fill.ts'
import { timestampText } from './timestamp.tsx'

interface CalendarNotesProps {
  words: BookingDeskWords['notes']
  hasHost: boolean
  hasVideo: boolean
  /** The other calendars that cannot be read. */
  unread: { id: string; name: string; since: Date }[]
}

/** What the owner should know before trusting what the calendar shows. */
export function CalendarNotes({ words, hasHost, hasVideo, unread }: CalendarNotesProps) {
  const missing = missingOf(hasHost, hasVideo)
  if (!missing && unread.length === 0) return null
  return (
    <ul className="mb-4 flex flex-col gap-1 text-16 text-ink-2">
      {missing && (
        <li className={hasHost ? '' : 'font-[600] text-sindoor'}>
          {words[missing].text}{' '}
          <Link to={deskPaths.diary} className="thread-link">
            {words[missing].change}
          </Link>
        </li>
      )}
      {unread.map(({ id, name, since }) => (
        <li key={id} className="wrap-anywhere">
          {fill(words.unread, { calendar: name, when: timestampText(since) })}
        </li>
      ))}
    </ul>
  )
}

function missingOf(hasHost: boolean, hasVideo: boolean): 'nobody' | 'noVideo' | undefined {
  if (!hasHost) return 'nobody'
  return hasVideo ? undefined : 'noVideo'
}
