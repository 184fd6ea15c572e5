import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { followUps, people } from '#server/db/schema/people.ts'
import { contentId } from '#server/press-ids.ts'

export interface FollowUp {
  id: string
  /** In India, as YYYY-MM-DD. */
  dueOn: string
  text: string
  ownerEmail: string
}

/** Days on which an owner wants to come back to somebody. What is done gives the entry to undo it by; nothing when it is gone. */
export interface FollowUps {
  /** Those that are not done, the earliest first. */
  open(personId: string): Promise<FollowUp[]>
  /** The id is the form's: the same for the same person sent by it again sets no second one. */
  set(ownerEmail: string, personId: string, form: Omit<FollowUp, 'ownerEmail'>): Promise<string | undefined>
  finish(ownerEmail: string, id: string): Promise<string | undefined>
  move(ownerEmail: string, id: string, dueOn: string): Promise<string | undefined>
  remove(ownerEmail: string, id: string): Promise<string | undefined>
  /** False when somebody has changed it since. */
  undo(ownerEmail: string, entry: string): Promise<boolean>
}

const maxOpen = 100
const columns = {
  id: followUps.id,
  dueOn: followUps.dueOn,
  text: followUps.text,
  ownerEmail: followUps.ownerEmail,
}

export function createFollowUps(database: Database): FollowUps {
  /** The record keeps the row as it was, and how the change left it. */
  async function change(
    ownerEmail: string,
    id: string,
    action: string,
    apply: (transaction: Transaction) => Promise<unknown>,
    details: Record<string, string> = {},
  ): Promise<string | undefined> {
    return database.transaction(async (transaction) => {
      const [row] = await transaction
        .select({ personId: followUps.personId, kept: sql<string>`to_jsonb(${followUps})::text` })
        .from(followUps)
        .where(and(eq(followUps.id, id), isNull(followUps.doneAt)))
        .for('update')
      if (!row) return undefined
      await apply(transaction)
      return audit(transaction, {
        ownerEmail,
        action,
        subject: `person:${row.personId}`,
        details: { ...details, followUp: id, kept: row.kept, left: await stateOf(transaction, id) },
      })
    })
  }

  return {
    open: (personId) =>
      database.db
        .select(columns)
        .from(followUps)
        .where(and(eq(followUps.personId, personId), isNull(followUps.doneAt)))
        .orderBy(asc(followUps.dueOn), asc(followUps.createdAt))
        .limit(maxOpen),

    set: (ownerEmail, personId, { id: formId, dueOn, text }) =>
      database.transaction(async (transaction) => {
        const [person] = await transaction
          .select({ id: people.id })
          .from(people)
          .where(eq(people.id, personId))
        if (!person) return undefined
        const id = contentId(formId, ['follow-up', personId, dueOn, text])
        const added = await transaction
          .insert(followUps)
          .values({ id, personId, dueOn, text, ownerEmail })
          .onConflictDoNothing()
          .returning({ id: followUps.id })
        if (added.length === 0) return setEntryOf(transaction, personId, id)
        return audit(transaction, {
          ownerEmail,
          action: 'follow-up-set',
          subject: `person:${personId}`,
          details: { followUp: id, left: await stateOf(transaction, id) },
        })
      }),

    finish: (ownerEmail, id) =>
      change(ownerEmail, id, 'follow-up-done', (transaction) =>
        transaction
          .update(followUps)
          .set({ doneAt: sql`now()`, doneBy: ownerEmail })
          .where(eq(followUps.id, id)),
      ),

    move: (ownerEmail, id, dueOn) =>
      change(
        ownerEmail,
        id,
        'follow-up-moved',
        (transaction) => transaction.update(followUps).set({ dueOn }).where(eq(followUps.id, id)),
        { day: dueOn },
      ),

    remove: (ownerEmail, id) =>
      change(ownerEmail, id, 'follow-up-removed', (transaction) =>
        transaction.delete(followUps).where(eq(followUps.id, id)),
      ),

    undo: (ownerEmail, entry) =>
      database.transaction(async (transaction) => {
        const [done] = await transaction.select().from(auditEntries).where(eq(auditEntries.id, entry))
        const { followUp, kept, left } = done?.details ?? {}
        if (!done || typeof followUp !== 'string') return false
        if ((await stateOf(transaction, followUp)) !== left) return false
        if (!(await restore(transaction, followUp, kept))) return false
        await audit(transaction, {
          ownerEmail,
          action: 'follow-up-undone',
          subject: done.subject ?? '',
          details: { entry },
        })
        return true
      }),
  }
}

