import type { LeadFormWords } from './forms.ts'

export interface BookingWords {
  modalTitle: string
  close: string
  form: LeadFormWords<'name' | 'email' | 'service' | 'date' | 'time' | 'company' | 'phone' | 'message'>
  /** In front of the plan or service whose button led to the form. */
  about: string
  missing: { title: string; text: string }
  /** Stored, but the confirmation has not left yet. */
  replyLater: { title: string; text: string }
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
    titles: { booked: string; rescheduled: string; cancelled: string }
    leads: { booked: string; rescheduled: string; cancelled: string }
    confirmedLater: string
    facts: { service: string; about: string; when: string; yourTime: string; reference: string }
    over: string
    /** The change may not have reached the site. */
    unreachable: string
    reschedule: { heading: string; date: string; time: string; submit: string }
    cancel: { heading: string; text: string; submit: string }
    done: { rescheduled: string; cancelled: string }
    unknown: { title: string; text: string }
  }
}
