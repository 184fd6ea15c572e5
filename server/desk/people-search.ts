import { and, arrayContains, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { contactMessages, leads } from '#server/db/schema/leads.ts'
import { people, type personStatuses } from '#server/db/schema/people.ts'
import { searchQuery } from './search-query.ts'

export interface PeopleFilter {
  query?: string | undefined
  status?: (typeof personStatuses)[number] | undefined
  kind?: string | undefined
  tag?: string | undefined
  source?: string | undefined
  waiting?: boolean | undefined
}

/** `most` is how many of those found by name are needed: far cheaper than all of them when a name is common. */
export function conditionOf(filter: PeopleFilter, most?: number): SQL | undefined {
  const { query, status, kind, tag, source, waiting } = filter
  const others = and(
    status ? eq(people.status, status) : undefined,
    kind ? arrayContains(people.kinds, [kind]) : undefined,
    tag ? arrayContains(people.tags, [tag]) : undefined,
    source ? eq(people.source, source) : undefined,
    waiting ? isNotNull(people.waitingSince) : undefined,
  )
  return query ? and(others, foundBy(query, others, most)) : others
}

export const newestFirst = [desc(people.lastAt), desc(people.id)]

/** Where a list shows whoever used a word, not every use of a very common one is looked at. */
const mostMessages = 1000

/** Two lists put together, not one condition with an “or”: each is then answered by its own index. */
function foundBy(query: string, others: SQL | undefined, most: number | undefined): SQL {
  const words = searchQuery(query)
  if (!words) return sql`false`
  const asked = sql`to_tsquery('simple', ${words})`
  const limitTo = (count: number | undefined) =>
    count === undefined ? sql`` : sql`limit ${sql.raw(String(count))}`
  // An export has everyone, and a filter may be for the very ones among the rest.
  const isPartEnough = most !== undefined && others === undefined
  return sql`${people.id} in (
    (select ${people.id} from ${people} where ${and(sql`${people.words} @@ ${asked}`, others)}
      order by ${sql.join(newestFirst, sql`, `)} ${limitTo(most)})
    union
    (select ${leads.personId} from ${leads} where ${isNotNull(leads.personId)} and ${leads.id} in (
      select ${contactMessages.leadId} from ${contactMessages}
      where to_tsvector('simple', left(subject || ' ' || message, 4000)) @@ ${asked}
      ${limitTo(isPartEnough ? mostMessages : undefined)})
      order by ${desc(leads.createdAt)} ${limitTo(isPartEnough ? 500 : undefined)}))`
}
