import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { deskPaths } from '#content/desk-paths.ts'
import { teamMails } from '#content/en/desk/team.ts'
import { audit } from '#server/auth/audit.ts'
import {
  insertOwner,
  lockOwners,
  type OwnerProblem,
  type OwnerRole,
  withHashedPassword,
} from '#server/auth/owners.ts'
import type { SignedInOwner } from '#server/auth/sign-in.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { invitations, owners } from '#server/db/schema/owners.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import { isFree, type Mailer } from '#server/mail/mailer.ts'
import { teamMail } from './team-mail.ts'

type Inviter = Pick<SignedInOwner, 'email' | 'name'>

interface OpenInvitation {
  id: string
  email: string
  role: OwnerRole
  invitedBy: string
  expiresAt: Date
}

type Invited = { ok: true; link: string } | { ok: false; problem: 'at-desk' | 'gone' }
type Joined = { ok: true; email: string } | { ok: false; problem: OwnerProblem | 'ended' }

/** Ways to the desk for those who are asked to join it: a link that works once, for a week. */
export interface Invitations {
  list(): Promise<OpenInvitation[]>
  /** Whoever was invited before gets another link, and the old one ends. */
  invite(by: Inviter, email: string, role: OwnerRole): Promise<Invited>
  sendAgain(by: Inviter, id: string): Promise<Invited>
  withdraw(by: Inviter, id: string): Promise<boolean>
  /** Whom the link in a mail was made for, while it works. */
  find(token: string): Promise<Pick<OpenInvitation, 'email' | 'role' | 'invitedBy'> | undefined>
  /** Gives them a place at the desk, with the role they were invited to. */
  accept(token: string, name: string, password: string): Promise<Joined>
}

const validFor = sql`now() + interval '7 days'`
const mailKind = 'invitation'

export function createInvitations(
  database: Database,
  mailer: Mailer,
  settings: Pick<MailSettings, 'publicUrl'>,
): Invitations {
  async function send(
    transaction: Transaction,
    by: Inviter,
    email: string,
    role: OwnerRole,
  ): Promise<Invited> {
    await lockOwners(transaction)
    const atDesk = await transaction.select({ id: owners.id }).from(owners).where(eq(owners.email, email))
    if (atDesk.length > 0) return { ok: false, problem: 'at-desk' }
    await takeBackMails(transaction, email)
    const token = randomBytes(32).toString('base64url')
    const anew = { role, tokenHash: hashOf(token), invitedBy: by.email, expiresAt: validFor }
    const [stored] = await transaction
      .insert(invitations)
      .values({ id: randomUUID(), email, ...anew })
      .onConflictDoUpdate({ target: invitations.email, set: { ...anew, createdAt: sql`now()` } })
      .returning({ id: invitations.id })
    const link = `${settings.publicUrl}${deskPaths.join(token)}`
    await mailer.queueMails(transaction, [
      teamMail(teamMails.invitation, {
        kind: mailKind,
        recipient: { email },
        publicUrl: settings.publicUrl,
        values: { name: by.name, role: teamMails.roles[role] },
        action: { label: teamMails.invitation.action, href: link },
      }),
    ])
    await audit(transaction, {
      ownerEmail: by.email,
      action: 'team-invited',
      subject: `invitation:${stored?.id}`,
      details: { email, role },
    })
    return { ok: true, link }
  }

  /** Guesses find nothing: of a token its hash alone is kept. */
  const isOpen = (token: string) =>
    and(eq(invitations.tokenHash, hashOf(token)), gt(invitations.expiresAt, sql`now()`))

  async function find(token: string) {
    const [found] = await database.db
      .select({ email: invitations.email, role: invitations.role, invitedBy: invitations.invitedBy })
      .from(invitations)
      .where(isOpen(token))
    return found
  }

  return {
    list: () =>
      database.db
        .select({
          id: invitations.id,
          email: invitations.email,
          role: invitations.role,
          invitedBy: invitations.invitedBy,
          expiresAt: invitations.expiresAt,
        })
        .from(invitations)
        .orderBy(asc(invitations.email)),

    invite: (by, email, role) =>
      database.transaction((transaction) => send(transaction, by, email.toLowerCase(), role)),

    sendAgain: (by, id) =>
      database.transaction(async (transaction) => {
        const [known] = await transaction.select().from(invitations).where(eq(invitations.id, id))
        return known ? send(transaction, by, known.email, known.role) : { ok: false, problem: 'gone' }
      }),

    withdraw: (by, id) =>
      database.transaction(async (transaction) => {
        const [gone] = await transaction.delete(invitations).where(eq(invitations.id, id)).returning()
        if (!gone) return false
        await takeBackMails(transaction, gone.email)
        await audit(transaction, {
          ownerEmail: by.email,
          action: 'team-invitation-withdrawn',
          subject: `invitation:${id}`,
          details: { email: gone.email },
        })
        return true
      }),

    find,

    async accept(token, name, password) {
      const invited = await find(token)
      if (!invited) return { ok: false, problem: 'ended' }
      const owner = { email: invited.email, password }
      return withHashedPassword<Joined>(database, owner, async (transaction, email, hash) => {
        // Of several who use the link at once the first to take the row has used it.
        const [used] = await transaction.delete(invitations).where(isOpen(token)).returning()
        if (!used) return { ok: false, problem: 'ended' }
        const atDesk = await transaction.select({ id: owners.id }).from(owners).where(eq(owners.email, email))
        if (atDesk.length > 0) return { ok: false, problem: 'taken' }
        await insertOwner(transaction, { email, name, role: used.role }, hash)
        return { ok: true, email }
      })
    },
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A link that no longer works need not arrive. */
async function takeBackMails(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .delete(mails)
    .where(and(eq(mails.kind, mailKind), eq(mails.recipient, email), ne(mails.state, 'sent'), isFree))
}
