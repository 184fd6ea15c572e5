import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { people, personStatuses } from '#server/db/schema/people.ts'

type Standing = Pick<typeof people.$inferSelect, 'status' | 'waitingSince'>

interface Decision {
  /** Of the record of changes, to undo it by; absent when all was so already. */
  entry?: string
  before: Standing
}

/** How an owner reaches somebody, beside mail. */
export const contactWays = ['whatsapp', 'call'] as const
type ContactWay = (typeof contactWays)[number]

/** What ends waiting: a status set, or an answer. Each is nothing when the person is gone. */
export interface Decisions {
  /** Whoever is given another status than “new” has been answered. */
  setStatus(ownerEmail: string, id: string, status: Standing['status']): Promise<Decision | undefined>
  markAnswered(ownerEmail: string, id: string): Promise<Decision | undefined>
  /** Notes that the owner has spoken to them elsewhere. */
  noteContact(ownerEmail: string, id: string, way: ContactWay): Promise<Decision | undefined>
  /** Makes the person what they were before; nothing when they wrote, or something else was decided, meanwhile. */
  undoDecision(ownerEmail: string, entry: string): Promise<Partial<Standing> | undefined>
}

/** Decisions as the record of changes calls them, and how it calls undoing each. */
const undoActions = new Map([
  ['person-answered', 'person-answer-undone'],
  ['person-status', 'person-status-undone'],
  ['person-whatsapp', 'person-whatsapp-undone'],
  ['person-call', 'person-call-undone'],
])
const decisionActions = [...undoActions].flat()

export function createDecisions(database: Database): Decisions {
  /** The record keeps how things were, so that it can be undone. */
  async function decide(
    ownerEmail: string,
    id: string,
    action: string,
    set: { status?: Standing['status']; waitingSince?: null },
    isAlwaysNoted = false,
  ): Promise<Decision | undefined> {
    return database.transaction(async (transaction) => {
      const ofPerson = eq(people.id, id)
      const [before] = await transaction
        .select({ status: people.status, waitingSince: people.waitingSince })
        .from(people)
        .where(ofPerson)
        .for('update')
      if (!before) return undefined
      const since = set.waitingSince === null && before.waitingSince
      const isNewStatus = set.status !== undefined && set.status !== before.status
      if (!since && !isNewStatus && !isAlwaysNoted) return { before }
      await transaction
        .update(people)
        .set({ ...set, ...wonSince(set.status) })
        .where(ofPerson)
      const entry = await audit(transaction, {
        ownerEmail,
        action,
        subject: `person:${id}`,
        details: {
          ...(set.status && { status: set.status, before: before.status }),
          ...(since && { since: since.toISOString() }),
        },
      })
      return { entry, before }
    })
  }

  return {
    setStatus: (ownerEmail, id, status) =>
      decide(ownerEmail, id, 'person-status', status === 'new' ? { status } : { status, waitingSince: null }),

    markAnswered: (ownerEmail, id) => decide(ownerEmail, id, 'person-answered', { waitingSince: null }),

    noteContact: (ownerEmail, id, way) =>
      decide(ownerEmail, id, `person-${way}`, { waitingSince: null }, true),

    async undoDecision(ownerEmail, entry) {
      return database.transaction(async (transaction) => {
        const [decided] = await transaction
          .select({ subject: auditEntries.subject })
          .from(auditEntries)
          .where(eq(auditEntries.id, entry))
        const subject = decided?.subject ?? ''
        const id = subject.replace(/^person:/, '')
        const [latest] = await transaction
          .select()
          .from(auditEntries)
          .where(and(eq(auditEntries.subject, subject), inArray(auditEntries.action, decisionActions)))
          .orderBy(desc(auditEntries.at))
          .limit(1)
        const action = undoActions.get(latest?.action ?? '')
        if (!action || latest?.id !== entry) return undefined
        const { since, before } = latest.details
        const status = personStatuses.find((known) => known === before)
        const restored: Partial<Standing> = {
          ...(typeof since === 'string' && { waitingSince: new Date(since) }),
          ...(status && { status }),
        }
        if (!(await restore(transaction, id, restored))) return undefined
        await audit(transaction, {
          ownerEmail,
          action,
          subject,
          details: { entry, ...(status && { status }) },
        })
        return restored
      })
    },
  }
}

/** False when it can no longer be as it was: whoever has written since waits for an answer to that. */
async function restore(transaction: Transaction, id: string, before: Partial<Standing>): Promise<boolean> {
  // Whoever did not wait has only been spoken to.
  if (Object.keys(before).length === 0) return true
  const rows = await transaction
    .update(people)
    .set({ ...before, ...wonSince(before.status) })
    .where(and(eq(people.id, id), before.waitingSince ? isNull(people.waitingSince) : undefined))
    .returning({ id: people.id })
  return rows.length > 0
}

/** When somebody became a client goes with their status. */
function wonSince(status: Standing['status'] | undefined) {
  if (!status) return {}
  return { wonAt: status === 'won' ? sql`coalesce(${people.wonAt}, now())` : null }
}
