import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Money } from '#content/money.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { type AuditEntry, audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { people } from '#server/db/schema/people.ts'

/** What decisions change. */
const standingColumns = {
  status: people.status,
  waitingSince: people.waitingSince,
  snoozedUntil: people.snoozedUntil,
  dealMinor: people.dealMinor,
  dealCurrency: people.dealCurrency,
  wonAt: people.wonAt,
  lostReason: people.lostReason,
}

type Standing = Pick<typeof people.$inferSelect, keyof typeof standingColumns>

interface Decision {
  /** Of the record of changes, to undo it by; absent when all was so already. */
  entry?: string
  before: Standing
}

/** Where somebody is on the way to becoming a client. */
export interface Stage {
  status: Standing['status']
  /** What it is about in money; null takes an amount away, and none leaves it as it is. */
  deal?: Pick<Money, 'currency' | 'minor'> | null | undefined
  lostReason?: string | undefined
}

/** How an owner reaches somebody, beside mail. */
export const contactWays = ['whatsapp', 'call'] as const
type ContactWay = (typeof contactWays)[number]

/** What ends waiting, for good or for a while: a stage set, an answer, a snooze. Each is nothing when the person is gone. */
export interface Decisions {
  /** Whoever is put on another stage than “new” has been answered. */
  setStage(ownerEmail: string, id: string, stage: Stage): Promise<Decision | undefined>
  markAnswered(ownerEmail: string, id: string): Promise<Decision | undefined>
  /** Has them wait again, since then. */
  waitAgain(ownerEmail: string, id: string, since: Date): Promise<Decision | undefined>
  /** Notes that the owner has spoken to them elsewhere. */
  noteContact(ownerEmail: string, id: string, way: ContactWay): Promise<Decision | undefined>
  /** Until then they are not among those who wait; null has them back now. */
  snooze(ownerEmail: string, id: string, until: Date | null): Promise<Decision | undefined>
  /** Makes the person what they were before; nothing when they wrote, or something else was decided, meanwhile. */
  undoDecision(ownerEmail: string, entry: string): Promise<Partial<Standing> | undefined>
}

/** Decisions as the record of changes calls them, and how it calls undoing each. */
const undoActions = new Map([
  ['person-answered', 'person-answer-undone'],
  ['person-waits', 'person-waiting-undone'],
  ['person-status', 'person-status-undone'],
  ['person-whatsapp', 'person-whatsapp-undone'],
  ['person-call', 'person-call-undone'],
  ['person-snoozed', 'person-snooze-undone'],
  ['person-woken', 'person-waking-undone'],
])
const decisionActions = [...undoActions].flat()

