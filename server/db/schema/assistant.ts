import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { atLeast, emailAddress, line, oneOf, prose } from '../checks.ts'
import { timestamp } from './columns.ts'

const languages = ['en', 'hi', 'hi-latn', 'sw'] as const

/** Questions without an answer that visitors chose to send: no person, no conversation, only how often each was asked. */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    id: uuid().primaryKey(),
    question: text().notNull(),
    language: text({ enum: languages }).notNull(),
    count: integer().notNull().default(1),
    lastAskedAt: timestamp('last_asked_at').notNull().defaultNow(),
  },
  (table) => [
    line(table.question, 300),
    oneOf(table.language, languages),
    atLeast(table.count, 1),
    unique('unanswered_questions_question').on(table.question, table.language),
    index('unanswered_questions_last_asked_at').on(table.lastAskedAt),
  ],
)

/** What the owner taught the assistant. */
export const ownerAnswers = pgTable(
  'owner_answers',
  {
    id: uuid().primaryKey(),
    question: text().notNull(),
    answer: text().notNull(),
    createdAt: timestamp('created_at').notNull().defaultNow(),
    /** The owner's e-mail address; not known of what was taught before this was kept. */
    taughtBy: text('taught_by'),
    correctedAt: timestamp('corrected_at'),
    correctedBy: text('corrected_by'),
    /** Taken out by the owner; for a day it can be put back. */
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    line(table.question, 300),
    prose(table.answer, 2000),
    emailAddress(table.taughtBy),
    emailAddress(table.correctedBy),
    index('owner_answers_created_at').on(table.createdAt),
  ],
)
