import { eq, sql } from 'drizzle-orm'
import { checkNewTime, ownersWindow } from '#domain/booking.ts'
import { type BookingStage, bookingCan, isWithinHours, stageOf, startOf } from '#domain/booking-times.ts'
import type { Problem } from '#domain/fields.ts'
import type { Slot } from '#domain/free-times.ts'
import { indianDateAndTime } from '#domain/meeting-time.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import type { Limits } from '#server/limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { bookingIdOf, manageUrl } from './booking-link.ts'
import { alternativesTo, takenTimes } from './diary.ts'
import { type MailSettings, type MeetingNotice, meetingMails } from './lead-mails.ts'
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
  visitorTimeZone: string | null
  stage: BookingStage
  canChange: boolean
}

type BookingChange =
  | { kind: 'changed' }
  | { kind: 'invalid'; problems: { field: string; problem: Problem }[] }
  | { kind: 'time-taken'; wanted: Date; alternatives: Slot[] }
  | { kind: 'limited'; seconds: number }
  | { kind: 'closed' }

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
        if (!row || !bookingCan.change(row.booking, now)) return { kind: 'closed' }
        const planned = plan(row)
        // It is so already, as after a second press: nobody needs another mail.
        if (!planned) return { kind: 'changed' }
        const { news, ...changes } = planned
        const changed = {
          ...row.booking,
          ...changes,
          sequence: row.booking.sequence + 1,
          changedBy: by ?? 'visitor',
        }
        if (await isTimeOfAnother(transaction, row.booking, changed))
          return {
            kind: 'time-taken',
            wanted: changed.startsAt,
            alternatives: await alternativesTo(transaction, changed.startsAt, now),
          }
        await transaction
          .update(bookings)
          .set({ ...changes, sequence: changed.sequence, changedBy: changed.changedBy })
          .where(eq(bookings.bookingId, bookingId))
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
    const waits = await Promise.all([
      limits.take('changes-of-booking-in-an-hour', bookingId),
      limits.take('changes-of-booking-in-a-day', bookingId),
    ])
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
    }
  }

  return {
    idOf: (token) => bookingIdOf(secret, token),
    async find(bookingId, now) {
      const row = await database.transaction((transaction) => read(transaction, bookingId))
      if (!row) return undefined
      const { service, startsAt, visitorTimeZone } = row.booking
      const { name, email, source } = row.lead
      const canChange = bookingCan.change(row.booking, now)
      const { about } = source
      const stage = stageOf(row.booking)
      return { bookingId, name, email, service, about, startsAt, visitorTimeZone, stage, canChange }
    },
    alternativesTo: (wanted, now) => alternativesTo(database.db, wanted, now),
    async reschedule(bookingId, fields, now, by) {
      const checked = checkNewTime(fields, now, by ? ownersWindow : undefined)
      if (!checked.ok) return { kind: 'invalid', problems: checked.problems }
      const startsAt = startOf(checked.fields)
      const seconds = by ? 0 : await waitBefore(bookingId, startsAt)
      if (seconds > 0) return { kind: 'limited', seconds }
      return change(bookingId, now, by, (row) => {
        if (isAt(row, startsAt)) return undefined
        // What the owner chooses is agreed.
        const isConfirmed = by !== undefined || (isWithinHours(checked.fields) && !row.lead.quarantineReason)
        return { news: 'rescheduled', state: 'rescheduled', startsAt, isConfirmed }
      })
    },
    confirm: (bookingId, now, by) =>
      change(bookingId, now, by, ({ booking }) =>
        booking.isConfirmed ? undefined : { news: 'confirmed', isConfirmed: true },
      ),
    // Cancelling ends it, so nobody can do that over and over.
    cancel: (bookingId, now, by) =>
      change(bookingId, now, by, () => ({ news: 'cancelled', state: 'cancelled' })),
    async inviteAfterAll(transaction, leadId, now) {
      const [booked] = await transaction.select().from(bookings).where(eq(bookings.leadId, leadId))
      const row = booked && (await read(transaction, booked.bookingId, true))
      if (!row || !bookingCan.change(row.booking, now)) return
      const { booking } = row
      const held = { ...booking, isConfirmed: true }
      const isConfirmed =
        booking.isConfirmed ||
        (isWithinHours(indianDateAndTime(booking.startsAt)) &&
          !(await isTimeOfAnother(transaction, booking, held)))
      await transaction.update(bookings).set({ isConfirmed }).where(eq(bookings.leadId, leadId))
      const { reply } = meetingMails(
        'booked',
        noticeOf({ ...row, booking: { ...booking, isConfirmed } }),
        settings,
        now,
      )
      await mailer.queueMails(transaction, [reply])
    },
  }
}

type StoredBooking = typeof bookings.$inferSelect

/** What becomes of a booking, and what the mails call it; nothing when it is so already. */
type Plan = (
  row: Row,
) =>
  | ({ news: keyof typeof auditActions } & Partial<Pick<StoredBooking, 'state' | 'startsAt' | 'isConfirmed'>>)
  | undefined

const auditActions = {
  rescheduled: 'booking-moved',
  confirmed: 'booking-confirmed',
  cancelled: 'booking-cancelled',
} as const

/** Whether the time that a booking would hold from now on is another's. */
async function isTimeOfAnother(
  transaction: Transaction,
  before: StoredBooking,
  after: StoredBooking,
): Promise<boolean> {
  if (!after.isConfirmed || after.state === 'cancelled') return false
  const taken = await takenTimes(transaction, { start: after.startsAt, minutes: after.minutes })
  // Its own time, when it is moved by less than it lasts.
  return taken.some(({ start }) => !before.isConfirmed || start.getTime() !== before.startsAt.getTime())
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
