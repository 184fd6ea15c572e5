import { eq, sql } from 'drizzle-orm'
import { checkNewTime, ownersWindow } from '#domain/booking.ts'
import { type BookingStage, bookingCan, stageOf, startOf } from '#domain/booking-times.ts'
import type { Slot } from '#domain/diary.ts'
import type { Problem } from '#domain/fields.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { readAvailability } from '#server/diary/availability.ts'
import { alternativesTo } from '#server/diary/diary.ts'
import { type Placed, placeAgain } from '#server/diary/places.ts'
import type { Limits } from '#server/limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { bookingIdOf, manageUrl } from './booking-link.ts'
import { invitationOf, type MeetingNotice, meetingMails, missedMail } from './demo-mails.ts'
import type { MailSettings } from './lead-mails.ts'
import { retryWhenTaken } from './store.ts'
import { unlessSuspect } from './suspicion.ts'

/** A demo as its visitor may see it. */
interface BookedDemo {
  bookingId: string
  name: string
  email: string
  service: string
  about: string | undefined
  startsAt: Date
  minutes: number
  visitorTimeZone: string | null
  videoUrl: string | null
  sequence: number
  stage: BookingStage
  canChange: boolean
}

type BookingChange =
  | { kind: 'changed' }
  | { kind: 'invalid'; problems: { field: string; problem: Problem }[] }
  /** The time is another's, or nobody is there. */
  | { kind: 'taken' | 'closed'; wanted: Date; alternatives: Slot[] }
  | { kind: 'limited'; seconds: number }
  /** It is cancelled, or its time has come. */
  | { kind: 'over' }

export interface Bookings {
  /** The booking that a signed address stands for. */
  idOf(token: string): string | undefined
  find(bookingId: string, now: Date): Promise<BookedDemo | undefined>
  /** Free times near one that is taken, or that somebody would rather move. */
  alternativesTo(wanted: Date, now: Date): Promise<Slot[]>
  /** By the visitor, so often and no oftener, or `by` the owner. */
  reschedule(
    bookingId: string,
    fields: Record<string, unknown>,
    now: Date,
    by?: string,
  ): Promise<BookingChange>
  cancel(bookingId: string, now: Date, by?: string): Promise<BookingChange>
  /** Holds the time that a visitor asked for, if it is still free. */
  confirm(bookingId: string, now: Date, by: string): Promise<BookingChange>
  /** Gives it the address of its call, and tells both sides. */
  setVideoUrl(bookingId: string, videoUrl: string, now: Date, by: string): Promise<BookingChange>
  /** Whether the visitor came, or nothing yet. Who did not is offered new times by mail. */
  markAttendance(
    bookingId: string,
    attendance: 'came' | 'missed' | null,
    now: Date,
    by: string,
  ): Promise<BookingChange>
  /** For calendars; none of a demo that is cancelled or only asked for. */
  calendarFile(bookingId: string, now: Date): Promise<string | undefined>
  /** As its mails tell of it. */
  noticeOf(row: Row): MeetingNotice
  /** Sends the invitation that a suspect was not sent, now that the owner knows it was a person. */
  inviteAfterAll(transaction: Transaction, leadId: string, now: Date): Promise<void>
}

interface BookingParts {
  database: Database
  mailer: Mailer
  limits: Limits
  secret: string
  settings: MailSettings
}

