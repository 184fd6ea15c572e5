import { eq, sql } from 'drizzle-orm'
import { booking as words } from '#content/en/booking.ts'
import { forms } from '#content/en/forms.ts'
import { checkNewTime } from '#domain/booking.ts'
import { bookingCan, startOf } from '#domain/booking-times.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import type { Limits } from '#server/limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { bookingIdOf, manageUrl } from './booking-link.ts'
import { type MailSettings, type MeetingNotice, meetingMails } from './lead-mails.ts'
import { unlessSuspect } from './suspicion.ts'

/** A demo as its visitor may see it. */
interface BookedDemo {
  bookingId: string
  name: string
  service: string
  about: string | undefined
  startsAt: Date
  visitorTimeZone: string | null
  state: 'booked' | 'rescheduled' | 'cancelled'
  canChange: boolean
}

type BookingChange =
  | { kind: 'changed' }
  | { kind: 'invalid'; messages: Record<string, string> }
  | { kind: 'limited'; seconds: number }
  | { kind: 'closed' }

export interface Bookings {
  /** The booking that a signed address stands for. */
  idOf(token: string): string | undefined
  find(bookingId: string, now: Date): Promise<BookedDemo | undefined>
  /** By the visitor, so often and no oftener, or `by` the owner. */
  reschedule(
    bookingId: string,
    fields: Record<string, unknown>,
    now: Date,
    by?: string,
  ): Promise<BookingChange>
  cancel(bookingId: string, now: Date, by?: string): Promise<BookingChange>
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

/** Demos that are already booked: looked at, moved, cancelled. Every change tells both sides, calendars included. */
export function createBookings({ database, mailer, limits, secret, settings }: BookingParts): Bookings {
  async function change(
    bookingId: string,
    now: Date,
    state: 'rescheduled' | 'cancelled',
    { startsAt, by }: { startsAt?: Date; by?: string | undefined },
  ): Promise<BookingChange> {
    const isSame = ({ booking }: Row) => booking.startsAt.getTime() === startsAt?.getTime()
    const found = await database.transaction((transaction) => read(transaction, bookingId))
    // Cancelling ends it, so nobody can do that over and over.
    const isFree = by || state === 'cancelled' || !found || isSame(found)
    const seconds = isFree ? 0 : await waitOf(bookingId)
    if (seconds > 0) return { kind: 'limited', seconds }
    return database.transaction(async (transaction) => {
      const row = await read(transaction, bookingId, true)
      if (!row || !bookingCan.change(row.booking, now)) return { kind: 'closed' }
      // It is then already, as after a second press: nobody needs another mail.
      if (isSame(row)) return { kind: 'changed' }
      const changed = {
        state,
        sequence: row.booking.sequence + 1,
        startsAt: startsAt ?? row.booking.startsAt,
        changedBy: by ?? 'visitor',
      }
      await transaction.update(bookings).set(changed).where(eq(bookings.bookingId, bookingId))
      const { team, reply } = meetingMails(state, noticeOf(row, changed), settings, now)
      // Who never got word of the earlier time needs none of it any more.
      await mailer.withdrawInvitations(transaction, row.lead.id)
      await mailer.queueMails(transaction, unlessSuspect(row.lead, [team, reply]))
      if (by)
        await audit(transaction, {
          ownerEmail: by,
          action: state === 'cancelled' ? 'booking-cancelled' : 'booking-moved',
          subject: `booking:${bookingId}`,
        })
      return { kind: 'changed' }
    })
  }

  async function waitOf(bookingId: string): Promise<number> {
    const waits = await Promise.all([
      limits.take('changes-of-booking-in-an-hour', bookingId),
      limits.take('changes-of-booking-in-a-day', bookingId),
    ])
    return Math.max(...waits)
  }

  function noticeOf(
    { lead, booking }: Row,
    changed: Pick<MeetingNotice, 'startsAt' | 'sequence' | 'changedBy'>,
  ): MeetingNotice {
    return {
      leadId: lead.id,
      bookingId: booking.bookingId,
      name: lead.name,
      email: lead.email,
      service: booking.service,
      visitorTimeZone: booking.visitorTimeZone ?? undefined,
      about: lead.source.about,
      company: lead.company ?? undefined,
      phone: lead.phone ?? undefined,
      message: booking.message ?? undefined,
      manageUrl: manageUrl(settings.publicUrl, secret, booking.bookingId),
      ...changed,
    }
  }

  return {
    idOf: (token) => bookingIdOf(secret, token),
    async find(bookingId, now) {
      const row = await database.transaction((transaction) => read(transaction, bookingId))
      if (!row) return undefined
      const { service, startsAt, visitorTimeZone, state } = row.booking
      const canChange = bookingCan.change(row.booking, now)
      const { name, source } = row.lead
      return { bookingId, name, service, about: source.about, startsAt, visitorTimeZone, state, canChange }
    },
    async reschedule(bookingId, fields, now, by) {
      const checked = checkNewTime(fields, now)
      if (!checked.ok)
        return {
          kind: 'invalid',
          messages: fieldMessages(words.form.fields, forms.problems, checked.problems),
        }
      return change(bookingId, now, 'rescheduled', { startsAt: startOf(checked.fields), by })
    },
    cancel: (bookingId, now, by) => change(bookingId, now, 'cancelled', { by }),
    async inviteAfterAll(transaction, leadId, now) {
      const [booked] = await transaction.select().from(bookings).where(eq(bookings.leadId, leadId))
      const row = booked && (await read(transaction, booked.bookingId))
      if (!row || !bookingCan.change(row.booking, now)) return
      const { reply } = meetingMails('booked', noticeOf(row, row.booking), settings, now)
      await mailer.queueMails(transaction, [reply])
    },
  }
}

interface Row {
  lead: typeof leads.$inferSelect
  booking: typeof bookings.$inferSelect
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
