import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { countryOfPhone } from '#domain/countries.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { people, personNotes } from '#server/db/schema/people.ts'
import { keepAdded, keepAfter, keepBefore, rekey } from './undoing.ts'

/** What an owner writes of a person. */
interface PersonDetails {
  name: string
  email?: string | undefined
  phone?: string | undefined
  otherPhone?: string | undefined
  company?: string | undefined
  country?: string | undefined
  source?: string | undefined
}

export interface NewPerson extends PersonDetails {
  /** What they want. */
  note?: string | undefined
  waits: boolean
}

interface Known {
  kind: 'known'
  /** Who has the address. */
  id: string
  name: string
}

type Entered = { kind: 'entered'; id: string; undo: string } | Known

/** People whom an owner writes down, and what an owner knows better of the others. */
export interface Entering {
  add(ownerEmail: string, person: NewPerson, now: Date): Promise<Entered>
  /** From now on what they send no longer changes what was written. */
  edit(ownerEmail: string, id: string, details: PersonDetails): Promise<Entered | { kind: 'gone' }>
}

const detailColumns = [
  'name',
  'email',
  'phone',
  'other_phone',
  'company',
  'country',
  'source',
  'is_edited',
] as const

export function createEntering(database: Database): Entering {
  return {
    add: (ownerEmail, { note, waits, ...details }, now) =>
      unlessTaken(database, async (transaction) => {
        const id = randomUUID()
        await transaction.insert(people).values({
          id,
          ...columnsOf(details),
          firstAt: now,
          lastAt: now,
          waitingSince: waits ? now : null,
        })
        await rekey(transaction, id)
        await refuseIfTaken(transaction, id, details.email)
        if (note)
          await transaction
            .insert(personNotes)
            .values({ id: randomUUID(), personId: id, text: note, ownerEmail })
        const undo = randomUUID()
        await keepAdded(transaction, { id: undo, ownerEmail }, sql`p.id = ${id}`)
        await audit(transaction, { ownerEmail, action: 'person-added', subject: `person:${id}` })
        return { kind: 'entered', id, undo }
      }),

    edit: (ownerEmail, id, details) =>
      unlessTaken(database, async (transaction) => {
        const [before] = await transaction.select().from(people).where(eq(people.id, id)).for('update')
        if (!before) return { kind: 'gone' }
        const step = { id: randomUUID(), ownerEmail }
        await keepBefore(transaction, step, detailColumns, sql`p.id = ${id}`)
        const old = await keysOf(transaction, id)
        await transaction
          .update(people)
          .set({ ...columnsOf(details), source: details.source ?? before.source })
          .where(eq(people.id, id))
        await rekey(transaction, id, old)
        // An address that was theirs already may also be another's, whom the owner told apart.
        if (details.email !== before.email) await refuseIfTaken(transaction, id, details.email)
        await keepAfter(transaction, step, detailColumns, [id])
        await audit(transaction, { ownerEmail, action: 'person-edited', subject: `person:${id}` })
        return { kind: 'entered', id, undo: step.id }
      }),
  }
}

class AddressIsTaken extends Error {
  readonly by: Known
  constructor(by: Known) {
    super('The address is somebody else’s')
    this.by = by
  }
}

async function unlessTaken<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result | Known> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (error instanceof AddressIsTaken) return error.by
    throw error
  }
}

/** Asked once the key is stored: of two at once the database lets one have it. */
async function refuseIfTaken(transaction: Transaction, id: string, email: string | undefined): Promise<void> {
  if (!email) return
  const { rows } = await transaction.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from person_keys k join people p on p.id = k.person_id
    where k.key = 'e:' || address_key(${email}) and p.id <> ${id}`)
  if (rows[0]) throw new AddressIsTaken({ kind: 'known', ...rows[0] })
}

function columnsOf({ name, email, phone, otherPhone, company, country, source }: PersonDetails) {
  const ofNumber = phone ?? otherPhone
  return {
    name,
    email: email ?? null,
    phone: phone ?? null,
    otherPhone: otherPhone ?? null,
    company: company ?? null,
    country: country ?? (ofNumber && countryOfPhone(ofNumber)) ?? null,
    ...(source && { source }),
    isEdited: true,
  }
}

/** The keys of what stands in their entry. */
async function keysOf(transaction: Transaction, id: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ key: string }>(sql`
    select key from people p, unnest(array['e:' || address_key(p.email), phone_key(p.phone), phone_key(p.other_phone)]) key
    where p.id = ${id} and key is not null`)
  return rows.map(({ key }) => key)
}