/** Demos that are already booked: looked at, moved, confirmed, cancelled. Every change tells both sides, calendars included. */
export function createBookings({ database, mailer, limits, secret, settings }: BookingParts): Bookings {
  /** `plan` says what becomes of it. */
  function change(bookingId: string, now: Date, by: string | undefined, plan: Plan): Promise<BookingChange> {
    return retryWhenTaken(() =>
      database.transaction(async (transaction) => {
        const row = await read(transaction, bookingId, true)
        const can = by ? bookingCan.changeByOwner : bookingCan.change
        if (!row || !can(row.booking, now)) return { kind: 'over' }
        const planned = plan(row)
        // It is so already, as after a second press: nobody needs another mail.
        if (!planned) return { kind: 'changed' }
        const { news, ...wanted } = planned
        const placed = await placeOf(transaction, row.booking, { ...row.booking, ...wanted }, by)
        if (placed.kind !== 'placed') {
          const { startsAt } = { ...row.booking, ...wanted }
          const alternatives = await alternativesTo(transaction, startsAt, now)
          return { kind: placed.kind, wanted: startsAt, alternatives }
        }
        const changes = {
          ...wanted,
          ...placed.place,
          ...(wanted.startsAt && { timeSetAt: now, attendance: null }),
          sequence: row.booking.sequence + 1,
          changedBy: by ?? 'visitor',
        }
        const changed = { ...row.booking, ...changes }
        await transaction.update(bookings).set(changes).where(eq(bookings.bookingId, bookingId))
        // Whoever has cancelled may book the same again.
        if (news === 'cancelled')
          await transaction.update(leads).set({ submissionId: null }).where(eq(leads.id, row.lead.id))
        const { team, reply } = meetingMails(news, noticeOf({ ...row, booking: changed }), settings, now)
        // Who never got word of the earlier time needs none of it any more.
        await mailer.withdrawInvitations(transaction, row.lead.id)
        await mailer.queueMails(transaction, unlessSuspect(row.lead, [team, reply]))
        if (by) {
          await audit(transaction, {
            ownerEmail: by,
            action: auditActions[news],
            subject: `booking:${bookingId}`,
          })
          await endWaiting(transaction, row.lead)
        }
        return { kind: 'changed' }
      }),
    )
  }

  /** The owner's mail about a demo answers whoever waits for nothing else. */
  async function endWaiting(transaction: Transaction, { id, personId }: Row['lead']): Promise<void> {
    await transaction.execute(sql`
      update people p set waiting_since = null where p.id = ${personId} and not exists (
        select from leads l where l.person_id = p.id and l.id <> ${id} and l.created_at >= p.waiting_since)`)
  }

  async function waitBefore(bookingId: string, startsAt: Date): Promise<number> {
    const found = await database.transaction((transaction) => read(transaction, bookingId))
    // The same time again is no change.
    return found && !isAt(found, startsAt) ? waitOf(bookingId) : 0
  }

  async function waitOf(bookingId: string): Promise<number> {
    const waits = await Promise.all(changeLimits.map((limit) => limits.wait(limit, bookingId)))
    return Math.max(...waits)
  }

  function noticeOf({ lead, booking }: Row): MeetingNotice {
    return {
      leadId: lead.id,
      bookingId: booking.bookingId,
      language: lead.noticeLanguage,
      name: lead.name,
      email: lead.email,
      service: booking.service,
      startsAt: booking.startsAt,
      isConfirmed: booking.isConfirmed,
      sequence: booking.sequence,
      visitorTimeZone: booking.visitorTimeZone ?? undefined,
      about: lead.source.about,
      answers: lead.answers,
      company: lead.company ?? undefined,
      phone: lead.phone ?? undefined,
      message: booking.message ?? undefined,
      manageUrl: manageUrl(settings.publicUrl, secret, booking.bookingId),
      changedBy: booking.changedBy,
      minutes: booking.minutes,
      videoUrl: booking.videoUrl,
    }
  }

  return {
    noticeOf,
    idOf: (token) => bookingIdOf(secret, token),
    async find(bookingId, now) {
      const row = await database.transaction((transaction) => read(transaction, bookingId))
      if (!row) return undefined
      const { service, startsAt, minutes, visitorTimeZone, videoUrl, sequence } = row.booking
      const { name, email, source } = row.lead
      const canChange = bookingCan.change(row.booking, now)
      const { about } = source
      const stage = stageOf(row.booking)
      return {
        bookingId,
        name,
        email,
        service,
        about,
        startsAt,
        minutes,
        visitorTimeZone,
        videoUrl,
        sequence,
        stage,
        canChange,
      }
    },
    async calendarFile(bookingId, now) {
      const row = await database.transaction((transaction) => read(transaction, bookingId))
      if (!row?.booking.isConfirmed || row.booking.state === 'cancelled') return undefined
      return invitationOf('invitation', noticeOf(row), { ...settings, method: 'REQUEST', now })
    },
    alternativesTo: (wanted, now) => alternativesTo(database.db, wanted, now),
    async reschedule(bookingId, fields, now, by) {
      const checked = checkNewTime(fields, now, by ? ownersWindow : await readAvailability(database.db))
      if (!checked.ok) return { kind: 'invalid', problems: checked.problems }
      const startsAt = startOf(checked.fields)
      const seconds = by ? 0 : await waitBefore(bookingId, startsAt)
      if (seconds > 0) return { kind: 'limited', seconds }
      let isMoved = false
      const outcome = await change(bookingId, now, by, (row) => {
        if (isAt(row, startsAt)) return undefined
        // What the owner chooses is agreed.
        const isConfirmed = by !== undefined || !row.lead.quarantineReason
        isMoved = true
        return { news: 'rescheduled', state: 'rescheduled', startsAt, isConfirmed }
      })
      // What was refused wrote to nobody.
      if (!by && isMoved && outcome.kind === 'changed')
        await Promise.all(changeLimits.map((limit) => limits.take(limit, bookingId)))
      return outcome
    },
    confirm: (bookingId, now, by) =>
      change(bookingId, now, by, ({ booking }) =>
        booking.isConfirmed ? undefined : { news: 'confirmed', isConfirmed: true },
      ),
    setVideoUrl: (bookingId, videoUrl, now, by) =>
      change(bookingId, now, by, ({ booking }) =>
        booking.videoUrl === videoUrl ? undefined : { news: 'linked', videoUrl },
      ),
    markAttendance: (bookingId, attendance, now, by) =>
      database.transaction(async (transaction) => {
        const row = await read(transaction, bookingId, true)
        if (!row || !bookingCan.markAttendance(row.booking, now)) return { kind: 'over' }
        if (row.booking.attendance === attendance) return { kind: 'changed' }
        await transaction.update(bookings).set({ attendance }).where(eq(bookings.bookingId, bookingId))
        await audit(transaction, {
          ownerEmail: by,
          action: 'booking-attendance',
          subject: `booking:${bookingId}`,
          details: { attendance: attendance ?? 'unknown' },
        })
        if (attendance === 'missed') {
          const free = await alternativesTo(transaction, now, now)
          const mail = missedMail(noticeOf(row), free, settings)
          await mailer.queueMails(transaction, unlessSuspect(row.lead, [mail]))
        }
        return { kind: 'changed' }
      }),
    // Cancelling ends it, so nobody can do that over and over.
    cancel: (bookingId, now, by) =>
      change(bookingId, now, by, () => ({ news: 'cancelled', state: 'cancelled' })),
    async inviteAfterAll(transaction, leadId, now) {
      const [booked] = await transaction.select().from(bookings).where(eq(bookings.leadId, leadId))
      const row = booked && (await read(transaction, booked.bookingId, true))
      if (!row || !bookingCan.change(row.booking, now)) return
      const { bookingId, host, startsAt: start } = row.booking
      const wish = { start, isHeld: true, whateverHours: false }
      const placed = await placeAgain(transaction, { bookingId, host, ...wish })
      const held = placed.kind === 'placed' ? { ...placed.place, isConfirmed: true } : {}
      if (placed.kind === 'placed')
        await transaction.update(bookings).set(held).where(eq(bookings.leadId, leadId))
      const { reply } = meetingMails(
        'booked',
        noticeOf({ ...row, booking: { ...row.booking, ...held } }),
        settings,
        now,
      )
      await mailer.queueMails(transaction, [reply])
    },
  }
}

