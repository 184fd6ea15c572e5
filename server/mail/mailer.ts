import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { batched } from '#server/db/batched.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Outcome, Queue } from '#server/jobs/queue.ts'
import type { Log } from '#server/log.ts'
import { endOf } from './calendar.ts'
import type { Delivery, Mail, MailTransport } from './transport.ts'

export type NewMail = Omit<
  typeof mails.$inferInsert,
  'state' | 'attempts' | 'leasedUntil' | 'lastError' | 'createdAt' | 'sentAt'
>

export interface Mailer {
  /**
   * Mail becomes part of the transaction: stored and sent with the lead it is about, or neither. One whose id is there
   * already is left out. What an owner sends again is no news.
   */
  queueMails(transaction: Transaction, mails: NewMail[], how?: { isSentAgain: boolean }): Promise<void>
  /** Takes back what has not left about a lead's meeting, as it is about to be told otherwise. */
  withdrawInvitations(transaction: Transaction, leadId: string): Promise<void>
  /** Whether the mail has left within the time, for an answer that would like to say so. */
  isSentWithin(id: string, milliseconds: number): Promise<boolean>
}

interface MailerParts {
  database: Database
  queue: Queue
  /** Without one mail stays in the table it is queued in, and what waits for one is left alone. */
  transport: MailTransport | undefined
  /** What becomes of new mail without a transport: a demonstration plays that it has arrived, elsewhere it waits. */
  simulatesDelivery: boolean
  /** Told of new mail in its transaction, for what else should tell of the same. */
  announce?(transaction: Transaction, mails: { id: string; kind: string }[]): Promise<void>
  log: Log
}

/** Longer than any attempt takes, shorter than the queue waits for a killed process. */
const lease = sql`now() + interval '4 minutes'`

