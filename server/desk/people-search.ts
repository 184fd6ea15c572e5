import { and, arrayContains, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { people, personKeys, personStatuses } from '#server/db/schema/people.ts'
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
  const isFound = or(
    ...finds.own,
    ...[...finds.texts, ...finds.numbers].map(({ usesOf }) => sql`exists (${usesOf(sql`people.id`)})`),
  )
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

const stageOf = sql`array_position(array[${sql.join(
  personStatuses.map((stage) => sql`${stage}`),
  sql`, `,
)}], ${people.status})`

const lowerName = sql`lower(${people.name})`

/** How a list can be sorted, if not by who wrote last. */
export const peopleOrders = {
  oldest: [asc(people.lastAt), asc(people.id)],
  stage: [asc(stageOf), ...newestFirst],
  'stage-back': [desc(stageOf), ...newestFirst],
  name: [asc(lowerName), asc(people.id)],
  'name-back': [desc(lowerName), desc(people.id)],
  // Amounts of two currencies are never compared. Whoever has none comes last.
  amount: [sql`${people.dealCurrency} nulls last`, sql`${people.dealMinor} desc nulls last`, ...newestFirst],
}

export type PeopleOrder = keyof typeof peopleOrders

interface Part {
  limit: number
  offset: number
}

/** Those of one page: found by the index alone, so that who is on the pages before is not read. */
export function isOnPage(condition: SQL | undefined, by: SQL[], { limit, offset }: Part): SQL {
  return sql`${people.id} = any (array(select ${people.id} from ${people} where ${condition ?? sql`true`}
    order by ${sql.join(by, sql`, `)} limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}))`
}

/** Those of one page of a list by stage: put together from the newest of each, which the index has in order, not by sorting everyone. */
export function isOnPageByStage(
  condition: SQL | undefined,
  order: PeopleOrder,
  { limit, offset }: Part,
): SQL {
  const number = (value: number) => sql.raw(String(value))
  const stages = order === 'stage' ? personStatuses : personStatuses.toReversed()
  const lists = stages.map(
    (stage, place) => sql`(select ${people.id}, ${people.lastAt}, ${number(place)} as place from ${people}
      where ${and(eq(people.status, stage), condition)}
      order by ${sql.join(newestFirst, sql`, `)} limit ${number(offset + limit)})`,
  )
  return sql`${people.id} = any (array(
    select id from (${sql.join(lists, sql` union all `)}) as listed
    order by place, last_at desc, id desc limit ${number(limit)} offset ${number(offset)}))`
}

/** Several lists put together, not one condition with an “or”: each is then answered by its own index. */
function foundBy(query: string, others: SQL | undefined, most: number): SQL {
  const { own, texts, numbers } = findsOf(query)
  if (own.length === 0) return sql`false`
  const newest = (
    condition: SQL | undefined,
  ) => sql`(select ${people.id} from ${people} where ${and(condition, others)}
    order by ${sql.join(newestFirst, sql`, `)} limit ${sql.raw(String(most))})`
  const lists = [
    ...own.map(newest),
    ...numbers.map(({ uses, person }) => sql`(select ${person} from (${uses}) t)`),
    ...texts.map((text) => writersOf(text, newest)),
  ]
  // An array is made first, and then each of its few people looked up; of a list the planner expects too much.
  return sql`${people.id} = any (array(${sql.join(lists, sql` union `)}))`
}

/** A word with more uses than these is common. */
const mostUses = sql.raw('2000')

/**
 * Whoever used a word. Those of a common one are soon met by going through the newest people, one by one by the index: the
 * offset keeps the database from reading everybody's.
 */
function writersOf({ uses, person, usesOf }: Elsewhere, newest: (condition: SQL | undefined) => SQL): SQL {
  const isCommon = sql`(select is_so from common)`
  return sql`(
    with uses as materialized (${uses} limit ${mostUses}),
    common as materialized (select count(*) = ${mostUses} as is_so from uses)
    select ${person} from uses t where not ${isCommon}
    union all ${newest(and(isCommon, sql`exists (${usesOf(sql`${people.id}`)} offset 0)`))})`
}

interface Elsewhere {
  /** The rows that say it, each with whose it is. */
  uses: SQL
  /** Of such a row `t`. */
  person: SQL
  /** Those of one person. */
  usesOf(person: SQL): SQL
}

/** Nearly every text has a word that begins with one letter or two: such a word is looked for in texts as it stands. */
const shortestBeginning = 3

/** Where what was typed may stand: with the person, or in what they sent and what was written about or to them. */
function findsOf(query: string): { own: SQL[]; texts: Elsewhere[]; numbers: Elsewhere[] } {
  const words = searchQuery(query)
  if (!words) return { own: [], texts: [], numbers: [] }
  const textQuery = sql`to_tsquery('simple', ${words})`
  const inTexts = searchQuery(query, shortestBeginning)
  const typed = query.trim()
  return {
    own: [
      sql`${people.words} @@ ${textQuery}`,
      arrayContains(people.tags, [typed.toLowerCase()]),
      ...hasNumber(typed),
    ],
    texts: writings.map(({ table, text, owner }) =>
      rowsOf(
        table,
        owner,
        sql`to_tsvector('simple', left(${sql.raw(text)}, 4000)) @@ to_tsquery('simple', ${inTexts})`,
      ),
    ),
    numbers: [
      ...codes.map(({ table, column, write }) =>
        rowsOf(table, 'lead', sql`t.${sql.identifier(column)} = ${write(typed)}`),
      ),
      ...hasReference(typed),
    ],
  }
}

/** A phone number however it is written: with its country, with a zero, with neither. Its last nine digits tell it. */
function hasNumber(typed: string): SQL[] {
  const digits = /^[\d\s()+.-]+$/.test(typed) ? typed.replace(/\D/g, '') : ''
  if (digits.length < 9 || digits.length > 15) return []
  const keys = Array.from({ length: 10 }, (_, digit) => `p:${digit}${digits.slice(-9)}`)
  return [sql`${people.id} in (select person_id from person_keys where ${inArray(personKeys.key, keys)})`]
}

/** What our confirmations call a lead: the beginning of its id. */
function hasReference(typed: string): Elsewhere[] {
  if (!/^[\da-f]{8}$/i.test(typed)) return []
  const [first, last] = ['0', 'f'].map(
    (fill) => `${typed}-${[4, 4, 4, 12].map((size) => fill.repeat(size)).join('-')}`,
  )
  return [rowsOf('leads', 'person', sql`t.id between ${first}::uuid and ${last}::uuid`)]
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
    write: (typed: string) => typed.replace(/^(?:demo)?[\s-]*(\d{13})$/i, 'DEMO-$1').toUpperCase(),
  },
  { table: 'conversation_handovers', column: 'reference', write: (typed: string) => typed.toUpperCase() },
  { table: 'payment_orders', column: 'reference', write: (typed: string) => typed.toLowerCase() },
  { table: 'payment_orders', column: 'receipt_number', write: (typed: string) => typed.toUpperCase() },
] as const

/** Looked up for each row: joined, all leads would be read for a few. */
const owners = {
  person: { key: sql`person_id`, person: sql`t.person_id`, isOf: (id: SQL) => sql`t.person_id = ${id}` },
  lead: {
    key: sql`lead_id`,
    person: sql`(select l.person_id from leads l where l.id = t.lead_id)`,
    isOf: (id: SQL) => sql`t.lead_id in (select l.id from leads l where l.person_id = ${id})`,
  },
}

function rowsOf(table: string, owner: keyof typeof owners, says: SQL): Elsewhere {
  const { key, person, isOf } = owners[owner]
  const rows = sql`from ${sql.identifier(table)} t where ${says}`
  return {
    uses: sql`select t.${key} ${rows} and t.${key} is not null`,
    person,
    usesOf: (id) => sql`select ${rows} and ${isOf(id)}`,
  }
}
