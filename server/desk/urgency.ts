import { type SQL, sql } from 'drizzle-orm'
import { soundsUrgent } from '#domain/urgency.ts'
import type { Database } from '#server/db/database.ts'

/** Where more than these wait, only the newest of them are read: nobody answers so many in a day. */
const mostRead = sql.raw('200')
/** What is urgent is said early. */
const mostCharacters = sql.raw('5000')

/** Of a conversation only what the visitor said. */
const said = sql`(
  select string_agg(m ->> 'text', ' ') from jsonb_array_elements(h.transcript) m where m -> 'isBot' = 'false')`

/**
 * Those whose words since they wait sound urgent, whichever way they came, the longest waiting first. `isWaiting` says who
 * of `people p` waits.
 */
export async function urgentPeople({ db }: Pick<Database, 'db'>, isWaiting: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; urgency: string | null; text: string }>(sql`
    with waiting as materialized (
      select p.id, p.waiting_since from people p where ${isWaiting} order by p.waiting_since desc limit ${mostRead})
    select w.id, h.urgency, left(concat_ws(' ', c.subject, c.message, q.details, b.message, ${said}), ${mostCharacters}) as text
    from waiting w
      -- One by one by the index: the offset keeps the database from reading everybody's.
      cross join lateral (
        select id from leads
        where person_id = w.id and created_at >= w.waiting_since and quarantine_reason is null offset 0) l
      left join contact_messages c on c.lead_id = l.id
      left join quotes q on q.lead_id = l.id
      left join bookings b on b.lead_id = l.id
      left join conversation_handovers h on h.lead_id = l.id
    order by w.waiting_since`)
  const urgent = rows.filter(({ urgency, text }) => urgency === 'High' || soundsUrgent(text))
  return [...new Set(urgent.map(({ id }) => id))]
}
