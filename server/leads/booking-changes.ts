import { eq } from 'drizzle-orm'
import { bookingCan } from '#domain/booking-times.ts'
import type { OwnersWish, Slot } from '#domain/diary.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { alternativesTo } from '#server/diary/diary.ts'
import { type Placed, placeAgain } from '#server/diary/places.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type BookingRow, noticeOf, readForChange, type StoredBooking } from './booking-row.ts'
import { meetingMails } from './demo-mails.ts'
import type { MailSettings } from './lead-mails.ts'
import { endWaiting, retryWhenTaken } from './store.ts'
import { unlessSuspect } from './suspicion.ts'

export type BookingChange =
  | { kind: 'changed' /** Whether they were already told that they were missed. */; wasWritten?: boolean }
  /** The time is another's, or nobody is there. */
  | { kind: 'taken' | 'closed'; wanted: Date; alternatives: Slot[] }
  /** It is cancelled, or its time has come. */
  | { kind: 'over' }

/** What becomes of a booking, and what the mails call it. */
export interface PlannedChange
  extends Partial<Pick<StoredBooking, 'state' | 'startsAt' | 'isConfirmed' | 'videoUrl'>> {
  news: keyof typeof auditActions
  /** What an owner asks of the diary. */
  wish?: OwnersWish
}

const auditActions = {
  rescheduled: 'booking-moved',
  passedOn: 'booking-passed-on',
  confirmed: 'booking-confirmed',
  cancelled: 'booking-cancelled',
  linked: 'booking-linked',
} as const

export interface ChangeParts {
  database: Database
  mailer: Mailer
  secret: string
  settings: MailSettings
}

interface ChangeRequest {
  bookingId: string
  now: Date
  /** An owner; else its visitor. */
  by: string | undefined
  /** Nothing when it is so already. */
  plan(row: BookingRow): PlannedChange | undefined
}

/** Changes a demo, and tells both sides, calendars included. */
export function changeBooking(parts: ChangeParts, request: ChangeRequest): Promise<BookingChange> {
  return retryWhenTaken(() =>
    parts.database.transaction((transaction) => changeWithin(transaction, parts, request)),
  )
}

async function changeWithin(
  transaction: Transaction,
  parts: ChangeParts,
  { bookingId, now, by, plan }: ChangeRequest,
): Promise<BookingChange> {
  const row = await readForChange(transaction, bookingId)
  const can = by ? bookingCan.changeByOwner : bookingCan.change
  if (!row || !can(row.booking, now)) return { kind: 'over' }
  const planned = plan(row)
  // It is so already, as after a second press: nobody needs another mail.
  if (!planned) return { kind: 'changed' }
  const { news, wish, ...wanted } = planned
  const placed = await placeOf(transaction, row, { ...row.booking, ...wanted }, wish)
  if (placed.kind !== 'placed') {
    const startsAt = wanted.startsAt ?? row.booking.startsAt
    return {
      kind: placed.kind,
      wanted: startsAt,
      alternatives: await alternativesTo(transaction, startsAt, now, {
        host: wish?.host,
        movedBooking: bookingId,
      }),
    }
  }
  const changes = {
    ...wanted,
    ...placed.place,
    ...(wanted.startsAt && { timeSetAt: now, attendance: null }),
    sequence: row.booking.sequence + 1,
    changedBy: by ?? 'visitor',
  }
  await transaction.update(bookings).set(changes).where(eq(bookings.bookingId, bookingId))
  // Whoever has cancelled may book the same again.
  if (news === 'cancelled')
    await transaction.update(leads).set({ submissionId: null }).where(eq(leads.id, row.lead.id))
  const changed = { lead: row.lead, booking: { ...row.booking, ...changes }, holder: placed.holder }
  await tell(transaction, parts, { news, before: row, changed, now })
  if (by) {
    await audit(transaction, { ownerEmail: by, action: auditActions[news], subject: `booking:${bookingId}` })
    // The owner's mail about it is an answer.
    await endWaiting(transaction, [row.lead.id])
  }
  return { kind: 'changed' }
}

interface Told {
  news: PlannedChange['news']
  before: BookingRow
  changed: BookingRow
  now: Date
}

async function tell(
  transaction: Transaction,
  { mailer, settings, secret }: ChangeParts,
  { news, before, changed, now }: Told,
): Promise<void> {
  const notice = noticeOf(changed, { publicUrl: settings.publicUrl, secret })
  const { team, reply } = meetingMails(news, notice, settings, now)
  // Who holds it is our affair, unless the call is somewhere else now.
  if (news === 'passedOn' && changed.booking.videoUrl === before.booking.videoUrl)
    return mailer.queueMails(transaction, unlessSuspect(changed.lead, [team]))
  // Who never got word of the earlier time needs none of it any more.
  await mailer.withdrawInvitations(transaction, changed.lead.id)
  await mailer.queueMails(transaction, unlessSuspect(changed.lead, [team, reply]))
}

/** Where a demo is from now on. What is cancelled, or keeps its time and its host, stays where it was. */
async function placeOf(
  transaction: Transaction,
  { booking: before, holder }: BookingRow,
  after: StoredBooking,
  wish: OwnersWish | undefined,
): Promise<Placed> {
  const isMoved = after.startsAt.getTime() !== before.startsAt.getTime()
  const isPassedOn = wish?.host !== undefined && wish.host !== before.host
  if (after.state === 'cancelled' || (!isMoved && !isPassedOn && after.isConfirmed === before.isConfirmed)) {
    const { host, minutes, bufferMinutes, videoUrl } = after
    return { kind: 'placed', place: { host, minutes, bufferMinutes, videoUrl }, holder }
  }
  const placed = await placeAgain(transaction, {
    bookingId: after.bookingId,
    start: after.startsAt,
    isHeld: after.isConfirmed,
    ...wish,
    preferredHost: after.host,
  })
  if (placed.kind !== 'placed' || placed.place.host !== before.host) return placed
  // With the same host the address of the call stays what the visitor was told.
  return { ...placed, place: { ...placed.place, videoUrl: after.videoUrl ?? placed.place.videoUrl } }
}
