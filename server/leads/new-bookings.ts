import { and, desc, eq, like } from 'drizzle-orm'
import type { Words } from '#content/words.ts'
import { type Booking, type BookingWindow, bookingId, checkBooking, checkNewTime } from '#domain/booking.ts'
import { startOf } from '#domain/booking-times.ts'
import { type OwnersWish, standingOf } from '#domain/diary.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { alternativesTo, readDiary, spanAround } from '#server/diary/diary.ts'
import type { Limits } from '#server/limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { contentId } from '#server/press-ids.ts'
import { answersIn } from './answers.ts'
import { submissionOf } from './booking-form.ts'
import { bookingToken, manageUrl } from './booking-link.ts'
import { meetingMails } from './demo-mails.ts'
import type { MailSettings } from './lead-mails.ts'
import { notStored, type Received, type Refused, refused } from './received.ts'
import { type NewLead, retryWhenTaken, type StoredLead } from './store.ts'
import { unlessSuspect, type Visit } from './suspicion.ts'

export interface KeptBooking {
  bookingId: string
  /** Opens the page where the visitor can move or cancel it. Others who send the same booking do not get it. */
  token: string | undefined
  autoReply: 'sent' | 'queued'
  startsAt: Date
  minutes: number
  /** Where the call is; told to whoever made the booking, like the link. */
  videoUrl: string | undefined
  /** False while the time is only asked for. */
  isConfirmed: boolean
}

/** What its maker is known by. A browser without script has no id to send, so its link comes with the first answer alone. */
export function makerKeyOf(requestId: string | undefined, secret: string): string | undefined {
  return requestId ? contentId(secret, ['booking-maker', requestId]) : undefined
}

interface NewBookingParts {
  database: Database
  mailer: Mailer
  limits: Limits
  secret: string
  settings: MailSettings
  store(item: NewLead): Promise<StoredLead>
}

/** By which owner, and what the diary is asked for. */
interface Arranged {
  by: string
  wish: OwnersWish
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

  /**
   * One program must not fill the diary, from however many addresses; beyond this the owner decides. Demos count once they
   * are held: whoever finds a time taken may try another.
   */
  async function mayHoldTime({ clientAddress }: BookingVisit): Promise<boolean> {
    const waits = await Promise.all([
      limits.wait('demos-by-neighbourhood', clientAddress),
      limits.wait('demos-in-all', clientAddress && 'everyone'),
    ])
    return waits.every((wait) => wait === 0)
  }

  async function countHeld({ clientAddress }: BookingVisit): Promise<void> {
    await Promise.all([
      limits.take('demos-by-neighbourhood', clientAddress),
      limits.take('demos-in-all', clientAddress && 'everyone'),
    ])
  }

