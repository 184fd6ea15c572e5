import { and, arrayContains, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { people, type personStatuses } from '#server/db/schema/people.ts'
import { searchQuery } from './search-query.ts'

export interface PeopleFilter {
  query?: string | undefined
  status?: (typeof personStatuses)[number] | undefined
  kind?: string | undefined
  tag?: string | undefined
  source?: string | undefined
  waiting?: boolean | undefined
  /** Who looks after them. */
  assignedTo?: string | undefined
}

/** For a list. `most` is how many of those found by name are needed: far cheaper than all when a name is common. */
export function conditionOf(filter: PeopleFilter, most: number): SQL | undefined {
  const others = marksOf(filter)
  return filter.query ? and(others, foundBy(filter.query, others, most)) : others
}

/** For an export, which looks at everyone once: whether this one belongs to it. */
export function isMatch(filter: PeopleFilter): SQL {
  if (!filter.query) return and(sql`true`, marksOf(filter)) as SQL
  const finds = findsOf(filter.query)
  const isFound = or(...finds.own, ...finds.elsewhere.map(({ isOf }) => isOf(sql`people.id`)))
  return and(isFound ?? sql`false`, marksOf(filter)) as SQL
}

function marksOf({ status, kind, tag, source, waiting, assignedTo }: PeopleFilter): SQL | undefined {
  return and(
    status ? eq(people.status, status) : undefined,
    kind ? arrayContains(people.kinds, [kind]) : undefined,
    tag ? arrayContains(people.tags, [tag]) : undefined,
    source ? eq(people.source, source) : undefined,
    waiting ? isNotNull(people.waitingSince) : undefined,
    assignedTo ? eq(people.assignedTo, assignedTo) : undefined,
  )
}

export const newestFirst = [desc(people.lastAt), desc(people.id)]

/** Where a list shows whoever used a word, not every use of a very common one is looked at. */
const maxUses = 1000

/** Several lists put together, not one condition with an “or”: each is then answered by its own index. */
function foundBy(query: string, others: SQL | undefined, most: number): SQL {
  const { own, elsewhere } = findsOf(query)
  if (own.length === 0) return sql`false`
  const limitTo = (count: number) => sql`limit ${sql.raw(String(count))}`
  // A filter may be for the very ones among the rest.
  const limitIfPartIsEnough = others === undefined ? limitTo(maxUses) : sql``
  const lists = [
    ...own.map(
      (condition) => sql`(select ${people.id} from ${people} where ${and(condition, others)}
        order by ${sql.join(newestFirst, sql`, `)} ${limitTo(most)})`,
    ),
    ...elsewhere.map(({ persons }) => sql`(${persons} ${limitIfPartIsEnough})`),
  ]
  // An array is made first, and then each of its few people looked up; of a list the planner expects too much.
  return sql`${people.id} = any (array(${sql.join(lists, sql` union `)}))`
}

interface Elsewhere {
  /** The people whose rows say it. */
  persons: SQL
  /** Whether a person's rows do. */
  isOf(person: SQL): SQL
}

/** Where what was typed may stand: with the person, or in what they sent and what was written about or to them. */
function findsOf(query: string): { own: SQL[]; elsewhere: Elsewhere[] } {
  const words = searchQuery(query)
  if (!words) return { own: [], elsewhere: [] }
  const textQuery = sql`to_tsquery('simple', ${words})`
  const typed = query.trim()
  return {
    own: [sql`${people.words} @@ ${textQuery}`, arrayContains(people.tags, [typed.toLowerCase()])],
    elsewhere: [
      ...writings.map(({ table, text, owner }) =>
        rowsOf(table, owner, sql`to_tsvector('simple', left(${sql.raw(text)}, 4000)) @@ ${textQuery}`),
      ),
      ...codes.map(({ table, column, write }) =>
        rowsOf(table, 'lead', sql`t.${sql.identifier(column)} = ${write(typed)}`),
      ),
    ],
  }
}

/** Texts, each as its index has it, and of what they are. */
const writings = [
  { table: 'contact_messages', text: "subject || ' ' || message", owner: 'lead' },
  { table: 'quotes', text: "coalesce(service, '') || ' ' || coalesce(details, '')", owner: 'lead' },
  { table: 'bookings', text: "coalesce(message, '')", owner: 'lead' },
  { table: 'conversation_handovers', text: 'summary', owner: 'lead' },
  { table: 'person_notes', text: 'text', owner: 'person' },
  { table: 'mails', text: 'written', owner: 'lead' },
  { table: 'mails', text: 'written', owner: 'person' },
] as const

/** Numbers that visitors are told, and may quote on the phone. */
const codes = [
  {
    table: 'bookings',
    column: 'booking_id',
    // On the phone only its digits are read out.
    write: (typed: string) => (/^\d{13}$/.test(typed) ? `DEMO-${typed}` : typed.toUpperCase()),
  },
  { table: 'conversation_handovers', column: 'reference', write: (typed: string) => typed.toUpperCase() },
  { table: 'payment_orders', column: 'reference', write: (typed: string) => typed.toLowerCase() },
  { table: 'payment_orders', column: 'receipt_number', write: (typed: string) => typed.toUpperCase() },
] as const

/** Looked up for each row: joined, all leads would be read for a few. */
const owners = {
  person: { person: sql`t.person_id`, isOf: (id: SQL) => sql`t.person_id = ${id}` },
  lead: {
    person: sql`(select l.person_id from leads l where l.id = t.lead_id)`,
    isOf: (id: SQL) => sql`t.lead_id in (select l.id from leads l where l.person_id = ${id})`,
  },
}

function rowsOf(table: string, owner: keyof typeof owners, says: SQL): Elsewhere {
  const { person, isOf } = owners[owner]
  const rows = sql`from ${sql.identifier(table)} t where ${says}`
  return {
    persons: sql`select ${person} ${rows}`,
    isOf: (id) => sql`exists (select ${rows} and ${isOf(id)})`,
  }
}