/** Whose day has come, or has passed, the longest overdue first. */
export function dueFollowUps({ db }: Pick<Database, 'db'>, today: string, limit: number) {
  return db
    .select({ ...columns, personId: followUps.personId })
    .from(followUps)
    .where(and(isNull(followUps.doneAt), lte(followUps.dueOn, today)))
    .orderBy(asc(followUps.dueOn), asc(followUps.createdAt))
    .limit(limit)
}

/** Whose day is still to come, the next first. */
export function comingFollowUps({ db }: Pick<Database, 'db'>, today: string, limit: number) {
  return db
    .select({ ...columns, personId: followUps.personId, name: people.name })
    .from(followUps)
    .innerJoin(people, eq(people.id, followUps.personId))
    .where(and(isNull(followUps.doneAt), gt(followUps.dueOn, today)))
    .orderBy(asc(followUps.dueOn), asc(followUps.createdAt))
    .limit(limit)
}

/** What can change of one, in a word; none when it is not there. */
async function stateOf(transaction: Transaction, id: string): Promise<string> {
  const [row] = await transaction
    .select({ state: sql<string>`concat_ws(' ', ${followUps.dueOn}, ${followUps.doneAt})` })
    .from(followUps)
    .where(eq(followUps.id, id))
    .for('update')
  return row?.state ?? 'none'
}

/** As it was before, with whoever it belongs to by now. False when that person is gone. */
async function restore(transaction: Transaction, id: string, kept: unknown): Promise<boolean> {
  if (typeof kept !== 'string') {
    await transaction.delete(followUps).where(eq(followUps.id, id))
    return true
  }
  const { rows } = await transaction.execute(sql`
    insert into follow_ups
    select k.* from jsonb_populate_record(null::follow_ups, ${kept}::jsonb) k
    where exists (select from people where id = k.person_id)
      or exists (select from follow_ups where id = k.id)
    on conflict (id) do update set due_on = excluded.due_on, done_at = excluded.done_at, done_by = excluded.done_by
    returning id`)
  return rows.length > 0
}

async function setEntryOf(transaction: Transaction, personId: string, id: string) {
  const [entry] = await transaction
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, `person:${personId}`),
        eq(auditEntries.action, 'follow-up-set'),
        sql`${auditEntries.details} ->> 'followUp' = ${id}`,
      ),
    )
  return entry?.id
}

/** When it was set and by whom, and when it was done. */
export async function followUpEvents({ db }: Pick<Database, 'db'>, personId: string, limit: number) {
  const rows = await db
    .select()
    .from(followUps)
    .where(eq(followUps.personId, personId))
    .orderBy(sql`${followUps.createdAt} desc`)
    .limit(limit)
  return rows.flatMap(({ id, createdAt, dueOn, text, ownerEmail, doneAt, doneBy }) => {
    const followUp = { kind: 'follow-up' as const, dueOn, text }
    return [
      { ...followUp, id: `${id}-set`, at: createdAt, isDone: false, ownerEmail },
      ...(doneAt
        ? [{ ...followUp, id: `${id}-done`, at: doneAt, isDone: true, ownerEmail: doneBy ?? '' }]
        : []),
    ]
  })
}
