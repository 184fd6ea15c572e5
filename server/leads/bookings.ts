import { eq } from 'drizzle-orm'
import { checkNewTime, ownersWindow } from '#domain/booking.ts'
import { type BookingStage, bookingCan, stageOf, startOf } from '#domain/booking-times.ts'
import type { OwnersWish, Slot } from '#domain/diary.ts'
import type { Problem } from '#domain/fields.ts'
import { audit } from '#server/auth/audit.ts'
import type { Transaction } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/leads.ts'
import { readAvailability } from '#server/diary/availability.ts'
import { alternativesTo } from '#server/diary/diary.ts'
import { placeAgain } from '#server/diary/places.ts'
import type { Limits } from '#server/limits.ts'
import { type BookingChange, type ChangeParts, changeBooking, type PlannedChange } from './booking-changes.ts'
import { bookingIdOf } from './booking-link.ts'
import { type BookingRow, noticeOf, readBooking, readForChange } from './booking-row.ts'
import { invitationOf, type MeetingNotice, meetingMails } from './demo-mails.ts'

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

type Rescheduled =
  | BookingChange
  | { kind: 'invalid'; problems: { field: string; problem: Problem }[] }
  | { kind: 'limited'; seconds: number }

export interface Bookings {
  /** The booking that a signed address stands for. */
  idOf(token: string): string | undefined
  find(bookingId: string, now: Date): Promise<BookedDemo | undefined>
  /** Free times near one that is taken, or that somebody would rather move. */
  alternativesTo(wanted: Date, now: Date): Promise<Slot[]>
  /** By the visitor, so often and no oftener. */
  reschedule(bookingId: string, fields: Record<string, unknown>, now: Date): Promise<Rescheduled>
  /** By the owner, who may insist. It stays with its host, if that one still takes demos. */
  move(bookingId: string, fields: Record<string, unknown>, now: Date, by: OwnersMove): Promise<Rescheduled>
  /** To another host, at the same time. */
  passOn(bookingId: string, host: number, now: Date, by: OwnersMove): Promise<BookingChange>
  cancel(bookingId: string, now: Date, by?: string): Promise<BookingChange>
  /** Holds the time that a visitor asked for, if it is still free. */
  confirm(bookingId: string, now: Date, by: string): Promise<BookingChange>
  /** Gives it the address of its call, and tells both sides. */
  setVideoUrl(bookingId: string, videoUrl: string, now: Date, by: string): Promise<BookingChange>
  /** Whether the visitor came, or nothing yet. Who did not is written to by a job, so that a slip can be taken back. */
  markAttendance(
    bookingId: string,
    attendance: 'came' | 'missed' | null,
    now: Date,
    by: string,
  ): Promise<BookingChange>
  /** For calendars; none of a demo that is cancelled or only asked for. */
  calendarFile(bookingId: string, now: Date): Promise<string | undefined>
  /** As its mails tell of it. */
  noticeOf(row: BookingRow): MeetingNotice
  /** Sends the invitation that a suspect was not sent, now that the owner knows it was a person. */
  inviteAfterAll(transaction: Transaction, leadId: string, now: Date): Promise<void>
}

interface OwnersMove {
  owner: string
  terms: OwnersWish['terms']
}

interface BookingParts extends ChangeParts {
  limits: Limits
}

