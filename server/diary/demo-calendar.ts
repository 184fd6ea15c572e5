import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import ical, { ICalEventStatus } from 'ical-generator'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { fill } from '#content/fill.ts'
import type { Database } from '#server/db/database.ts'
import { demoHosts } from '#server/db/schema/diary.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'

const day = 24 * 3_600_000
const daysBack = 90
const daysAhead = 366

interface CalendarSettings {
  /** With places for what is known of each demo. */
  words: Record<'name' | 'summary' | 'host' | 'phone' | 'email' | 'about', string>
  publicUrl: string
  now: Date
}

/** All demos of the last months and the next year, for the owner's own calendar app. Suspects are not in it. */
export async function demoCalendar(
  { db }: Pick<Database, 'db'>,
  { words, publicUrl, now }: CalendarSettings,
): Promise<string> {
  const demos = await db
    .select({ lead: leads, booking: bookings, hostName: demoHosts.name })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .leftJoin(demoHosts, eq(demoHosts.number, bookings.host))
    .where(
      and(
        isNull(leads.quarantineReason),
        gte(bookings.startsAt, new Date(now.getTime() - daysBack * day)),
        lt(bookings.startsAt, new Date(now.getTime() + daysAhead * day)),
      ),
    )
    .orderBy(asc(bookings.startsAt))
  const calendar = ical({ name: words.name, prodId: { company: company.name, product: 'Website' } })
  for (const demo of demos) calendar.createEvent(eventOf(demo, { words, publicUrl, now }))
  return calendar.toString()
}

interface Demo {
  lead: typeof leads.$inferSelect
  booking: typeof bookings.$inferSelect
  hostName: string | null
}

function eventOf(demo: Demo, { words, publicUrl, now }: CalendarSettings) {
  const { lead, booking } = demo
  const { bookingId, startsAt, minutes, sequence, service, videoUrl } = booking
  return {
    // As in the invitations, so that no calendar has a demo twice.
    id: `${bookingId}@${new URL(publicUrl).hostname}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    stamp: now,
    summary: fill(words.summary, { name: lead.name, service }),
    description: descriptionOf(demo, { words, publicUrl }),
    ...(videoUrl && { location: videoUrl, url: videoUrl }),
    status: ICalEventStatus[statusOf(booking)],
  }
}

function statusOf({ state, isConfirmed }: Demo['booking']): 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE' {
  if (state === 'cancelled') return 'CANCELLED'
  return isConfirmed ? 'CONFIRMED' : 'TENTATIVE'
}

function descriptionOf(
  { lead, booking, hostName }: Demo,
  { words, publicUrl }: Pick<CalendarSettings, 'words' | 'publicUrl'>,
): string {
  const { email, phone, source } = lead
  return [
    hostName && fill(words.host, { host: hostName }),
    phone && fill(words.phone, { phone }),
    fill(words.email, { email }),
    source.about && fill(words.about, { about: source.about }),
    booking.message,
    `${publicUrl}${deskPaths.booking(booking.bookingId)}`,
  ]
    .filter(Boolean)
    .join('\n')
}
