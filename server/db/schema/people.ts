import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { atLeast, emailAddress, line, oneOf, prose, shorterThan } from '../checks.ts'
import { timestamp } from './columns.ts'
import { owners } from './owners.ts'

export const personStatuses = ['new', 'talking', 'quoted', 'won', 'lost'] as const

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Everyone who ever wrote, booked or bought, or was entered at the desk, once. A trigger on `leads` finds or makes the person, so that whatever
 * stores a lead cannot forget to; see the migrations from `people_of_leads` to `people_are_known_by_address`.
 */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Absent for whoever has only phoned. */
    email: text(),
    phone: text(),
    otherPhone: text('other_phone'),
    company: text(),
    /** By its two letters. */
    country: text(),
    /** Whether an owner has written their name, number and company, which what they send then no longer changes. */
    isEdited: boolean('is_edited').notNull().default(false),
    status: text({ enum: personStatuses }).notNull().default('new'),
    /** What they were quoted, or have bought for, as the owner says. */
    dealMinor: bigint('deal_minor', { mode: 'number' }),
    dealCurrency: text('deal_currency'),
    wonAt: timestamp('won_at'),
    lostReason: text('lost_reason'),
    /** Who of the team looks after them. */
    assignedTo: text('assigned_to').references(() => owners.id, { onDelete: 'set null' }),
    /** Until then they do not stand on Today; a new message ends it. */
    snoozedUntil: timestamp('snoozed_until'),
    tags: text().array().notNull().default(sql`'{}'`),
    /** What they did so far: contact, booking, quote, … */
    kinds: text().array().notNull().default(sql`'{}'`),
    /** Where they came from the first time, in one word. */
    source: text().notNull().default('direct'),
    firstAt: timestamp('first_at').notNull(),
    lastAt: timestamp('last_at').notNull(),
    /** Since when they wait for an answer. */
    waitingSince: timestamp('waiting_since'),
    /** For the search: the words of their name, company, addresses and numbers. */
    words: searchWords().notNull().default(sql`''`),
  },
  (table) => [
    shorterThan(table.source, 300),
    oneOf(table.status, personStatuses),
    emailAddress(table.email),
    line(table.otherPhone, 40),
    check('country_is_valid', sql`${table.country} ~ '^[A-Z]{2}$'`),
    atLeast(table.dealMinor, 0),
    check('deal_currency_is_valid', sql`${table.dealCurrency} ~ '^[A-Z]{3}$'`),
    check('deal_is_complete', sql`(${table.dealMinor} is null) = (${table.dealCurrency} is null)`),
    check('won_at_is_complete', sql`(${table.status} = 'won') = (${table.wonAt} is not null)`),
    line(table.lostReason, 300),
    // In the very order of the lists, or the database would sort everyone for each page.
    index('people_last_at').on(table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('people_status').on(table.status, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('people_source').on(table.source, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('people_assigned').on(
      table.assignedTo,
      table.lastAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('people_name').on(sql`lower(${table.name})`, table.id),
    index('people_deal').on(
      table.dealCurrency,
      table.dealMinor.desc().nullsLast(),
      table.lastAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('people_amounts')
      .on(table.status, table.dealCurrency, table.dealMinor)
      .where(sql`deal_currency is not null`),
    index('people_won').on(table.wonAt).where(sql`won_at is not null`),
    index('people_tagged').on(table.id).where(sql`tags <> '{}'`),
    index('people_waiting').on(table.waitingSince).where(sql`waiting_since is not null`),
    index('people_waiting_by_stage')
      .on(table.status, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`waiting_since is not null`),
    index('people_snoozed').on(table.snoozedUntil).where(sql`snoozed_until is not null`),
    index('people_words').using('gin', table.words),
    index('people_tags').using('gin', table.tags),
    index('people_kinds').using('gin', table.kinds),
    index('people_number').on(sql`phone_key(${table.phone})`),
    index('people_other_number').on(sql`phone_key(${table.otherPhone})`),
  ],
)

/**
 * By what a person is recognised: `e:` and an e-mail address. `p:` and the last ten digits of a phone number says who used
 * it first, and recognises nobody: anyone can type a number.
 */
export const personKeys = pgTable(
  'person_keys',
  {
    key: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [index('person_keys_person_id').on(table.personId)],
)

/** Keys that people use whom the owner told apart, an office's number, a family's address: they say nothing about who it is. */
export const sharedKeys = pgTable('shared_keys', {
  key: text()
    .primaryKey()
    .references(() => personKeys.key, { onDelete: 'cascade' }),
})

/** Two people that turned out to be one; kept so that it can be undone. */
export const personMerges = pgTable(
  'person_merges',
  {
    id: uuid().primaryKey().defaultRandom(),
    keptId: uuid('kept_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The other one as they were. */
    other: jsonb().$type<Record<string, unknown>>().notNull(),
    keys: text().array().notNull(),
    leadIds: uuid('lead_ids').array().notNull(),
    at: timestamp('at').notNull().defaultNow(),
  },
  (table) => [index('person_merges_kept_id').on(table.keptId)],
)

export const personNotes = pgTable(
  'person_notes',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    ownerEmail: text('owner_email').notNull(),
    at: timestamp('at').notNull().defaultNow(),
  },
  (table) => [
    prose(table.text, 5000),
    line(table.ownerEmail, 254),
    index('person_notes_person_id').on(table.personId, table.at),
  ],
)

/** A day on which an owner wants to come back to somebody, and why. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    text: text().notNull(),
    ownerEmail: text('owner_email').notNull(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    doneAt: timestamp('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [
    line(table.text, 300),
    line(table.ownerEmail, 254),
    line(table.doneBy, 254),
    check('done_is_complete', sql`(${table.doneAt} is null) = (${table.doneBy} is null)`),
    index('follow_ups_person_id').on(table.personId),
    index('follow_ups_due').on(table.dueOn, table.createdAt).where(sql`done_at is null`),
  ],
)

/** Texts that owners start their replies from. */
export const replyTexts = pgTable(
  'reply_texts',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    text: text().notNull(),
    ownerEmail: text('owner_email').notNull(),
    changedAt: timestamp('changed_at').notNull().defaultNow(),
  },
  (table) => [line(table.title, 80), prose(table.text, 10_000), line(table.ownerEmail, 254)],
)
