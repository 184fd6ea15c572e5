import { and, desc, eq, like } from 'drizzle-orm'
import type { Words } from '#content/words.ts'
import { type Booking, bookingId, checkBooking, checkNewTime, identityOf } from '#domain/booking.ts'
import { demoMinutes, isWithinHours, startOf } from '#domain/booking-times.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Limits } from '#server/limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { contentId } from '#server/press-ids.ts'
import { answersIn } from './answers.ts'
import { bookingToken, manageUrl } from './booking-link.ts'
import { alternativesTo, takenTimes } from './diary.ts'
import { type MailSettings, meetingMails } from './lead-mails.ts'
import { notStored, type Received, type Refused, refused } from './received.ts'
import { type NewLead, retryWhenTaken, type StoredLead } from './store.ts'
import { unlessSuspect, type Visit } from './suspicion.ts'

export interface KeptBooking {
  bookingId: string
  /** Opens the page where the visitor can move or cancel it. Others who send the same booking do not get it. */
  token: string | undefined
  autoReply: 'sent' | 'queued'
  startsAt: Date
  /** False while the time is only asked for. */
  isConfirmed: boolean
}

export const bookingForm = {
  kind: 'booking' as const,
  words: ({ booking }: Words) => booking.form,
  check: checkBooking,
  submissionOf: (booking: Booking, secret: string) => contentId(secret, ['booking', identityOf(booking)]),
}

/** What its maker is known by. A browser without script has no id to send, so its link comes with the first answer alone. */
export function makerKeyOf(requestId: string | undefined, secret: string): string | undefined {
  return requestId && contentId(secret, ['booking-maker', requestId])
}

interface NewBookingParts {
  database: Database
  mailer: Mailer
  limits: Limits
  secret: string
  settings: MailSettings
  store(item: NewLead): Promise<StoredLead>
}

type BookingVisit = Pick<Visit, 'now' | 'words' | 'clientAddress'>

/** Long enough for the second mail by the hosted API, which takes one a second; short enough for someone who waits. */
const replyWaitInMilliseconds = 2_000
const day = 24 * 3_600_000

