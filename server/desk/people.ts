import { randomUUID } from 'node:crypto'
import { and, arrayContains, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { people, personKeys, personMerges, personNotes, personStatuses } from '#server/db/schema/people.ts'
import { searchQuery } from './search-query.ts'

export { personStatuses }
export type PersonStatus = (typeof personStatuses)[number]
type Person = Omit<typeof people.$inferSelect, 'words'>

export interface PeopleFilter {
  query?: string | undefined
  status?: PersonStatus | undefined
  kind?: string | undefined
  tag?: string | undefined
  source?: string | undefined
  waiting?: boolean | undefined
}

export interface People {
  /** Newest first; one more than a page says that there is another. */
  list(filter: PeopleFilter, page: number): Promise<{ people: Person[]; hasMore: boolean }>
  /** All that match, a few hundred at a time. */
  each(filter: PeopleFilter): AsyncGenerator<Person>
  find(id: string): Promise<Person | undefined>
  findByEmail(email: string): Promise<string | undefined>
  setStatus(ownerEmail: string, id: string, status: PersonStatus): Promise<boolean>
  setTags(ownerEmail: string, id: string, tags: string[]): Promise<boolean>
  addNote(ownerEmail: string, id: string, text: string): Promise<boolean>
  markAnswered(ownerEmail: string, id: string): Promise<boolean>
  /** Makes one person of two. */
  merge(ownerEmail: string, keptId: string, otherId: string): Promise<boolean>
  /** Takes a merge back: the other person is there again, with what was theirs. */
  undoMerge(ownerEmail: string, mergeId: string): Promise<boolean>
  /** A lead that was put with the wrong person gets one of its own. */
  splitOff(ownerEmail: string, leadId: string, from: string): Promise<string | undefined>
  merges(personId: string): Promise<{ id: string; name: string; email: string; at: Date }[]>
  /** What there is to filter by. */
  choices(): Promise<{ tags: string[]; sources: string[] }>
}

const peoplePerPage = 50

const columns = {
  id: people.id,
  name: people.name,
  email: people.email,
  phone: people.phone,
  company: people.company,
  status: people.status,
  tags: people.tags,
  kinds: people.kinds,
  source: people.source,
  firstAt: people.firstAt,
  lastAt: people.lastAt,
  waitingSince: people.waitingSince,
}

export function createPeople(database: Database): People {
  /** A change to one person, noted in the same transaction; false when they are gone. */
  async function change(
    ownerEmail: string,
    id: string,
    action: string,
    set: Partial<typeof people.$inferInsert>,
    details: Record<string, string> = {},
  ): Promise<boolean> {
    return database.transaction(async (transaction) => {
      const rows = await transaction
        .update(people)
        .set(set)
        .where(eq(people.id, id))
        .returning({ id: people.id })
      if (rows.length === 0) return false
      await audit(transaction, { ownerEmail, action, subject: `person:${id}`, details })
      return true
    })
  }

  return {
    async list(filter, page) {
      const rows = await database.db
        .select(columns)
        .from(people)
        .where(await conditionOf(database, filter))
        .orderBy(desc(people.lastAt), desc(people.id))
        .limit(peoplePerPage + 1)
        .offset(page * peoplePerPage)
      return { people: rows.slice(0, peoplePerPage), hasMore: rows.length > peoplePerPage }
    },

    async *each(filter) {
      const size = 500
      const condition = await conditionOf(database, filter)
      let last: Person | undefined
      while (true) {
        const after = last
          ? sql`(${people.lastAt}, ${people.id}) < (${last.lastAt.toISOString()}::timestamptz, ${last.id}::uuid)`
          : undefined
        const rows: Person[] = await database.db
          .select(columns)
          .from(people)
          .where(and(condition, after))
          .orderBy(desc(people.lastAt), desc(people.id))
          .limit(size)
        yield* rows
        last = rows.at(-1)
        if (rows.length < size) return
      }
    },

    async find(id) {
      const [person] = await database.db.select(columns).from(people).where(eq(people.id, id))
      return person
    },

    async findByEmail(email) {
      const [known] = await database.db
        .select({ id: personKeys.personId })
        .from(personKeys)
        .where(eq(personKeys.key, `e:${email.trim().toLowerCase()}`))
      return known?.id
    },

    async setStatus(ownerEmail, id, status) {
      // Whoever is no longer new has been answered.
      const set = status === 'new' ? { status } : { status, waitingSince: null }
      return change(ownerEmail, id, 'person-status', set, { status })
    },

    setTags: (ownerEmail, id, tags) => change(ownerEmail, id, 'person-tags', { tags: tidyTags(tags) }),

    async addNote(ownerEmail, id, text) {
      return database.transaction(async (transaction) => {
        const known = await transaction.select({ id: people.id }).from(people).where(eq(people.id, id))
        if (known.length === 0) return false
        await transaction.insert(personNotes).values({ id: randomUUID(), personId: id, text, ownerEmail })
        await audit(transaction, { ownerEmail, action: 'person-note', subject: `person:${id}` })
        return true
      })
    },

    markAnswered: (ownerEmail, id) => change(ownerEmail, id, 'person-answered', { waitingSince: null }),

    async merge(ownerEmail, keptId, otherId) {
      if (keptId === otherId) return false
      return database.transaction(async (transaction) => {
        const both = await transaction
          .select({ id: people.id })
          .from(people)
          .where(sql`${people.id} in (${keptId}, ${otherId})`)
        if (both.length < 2) return false
        await transaction.execute(sql`select merge_people(${keptId}::uuid, ${otherId}::uuid)`)
        await audit(transaction, {
          ownerEmail,
          action: 'people-merged',
          subject: `person:${keptId}`,
          details: { other: otherId },
        })
        return true
      })
    },

    async undoMerge(ownerEmail, mergeId) {
      return database.transaction(async (transaction) => {
        const [merge] = await transaction.select().from(personMerges).where(eq(personMerges.id, mergeId))
        if (!merge) return false
        const { rows } = await transaction.execute<{ id: string }>(sql`
          insert into people (id, name, email, phone, company, status, tags, kinds, source, first_at, last_at,
            waiting_since, words)
          select id, name, email, phone, company, status, tags, kinds, source, first_at, last_at, waiting_since,
            search_words(name, email, phone, company, substr(phone_key(phone), 3))
          from jsonb_populate_record(null::people, ${JSON.stringify(merge.other)}::jsonb) returning id`)
        const other = rows[0]?.id ?? ''
        await transaction
          .update(leads)
          .set({ personId: other })
          .where(and(eq(leads.personId, merge.keptId), inList(leads.id, merge.leadIds)))
        await transaction
          .update(personKeys)
          .set({ personId: other })
          .where(and(eq(personKeys.personId, merge.keptId), inList(personKeys.key, merge.keys)))
        await transaction.delete(personMerges).where(eq(personMerges.id, mergeId))
        await audit(transaction, {
          ownerEmail,
          action: 'merge-undone',
          subject: `person:${merge.keptId}`,
          details: { other },
        })
        return true
      })
    },

    async splitOff(ownerEmail, leadId, from) {
      return database.transaction(async (transaction) => {
        const [lead] = await transaction
          .select()
          .from(leads)
          .where(and(eq(leads.id, leadId), eq(leads.personId, from)))
        if (!lead?.personId) return undefined
        const { rows } = await transaction.execute<{ id: string }>(sql`
          insert into people (name, email, phone, company, kinds, first_at, last_at, waiting_since, words)
          select name, email, phone, company, array[kind], created_at, created_at, created_at,
            search_words(name, email, phone, company, substr(phone_key(phone), 3))
          from leads where id = ${leadId} returning id`)
        const personId = rows[0]?.id ?? ''
        // Later leads from that address go with it, unless others of the old person use it too.
        await transaction.execute(sql`
          update person_keys set person_id = ${personId} where person_id = ${lead.personId}
            and key = ${`e:${lead.email.toLowerCase()}`} and not exists (
              select 1 from leads where person_id = ${lead.personId} and id <> ${leadId}
                and lower(email) = ${lead.email.toLowerCase()})`)
        await transaction.update(leads).set({ personId }).where(eq(leads.id, leadId))
        await audit(transaction, { ownerEmail, action: 'lead-split-off', subject: `person:${personId}` })
        return personId
      })
    },

    async merges(personId) {
      const rows = await database.db
        .select()
        .from(personMerges)
        .where(eq(personMerges.keptId, personId))
        .orderBy(desc(personMerges.at))
        .limit(50)
      return rows.map(({ id, other, at }) => ({
        id,
        name: String(other.name),
        email: String(other.email),
        at,
      }))
    },

    async choices() {
      const tags = await database.db.execute<{ tag: string }>(
        sql`select distinct unnest(tags) as tag from people where tags <> '{}' order by tag limit 100`,
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

async function conditionOf(database: Database, filter: PeopleFilter): Promise<SQL | undefined> {
  const { query, status, kind, tag, source, waiting } = filter
  return and(
    status ? eq(people.status, status) : undefined,
    kind ? arrayContains(people.kinds, [kind]) : undefined,
    tag ? arrayContains(people.tags, [tag]) : undefined,
    source ? eq(people.source, source) : undefined,
    waiting === undefined
      ? undefined
      : waiting
        ? isNotNull(people.waitingSince)
        : isNull(people.waitingSince),
    query ? await matching(database, query) : undefined,
  )
}

/** Enough to find what someone wrote about; a word that most people use finds only some of them. */
const mostByMessage = 500

/** Two questions instead of one with a join: each is then answered by its index, however common the word. */
async function matching({ db }: Database, query: string): Promise<SQL> {
  const words = searchQuery(query)
  if (!words) return sql`false`
  const { rows } = await db.execute<{ id: string }>(sql`
    select l.person_id as id from leads l where l.person_id is not null and l.id in (
      select lead_id from contact_messages
      where to_tsvector('simple', left(subject || ' ' || message, 4000)) @@ to_tsquery('simple', ${words})
      limit ${sql.raw(String(mostByMessage))})`)
  const named = sql`${people.words} @@ to_tsquery('simple', ${words})`
  const ids = [...new Set(rows.map(({ id }) => id))]
  return ids.length === 0 ? named : sql`(${named} or ${inList(people.id, ids)})`
}

function inList(column: typeof leads.id | typeof personKeys.key | typeof people.id, values: string[]): SQL {
  return values.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`
}

function tidyTags(tags: string[]): string[] {
  const tidy = tags.map((tag) => tag.trim().toLowerCase().slice(0, 40)).filter((tag) => tag !== '')
  return [...new Set(tidy)].slice(0, 20)
}
