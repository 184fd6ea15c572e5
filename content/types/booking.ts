import type { LeadFormWords } from './forms.ts'
import type { Link } from './link.ts'

export interface BookingWords {
  modalTitle: string
  close: string
  form: LeadFormWords<'name' | 'email' | 'service' | 'date' | 'time' | 'company' | 'phone' | 'message'>
  /** In front of the plan or service whose button led to the form. */
  about: string
  missing: { title: string; text: string }
  /** Stored, but the confirmation has not left yet. */
  replyLater: { title: string; text: string }
  /** Stored, but the time is not agreed yet. */
  requested: { title: string; text: string }
  /** Somebody else has the time; free ones follow. */
  taken: { text: string; choose: string; none: string }
  /** What the assistant adds to the notice of a demo that was booked in the chat. */
  inChat: { details: string[]; manage: string }
  hours: {
    /** In front of the opening times. */
    label: string
    days: readonly string[]
    until: string
    closed: string
    /** Follows the visitor's own time: “9:00 for you”. */
    forYou: string
    outside: string
  }
  page: {
    title: string
    titles: Record<'requested' | 'booked' | 'rescheduled' | 'cancelled', string>
    leads: Record<'requested' | 'booked' | 'rescheduled' | 'cancelled', string>
    confirmedLater: string
    facts: Record<'service' | 'about' | 'when' | 'yourTime' | 'email' | 'reference', string>
    over: string
    /** The change may not have reached the site. */
    unreachable: string
    reschedule: { heading: string; date: string; time: string; free: string; submit: string }
    /** Asks once, and offers other times before. */
    cancel: { ask: string; text: string; others: string; submit: string }
    bookAnother: Link
    done: Record<'requested' | 'rescheduled' | 'cancelled', string>
    unknown: { title: string; text: string }
    /** For whoever sent a booking that was there already. */
    linkByMail: { title: string; text: string; links: Link[] }
  }
}
