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
    | 'interest'
    | 'urgency'
    | 'source'
    | 'outsideHours',
    string
  >
  greeting: string
  manage: string
  /** Who changed a demo, when it was not an owner. */
  visitor: string
  open: string
  /** The whole of the calendar entry. */
  invitation: { summary: string; description: string }
  contactTeam: MailWords
  quoteTeam: MailWords
  handoverTeam: MailWords
  bookingTeam: MailWords
  bookingReply: MailWords
  rescheduledTeam: MailWords
  rescheduledReply: MailWords
  cancelledTeam: MailWords
  cancelledReply: MailWords
}