/** Demos that are already booked: looked at, moved, confirmed, cancelled. */
export function createBookings(parts: BookingParts): Bookings {
  const { database, mailer, limits, secret, settings } = parts

  function change(
    bookingId: string,
    now: Date,
    by: string | undefined,
    plan: (row: BookingRow) => PlannedChange | undefined,
  ): Promise<BookingChange> {
    return changeBooking(parts, { bookingId, now, by, plan })
  }

  async function waitBefore(bookingId: string, startsAt: Date): Promise<number> {
    const found = await find(bookingId)
    // The same time again is no change.
    return found && !isAt(found, startsAt) ? waitOf(bookingId) : 0
  }

  async function waitOf(bookingId: string): Promise<number> {
    const waits = await Promise.all(changeLimits.map((limit) => limits.wait(limit, bookingId)))
    return Math.max(...waits)
  }

  const find = (bookingId: string) =>
    database.transaction((transaction) => readBooking(transaction, bookingId))

  const notice = (row: BookingRow) => noticeOf(row, { publicUrl: settings.publicUrl, secret })

  return {
    noticeOf: notice,
    idOf: (token) => bookingIdOf(secret, token),
    async find(bookingId, now) {
      const row = await find(bookingId)
      if (!row) return undefined
      const { service, startsAt, minutes, visitorTimeZone, videoUrl, sequence } = row.booking
      const { name, email, source } = row.lead
      return {
        bookingId,
        name,
        email,
        service,
        about: source.about,
        startsAt,
        minutes,
        visitorTimeZone,
        videoUrl,
        sequence,
        stage: stageOf(row.booking),
        canChange: bookingCan.change(row.booking, now),
      }
    },
    async calendarFile(bookingId, now) {
      const row = await find(bookingId)
      if (!row?.booking.isConfirmed || row.booking.state === 'cancelled') return undefined
      return invitationOf('invitation', notice(row), { ...settings, method: 'REQUEST', now })
    },
    alternativesTo: (wanted, now) => alternativesTo(database.db, wanted, now),
    async reschedule(bookingId, fields, now) {
      const checked = checkNewTime(fields, now, await readAvailability(database.db))
      if (!checked.ok) return { kind: 'invalid', problems: checked.problems }
      const startsAt = startOf(checked.fields)
      const seconds = await waitBefore(bookingId, startsAt)
      if (seconds > 0) return { kind: 'limited', seconds }
      let isMoved = false
      const outcome = await change(bookingId, now, undefined, (row) => {
        if (isAt(row, startsAt)) return undefined
        isMoved = true
        return {
          news: 'rescheduled',
          state: 'rescheduled',
          startsAt,
          isConfirmed: !row.lead.quarantineReason,
        }
      })
      // What was refused wrote to nobody.
      if (isMoved && outcome.kind === 'changed')
        await Promise.all(changeLimits.map((limit) => limits.take(limit, bookingId)))
      return outcome
    },
    async move(bookingId, fields, now, { owner, terms }) {
      const checked = checkNewTime(fields, now, ownersWindow)
      if (!checked.ok) return { kind: 'invalid', problems: checked.problems }
      const startsAt = startOf(checked.fields)
      return change(bookingId, now, owner, (row) => {
        if (isAt(row, startsAt)) return undefined
        const host = row.holder?.takesDemos ? row.holder.number : undefined
        // What the owner chooses is agreed.
        return {
          news: 'rescheduled',
          state: 'rescheduled',
          startsAt,
          isConfirmed: true,
          wish: { terms, host },
        }
      })
    },
    passOn: (bookingId, host, now, { owner, terms }) =>
      change(bookingId, now, owner, ({ booking }) =>
        booking.host === host ? undefined : { news: 'passedOn', wish: { terms, host } },
      ),
    confirm: (bookingId, now, by) =>
      change(bookingId, now, by, ({ booking }) =>
        booking.isConfirmed ? undefined : { news: 'confirmed', isConfirmed: true, wish: { terms: 'owner' } },
      ),
    setVideoUrl: (bookingId, videoUrl, now, by) =>
      change(bookingId, now, by, ({ booking }) =>
        booking.videoUrl === videoUrl ? undefined : { news: 'linked', videoUrl },
      ),
    markAttendance: (bookingId, attendance, now, by) =>
      database.transaction(async (transaction) => {
        const row = await readForChange(transaction, bookingId)
        if (!row || !bookingCan.markAttendance(row.booking, now)) return { kind: 'over' }
        if (row.booking.attendance === attendance) return { kind: 'changed' }
        await transaction
          .update(bookings)
          .set({ attendance, attendanceSetAt: now })
          .where(eq(bookings.bookingId, bookingId))
        await audit(transaction, {
          ownerEmail: by,
          action: 'booking-attendance',
          subject: `booking:${bookingId}`,
          details: { attendance: attendance ?? 'unknown' },
        })
        const { startsAt, offeredNewTimesAfter } = row.booking
        const wasWritten = offeredNewTimesAfter?.getTime() === startsAt.getTime()
        return { kind: 'changed', wasWritten }
      }),
    // Cancelling ends it, so nobody can do that over and over.
    cancel: (bookingId, now, by) =>
      change(bookingId, now, by, () => ({ news: 'cancelled', state: 'cancelled' })),
    async inviteAfterAll(transaction, leadId, now) {
      const [booked] = await transaction.select().from(bookings).where(eq(bookings.leadId, leadId))
      const row = booked && (await readForChange(transaction, booked.bookingId))
      if (!row || !bookingCan.change(row.booking, now)) return
      const { bookingId, host: preferredHost, startsAt: start } = row.booking
      const placed = await placeAgain(transaction, { bookingId, start, preferredHost, isHeld: true })
      const held = placed.kind === 'placed' ? { ...placed.place, isConfirmed: true } : {}
      if (placed.kind === 'placed')
        await transaction.update(bookings).set(held).where(eq(bookings.leadId, leadId))
      const invited = { ...row, booking: { ...row.booking, ...held } }
      const { reply } = meetingMails('booked', notice(invited), settings, now)
      await mailer.queueMails(transaction, [reply])
    },
  }
}

const changeLimits = ['changes-of-booking-in-an-hour', 'changes-of-booking-in-a-day'] as const

function isAt({ booking }: BookingRow, startsAt: Date): boolean {
  return booking.startsAt.getTime() === startsAt.getTime()
}
