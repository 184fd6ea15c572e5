import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { contact } from '#content/company.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { auditEntries, owners } from '#server/db/schema/owners.ts'
import { people } from '#server/db/schema/people.ts'

interface Found {
  /** How much there is, table by table. */
  counts: Record<string, number>
  /** More addresses of the same people. Nobody has shown yet that they are theirs. */
  others: string[]
  /** A demo that is still to come, and that nobody would hear the end of. */
  nextDemo: Date | undefined
}

interface Erased {
  people: number
  leads: number
  mails: number
  testimonials: number
}

/**
 * What is kept about whoever owns some e-mail addresses. Only what came under those very addresses, or was written down with
 * them: people are put together by the owner, and by what visitors say of themselves, which proves nothing. `person` is the id
 * of somebody whom an owner wrote down without an address.
 */
export interface Privacy {
  find(addresses: string[], person?: string): Promise<Found>
  /** All of it as JSON, in parts, so that nobody waits for a long one. */
  export(ownerEmail: string, addresses: string[], person?: string): AsyncGenerator<string>
  /** Removes all of it. What the books need stays, without the person: orders lose the lead they came from. */
  erase(ownerEmail: string, addresses: string[], person?: string): Promise<Erased>
}

const rowsPerPart = 200

/** `refreshPages` is called once something is erased: a page may show what its author wrote. */
export function createPrivacy(database: Database, team: string, refreshPages: () => Promise<void>): Privacy {
  return {
    async find(addresses, person) {
      const counts: Found['counts'] = {}
      for (const [name, { table, where }] of Object.entries(tablesOf(addresses, person, team))) {
        const { rows } = await database.db.execute<{ count: number }>(
          sql`select count(*)::int as count from ${sql.identifier(table)} t where ${where}`,
        )
        counts[name] = rows[0]?.count ?? 0
      }
      const { rows } = await database.db.execute<{ email: string }>(sql`
        select distinct email from (
          select address_key(l.email) as email from leads l where l.person_id in (${involvedBy(addresses)})
          union select substr(k.key, 3) from person_keys k where k.key like 'e:%' and k.person_id in (${involvedBy(addresses)})
        ) theirs where not ${isOneOf(sql`email`, addresses)} order by email limit 50`)
      const demos = await database.db.execute<{ startsAt: Date }>(sql`
        select t.starts_at as "startsAt" from bookings t
        where ${tablesOf(addresses, person, team).bookings.where} and t.state <> 'cancelled' and t.starts_at > now()
        order by t.starts_at limit 1`)
      const nextDemo = demos.rows[0] && new Date(demos.rows[0].startsAt)
      return { counts, others: rows.map(({ email }) => email), nextDemo }
    },

    async *export(ownerEmail, addresses, person) {
      await audit(database.db, { ownerEmail, action: 'person-exported' })
      let opening = '{'
      for (const [name, { table, key, where }] of Object.entries(tablesOf(addresses, person, team))) {
        yield `${opening}\n${JSON.stringify(name)}: [`
        opening = ','
        let last: string | undefined
        while (true) {
          const after = last === undefined ? sql`true` : sql`t.${sql.identifier(key)} > ${last}`
          const { rows } = await database.db.execute<{ json: string; key: string }>(sql`
            select jsonb_pretty(to_jsonb(t) - 'words') as json, t.${sql.identifier(key)} as key from ${sql.identifier(table)} t
            where (${where}) and ${after} order by t.${sql.identifier(key)} limit ${rowsPerPart}`)
          yield (last === undefined ? '' : ',') + rows.map(({ json }) => json).join(',')
          last = rows.at(-1)?.key
          if (rows.length < rowsPerPart) break
        }
        yield ']'
      }
      yield '\n}\n'
    },

    async erase(ownerEmail, addresses, person) {
      const counts = await database.transaction(async (transaction) => {
        const theirs = tablesOf(addresses, person, team)
        const involved = await transaction.execute<{ id: string }>(
          sql`select t.id from people t where t.id in (${involvedBy(addresses)}) or ${theirs.people.where}
            union select t.person_id from person_undos t where t.kind = 'set-aside' and ${theirs.undos.where}`,
        )
        await remove(transaction, theirs.undos)
        await remove(transaction, theirs.imported)
        const removed = {
          mails: await remove(transaction, theirs.mails),
          testimonials: await remove(transaction, theirs.testimonials),
          // What belongs to a lead or a person, as messages and notes do, goes with them by the tables' own references.
          people: await remove(transaction, theirs.people),
          leads: await remove(transaction, theirs.leads),
        }
        await forgetIn(
          transaction,
          involved.rows.map(({ id }) => id),
          addresses,
        )
        // Another's entry may remember having been merged with this person, who has left it since.
        await transaction.execute(sql`
          delete from person_merges where ${isOneOf(sql`other ->> 'email'`, addresses)}
            or ${isOneOf(sql`other -> 'kept' ->> 'email'`, addresses)}
            or keys && array(select 'e:' || address from (${keysOf(addresses)}) as given (address))`)
        await audit(transaction, { ownerEmail, action: 'person-erased', details: removed })
        return removed
      })
      await refreshPages()
      return counts
    },
  }
}

interface Kept {
  table: string
  /** Its primary key. */
  key: string
  /** Which rows `t` of it are theirs. */
  where: SQL
}