/** In nobody's hand: never taken, or by a process that was killed. */
export const isFree = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`))

/** Mail whose delivery is played has arrived when it is stored. */
const alreadyThere = { state: 'sent', sentAt: sql`now()` } as const

const lookInMilliseconds = 200

const tooLate: Delivery = {
  ok: false,
  retryable: false,
  reason: 'Not sent: the demo was over before it could leave.',
}

export async function startMailer(parts: MailerParts): Promise<Mailer> {
  const { database, queue, transport, simulatesDelivery, announce, log } = parts
  const sent = new EventEmitter().setMaxListeners(0)
  const claim = batched(async (ids: string[]): Promise<(Mail | undefined)[]> => {
    const claimed = await database.db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, leasedUntil: lease })
      .where(and(inArray(mails.id, ids), inArray(mails.state, ['queued', 'failed']), isFree))
      .returning()
    const byId = new Map(claimed.map((mail) => [mail.id, mail]))
    return ids.map((id) => byId.get(id))
  })

  const recordSent = batched(async (ids: string[]): Promise<string[]> => {
    await database.db
      .update(mails)
      .set({ state: 'sent', sentAt: sql`now()`, lastError: null, leasedUntil: null })
      .where(inArray(mails.id, ids))
    return ids
  })

  if (transport) {
    if (database.engine === 'embedded') await releaseAll()
    await queue.work('mail', { handle: (id) => deliver(id, transport), giveUp })
    await queue.ensure('mail', await unsentIds())
  }

  /** The embedded database belongs to one process: whatever was in hand at its start was in that of a killed one. */
  async function releaseAll(): Promise<void> {
    await database.db.update(mails).set({ leasedUntil: null }).where(isNotNull(mails.leasedUntil))
    const unsent = await unsentIds()
    if (unsent.length > 0) await queue.release('mail', unsent)
  }

  /** Sends a mail once, however often and wherever its job runs; an accepted mail is never offered again. */
  async function deliver(id: string, { send }: MailTransport): Promise<Outcome> {
    const mail = await claim(id)
    if (!mail) return (await isSettled(id)) ? 'done' : 'retry'
    // It was on its way when the meeting changed, and so could not be withdrawn then.
    if (mail.attempts > 1 && (await dropIfOutdated(id))) return 'done'
    const delivery = isTooLate(mail) ? tooLate : await send(mail)
    if (delivery.ok) {
      await recordSent(id)
      sent.emit(id)
      return 'done'
    }
    await database.db
      .update(mails)
      .set({ state: 'failed', lastError: delivery.reason, leasedUntil: null })
      .where(eq(mails.id, id))
    log('warn', 'mail-failed', { mail: id, attempt: mail.attempts, retryable: delivery.retryable })
    return delivery.retryable ? 'retry' : 'give-up'
  }

  /** Whether there is a later word to the same reader about the same meeting. */
  async function dropIfOutdated(id: string): Promise<boolean> {
    const later = alias(mails, 'later')
    const dropped = await database.db
      .delete(mails)
      .where(
        and(
          eq(mails.id, id),
          isNotNull(mails.calendar),
          exists(
            database.db
              .select({ id: later.id })
              .from(later)
              .where(
                and(
                  eq(later.leadId, mails.leadId),
                  eq(later.recipient, mails.recipient),
                  isNotNull(later.calendar),
                  gt(later.createdAt, mails.createdAt),
                ),
              ),
          ),
        ),
      )
      .returning({ id: mails.id })
    return dropped.length > 0
  }

  async function isSettled(id: string): Promise<boolean> {
    const state = await stateOf(id)
    return !state || state === 'sent' || state === 'dead'
  }

  async function stateOf(id: string): Promise<Mail['state'] | undefined> {
    const [mail] = await database.db.select({ state: mails.state }).from(mails).where(eq(mails.id, id))
    return mail?.state
  }

  async function giveUp(id: string): Promise<void> {
    await database.db
      .update(mails)
      .set({ state: 'dead', leasedUntil: null })
      .where(and(eq(mails.id, id), ne(mails.state, 'sent')))
    log('error', 'mail-dead', { mail: id })
  }

  /** Jobs are not part of backups, and a job may outlive its patience: the mails themselves are the truth. */
  async function unsentIds(): Promise<string[]> {
    const rows = await database.db
      .select({ id: mails.id })
      .from(mails)
      .where(inArray(mails.state, ['queued', 'failed']))
    return rows.map(({ id }) => id)
  }

  return {
    async queueMails(transaction, newMails, { isSentAgain } = { isSentAgain: false }) {
      if (newMails.length === 0) return
      const arrival = !transport && simulatesDelivery ? alreadyThere : {}
      const stored = await transaction
        .insert(mails)
        .values(newMails.map((mail) => ({ ...mail, ...arrival })))
        .onConflictDoNothing({ target: mails.id })
        .returning({ id: mails.id, kind: mails.kind })
      if (!isSentAgain) await announce?.(transaction, stored)
      // Without a transport there is nobody to do the job; the next start that has one makes it from the row.
      if (transport)
        await queue.enqueue(
          transaction,
          'mail',
          stored.map(({ id }) => id),
        )
    },
    async withdrawInvitations(transaction, leadId) {
      await transaction
        .delete(mails)
        .where(and(eq(mails.leadId, leadId), isNotNull(mails.calendar), ne(mails.state, 'sent'), isFree))
    },
    async isSentWithin(id, milliseconds) {
      const end = performance.now() + (transport ? milliseconds : 0)
      const waiting = new AbortController()
      const heard = once(sent, id, waiting).catch(() => {})
      try {
        for (;;) {
          // Whoever sends it may be another process, so the row is looked at again and again.
          // One that cannot be reached says nothing either way.
          if ((await stateOf(id).catch(() => undefined)) === 'sent') return true
          const left = end - performance.now()
          if (left <= 0) return false
          await Promise.race([heard, sleep(Math.min(left, lookInMilliseconds))])
        }
      } finally {
        waiting.abort()
      }
    },
  }
}

function isTooLate({ calendar, calendarMethod }: Mail): boolean {
  const end = calendarMethod === 'REQUEST' ? endOf(calendar ?? '') : undefined
  return end !== undefined && end < new Date()
}
