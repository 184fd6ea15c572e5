import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { atLeast, emailAddress, line, oneOf, prose, shorterThan, smallObject } from '../checks.ts'
import { timestamp } from './columns.ts'
import { leads } from './leads.ts'
import { people } from './people.ts'

const mailStates = ['queued', 'sent', 'failed', 'dead'] as const
const calendarMethods = ['REQUEST', 'CANCEL'] as const

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
    /** To whom an owner wrote, where it is about no lead. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** What an owner wrote in it, and which one, where it is a reply. */
    written: text(),
    writtenBy: text('written_by'),
    /** The Message-IDs of what it answers, oldest first, by which mail programs keep a conversation together. */
    references: text().array().notNull().default(sql`'{}'`),
    calendar: text(),
    calendarMethod: text('calendar_method', { enum: calendarMethods }),
    /** What the hosted mail API fills its templates with. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text({ enum: mailStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** While a delivery is under way nobody else tries; a killed one leaves the mail free again at this time. */
    leasedUntil: timestamp('leased_until'),
    lastError: text('last_error'),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    sentAt: timestamp('sent_at'),
  },
  (table) => [
    line(table.kind, 60),
    emailAddress(table.recipient),
    emailAddress(table.replyTo),
    line(table.subject, 300),
    shorterThan(table.html, 200_000),
    prose(table.text, 100_000),
    prose(table.written, 20_000),
    line(table.writtenBy, 254),
    check('reply_has_an_author', sql`(${table.written} is null) = (${table.writtenBy} is null)`),
    shorterThan(table.calendar, 20_000),
    oneOf(table.calendarMethod, calendarMethods),
    check('calendar_is_complete', sql`(${table.calendar} is null) = (${table.calendarMethod} is null)`),
    smallObject(table.params, 100_000),
    oneOf(table.state, mailStates),
    atLeast(table.attempts, 0),
    shorterThan(table.lastError, 1000),
    check('sent_at_is_complete', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    index('mails_state').on(table.state, table.createdAt),
    index('mails_created_at').on(table.createdAt, table.id),
    index('mails_lead_id').on(table.leadId),
    index('mails_person_id').on(table.personId),
  ],
)

/** An attachment as the sender named it; the file itself stays in the mailbox. */
export interface Attachment {
  name: string
  type: string
  bytes: number
}

/** Mail that came to the team's inbox. Its words are a lead's; this is what keeps the conversation together. */
export const receivedMails = pgTable(
  'received_mails',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** As its sender's program made it; the same mail read twice is one. */
    messageId: text('message_id').notNull().unique(),
    attachments: jsonb().$type<Attachment[]>().notNull().default([]),
    /** Whether it was longer than what is kept. */
    isCut: boolean('is_cut').notNull().default(false),
  },
  (table) => [line(table.messageId, 1000)],
)