  function itemOf(
    booking: Booking,
    lead: NewLead['lead'],
    makerKey: string | undefined,
    { now, holdsTime, arranged }: { now: Date; holdsTime: boolean; arranged?: Arranged },
  ): NewLead {
    const { service, message, time_zone: visitorTimeZone, date, time, ...more } = booking
    const answers = answersIn(more)
    const id = nextId(now)
    const startsAt = startOf(booking)
    // Who may be a program must not fill the diary unseen: the time is held when the owner lets them in.
    const isConfirmed = holdsTime && !lead.quarantineReason
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
      manageUrl: manageUrl(id, { language: lead.noticeLanguage, publicUrl: settings.publicUrl, secret }),
    }
    return {
      lead: { ...lead, answers },
      booking: {
        row: {
          bookingId: id,
          service,
          message,
          startsAt,
          isConfirmed,
          visitorTimeZone,
          makerKey,
          timeSetAt: now,
          changedBy: arranged?.by,
        },
        mails(place, hostName) {
          const { team, reply } = meetingMails(
            arranged ? 'arranged' : 'booked',
            { ...notice, ...place, hostName, changedBy: arranged?.by },
            settings,
            now,
          )
          return unlessSuspect(lead, [team, reply])
        },
        ...(arranged && { wish: arranged.wish }),
      },
      mails: [],
    }
  }

  async function answerFor(
    leadId: string,
    isMaker: (booking: { makerKey: string | null }) => boolean,
    { booking }: Words,
    /** What whoever only knows the booking is told of its time: what they sent themselves. */
    asked?: Date,
  ): Promise<Received<KeptBooking>> {
    const [row] = await database.db.select().from(bookings).where(eq(bookings.leadId, leadId))
    if (!row) return notStored(booking.form.failure)
    const { bookingId, startsAt, minutes, isConfirmed } = row
    const reply = await lastReplyTo(leadId)
    // None for a suspect, who is told that it comes later.
    const isSent = reply !== undefined && (await mailer.isSentWithin(reply.id, replyWaitInMilliseconds))
    return {
      kind: 'stored',
      bookingId,
      token: isMaker(row) ? bookingToken(secret, bookingId) : undefined,
      autoReply: isSent ? 'sent' : 'queued',
      startsAt: isMaker(row) ? startsAt : (asked ?? startsAt),
      minutes,
      videoUrl: isMaker(row) ? (row.videoUrl ?? undefined) : undefined,
      isConfirmed,
    }
  }

  async function withoutPlace(
    why: 'taken' | 'closed',
    start: Date,
    { now, words }: BookingVisit,
    host?: number,
  ): Promise<Refused> {
    const alternatives = await alternativesTo(database.db, start, now, { host })
    const text = words.booking[why].text
    const code = { taken: 'slot-taken', closed: 'closed' }[why]
    return refused(409, code, { title: text }, { messages: { time: text }, alternatives })
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
    /** Keeps it, with its time if that is free. */
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
      if (kind === 'stored') {
        await countHeld(visit)
        return answerFor(id, () => true, visit.words)
      }
      // Nobody was invited: the next try is not one too many.
      await limits.release('demos-by-email', booking.email)
      if (kind === 'repeat') return answerFor(id, madeWith(makerKey), visit.words, startOf(booking))
      return withoutPlace(kind, startOf(booking), visit)
    },

    /** Keeps what the owner has agreed with a caller. */
    async keepForCaller(
      booking: Booking,
      lead: NewLead['lead'],
      arranged: Arranged,
      visit: BookingVisit,
    ): Promise<Received<KeptBooking>> {
      const how = { now: visit.now, holdsTime: true, arranged }
      const { kind, id } = await retryWhenTaken(() => store(itemOf(booking, lead, undefined, how)))
      return kind === 'taken' || kind === 'closed'
        ? withoutPlace(kind, startOf(booking), visit, arranged.wish.host)
        : answerFor(id, () => true, visit.words)
    },

    /** What is refused for something else, and whose time cannot be had as well, is told both. */
    async withRefusedTime(
      other: Refused,
      fields: Record<string, unknown>,
      window: BookingWindow,
      visit: BookingVisit,
    ): Promise<Refused> {
      const checked = checkNewTime(fields, visit.now, window)
      if (!checked.ok) return other
      const start = startOf(checked.fields)
      try {
        const { kind } = standingOf(await readDiary(database.db, spanAround(start)), { start })
        if (kind === 'free') return other
        const { messages, ...both } = await withoutPlace(kind, start, visit)
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
      window: BookingWindow,
      { now, words }: BookingVisit,
    ): Promise<Received<KeptBooking> | undefined> {
      const checked = checkBooking(fields, new Date(now.getTime() - day), window)
      if (!checked.ok) return undefined
      const [lead] = await database.db
        .select({ id: leads.id })
        .from(leads)
        .where(eq(leads.submissionId, submissionOf(checked.fields, secret)))
        // Whatever ails the database, the fields need another look.
        .catch(() => [])
      return lead && answerFor(lead.id, madeWith(makerKey), words, startOf(checked.fields))
    },
  }
}

/** All that was typed may be known to others; the id that their browser gave it is not. */
function madeWith(makerKey: string | undefined) {
  return (booking: { makerKey: string | null }) => makerKey !== undefined && booking.makerKey === makerKey
}
