/** Words of the mails. `{name}` and the like are filled in with what the visitor sent. */
export interface MailWords {
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
}

export interface MailsWords {
  footer: string
  facts: Record<
    | 'name'
    | 'email'
    | 'phone'
    | 'company'
    | 'subject'
    | 'service'
    | 'about'
    | 'when'
    | 'yourTime'
    | 'budget'
    | 'reference'
    | 'conversation'
    | 'enquiry'
    | 'interest'
    | 'urgency'
    | 'source',
    string
  >
  greeting: string
  greetingWithoutName: string
  manage: string
  /** Leads the owner to a demo that is only asked for. */
  confirm: string
  /** Who changed a demo, when it was not an owner. */
  visitor: string
  open: string
  /** The whole of the calendar entry. */
  invitation: { summary: string; description: string }
  /** That of a time which is not agreed yet. */
  requestedInvitation: { summary: string; description: string }
  /** To visitors, by what they sent; `notYou` is for whoever has their address by mistake. */
  confirmations: Record<'contact' | 'quote' | 'handover', MailWords> & { notYou: string }
  contactTeam: MailWords
  quoteTeam: MailWords
  handoverTeam: MailWords
  bookingTeam: MailWords
  bookingReply: MailWords
  /** A time that the visitor asked for and the owner has not confirmed. */
  requestedTeam: MailWords
  requestedReply: MailWords
  confirmedTeam: MailWords
  confirmedReply: MailWords
  rescheduledTeam: MailWords
  rescheduledReply: MailWords
  cancelledTeam: MailWords
  cancelledReply: MailWords
}
