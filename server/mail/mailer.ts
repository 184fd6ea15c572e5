import { EventEmitter } from 'node:events'
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { inGroups } from '#server/db/in-groups.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Outcome, Queue } from '#server/jobs/queue.ts'
import type { Log } from '#server/log.ts'
import type { Mail, MailTransport } from './transport.ts'

export type NewMail = Omit<
  typeof mails.$inferInsert,
  'state' | 'attempts' | 'leasedUntil' | 'lastError' | 'createdAt' | 'sentAt'
>

export interface Mailer {
  /** Mail becomes part of the transaction: stored and sent with the lead it is about, or neither. */
  queueMails(transaction: Transaction, mails: NewMail[]): Promise<void>
  /** Whether the mail has left within the time, for an answer that would like to say so. */
  isSentWithin(id: string, milliseconds: number): Promise<boolean>
}

interface MailerParts {
  database: Database
  queue: Queue
  transport: MailTransport
  log: Log
}

/** Longer than any attempt takes, shorter than the queue waits for a killed process. */
const lease = sql`now() + interval '4 minutes'`

/** In nobody's hand: never taken, or by a process that was killed. */
export const isFree = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`))

/** Mail that need not go anywhere has arrived when it is stored. */
const alreadyThere = { state: 'sent', sentAt: sql`now()` } as const

export async function startMailer({ database, queue, transport, log }: MailerParts): Promise<Mailer> {
  const sent = new EventEmitter().setMaxListeners(0)
  const claim = inGroups(async (ids: string[]): Promise<(Mail | undefined)[]> => {
    const claimed = await database.db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, leasedUntil: lease })
      .where(and(inArray(mails.id, ids), inArray(mails.state, ['queued', 'failed']), isFree))
      .returning()
    const byId = new Map(claimed.map((mail) => [mail.id, mail]))
    return ids.map((id) => byId.get(id))
  })

  const recordSent = inGroups(async (ids: string[]): Promise<string[]> => {
    await database.db
      .update(mails)
      .set({ state: 'sent', sentAt: sql`now()`, lastError: null, leasedUntil: null })
      .where(inArray(mails.id, ids))
    return ids
  })

  await queue.work('mail', { handle: deliver, giveUp })
  await queue.ensure('mail', await unsentIds())

  /** Sends a mail once, however often and wherever its job runs; an accepted mail is never offered again. */
  async function deliver(id: string): Promise<Outcome> {
    const mail = await claim(id)
    if (!mail) return (await isSettled(id)) ? 'done' : 'retry'
    const delivery = await transport.send(mail)
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

  async function isSettled(id: string): Promise<boolean> {
    const [mail] = await database.db.select({ state: mails.state }).from(mails).where(eq(mails.id, id))
    return !mail || mail.state === 'sent' || mail.state === 'dead'
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
    async queueMails(transaction, newMails) {
      if (newMails.length === 0) return
      if (transport.keepsMail) {
        await transaction.insert(mails).values(newMails.map((mail) => ({ ...mail, ...alreadyThere })))
        return
      }
      await transaction.insert(mails).values(newMails)
      await queue.enqueue(
        transaction,
        'mail',
        newMails.map(({ id }) => id),
      )
    },
    async isSentWithin(id, milliseconds) {
      if (transport.keepsMail) return transport.keepsMail.playsDelivery
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(resolve, milliseconds, false)
      const onSent = () => resolve(true)
      sent.once(id, onSent)
      try {
        // It may have left before anyone listened.
        const [mail] = await database.db.select({ state: mails.state }).from(mails).where(eq(mails.id, id))
        return mail?.state === 'sent' || (await promise)
      } finally {
        clearTimeout(timer)
        sent.off(id, onSent)
      }
    },
  }
}