function tablesOf(addresses: string[], person: string | undefined, team: string) {
  const lead = isOneOf(sql`t.email`, addresses)
  const isOfLead = sql`t.lead_id in (select l.id from leads l where ${isOneOf(sql`l.email`, addresses)})`
  // An entry that others have a part in says things about them too.
  const wholePeople = sql`
    select p.id from people p where (p.id in (${involvedBy(addresses)}) or p.id = ${person ?? null}::uuid)
      and not exists (select from leads o where o.person_id = p.id and not ${isOneOf(sql`o.email`, addresses)})
      and not exists (select from person_keys k where k.person_id = p.id and k.key like 'e:%'
        and not ${isOneOf(sql`substr(k.key, 3)`, addresses)})`
  // Our own addresses stand on everybody's mail, so they do not say whose it is.
  const isTheirs = (column: SQL) => sql`
    (${isOneOf(column, addresses)} and not ${isOneOf(column, [team, contact.email])}
      and address_key(${column}) not in (select address_key(o.email) from ${owners} o))`
  const ofLead = (table: string, key = 'lead_id'): Kept => ({ table, key, where: isOfLead })
  return {
    people: { table: 'people', key: 'id', where: sql`t.id in (${wholePeople})` },
    notes: { table: 'person_notes', key: 'id', where: sql`t.person_id in (${wholePeople})` },
    followUps: { table: 'follow_ups', key: 'id', where: sql`t.person_id in (${wholePeople})` },
    undos: {
      table: 'person_undos',
      key: 'id',
      where: sql`(t.person_id in (${wholePeople})
        or ${isOneOf(sql`t.before ->> 'email'`, addresses)} or ${isOneOf(sql`t.after ->> 'email'`, addresses)}
        or ${isOneOf(sql`t.before -> 'person' ->> 'email'`, addresses)}
        or t.before -> 'lead_ids' ?| array(select l.id::text from leads l where ${isOneOf(sql`l.email`, addresses)}))`,
    },
    imported: {
      table: 'people_import_rows',
      key: 'id',
      where: sql`t.address = any (array(${keysOf(addresses)}))`,
    },
    leads: { table: 'leads', key: 'id', where: lead },
    messages: ofLead('contact_messages'),
    receivedMails: ofLead('received_mails'),
    bookings: ofLead('bookings'),
    quotes: ofLead('quotes'),
    conversations: ofLead('conversation_handovers'),
    orders: ofLead('payment_orders', 'id'),
    mails: {
      table: 'mails',
      key: 'id',
      where: sql`(${isOfLead} or t.person_id in (${wholePeople})
        or t.lead_id is null and (${isTheirs(sql`t.recipient`)} or ${isTheirs(sql`t.reply_to`)}))`,
    },
    testimonials: { table: 'testimonials', key: 'id', where: sql`(${lead} and not t.sample)` },
    photos: {
      table: 'testimonial_photos',
      key: 'testimonial_id',
      where: sql`t.testimonial_id in (select o.id from testimonials o where ${isOneOf(sql`o.email`, addresses)})`,
    },
  } satisfies Record<string, Kept>
}

/** Whoever has one of the addresses: by what they sent, or by what an owner wrote down. */
function involvedBy(addresses: string[]): SQL {
  return sql`
    select l.person_id from leads l where l.person_id is not null and ${isOneOf(sql`l.email`, addresses)}
    union select k.person_id from person_keys k where k.key in (select 'e:' || address from (${keysOf(addresses)}) as given (address))`
}

/** The database makes both keys, so that they are made alike. */
function isOneOf(column: SQL, addresses: string[]): SQL {
  return sql`(address_key(${column}) = any (array(${keysOf(addresses)})))`
}

function keysOf(addresses: string[]): SQL {
  return sql`select address_key(trim(a)) from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) a`
}

async function remove(transaction: Transaction, { table, where }: Kept): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with gone as (delete from ${sql.identifier(table)} t where ${where} returning 1)
    select count(*)::int as count from gone`)
  return rows[0]?.count ?? 0
}

/** Whoever has nothing left goes; the others keep what came from elsewhere. */
async function forgetIn(transaction: Transaction, personIds: string[], addresses: string[]): Promise<void> {
  const nothingLeft = sql`not exists (select from leads where person_id = ${people.id}) and not ${people.isEdited}`
  await transaction.delete(people).where(and(inArray(people.id, personIds), nothingLeft))
  const left = await transaction.select({ id: people.id }).from(people).where(inArray(people.id, personIds))
  const leftIds = new Set(left.map(({ id }) => id))
  await transaction.delete(auditEntries).where(
    inArray(
      auditEntries.subject,
      personIds.filter((id) => !leftIds.has(id)).map((id) => `person:${id}`),
    ),
  )
  // Whoever was merged into them is not there by that name: words kept to undo a change, or told with it, would stay.
  await transaction.execute(sql`
    update audit_entries set details = details - 'kept' - 'reason'
    where (details -> 'kept' is not null or details -> 'reason' is not null)
      and subject like 'person:%' and not exists (select from people where subject = 'person:' || people.id)`)
  for (const id of leftIds) {
    // What an owner wrote may be one of the addresses.
    await transaction.execute(
      sql`update people p set email = null where id = ${id} and is_edited and ${isOneOf(sql`p.email`, addresses)}`,
    )
    await transaction.execute(sql`
      delete from person_keys where person_id = ${id} and key not in (select keys_of(${id}::uuid))
        and (key like 'p:%' or ${isOneOf(sql`substr(key, 3)`, addresses)})`)
    await transaction.execute(sql`select reread_person(${id}::uuid)`)
    await transaction.execute(
      sql`update people p set words = person_words(p) where id = ${id} and not exists (select from leads where person_id = ${id})`,
    )
  }
}
