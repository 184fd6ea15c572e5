import { type SQL, sql } from 'drizzle-orm'
import { urgentWords } from '#content/urgent-words.ts'

const all = Object.values(urgentWords)

/** A search for any of some phrases. */
function anyOf(phrases: string[]): string {
  return phrases.flatMap(spellings).map(operand).join(' | ')
}

/** Apostrophes are typed in two ways, which not every database takes for the same. */
function spellings(phrase: string): string[] {
  return [...new Set([phrase, phrase.replaceAll('’', "'")])]
}

/** To some databases the danda that ends a sentence is part of the word before it, so that may go on. */
function operand(phrase: string): string {
  const mayGoOn = /\p{Script=Devanagari}/u.test(phrase) ? ':*' : ''
  return `'${phrase.replaceAll("'", "''")}'${mayGoOn}`
}

const urgent = anyOf(all.flatMap((words) => words.urgent))
const calm = anyOf(all.flatMap((words) => words.calm))
const query = sql`to_tsquery('simple', ${`(${urgent}) & !(${calm})`})`

/** What is written in each kind of lead, as the index of the table has it. */
const written: [table: string, text: SQL][] = [
  ['contact_messages', sql`t.subject || ' ' || t.message`],
  ['quotes', sql`coalesce(t.service, '') || ' ' || coalesce(t.details, '')`],
  ['bookings', sql`coalesce(t.message, '')`],
]

/** What they said themselves; longer conversations say it in their beginning too. */
const said = sql`left((
  select string_agg(m ->> 'text', ' ') from jsonb_array_elements(transcript) m where m -> 'isBot' = 'false'), 20000)`

/**
 * The ids of those whose words since they wait sound urgent, whichever way they came. Asked in parts, each of which its index
 * answers: few are in a hurry, many may wait. `isWaiting` says who of `people p` counts.
 */
export function urgentPeople(isWaiting: SQL): SQL {
  const theirs = sql`from leads l join people p on p.id = l.person_id`
  const inTime = sql`${isWaiting} and l.created_at >= p.waiting_since and l.quarantine_reason is null`
  const parts = written.map(
    ([table, text]) => sql`
      select p.id ${theirs} join ${sql.identifier(table)} t on t.lead_id = l.id
      where to_tsvector('simple', left(${text}, 4000)) @@ ${query} and ${inTime}`,
  )
  return sql`
    with conversations as materialized (
      select p.id, h.urgency, h.transcript ${theirs} join conversation_handovers h on h.lead_id = l.id where ${inTime})
    ${sql.join(parts, sql` union `)} union
    select id from conversations where urgency = 'High' or to_tsvector('simple', ${said}) @@ ${query}`
}