/** Takes new bookings into the diary. */
export function createNewBookings(parts: NewBookingParts) {
  const { database, mailer, limits, secret, settings, store } = parts
  let lastBooking = 0

  /** Two bookings of one millisecond get ids one apart; another process's are avoided by trying again. */
  function nextId(now: Date): string {
    lastBooking = Math.max(now.getTime(), lastBooking + 1)
    return bookingId(new Date(lastBooking))
  }

  /** One program must not fill the diary, from however many addresses; beyond this the owner decides. */
  async function mayHoldTime({ clientAddress }: BookingVisit): Promise<boolean> {
    const waits = await Promise.all([
      limits.take('demos-by-neighbourhood', clientAddress),
      limits.take('demos-in-all', clientAddress && 'everyone'),
    ])
    return waits.every((wait) => wait === 0)
  }

  function itemOf(
    booking: Booking,
    lead: NewLead['lead'],
    makerKey: string | undefined,
    { now, holdsTime }: { now: Date; holdsTime: boolean },
  ): NewLead {
    const { service, message, time_zone: visitorTimeZone, date, time, ...more } = booking
    const answers = answersIn(more)
    const id = nextId(now)
    const startsAt = startOf(booking)
    // Who may be a program must not fill the diary unseen: the time is held when the owner lets them in.
    const isConfirmed = holdsTime && isWithinHours(booking) && !lead.quarantineReason
    const notice = {
      ...booking,
      leadId: lead.id,
      bookingId: id,
      startsAt,
      isConfirmed,
      sequence: 0,
      visitorTimeZone,
      about: lead.source?.about,
      answers,
      language: lead.noticeLanguage,
      manageUrl: manageUrl(settings.publicUrl, secret, id),
    }
    const { team, reply } = meetingMails('booked', notice, settings, now)
    return {
      lead: { ...lead, answers },
      booking: {
        bookingId: id,
        service,
        message,
        startsAt,
        minutes: demoMinutes,
        isConfirmed,
        visitorTimeZone,
        makerKey,
      },
      mails: unlessSuspect(lead, [team, reply]),
    }
  }

  async function answerFor(
    leadId: string,
    isMaker: (booking: { makerKey: string | null }) => boolean,
    { booking }: Words,
  ): Promise<Received<KeptBooking>> {
    const [row] = await database.db.select().from(bookings).where(eq(bookings.leadId, leadId))
    if (!row) return notStored(booking.form.failure)
    const { bookingId, startsAt, isConfirmed } = row
    const reply = await lastReplyTo(leadId)
    // None for a suspect, who is told that it comes later.
    const isSent = reply !== undefined && (await mailer.isSentWithin(reply.id, replyWaitInMilliseconds))
    return {
      kind: 'stored',
      bookingId,
      token: isMaker(row) ? bookingToken(secret, bookingId) : undefined,
      autoReply: isSent ? 'sent' : 'queued',
      startsAt,
      isConfirmed,
    }
  }

  async function timeTaken(start: Date, { now, words }: BookingVisit): Promise<Refused> {
    const alternatives = await alternativesTo(database.db, start, now)
    const { text } = words.booking.taken
    return refused(409, 'slot-taken', { title: text }, { messages: { time: text }, alternatives })
  }

  async function lastReplyTo(leadId: string): Promise<{ id: string } | undefined> {
    const [mail] = await database.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.leadId, leadId), like(mails.kind, 'booking-%-auto-reply')))
      .orderBy(desc(mails.createdAt))
      .limit(1)
    return mail
  }

  return {
    /** Keeps it: the time is held when it is free and within hours, and only asked for outside them. */
    async keep(
      booking: Booking,
      lead: NewLead['lead'],
      makerKey: string | undefined,
      visit: BookingVisit,
    ): Promise<Received<KeptBooking>> {
      const how = { now: visit.now, holdsTime: await mayHoldTime(visit) }
      // Each would be one more invitation to an address that anyone may have typed.
      const isMany = (await limits.take('demos-by-email', booking.email)) > 0
      const weighed = {
        ...lead,
        quarantineReason: lead.quarantineReason ?? (isMany ? 'Many demos in a short time' : null),
      }
      const { kind, id } = await retryWhenTaken(() => store(itemOf(booking, weighed, makerKey, how)))
      if (kind === 'stored') return answerFor(id, () => true, visit.words)
      if (kind === 'repeat') return answerFor(id, madeWith(makerKey), visit.words)
      return timeTaken(startOf(booking), visit)
    },

    /** What is refused for something else, and whose time is taken as well, is told both. */
    async withTakenTime(
      other: Refused,
      fields: Record<string, unknown>,
      visit: BookingVisit,
    ): Promise<Refused> {
      const checked = checkNewTime(fields, visit.now)
      if (!checked.ok || !isWithinHours(checked.fields)) return other
      const start = startOf(checked.fields)
      try {
        const taken = await takenTimes(database.db, { start, minutes: demoMinutes })
        if (taken.length === 0) return other
        const { messages, ...both } = await timeTaken(start, visit)
        return { ...both, messages: { ...other.messages, ...messages }, suggestion: other.suggestion }
      } catch {
        // Whatever ails the database, the fields need another look.
        return other
      }
    },

    /** A booking of the last day that is sent again when it could no longer be made. */
    async repeated(
      fields: Record<string, unknown>,
      makerKey: string | undefined,
      { now, words }: BookingVisit,
    ): Promise<Received<KeptBooking> | undefined> {
      const checked = checkBooking(fields, new Date(now.getTime() - day))
      if (!checked.ok) return undefined
      const [lead] = await database.db
        .select({ id: leads.id })
        .from(leads)
        .where(eq(leads.submissionId, bookingForm.submissionOf(checked.fields, secret)))
        // Whatever ails the database, the fields need another look.
        .catch(() => [])
      return lead && answerFor(lead.id, madeWith(makerKey), words)
    },
  }
}

/** All that was typed may be known to others; the id that their browser gave it is not. */
function madeWith(makerKey: string | undefined) {
  return (booking: { makerKey: string | null }) => makerKey !== undefined && booking.makerKey === makerKey
}
