import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookingFields, contactFields, quoteFields } from '#domain/form-fields.ts'
import { atLeast, emailAddress, line, oneOf, prose, smallObject } from '../checks.ts'
import { timestamp } from './columns.ts'
import { people } from './people.ts'

const leadKinds = ['contact', 'booking', 'quote', 'handover', 'purchase', 'mail'] as const
const bookingStates = ['booked', 'rescheduled', 'cancelled'] as const
const attendances = ['came', 'missed'] as const

/** Where a visitor came from, as far as their own browser told. */
export interface LeadSource {
  /** The plan or service whose button they pressed, in words. */
  about?: string
  firstPage?: string
  referrer?: string
  utm?: Record<string, string>
}

/** What a form asked besides what has a column of its own, by the names of its fields (`domain/form-fields.ts`). */
export type LeadAnswers = Record<string, string | undefined>

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
    createdAt: timestamp('created_at').notNull().defaultNow(),
    /** Why this looks like abuse; a suspect is kept for the owner to judge, never dropped. */
    quarantineReason: text('quarantine_reason'),
    source: jsonb().$type<LeadSource>().notNull().default({}),
    answers: jsonb().$type<LeadAnswers>().notNull().default({}),
    noticeVersion: text('notice_version').notNull(),
    noticeLanguage: text('notice_language').notNull(),
    noticePurpose: text('notice_purpose').notNull(),
    noticedAt: timestamp('noticed_at').notNull(),
    marketingConsent: boolean('marketing_consent').notNull().default(false),
    /** Made from what was sent and the id that the browser gave it, if any, so that the same thing sent twice is kept once. */
    submissionId: uuid('submission_id').unique(),
    /** Who it was. Found or made by a trigger; empty while the lead is in quarantine. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf(table.kind, leadKinds),
    line(table.name, 120),
    emailAddress(table.email),
    line(table.phone, 40),
    line(table.company, 160),
    line(table.quarantineReason, 200),
    smallObject(table.source, 4000),
    smallObject(table.answers, 64_000),
    line(table.noticeVersion, 40),
    line(table.noticeLanguage, 20),
    line(table.noticePurpose, 500),
    index('leads_created_at').on(table.createdAt),
    index('leads_address').on(sql`address_key(${table.email})`),
    index('leads_number').on(sql`phone_key(${table.phone})`),
    index('leads_person_id').on(table.personId, table.createdAt),
    index('leads_quarantined').on(table.createdAt).where(sql`quarantine_reason is not null`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    leadId: leadReference(),
    subject: text().notNull(),
    message: text().notNull(),
  },
  (table) => [
    line(table.subject, contactFields.subject.maxLength),
    prose(table.message, contactFields.message.maxLength),
  ],
)

export const bookings = pgTable(
  'bookings',
  {
    leadId: leadReference(),
    bookingId: text('booking_id').notNull().unique(),
    service: text().notNull(),
    startsAt: timestamp('starts_at').notNull(),
    minutes: integer().notNull().default(30),
    /** What stays free after it. */
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    /** Whether the time is held for this demo. The database lets no two of one host overlap (migration `one_demo_at_a_time_for_a_host`). */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** Who holds it (`demo_hosts`); nobody yet while it is only asked for. Demos of old backups were all the first one's. */
    host: integer().default(1),
    /** Where it is held, as an address of a video call. */
    videoUrl: text('video_url'),
    /** Whether the visitor came, as the owner says afterwards. */
    attendance: text({ enum: attendances }),
    attendanceSetAt: timestamp('attendance_set_at'),
    /** The time that they missed and were written to about. */
    offeredNewTimesAfter: timestamp('offered_new_times_after'),
    /** The time of which the visitor was reminded a day before, and an hour before. */
    remindedDayBefore: timestamp('reminded_day_before'),
    remindedHourBefore: timestamp('reminded_hour_before'),
    /** When it was given this time: nobody is reminded of what they have just arranged. */
    timeSetAt: timestamp('time_set_at').notNull().defaultNow(),
    visitorTimeZone: text('visitor_time_zone'),
    message: text(),
    state: text({ enum: bookingStates }).notNull().default('booked'),
    /** Rises with every change, so that calendars take the newest invitation. */
    sequence: integer().notNull().default(0),
    /** Who moved or cancelled it last: the address of an owner, or `visitor`. */
    changedBy: text('changed_by'),
    /** Made from the id that came with the booking. Only whoever sends the same id again is shown its link. */
    makerKey: uuid('maker_key'),
  },
  (table) => [
    check('booking_id_is_valid', sql`${table.bookingId} ~ '^[A-Za-z0-9_-]{1,60}$'`),
    line(table.service, bookingFields.service.maxLength),
    line(table.visitorTimeZone, 64),
    prose(table.message, bookingFields.message.maxLength),
    oneOf(table.state, bookingStates),
    atLeast(table.sequence, 0),
    atLeast(table.minutes, 1),
    atLeast(table.bufferMinutes, 0),
    check('held_time_has_host', sql`not ${table.isConfirmed} or ${table.host} is not null`),
    line(table.videoUrl, 500),
    oneOf(table.attendance, attendances),
    line(table.changedBy, 254),
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
    prose(table.details, quoteFields.details.maxLength),
    line(table.service, quoteFields.service.maxLength),
    line(table.budget, quoteFields.budget.maxLength),
    line(table.timeline, 120),
  ],
)

/** One message of a conversation that a visitor chose to send. */
export interface HandedOverMessage {
  text: string
  isBot: boolean
}

/** A conversation with the assistant, sent to the team by its visitor. */
export const conversationHandovers = pgTable(
  'conversation_handovers',
  {
    leadId: leadReference(),
    /** Also in the visitor's WhatsApp message, so that the owner finds the conversation it belongs to. */
    reference: text().notNull().unique(),
    summary: text().notNull(),
    interest: text(),
    urgency: text(),
    /** The visitor's own messages that speak of money. */
    budget: text(),
    transcript: jsonb().$type<HandedOverMessage[]>().notNull(),
  },
  (table) => [
    check('reference_is_valid', sql`${table.reference} ~ '^[A-Z0-9]{4}-[A-Z0-9]{4}$'`),
    prose(table.summary, 2000),
    line(table.interest, 60),
    line(table.urgency, 20),
    prose(table.budget, 10000),
    check(
      'transcript_is_valid',
      sql`jsonb_typeof(${table.transcript}) = 'array' and octet_length(${table.transcript}::text) <= 400000`,
    ),
  ],
)

function leadReference() {
  return uuid('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' })
}
