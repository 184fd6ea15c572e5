import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { fill } from '#content/fill.ts'
import { ownersWords, type Words, wordsIn } from '#content/words.ts'
import { indianDateAndTime } from '#domain/booking-times.ts'
import type { Slot } from '#domain/diary.ts'
import { cityOf, meetingTime, timeElsewhere } from '#domain/meeting-time.ts'
import type { LeadAnswers } from '#server/db/schema/leads.ts'
import { unnamedHost } from '#server/diary/first-host.ts'
import { createInvitation } from '#server/mail/calendar.ts'
import { parametersForVisitor, teamName } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { greetableName, greetingFor } from '#server/mail/templates/greeting.ts'
import { answerLines } from './answers.ts'
import { leadMail, type MailSettings } from './lead-mails.ts'

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
  minutes: number
  /** Who holds it; told to the team. */
  hostName: string | undefined
  /** Where the call is, once that is known. */
  videoUrl: string | null
}

type Change = 'booked' | 'arranged' | 'confirmed' | 'linked' | 'passedOn' | 'rescheduled' | 'cancelled'

/** What the words of a mail are called, before `Team` and `Reply`. */
const templates = {
  requested: 'requested',
  booked: 'booking',
  arranged: 'arranged',
  confirmed: 'confirmed',
  linked: 'linked',
  passedOn: 'passedOn',
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
  const { leadId, name, email, service, about, startsAt, isConfirmed, bookingId, manageUrl, videoUrl } =
    meeting
  const news = change === 'cancelled' || isConfirmed ? change : 'requested'
  const [forTeam, forVisitor] = [ownersWords(), wordsIn(meeting.language)]
  const replyWords = forVisitor.mails[`${templates[news]}Reply`]
  const local = indianDateAndTime(startsAt)
  const method = change === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const calendar = invitationOf(news === 'requested' ? 'requestedInvitation' : 'invitation', meeting, {
    team,
    publicUrl,
    method,
    now,
  })
  const shared = { leadId, calendar, calendarMethod: method }
  return {
    team: leadMail(forTeam.mails[`${templates[news]}Team`], forTeam, {
      ...shared,
      values: valuesIn(forTeam, meeting),
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
        ...teamTimes(forTeam, meeting),
        host: meeting.hostName === unnamedHost ? undefined : meeting.hostName,
        video: videoUrl,
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
    reply: leadMail(replyWords, forVisitor, {
      ...shared,
      ...visitorsParts(meeting, forVisitor, { team, publicUrl, written: replyWords }),
      kind: `booking-${news}-auto-reply`,
      ...(change === 'booked' && { closing: forVisitor.mails.confirmations.notYou }),
      facts: visitorFacts(forVisitor, meeting),
      ...(change !== 'cancelled' && { action: { label: forVisitor.mails.manage, href: manageUrl } }),
    }),
  }
}

/** Tells the visitor of a demo that is near. It carries the invitation, for whoever has lost it. */
export function reminderMail(
  when: 'dayBefore' | 'hourBefore',
  meeting: MeetingNotice,
  { team, publicUrl }: MailSettings,
  now: Date,
): NewMail {
  const words = wordsIn(meeting.language)
  return leadMail(words.mails.reminders[when], words, {
    ...visitorsParts(meeting, words, { team, publicUrl, written: words.mails.reminders[when] }),
    kind: 'booking-reminder',
    calendar: invitationOf('invitation', meeting, { team, publicUrl, method: 'REQUEST', now }),
    calendarMethod: 'REQUEST',
    facts: visitorFacts(words, meeting),
    action: meeting.videoUrl
      ? { label: words.mails.join, href: meeting.videoUrl }
      : { label: words.mails.manage, href: meeting.manageUrl },
    ...(meeting.videoUrl && { closing: fill(words.mails.reminders.change, { manage: meeting.manageUrl }) }),
  })
}

/** Offers new times to a visitor who did not come. */
export function missedMail(
  meeting: MeetingNotice,
  freeTimes: Slot[],
  { team, publicUrl }: MailSettings,
): NewMail {
  const words = wordsIn(meeting.language)
  const { missed } = words.mails
  const times = freeTimes.map(({ start }) => ({
    label: missed.free,
    value: [meetingTime(start, words.locale), timeElsewhere(start, words.locale, meeting.visitorTimeZone)]
      .filter(Boolean)
      .join(' / '),
  }))
  return leadMail(missed, words, {
    ...visitorsParts(meeting, words, { team, publicUrl, written: missed }),
    kind: 'booking-missed',
    facts: { service: serviceIn(words, meeting) },
    answers: times,
    action: { label: missed.choose, href: meeting.manageUrl },
  })
}

/** What all mails to the visitor have. */
function visitorsParts(
  meeting: MeetingNotice,
  words: Words,
  { team, publicUrl, written }: MailSettings & { written: { subject: string } },
) {
  const { leadId, name, email } = meeting
  const values = valuesIn(words, meeting)
  return {
    leadId,
    values,
    recipient: email,
    replyTo: team,
    greeting: greetingFor(name, words),
    params: parametersForVisitor({ name, email, title: fill(written.subject, values) }, publicUrl),
  }
}

function visitorFacts(words: Words, meeting: MeetingNotice) {
  const { about, videoUrl, bookingId } = meeting
  return {
    service: serviceIn(words, meeting),
    about,
    ...timesIn(words, meeting),
    video: videoUrl,
    reference: bookingId,
  }
}

function timesIn({ locale }: Words, { startsAt, visitorTimeZone }: MeetingNotice) {
  return {
    when: meetingTime(startsAt, locale),
    yourTime: timeElsewhere(startsAt, locale, visitorTimeZone),
  }
}

/** The visitor's own with its place: nobody in the team knows by heart where GMT+3 is. */
function teamTimes(words: Words, meeting: MeetingNotice) {
  const { when, yourTime } = timesIn(words, meeting)
  const city = cityOf(meeting.visitorTimeZone ?? '')
  return { when, visitorTime: yourTime && city ? `${yourTime} (${city})` : yourTime }
}

/** It is chosen from a list, whose lines each language reads in its own words. */
function serviceIn({ forms }: Words, { service }: MeetingNotice): string {
  return forms.choiceLabels[service] ?? service
}

function valuesIn(words: Words, meeting: MeetingNotice) {
  const { locale, mails } = words
  const { name, startsAt, changedBy, minutes, hostName, videoUrl } = meeting
  return {
    name,
    service: serviceIn(words, meeting),
    host: hostName ?? '',
    when: meetingTime(startsAt, locale),
    by: changedBy === 'visitor' ? mails.visitor : (changedBy ?? ''),
    minutes: String(minutes),
    video: videoUrl ? mails.video.known : mails.video.later,
  }
}

/** For calendars, as mails carry it. */
export function invitationOf(
  kind: 'invitation' | 'requestedInvitation',
  meeting: MeetingNotice,
  { team, publicUrl, method, now }: MailSettings & { method: 'REQUEST' | 'CANCEL'; now: Date },
): string {
  const { bookingId, startsAt, minutes, isConfirmed, sequence, videoUrl, name, email } = meeting
  const words = wordsIn(meeting.language)
  const { summary, description } = words.mails[kind]
  const values = { service: serviceIn(words, meeting), manage: meeting.manageUrl, minutes: String(minutes) }
  return createInvitation(
    {
      bookingId,
      startsAt,
      minutes,
      isConfirmed,
      sequence,
      videoUrl,
      summary: fill(summary, values),
      description: fill(description, values),
      organizer: { name: company.name, email: team },
      attendee: { name: greetableName(name) ?? email, email },
      host: new URL(publicUrl).hostname,
    },
    method,
    now,
  )
}
