import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { demoHosts } from '#server/db/schema/diary.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import type { Host } from '#server/diary/places.ts'
import { manageUrl } from './booking-link.ts'
import type { MeetingNotice } from './demo-mails.ts'

export type StoredBooking = typeof bookings.$inferSelect

/** A demo with whoever booked it, and whoever holds it. */
export interface BookingRow {
  lead: typeof leads.$inferSelect
  booking: StoredBooking
  holder: Host | null
}

/** The demos in the diary, to be narrowed down. */
export function selectBookings(transaction: Transaction) {
  return transaction
    .select({ lead: leads, booking: bookings, holder: demoHosts })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .leftJoin(demoHosts, eq(demoHosts.number, bookings.host))
}

export async function readBooking(
  transaction: Transaction,
  bookingId: string,
): Promise<BookingRow | undefined> {
  const [row] = await selectBookings(transaction).where(eq(bookings.bookingId, bookingId))
  return row
}

/** Two changes at once must follow each other, or both would carry the same sequence number. */
export async function readForChange(transaction: Transaction, bookingId: string) {
  await transaction.execute(
    sql`select 1 from ${bookings} where ${bookings.bookingId} = ${bookingId} for update`,
  )
  return readBooking(transaction, bookingId)
}

interface NoticeSettings {
  publicUrl: string
  secret: string
}

/** As its mails tell of it. */
export function noticeOf(
  { lead, booking, holder }: BookingRow,
  { publicUrl, secret }: NoticeSettings,
): MeetingNotice {
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
    manageUrl: manageUrl(booking.bookingId, { language: lead.noticeLanguage, publicUrl, secret }),
    changedBy: booking.changedBy,
    minutes: booking.minutes,
    hostName: holder?.name,
    videoUrl: booking.videoUrl,
  }
}
