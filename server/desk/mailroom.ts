import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import type { OwnerRole } from '#server/auth/owners.ts'
import { mayRead } from '#server/auth/roles.ts'
import type { Database } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { isFree, type Mailer } from '#server/mail/mailer.ts'
import type { Mail } from '#server/mail/transport.ts'

type MailState = Mail['state']
type MailHead = Pick<
  Mail,
  'id' | 'kind' | 'recipient' | 'subject' | 'state' | 'attempts' | 'lastError' | 'createdAt' | 'sentAt'
>

export interface Mailroom {
  list(
    state: (typeof mailListStates)[number] | undefined,
    page: number,
  ): Promise<{ mails: MailHead[]; hasMore: boolean }>
  /** Nothing also where it is not for whoever asks. */
  find(id: string, reader: OwnerRole): Promise<Mail | undefined>
  /** Sends the same words once more, as a new mail; the old one stays as it is. The new mail's id. */
  resend(ownerEmail: string, id: string): Promise<string | undefined>
  /** For mail that has not arrived: a fresh start in place of the old one, at once. */
  retry(ownerEmail: string, id: string): Promise<string | undefined>
  /** The same for those that have not arrived, oldest first, as many as one press takes; how many are left. */
  retryAll(ownerEmail: string): Promise<{ tried: number; left: number }>
}

const perPage = 50
const maxAtOnce = 200
/** What a list may be narrowed to. `troubled` is all that has not arrived, whether it is still tried or not. */
export const mailListStates = ['troubled', ...mails.state.enumValues] as const
export const notArrived: MailState[] = ['failed', 'dead']

export function createMailroom(database: Database, mailer: Pick<Mailer, 'queueMails'>): Mailroom {
  async function sendAgain(
    ownerEmail: string,
    id: string,
    { action, of: states, replaces }: { action: string; of: MailState[]; replaces: boolean },
  ): Promise<string | undefined> {
    return database.transaction(async (transaction) => {
      const [mail] = await transaction
        .select()
        .from(mails)
        .where(and(eq(mails.id, id), inArray(mails.state, states), isFree))
        // Until this is done nobody can begin to deliver it.
        .for('update')
      if (!mail) return undefined
      const { state: _state, attempts: _attempts, leasedUntil: _lease, lastError: _error, ...rest } = mail
      const { createdAt: _created, sentAt: _sent, ...copy } = rest
      const newId = randomUUID()
      await mailer.queueMails(transaction, [{ ...copy, id: newId }], { isSentAgain: true })
      if (replaces) await transaction.delete(mails).where(eq(mails.id, id))
      await audit(transaction, { ownerEmail, action, subject: `mail:${id}`, details: { copy: newId } })
      return newId
    })
  }

  const retry = (ownerEmail: string, id: string) =>
    sendAgain(ownerEmail, id, { action: 'mail-retried', of: notArrived, replaces: true })

  return {
    async list(state, page) {
      const rows = await database.db
        .select({
          id: mails.id,
          kind: mails.kind,
          recipient: mails.recipient,
          subject: mails.subject,
          state: mails.state,
          attempts: mails.attempts,
          lastError: mails.lastError,
          createdAt: mails.createdAt,
          sentAt: mails.sentAt,
        })
        .from(mails)
        .where(state && inArray(mails.state, state === 'troubled' ? notArrived : [state]))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(perPage + 1)
        .offset(page * perPage)
      return { mails: rows.slice(0, perPage), hasMore: rows.length > perPage }
    },
    async find(id, reader) {
      const [mail] = await database.db.select().from(mails).where(eq(mails.id, id))
      return mail && mayRead(reader, mail.kind) ? mail : undefined
    },
    resend: (ownerEmail, id) =>
      sendAgain(ownerEmail, id, { action: 'mail-resent', of: ['sent', 'dead'], replaces: false }),
    retry,
    async retryAll(ownerEmail) {
      const waiting = await database.db
        .select({ id: mails.id, all: sql<number>`count(*) over ()::int` })
        .from(mails)
        .where(inArray(mails.state, notArrived))
        .orderBy(asc(mails.createdAt))
        .limit(maxAtOnce)
      const copies: (string | undefined)[] = []
      for (const { id } of waiting) copies.push(await retry(ownerEmail, id))
      const tried = copies.filter(Boolean).length
      return { tried, left: (waiting[0]?.all ?? 0) - tried }
    },
  }
}
