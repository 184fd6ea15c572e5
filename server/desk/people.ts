import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { people, personKeys, personNotes } from '#server/db/schema/people.ts'
import { type BulkChanges, createBulkChanges } from './bulk-changes.ts'
import { createDecisions, type Decisions } from './decisions.ts'
import { createEntering, type Entering } from './entering.ts'
import { lastSentBy } from './last-sent.ts'
import { createMerging, type Merging } from './merging.ts'
import {
  conditionOf,
  isMatch,
  isOnPage,
  isOnPageByStage,
  newestFirst,
  type PeopleFilter,
  type PeopleOrder,
  peopleOrders,
} from './people-search.ts'
import { tidyTags } from './tidy-tags.ts'
import { type TimelineEvent, timelineOf } from './timeline.ts'
import { createUndoing, type Undoing } from './undoing.ts'

export type Person = Omit<typeof people.$inferSelect, 'words'>

export interface ListedPerson extends Person {
  /** What they wrote last. */
  wrote: string | null
}

export interface StageAmount {
  status: Person['status']
  minor: number
  currency: string
}

export interface People extends Merging, Decisions, Entering, BulkChanges, Undoing {
  /** Newest first, unless told otherwise, which a search by words cannot be. */
  list(
    filter: PeopleFilter,
    page: number,
    order?: PeopleOrder,
  ): Promise<{ people: ListedPerson[]; hasMore: boolean }>
  /** What the amounts of all that match add up to, by stage and currency. */
  amountsOf(filter: PeopleFilter): Promise<StageAmount[]>
  /** All that match, newest first, a few at a time, and slowly enough that visitors do not wait. */
  export(ownerEmail: string, filter: PeopleFilter): AsyncGenerator<Person[]>
  find(id: string): Promise<Person | undefined>
  timeline(person: Pick<Person, 'id' | 'email'>): Promise<TimelineEvent[]>
  findByEmail(email: string): Promise<string | undefined>
  setTags(ownerEmail: string, id: string, tags: string[]): Promise<boolean>
  addNote(ownerEmail: string, id: string, text: string): Promise<boolean>
  /** What there is to filter by. */
  choices(): Promise<{ tags: string[]; sources: string[] }>
}

const peoplePerPage = 50
const peoplePerExportedPage = 200

const { words: _words, ...columns } = getTableColumns(people)

export function createPeople(database: Database): People {
  return {
    ...createMerging(database),
    ...createDecisions(database),
    ...createEntering(database),
    ...createBulkChanges(database),
    ...createUndoing(database),

    async list(filter, page, order) {
      // One more than a page says that there is another.
      const part = { limit: peoplePerPage + 1, offset: page * peoplePerPage }
      const condition = conditionOf(filter, part.offset + part.limit)
      const by = order ? peopleOrders[order] : newestFirst
      const isByStage = order === 'stage' || order === 'stage-back'
      const rows = await database.db
        .select(columns)
        .from(people)
        .where(isByStage ? isOnPageByStage(condition, order, part) : isOnPage(condition, by, part))
        .orderBy(...by)
      const shown = rows.slice(0, peoplePerPage)
      const lastSent = await lastSentBy(
        database.db,
        shown.map(({ id }) => id),
      )
      return {
        people: shown.map((person) => ({ ...person, wrote: lastSent.get(person.id)?.words ?? null })),
        hasMore: rows.length > peoplePerPage,
      }
    },

    async amountsOf(filter) {
      const { status, dealMinor, dealCurrency: currency } = people
      const rows = await database.db
        .select({ status, currency, minor: sql<number>`sum(${dealMinor})`.mapWith(Number) })
        .from(people)
        .where(and(isNotNull(currency), isMatch(filter)))
        .groupBy(status, currency)
        .orderBy(currency)
      return rows.map((row) => ({ ...row, currency: row.currency ?? '' }))
    },

    async *export(ownerEmail, filter) {
      await audit(database.db, { ownerEmail, action: 'leads-exported' })
      let last: { id: string; lastAt: string } | undefined
      do {
        const started = performance.now()
        const rows = await database.db
          .select({
            person: columns,
            // To the microsecond, which a date of JavaScript has not.
            last: { id: people.id, lastAt: sql<string>`${people.lastAt}::text` },
            isMatch: sql<boolean>`coalesce(${isMatch(filter)}, false)`,
          })
          .from(people)
          .where(
            last && sql`(${people.lastAt}, ${people.id}) < (${last.lastAt}::timestamptz, ${last.id}::uuid)`,
          )
          .orderBy(...newestFirst)
          .limit(peoplePerExportedPage)
        yield rows.filter((row) => row.isMatch).map(({ person }) => person)
        last = rows.at(-1)?.last
        // As much time for everyone else as this took.
        await setTimeout(performance.now() - started)
      } while (last)
    },

    async find(id) {
      const [person] = await database.db.select(columns).from(people).where(eq(people.id, id))
      return person
    },

    timeline: (person) => timelineOf(database, person),

    async findByEmail(email) {
      const [known] = await database.db
        .select({ id: personKeys.personId })
        .from(personKeys)
        .where(eq(personKeys.key, sql`'e:' || address_key(${email.trim()})`))
      return known?.id
    },

    async setTags(ownerEmail, id, tags) {
      return database.transaction(async (transaction) => {
        const [before] = await transaction
          .select({ tags: people.tags })
          .from(people)
          .where(eq(people.id, id))
          .for('update')
        if (!before) return false
        const after = tidyTags(tags)
        // What stays as it was is no change to tell of.
        if (after.join() === before.tags.join()) return true
        await transaction.update(people).set({ tags: after }).where(eq(people.id, id))
        await audit(transaction, { ownerEmail, action: 'person-tags', subject: `person:${id}` })
        return true
      })
    },

    async addNote(ownerEmail, id, text) {
      return database.transaction(async (transaction) => {
        const known = await transaction.select({ id: people.id }).from(people).where(eq(people.id, id))
        if (known.length === 0) return false
        await transaction.insert(personNotes).values({ id: randomUUID(), personId: id, text, ownerEmail })
        await audit(transaction, { ownerEmail, action: 'person-note', subject: `person:${id}` })
        return true
      })
    },

    async choices() {
      const tags = await database.db.execute<{ tag: string }>(
        sql`select distinct unnest(tags) as tag from (select distinct tags from people where tags <> '{}') p order by tag limit 100`,
      )
      // From one value to the next by the index, instead of reading everyone.
      const sources = await database.db.execute<{ source: string }>(sql`
        with recursive found as (
          (select source from people order by source limit 1)
          union all
          select (select p.source from people p where p.source > f.source order by p.source limit 1)
            from found f where f.source is not null)
        select source from found where source is not null limit 50`)
      return {
        tags: tags.rows.map(({ tag }) => tag),
        sources: sources.rows.map(({ source }) => source),
      }
    },
  }
}
