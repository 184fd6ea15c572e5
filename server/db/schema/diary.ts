import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { line, oneOf } from '../checks.ts'
import { timestamp } from './columns.ts'

/** Who holds demos: as many can be held at once as there are of them. */
export const demoHosts = pgTable(
  'demo_hosts',
  {
    number: integer().primaryKey(),
    name: text().notNull(),
    takesDemos: boolean('takes_demos').notNull().default(true),
    /** Where their video calls are; `{code}` in it becomes another for each demo. */
    videoUrl: text('video_url'),
  },
  (table) => [line(table.name, 120), line(table.videoUrl, 400)],
)

/** Time off: of one host, or of everybody. */
export const timesOff = pgTable(
  'times_off',
  {
    id: uuid().primaryKey(),
    host: integer().references(() => demoHosts.number, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at').notNull(),
    endsAt: timestamp('ends_at').notNull(),
    reason: text(),
  },
  (table) => [
    line(table.reason, 200),
    check('time_off_ends_after_its_start', sql`${table.endsAt} > ${table.startsAt}`),
    index('times_off_ends_at').on(table.endsAt),
  ],
)

const feedKinds = ['ics', 'caldav'] as const

/** Another calendar of a host, of which only the busy times are read. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    host: integer()
      .notNull()
      .references(() => demoHosts.number, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: feedKinds }).notNull(),
    url: text().notNull(),
    username: text(),
    password: text(),
    /** Of what was read last, so that the same is not read again. */
    version: text(),
    /** Until when its busy times are known. */
    knownUntil: timestamp('known_until'),
    readAt: timestamp('read_at'),
    failingSince: timestamp('failing_since'),
    problem: text(),
  },
  (table) => [
    oneOf(table.kind, feedKinds),
    line(table.name, 120),
    line(table.url, 2000),
    line(table.username, 254),
    line(table.password, 500),
    line(table.version, 300),
    line(table.problem, 60),
  ],
)

export const busyTimes = pgTable(
  'busy_times',
  {
    feed: uuid()
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at').notNull(),
    endsAt: timestamp('ends_at').notNull(),
  },
  (table) => [
    index('busy_times_feed').on(table.feed),
    index('busy_times_ends_at').on(table.endsAt, table.startsAt),
  ],
)
