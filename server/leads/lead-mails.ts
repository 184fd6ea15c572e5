import { randomUUID } from 'node:crypto'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { handover as handoverWords } from '#content/en/handover.ts'
import { mails as words } from '#content/en/mails.ts'
import { fill } from '#content/fill.ts'
import type { MailWords } from '#content/types/mails.ts'
import type { Contact } from '#domain/contact.ts'
import type { Handover, outlineOf } from '#domain/handover.ts'
import { indianDateAndTime, meetingTime, timeElsewhere } from '#domain/meeting-time.ts'
import type { Quote } from '#domain/quote.ts'
import { createInvitation } from '#server/mail/calendar.ts'
import { parametersForVisitor, teamName } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { greetableName, greetingFor } from '#server/mail/templates/greeting.ts'
import type { MailDocument } from '#server/mail/templates/mail-document.tsx'
import { wordedMail } from '#server/mail/templates/worded-mail.ts'
import { leadReference } from './confirmations.ts'

export interface MailSettings {
  team: string
  publicUrl: string
}

export function contactMails(leadId: string, contact: Contact, { team }: MailSettings): NewMail[] {
  const { name, email, subject, message } = contact
  return [
    mail(words.contactTeam, {
      leadId,
      kind: 'contact-team',
      recipient: team,
      replyTo: email,
      values: { name, subject },
      facts: { name, email, subject, enquiry: leadReference(leadId) },
      quoted: message,
      params: { from_name: name, from_email: email, subject, message, to_name: teamName },
    }),
  ]
}

export function quoteMails(leadId: string, quote: Quote, { team }: MailSettings): NewMail[] {
  const { name, email, phone, company: organisation, service, budget, details } = quote
  return [
    mail(words.quoteTeam, {
      leadId,
      kind: 'quote-team',
      recipient: team,
      replyTo: email,
      values: { name },
      facts: {
        name,
        email,
        phone,
        company: organisation,
        service,
        budget,
        enquiry: leadReference(leadId),
      },
      quoted: details,
      params: {
        from_name: name,
        from_email: email,
        subject: fill(words.quoteTeam.subject, { name }),
        message: details ?? service ?? '',
        to_name: teamName,
      },
    }),
  ]
}

type HandoverNotice = Handover & ReturnType<typeof outlineOf> & { name: string; reference: string }

/** The conversation itself stands in the mail, so that whoever reads it can answer at once. */
export function handoverMails(leadId: string, notice: HandoverNotice, { team }: MailSettings): NewMail[] {
  const { name, email, phone, reference, interest, urgency, budget, messages } = notice
  const values = { name, reference }
  const transcript = messages
    .map(({ text, isBot }) => `${isBot ? handoverWords.assistant : handoverWords.visitor}: ${text}`)
    .join('\n\n')
    .slice(0, longestTranscript)
    .toWellFormed()
  return [
    mail(words.handoverTeam, {
      leadId,
      kind: 'handover-team',
      recipient: team,
      replyTo: email,
      values,
      facts: {
        email,
        phone,
        conversation: reference,
        interest: interest ?? undefined,
        urgency: urgency ?? undefined,
        budget: budget?.slice(0, longestFact).toWellFormed(),
      },
      quoted: transcript,
      params: {
        from_name: name,
        from_email: email,
        subject: fill(words.handoverTeam.subject, values),
        message: transcript,
        to_name: teamName,
      },
    }),
  ]
}

const longestTranscript = 30_000
/** What was said of money stands in the conversation too. Escaped, all of it could be more than a mail may hold. */
const longestFact = 1000

/** A demo as its mails tell of it. */
export interface MeetingNotice {
  leadId: string
  bookingId: string
  name: string
  email: string
  service: string
  startsAt: Date
  /** False while the time is only asked for. */
  isConfirmed: boolean
  sequence: number
  /** The address of an owner, or `visitor`. */
  changedBy?: string | null
  visitorTimeZone?: string | undefined
  /** The plan or service whose button led to the booking. */
  about?: string | undefined
  company?: string | undefined
  phone?: string | undefined
  message?: string | undefined
  /** The signed address where it can be moved or cancelled. */
  manageUrl: string
}

type Change = 'booked' | 'confirmed' | 'rescheduled' | 'cancelled'

