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

/** For a list. `most` is how many of those found by name are needed: far cheaper than all when a name is common. */
export function conditionOf(filter: PeopleFilter, most: number): SQL | undefined {
  const others = marksOf(filter)
  return filter.query ? and(others, foundBy(filter.query, others, most)) : others
}

/** For an export, which looks at everyone once: whether this one belongs to it. */
export function isMatch(filter: PeopleFilter): SQL {
  if (!filter.query) return and(sql`true`, marksOf(filter)) as SQL
  const words = searchQuery(filter.query)
  if (!words) return sql`false`
  const wroteIt = sql`exists (select from ${leads} join ${contactMessages} on ${contactMessages.leadId} = ${leads.id}
    where ${leads.personId} = ${people.id} and ${messageWords} @@ to_tsquery('simple', ${words}))`
  const isFound = sql`(${people.words} @@ to_tsquery('simple', ${words}) or ${wroteIt})`
  return and(sql`true`, marksOf(filter), isFound) as SQL
}

function marksOf({ status, kind, tag, source, waiting }: PeopleFilter): SQL | undefined {
  return and(
    status ? eq(people.status, status) : undefined,
    kind ? arrayContains(people.kinds, [kind]) : undefined,
    tag ? arrayContains(people.tags, [tag]) : undefined,
    source ? eq(people.source, source) : undefined,
    waiting ? isNotNull(people.waitingSince) : undefined,
  )
}

/** As the index has it. */
const messageWords = sql`to_tsvector('simple', left(subject || ' ' || message, 4000))`

export const newestFirst = [desc(people.lastAt), desc(people.id)]

/** Where a list shows whoever used a word, not every use of a very common one is looked at. */
const maxMessages = 1000

/** Two lists put together, not one condition with an “or”: each is then answered by its own index. */
function foundBy(query: string, others: SQL | undefined, most: number): SQL {
  const words = searchQuery(query)
  if (!words) return sql`false`
  const textQuery = sql`to_tsquery('simple', ${words})`
  const limitTo = (count: number) => sql`limit ${sql.raw(String(count))}`
  // A filter may be for the very ones among the rest.
  const limitIfPartIsEnough = (count: number) => (others === undefined ? limitTo(count) : sql``)
  return sql`${people.id} in (
    (select ${people.id} from ${people} where ${and(sql`${people.words} @@ ${textQuery}`, others)}
      order by ${sql.join(newestFirst, sql`, `)} ${limitTo(most)})
    union
    (select ${leads.personId} from ${leads} where ${isNotNull(leads.personId)} and ${leads.id} in (
      select ${contactMessages.leadId} from ${contactMessages}
      where ${messageWords} @@ ${textQuery} ${limitIfPartIsEnough(maxMessages)})
      order by ${desc(leads.createdAt)} ${limitIfPartIsEnough(500)}))`
}
