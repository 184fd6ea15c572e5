import { and, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import type { Queue } from '#server/jobs/queue.ts'
import { type BookingRow, type StoredBooking, selectBookings } from '#server/leads/booking-row.ts'
import { type MeetingNotice, missedMail, reminderMail } from '#server/leads/demo-mails.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { alternativesTo } from './diary.ts'

interface ReminderParts {
  database: Database
  mailer: Mailer
  settings: MailSettings
  noticeOf(row: BookingRow): MeetingNotice
}

const minute = 60_000
const hour = 60 * minute

/** How long before a demo its visitor is reminded, and how late that may be done by a site that was not running. */
const reminders = [
  { kind: 'hourBefore', ahead: hour, latest: 5 * minute, column: 'remindedHourBefore' },
  { kind: 'dayBefore', ahead: 24 * hour, latest: 2 * hour, column: 'remindedDayBefore' },
] as const

const everySeconds = 60

export async function scheduleReminders(queue: Queue, parts: ReminderParts): Promise<void> {
  await queue.repeat('remind', everySeconds, async () => {
    await remind(parts, new Date())
    await offerNewTimes(parts, new Date())
  })
}

/** Writes to whoever has a demo soon. Each time is reminded of once, and a new time anew. */
export async function remind(
  { database, mailer, settings, noticeOf }: ReminderParts,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const near = await selectBookings(transaction)
      .where(
        and(
          eq(bookings.isConfirmed, true),
          ne(bookings.state, 'cancelled'),
          isNull(leads.quarantineReason),
          gt(bookings.startsAt, now),
          lte(bookings.startsAt, new Date(now.getTime() + 24 * hour)),
        ),
      )
      // What is just being moved or cancelled is looked at in a minute.
      .for('update', { of: bookings, skipLocked: true })
    for (const { kind, ahead, latest, column } of reminders) {
      const due = near.filter(({ booking }) => isDue(booking, { ahead, latest, column }, now))
      if (due.length === 0) continue
      await mailer.queueMails(
        transaction,
        due.map((row) => reminderMail(kind, noticeOf(row), settings, now)),
      )
      await transaction
        .update(bookings)
        .set({ [column]: bookings.startsAt })
        .where(
          inArray(
            bookings.leadId,
            due.map(({ lead }) => lead.id),
          ),
        )
    }
  })
}

/** Long enough for the owner to take a slip back. */
const secondThoughts = 5 * minute

/** Writes to whoever did not come, and offers new times. */
export async function offerNewTimes(
  { database, mailer, settings, noticeOf }: ReminderParts,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const missed = await selectBookings(transaction)
      .where(
        and(
          eq(bookings.attendance, 'missed'),
          lte(bookings.attendanceSetAt, new Date(now.getTime() - secondThoughts)),
          sql`${bookings.offeredNewTimesAfter} is distinct from ${bookings.startsAt}`,
          ne(bookings.state, 'cancelled'),
          isNull(leads.quarantineReason),
        ),
      )
      .for('update', { of: bookings, skipLocked: true })
    if (missed.length === 0) return
    const free = await alternativesTo(transaction, now, now)
    await mailer.queueMails(
      transaction,
      missed.map((row) => missedMail(noticeOf(row), free, settings)),
    )
    await transaction
      .update(bookings)
      .set({ offeredNewTimesAfter: bookings.startsAt })
      .where(
        inArray(
          bookings.leadId,
          missed.map(({ lead }) => lead.id),
        ),
      )
  })
}

function isDue(
  booking: StoredBooking,
  { ahead, latest, column }: Pick<(typeof reminders)[number], 'ahead' | 'latest' | 'column'>,
  now: Date,
): boolean {
  const start = booking.startsAt.getTime()
  const left = start - now.getTime()
  return (
    left <= ahead &&
    left > latest &&
    booking[column]?.getTime() !== start &&
    // Nobody is reminded of what they arranged a moment ago.
    booking.timeSetAt.getTime() < start - ahead
  )
}
