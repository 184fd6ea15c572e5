import { randomUUID } from 'node:crypto'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { fill } from '#content/fill.ts'
import { ownersWords, type Words, wordsIn } from '#content/words.ts'
import type { Handover, outlineOf } from '#domain/handover.ts'
import { indianDateAndTime, meetingTime, timeElsewhere } from '#domain/meeting-time.ts'
import type { LeadAnswers } from '#server/db/schema/leads.ts'
import { createInvitation } from '#server/mail/calendar.ts'
import { parametersForVisitor, teamName } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { greetableName, greetingFor } from '#server/mail/templates/greeting.ts'
import type { MailDocument } from '#server/mail/templates/mail-document.tsx'
import { type MailWords, wordedMail } from '#server/mail/templates/worded-mail.ts'
import { answerLines } from './answers.ts'
import { leadReference } from './confirmations.ts'
import type { NewLead } from './store.ts'

export interface MailSettings {
  team: string
  publicUrl: string
}

/** Tells the team of a message or of a request for a quote. */
export function enquiryMail(
  { lead, contact, quote }: Omit<NewLead, 'mails'>,
  { team }: MailSettings,
): NewMail {
  const { name, email, phone, company: organisation } = lead
  const kind = contact ? 'contact' : 'quote'
  const words = ownersWords()
  const written = words.mails[`${kind}Team`]
  const text = contact?.message ?? quote?.details ?? undefined
  return mail(written, words, {
    leadId: lead.id,
    kind: `${kind}-team`,
    recipient: team,
    replyTo: email,
    values: { name, subject: contact?.subject ?? '' },
    facts: {
      name,
      email,
      phone,
      company: organisation,
      subject: contact?.subject,
      service: quote?.service,
      budget: quote?.budget,
      enquiry: leadReference(lead.id),
    },
    answers: answerLines(kind, lead.answers),
    quoted: text,
    params: {
      from_name: name,
      from_email: email,
      subject: contact?.subject ?? fill(written.subject, { name }),
      message: text ?? quote?.service ?? '',
      to_name: teamName,
    },
  })
}

type HandoverNotice = Handover & ReturnType<typeof outlineOf> & { name: string; reference: string }

/** The conversation itself stands in the mail, so that whoever reads it can answer at once. */
export function handoverMails(leadId: string, notice: HandoverNotice, { team }: MailSettings): NewMail[] {
  const { name, email, phone, reference, interest, urgency, budget, messages } = notice
  const words = ownersWords()
  const values = { name, reference }
  const transcript = messages
    .map(({ text, isBot }) => `${isBot ? words.handover.assistant : words.handover.visitor}: ${text}`)
    .join('\n\n')
    .slice(0, transcriptMaxLength)
    .toWellFormed()
  return [
    mail(words.mails.handoverTeam, words, {
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
        budget: budget?.slice(0, factMaxLength).toWellFormed(),
      },
      quoted: transcript,
      params: {
        from_name: name,
        from_email: email,
        subject: fill(words.mails.handoverTeam.subject, values),
        message: transcript,
        to_name: teamName,
      },
    }),
  ]
}

const transcriptMaxLength = 30_000
/** What was said of money stands in the conversation too. Escaped, all of it could be more than a mail may hold. */
const factMaxLength = 1000

/** A demo as its mails tell of it. */
export interface MeetingNotice {
  /** The visitor's. */
  language: string
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
  answers: LeadAnswers
  /** The signed address where it can be moved or cancelled. */
  manageUrl: string
}

type Change = 'booked' | 'confirmed' | 'rescheduled' | 'cancelled'

/** What the words of a mail are called, before `Team` and `Reply`. */
const templates = {
  requested: 'requested',
  booked: 'booking',
  confirmed: 'confirmed',
  rescheduled: 'rescheduled',
  cancelled: 'cancelled',
} as const satisfies Record<Change | 'requested', string>

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
  const [forTeam, forVisitor] = [ownersWords(), wordsIn(meeting.language)]
  const replyWords = forVisitor.mails[`${templates[news]}Reply`]
  const local = indianDateAndTime(startsAt)
  const method = change === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const calendar = createInvitation(
    {
      bookingId,
      startsAt,
      isConfirmed,
      sequence: meeting.sequence,
      ...filledInvitation(forVisitor.mails[news === 'requested' ? 'requestedInvitation' : 'invitation'], {
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
  const timesIn = ({ locale }: Words) => ({
    when: meetingTime(startsAt, locale),
    yourTime: timeElsewhere(startsAt, locale, visitorTimeZone),
  })
  const valuesIn = (words: Words) => ({
    name,
    service,
    when: meetingTime(startsAt, words.locale),
    by: meeting.changedBy === 'visitor' ? words.mails.visitor : (meeting.changedBy ?? ''),
  })
  const shared = { leadId, calendar, calendarMethod: method }
  return {
    team: mail(forTeam.mails[`${templates[news]}Team`], forTeam, {
      ...shared,
      values: valuesIn(forTeam),
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
        ...timesIn(forTeam),
        reference: bookingId,
      },
      answers: answerLines('booking', meeting.answers),
      quoted: meeting.message,
      ...(news === 'requested' && {
        action: { label: forTeam.mails.confirm, href: `${publicUrl}${deskPaths.booking(bookingId)}` },
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
    reply: mail(replyWords, forVisitor, {
      ...shared,
      values: valuesIn(forVisitor),
      kind: `booking-${news}-auto-reply`,
      recipient: email,
      replyTo: team,
      greeting: greetingFor(name, forVisitor),
      ...(change === 'booked' && { closing: forVisitor.mails.confirmations.notYou }),
      facts: { service, about, ...timesIn(forVisitor), reference: bookingId },
      ...(change !== 'cancelled' && { action: { label: forVisitor.mails.manage, href: manageUrl } }),
      params: parametersForVisitor(
        { name, email, title: fill(replyWords.subject, valuesIn(forVisitor)) },
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
  facts: { [Fact in keyof Words['mails']['facts']]?: string | null | undefined }
  answers?: { label: string; value: string }[]
  quoted?: string | undefined
  action?: MailDocument['action']
  closing?: string
}

function mail(written: MailWords, words: Words, parts: MailParts): NewMail {
  const { values, greeting, facts, answers = [], quoted, action, closing, ...rest } = parts
  const known = Object.entries(facts).flatMap(([fact, value]) =>
    value ? [{ label: words.mails.facts[fact as keyof typeof facts], value }] : [],
  )
  const worded = wordedMail(written, values, words, {
    facts: [...known, ...answers],
    quoted,
    ...(greeting && { greeting }),
    ...(action && { action }),
    ...(closing && { closing }),
  })
  return { ...rest, id: randomUUID(), ...worded }
}
