import { todayInIndia } from '#domain/booking-times.ts'
import type { Assistant } from '#server/assistant/assistant.ts'
import { type AuditEntry, audit, latestEntries } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import type { Bookings } from '#server/leads/bookings.ts'
import { lateConfirmation } from '#server/leads/confirmations.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Payments } from '#server/payments/payments.ts'
import type { Testimonials } from '#server/testimonials/testimonials.ts'
import { type Figures, figuresOf } from './analytics.ts'
import { type Assignments, createAssignments } from './assignments.ts'
import { createDailyCounts, type DailyCounts } from './daily-counts.ts'
import { createDigest, type Digest } from './digest.ts'
import { createExports, type Exports } from './exports.ts'
import { createFollowUps, type FollowUps } from './follow-ups.ts'
import { createImports, type PeopleImports } from './imports/imports.ts'
import { createMailroom, type Mailroom } from './mailroom.ts'
import { createPeople, type People } from './people.ts'
import { createPrivacy, type Privacy } from './privacy.ts'
import { createQuarantine, type Quarantine } from './quarantine.ts'
import { createReplies, type Replies } from './replies.ts'
import { createReplyTexts, type ReplyTexts } from './reply-texts.ts'
import { type Sales, salesOf } from './sales.ts'
import { createTeaching, type Teaching } from './teaching.ts'
import { countWaiting } from './to-do.ts'
import {
  bookingsBetween,
  type DeskBooking,
  demosToCome,
  deskBooking,
  readToday,
  type Today,
} from './today.ts'
import { createVisits, type Visits } from './visits.ts'

/** What the owner's screens work with. */
export interface Desk extends Exports {
  /** What needs the owner now. */
  today(now: Date): Promise<Today & { suspects: number; paymentDifferences: number }>
  /** How many wait for an answer: one look at an index, as every screen asks. */
  waitingCount(now: Date): Promise<number>
  /** Demos in a span of time, cancelled ones included. */
  bookingsBetween(from: Date, until: Date): ReturnType<typeof bookingsBetween>
  booking(id: string): Promise<DeskBooking | undefined>
  /** The demos that a host has still to hold. */
  demosToCome(host: number, now: Date): Promise<DeskBooking[]>
  /** Asks the payment provider about everything that is open; false when there is none. */
  reconcilePayments(ownerEmail: string): Promise<boolean>
  /** Sums over the last days. */
  figures(days: number, now: Date): Promise<Figures>
  /** Leads, clients and money by month and source; the sources of one month, or of all. */
  sales(now: Date, month?: string): Promise<Sales>
  /** What was done at the desk, newest first. */
  latestChanges(count: number): Promise<AuditEntry[]>
  people: People
  followUps: FollowUps
  imports: PeopleImports
  replies: Replies
  replyTexts: ReplyTexts
  assignments: Assignments
  quarantine: Quarantine
  mailroom: Mailroom
  counts: DailyCounts
  visits: Visits
  privacy: Privacy
  teaching: Teaching
  digest: Digest
  close(): Promise<void>
}

interface DeskParts {
  database: Database
  assistant: Pick<Assistant, 'refresh'>
  bookings: Bookings
  payments: Payments
  testimonials: Pick<Testimonials, 'refreshPages'>
  mailer: Mailer
  settings: MailSettings
  log: Log
}

export function createDesk({ database, payments, mailer, settings, log, ...parts }: DeskParts): Desk {
  const counts = createDailyCounts(database, log)
  const digest = createDigest(database, mailer, settings)
  const quarantine = createQuarantine(database, async (transaction, leadId, now) => {
    await parts.bookings.inviteAfterAll(transaction, leadId, now)
    await mailer.queueMails(transaction, await lateConfirmation(transaction, leadId, settings, now))
  })
  return {
    today: async (now) => ({
      ...(await readToday(database, now)),
      suspects: await quarantine.count(),
      paymentDifferences: (await payments.differences()).length,
    }),
    waitingCount: (now) => countWaiting(database, now),
    bookingsBetween: (from, until) => bookingsBetween(database, from, until, true),
    booking: (id) => deskBooking(database, id),
    demosToCome: (host, now) => demosToCome(database, host, now),
    async reconcilePayments(ownerEmail) {
      if (payments.kind === 'off') return false
      await payments.reconcile(true)
      await audit(database.db, { ownerEmail, action: 'payments-reconciled' })
      return true
    },
    figures: (days, now) => figuresOf(database, counts, days, todayInIndia(now)),
    sales: (now, month) => salesOf(database, now, month),
    latestChanges: (count) => latestEntries(database, count),
    ...createExports(database, payments),
    people: createPeople(database),
    followUps: createFollowUps(database),
    imports: createImports(database, log),
    replies: createReplies(database, mailer, settings),
    replyTexts: createReplyTexts(database),
    assignments: createAssignments(database, mailer, settings),
    quarantine,
    mailroom: createMailroom(database, mailer),
    counts,
    visits: createVisits(counts, new URL(settings.publicUrl).host),
    privacy: createPrivacy(database, settings.team, parts.testimonials.refreshPages),
    teaching: createTeaching(database, parts.assistant.refresh),
    digest,
    async close() {
      counts.stop()
      await counts.flush()
    },
  }
}
