import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { atLeast, emailAddress, line, oneOf, prose, shorterThan, smallObject } from './checks.ts'

const leadKinds = ['contact', 'booking', 'quote'] as const
const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const
const bookingStates = ['booked', 'rescheduled', 'cancelled'] as const
const mailStates = ['queued', 'sent', 'failed', 'dead'] as const
const calendarMethods = ['REQUEST', 'CANCEL'] as const

/** Where a visitor came from, as far as their own browser told. */
export interface LeadSource {
  firstPage?: string
  referrer?: string
  utm?: Record<string, string>
}

/** Someone who wrote to us, whichever form they used, with the privacy notice they were shown. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: leadKinds }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    company: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    status: text({ enum: leadStatuses }).notNull().default('new'),
    /** Why this looks like abuse; a suspect is kept for the owner to judge, never dropped. */
    quarantineReason: text('quarantine_reason'),
    source: jsonb().$type<LeadSource>().notNull().default({}),
    noticeVersion: text('notice_version').notNull(),
    noticeLanguage: text('notice_language').notNull(),
    noticePurpose: text('notice_purpose').notNull(),
    noticedAt: moment('noticed_at').notNull(),
    marketingConsent: boolean('marketing_consent').notNull().default(false),
  },
  (table) => [
    oneOf(table.kind, leadKinds),
    oneOf(table.status, leadStatuses),
    line(table.name, 120),
    emailAddress(table.email),
    line(table.phone, 40),
    line(table.company, 160),
    line(table.quarantineReason, 200),
    smallObject(table.source, 4000),
    line(table.noticeVersion, 40),
    line(table.noticeLanguage, 20),
    line(table.noticePurpose, 500),
    index('leads_created_at').on(table.createdAt),
    index('leads_email').on(table.email),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    leadId: leadReference(),
    subject: text().notNull(),
    message: text().notNull(),
  },
  (table) => [line(table.subject, 200), prose(table.message, 5000)],
)

export const bookings = pgTable(
  'bookings',
  {
    leadId: leadReference(),
    bookingId: text('booking_id').notNull().unique(),
    service: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    visitorTimeZone: text('visitor_time_zone'),
    message: text(),
    state: text({ enum: bookingStates }).notNull().default('booked'),
    /** Rises with every change, so that calendars take the newest invitation. */
    sequence: integer().notNull().default(0),
  },
  (table) => [
    check('booking_id_is_valid', sql`${table.bookingId} ~ '^[A-Za-z0-9_-]{1,60}$'`),
    line(table.service, 120),
    line(table.visitorTimeZone, 64),
    prose(table.message, 5000),
    oneOf(table.state, bookingStates),
    atLeast(table.sequence, 0),
    index('bookings_starts_at').on(table.startsAt),
  ],
)

export const quotes = pgTable(
  'quotes',
  {
    leadId: leadReference(),
    details: text(),
    service: text(),
    budget: text(),
    timeline: text(),
  },
  (table) => [
    prose(table.details, 5000),
    line(table.service, 120),
    line(table.budget, 120),
    line(table.timeline, 120),
  ],
)

/**
 * Every mail the site ever wanted to send. The queue holds nothing but their ids, so a mail survives the queue, and
 * the same table is the local mailbox when no transport is configured.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also the Message-ID, so that a repeated delivery is recognisable as the same mail. */
    id: uuid().primaryKey(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    calendar: text(),
    calendarMethod: text('calendar_method', { enum: calendarMethods }),
    /** What the hosted mail API fills its templates with. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text({ enum: mailStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** While a delivery is under way nobody else tries; a killed one leaves the mail free again at this time. */
    leasedUntil: moment('leased_until'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    line(table.kind, 60),
    emailAddress(table.recipient),
    emailAddress(table.replyTo),
    line(table.subject, 300),
    shorterThan(table.html, 200_000),
    prose(table.text, 100_000),
    shorterThan(table.calendar, 20_000),
    oneOf(table.calendarMethod, calendarMethods),
    check('calendar_is_complete', sql`(${table.calendar} is null) = (${table.calendarMethod} is null)`),
    smallObject(table.params, 100_000),
    oneOf(table.state, mailStates),
    atLeast(table.attempts, 0),
    shorterThan(table.lastError, 1000),
    check('sent_at_is_complete', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    index('mails_state').on(table.state, table.createdAt),
    index('mails_lead_id').on(table.leadId),
  ],
)

function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}

function leadReference() {
  return uuid('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' })
}