const changeLimits = ['changes-of-booking-in-an-hour', 'changes-of-booking-in-a-day'] as const

type StoredBooking = typeof bookings.$inferSelect

/** What becomes of a booking, and what the mails call it; nothing when it is so already. */
type Plan = (
  row: Row,
) =>
  | ({ news: keyof typeof auditActions } & Partial<
      Pick<StoredBooking, 'state' | 'startsAt' | 'isConfirmed' | 'videoUrl'>
    >)
  | undefined

const auditActions = {
  rescheduled: 'booking-moved',
  confirmed: 'booking-confirmed',
  cancelled: 'booking-cancelled',
  linked: 'booking-linked',
} as const

/** Where a demo is from now on. What is cancelled, or keeps its time, stays where it was. */
async function placeOf(
  transaction: Transaction,
  before: StoredBooking,
  after: StoredBooking,
  by: string | undefined,
): Promise<Placed> {
  const isMoved = after.startsAt.getTime() !== before.startsAt.getTime()
  if (after.state === 'cancelled' || (!isMoved && after.isConfirmed === before.isConfirmed)) {
    const { host, minutes, bufferMinutes, videoUrl } = after
    return { kind: 'placed', place: { host, minutes, bufferMinutes, videoUrl } }
  }
  const { bookingId, host, startsAt: start, isConfirmed: isHeld } = after
  const placed = await placeAgain(transaction, {
    bookingId,
    host,
    start,
    isHeld,
    whateverHours: by !== undefined,
  })
  if (placed.kind !== 'placed' || placed.place.host !== before.host) return placed
  // With the same host the address of the call stays what the visitor was told.
  return { kind: 'placed', place: { ...placed.place, videoUrl: after.videoUrl ?? placed.place.videoUrl } }
}

function isAt({ booking }: Row, startsAt: Date): boolean {
  return booking.startsAt.getTime() === startsAt.getTime()
}

interface Row {
  lead: typeof leads.$inferSelect
  booking: StoredBooking
}

async function read(
  transaction: Transaction,
  bookingId: string,
  forChange = false,
): Promise<Row | undefined> {
  // Two changes at once must follow each other, or both would carry the same sequence number.
  if (forChange)
    await transaction.execute(
      sql`select 1 from ${bookings} where ${bookings.bookingId} = ${bookingId} for update`,
    )
  const [row] = await transaction
    .select({ lead: leads, booking: bookings })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(eq(bookings.bookingId, bookingId))
  return row
}