const wordsOf: Record<Change | 'requested', { team: MailWords; reply: MailWords }> = {
  requested: { team: words.requestedTeam, reply: words.requestedReply },
  booked: { team: words.bookingTeam, reply: words.bookingReply },
  confirmed: { team: words.confirmedTeam, reply: words.confirmedReply },
  rescheduled: { team: words.rescheduledTeam, reply: words.rescheduledReply },
  cancelled: { team: words.cancelledTeam, reply: words.cancelledReply },
}

/** The team's mail and the visitor's, each with the invitation, its update or its withdrawal. */
export function meetingMails(
  change: Change,
  meeting: MeetingNotice,
  { team, publicUrl }: MailSettings,
  now: Date,
): { team: NewMail; reply: NewMail } {
  const {
    leadId,
    name,
    email,
    service,
    about,
    startsAt,
    isConfirmed,
    visitorTimeZone,
    bookingId,
    manageUrl,
  } = meeting
  const news = change === 'cancelled' || isConfirmed ? change : 'requested'
  const when = meetingTime(startsAt)
  const local = indianDateAndTime(startsAt)
  const yourTime = timeElsewhere(startsAt, visitorTimeZone)
  const method = change === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const calendar = createInvitation(
    {
      bookingId,
      startsAt,
      isConfirmed,
      sequence: meeting.sequence,
      ...filledInvitation(news === 'requested' ? words.requestedInvitation : words.invitation, {
        service,
        manage: manageUrl,
      }),
      organizer: { name: company.name, email: team },
      attendee: { name: greetableName(name) ?? email, email },
      host: new URL(publicUrl).hostname,
    },
    method,
    now,
  )
  const by = meeting.changedBy === 'visitor' ? words.visitor : (meeting.changedBy ?? '')
  const values = { name, service, when, by }
  const shared = { leadId, values, calendar, calendarMethod: method }
  return {
    team: mail(wordsOf[news].team, {
      ...shared,
      kind: `booking-${news}-team`,
      recipient: team,
      replyTo: email,
      facts: {
        name,
        email,
        phone: meeting.phone,
        company: meeting.company,
        service,
        about,
        when,
        yourTime,
        reference: bookingId,
      },
      quoted: meeting.message,
      ...(news === 'requested' && {
        action: { label: words.confirm, href: `${publicUrl}${deskPaths.booking(bookingId)}` },
      }),
      params: {
        to_name: teamName,
        to_email: team,
        from_name: name,
        from_email: email,
        service_type: about ? `${service} (${about})` : service,
        demo_date: local.date,
        demo_time: local.time,
        company: meeting.company ?? '',
        phone: meeting.phone ?? '',
        message: meeting.message ?? '',
        booking_id: bookingId,
      },
    }),
    reply: mail(wordsOf[news].reply, {
      ...shared,
      kind: `booking-${news}-auto-reply`,
      recipient: email,
      replyTo: team,
      greeting: greetingFor(name),
      facts: { service, about, when, yourTime, reference: bookingId },
      ...(change !== 'cancelled' && { action: { label: words.manage, href: manageUrl } }),
      params: parametersForVisitor(
        { name, email, title: fill(wordsOf[news].reply.subject, values) },
        publicUrl,
      ),
    }),
  }
}

function filledInvitation(
  { summary, description }: { summary: string; description: string },
  values: Record<string, string>,
) {
  return { summary: fill(summary, values), description: fill(description, values) }
}

interface MailParts extends Pick<NewMail, 'leadId' | 'kind' | 'recipient' | 'params'> {
  replyTo: string
  calendar?: string
  calendarMethod?: 'REQUEST' | 'CANCEL'
  values: Record<string, string>
  greeting?: string
  facts: { [Fact in keyof typeof words.facts]?: string | undefined }
  quoted?: string | undefined
  action?: MailDocument['action']
}

function mail(written: MailWords, { values, greeting, facts, quoted, action, ...rest }: MailParts): NewMail {
  const worded = wordedMail(written, values, {
    facts: Object.entries(facts).flatMap(([fact, value]) =>
      value ? [{ label: words.facts[fact as keyof typeof facts], value }] : [],
    ),
    quoted,
    ...(greeting && { greeting }),
    ...(action && { action }),
  })
  return { ...rest, id: randomUUID(), ...worded }
}