export function createDecisions(database: Database): Decisions {
  /** The record keeps how things were, so that it can be undone. */
  async function decide(
    ownerEmail: string,
    id: string,
    action: string,
    decided: (before: Standing) => Partial<Standing>,
    details: AuditEntry['details'] = {},
    isAlwaysNoted = false,
  ): Promise<Decision | undefined> {
    return database.transaction(async (transaction) => {
      const [person] = await transaction
        .select({ before: standingColumns, row: sql<Record<string, unknown>>`to_jsonb(${people})` })
        .from(people)
        .where(eq(people.id, id))
        .for('update')
      if (!person) return undefined
      const { before, row } = person
      const set = decided(before)
      const changed = namesOf(set).filter((name) => !isSame(set[name], before[name]))
      if (changed.length === 0 && !isAlwaysNoted) return { before }
      if (changed.length > 0) await transaction.update(people).set(set).where(eq(people.id, id))
      // As the database writes them: a date of JavaScript knows no microseconds.
      const kept = Object.fromEntries(changed.map((name) => [columnOf(name), row[columnOf(name)]]))
      const entry = await audit(transaction, {
        ownerEmail,
        action,
        subject: `person:${id}`,
        details: { ...details, kept: JSON.stringify(kept) },
      })
      return { entry, before }
    })
  }

  return {
    setStage: (ownerEmail, id, stage) =>
      decide(ownerEmail, id, 'person-status', (before) => standingOf(stage, before), {
        status: stage.status,
        ...(stage.deal && { minor: stage.deal.minor, currency: stage.deal.currency }),
        ...(stage.lostReason && { reason: stage.lostReason }),
      }),

    markAnswered: (ownerEmail, id) =>
      decide(ownerEmail, id, 'person-answered', () => ({ waitingSince: null })),

    waitAgain: (ownerEmail, id, since) =>
      decide(ownerEmail, id, 'person-waits', (before) => ({
        waitingSince: before.waitingSince ?? since,
        snoozedUntil: null,
      })),

    noteContact: (ownerEmail, id, way) =>
      decide(ownerEmail, id, `person-${way}`, () => ({ waitingSince: null }), {}, true),

    snooze: (ownerEmail, id, until) =>
      decide(
        ownerEmail,
        id,
        until ? 'person-snoozed' : 'person-woken',
        () => ({ snoozedUntil: until }),
        until ? { day: todayInIndia(until) } : {},
      ),

    async undoDecision(ownerEmail, entry) {
      return database.transaction(async (transaction) => {
        const [decided] = await transaction
          .select({ subject: auditEntries.subject })
          .from(auditEntries)
          .where(eq(auditEntries.id, entry))
        const subject = decided?.subject ?? ''
        const [latest] = await transaction
          .select()
          .from(auditEntries)
          .where(and(eq(auditEntries.subject, subject), inArray(auditEntries.action, decisionActions)))
          .orderBy(desc(auditEntries.at))
          .limit(1)
        const action = undoActions.get(latest?.action ?? '')
        if (!action || latest?.id !== entry) return undefined
        const restored = await restore(transaction, subject.replace(/^person:/, ''), latest)
        if (!restored) return undefined
        await audit(transaction, {
          ownerEmail,
          action,
          subject,
          details: { entry, ...(restored.status && { status: restored.status }) },
        })
        return restored
      })
    },
  }
}

function standingOf({ status, deal, lostReason }: Stage, before: Standing): Partial<Standing> {
  return {
    status,
    ...(status !== 'new' && { waitingSince: null }),
    ...(deal !== undefined && { dealMinor: deal?.minor ?? null, dealCurrency: deal?.currency ?? null }),
    wonAt: status === 'won' ? (before.wonAt ?? new Date()) : null,
    lostReason: status === 'lost' ? (lostReason ?? before.lostReason) : null,
  }
}

/** What was restored; nothing when it can no longer be as it was. */
async function restore(
  transaction: Transaction,
  id: string,
  { at, details }: AuditEntry,
): Promise<Partial<Standing> | undefined> {
  const kept: Record<string, unknown> = JSON.parse(String(details.kept ?? '{}'))
  const names = namesOf(standingColumns).filter((name) => columnOf(name) in kept)
  // Whoever did not wait has only been spoken to.
  if (names.length === 0) return {}
  const columns = sql.join(
    names.map((name) => sql.identifier(columnOf(name))),
    sql`, `,
  )
  // Each holds while nobody, and nothing they did themselves, has changed what was decided.
  const guards: Partial<Record<keyof Standing, SQL>> = {
    waitingSince: isNull(people.waitingSince),
    snoozedUntil: lte(people.lastAt, at),
    status: eq(people.status, sql`${details.status ?? null}`),
  }
  const { rows } = await transaction.execute(sql`
    update ${people} set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::people, ${JSON.stringify(kept)}::jsonb))
    where ${and(eq(people.id, id), ...names.map((name) => guards[name]))} returning id`)
  if (rows.length === 0) return undefined
  const [now] = await transaction.select(standingColumns).from(people).where(eq(people.id, id))
  return Object.fromEntries(names.map((name) => [name, now?.[name]]))
}

function namesOf(standing: Partial<Record<keyof Standing, unknown>>) {
  return Object.keys(standing) as (keyof Standing)[]
}

function columnOf(name: keyof Standing): string {
  return standingColumns[name].name
}

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
}
