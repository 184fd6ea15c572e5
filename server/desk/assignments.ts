import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { deskPaths } from '#content/desk-paths.ts'
import { teamMails } from '#content/en/desk/team.ts'
import { fill } from '#content/fill.ts'
import { audit } from '#server/auth/audit.ts'
import type { SignedInOwner } from '#server/auth/sign-in.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { auditEntries, owners } from '#server/db/schema/owners.ts'
import { people } from '#server/db/schema/people.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import { isFree, type Mailer } from '#server/mail/mailer.ts'
import { lastSent } from './last-sent.ts'
import { teamMail } from './team-mail.ts'

type Assigner = Pick<SignedInOwner, 'id' | 'email' | 'name'>

interface Assignment {
  /** Of the record of changes, to undo it by; absent when it was so already. */
  entry?: string
  /** Whether somebody else gets a mail about it. */
  isTold: boolean
}

/** Who of the team looks after whom. */
export interface Assignments {
  /** Nothing when the person or the colleague is gone. */
  assign(by: Assigner, personId: string, to: string | null): Promise<Assignment | undefined>
  /** Nothing where the entry tells of something else. */
  undo(ownerEmail: string, entry: string): Promise<'undone' | 'changed-since' | undefined>
}

const actions = ['person-assigned', 'person-unassigned']
const undone = 'person-assignment-undone'

export function createAssignments(database: Database, mailer: Mailer, settings: MailSettings): Assignments {
  async function tell(
    transaction: Transaction,
    id: string,
    by: Assigner,
    colleague: { email: string; name: string },
    person: { id: string; name: string },
  ): Promise<void> {
    const sent = await lastSent(transaction, person.id)
    const { assigned } = teamMails
    const values = { name: by.name, person: person.name }
    const quoted = sent?.text?.slice(0, quotedLength).toWellFormed()
    const written = { ...assigned, paragraphs: [...assigned.paragraphs, ...(quoted ? [assigned.wrote] : [])] }
    await mailer.queueMails(transaction, [
      teamMail(written, {
        id,
        kind: 'assigned',
        // It goes with what it quotes, when that is erased.
        ...(sent ? { leadId: sent.lead.id } : { personId: person.id }),
        recipient: colleague,
        publicUrl: settings.publicUrl,
        values,
        quoted,
        action: {
          label: fill(assigned.action, values),
          href: `${settings.publicUrl}${deskPaths.person(person.id)}`,
        },
      }),
    ])
  }

  return {
    assign: (by, personId, to) =>
      database.transaction(async (transaction) => {
        const [person] = await transaction
          .select({ id: people.id, name: people.name, before: people.assignedTo })
          .from(people)
          .where(eq(people.id, personId))
          .for('update')
        const [colleague] = to ? await transaction.select().from(owners).where(eq(owners.id, to)) : []
        if (!person || (to && !colleague)) return undefined
        if (person.before === to) return { isTold: false }
        await transaction.update(people).set({ assignedTo: to }).where(eq(people.id, personId))
        const mail = colleague && colleague.id !== by.id ? randomUUID() : undefined
        const entry = await audit(transaction, {
          ownerEmail: by.email,
          action: colleague ? 'person-assigned' : 'person-unassigned',
          subject: `person:${personId}`,
          details: {
            to: to ?? '',
            before: person.before ?? '',
            ...(colleague && { assignee: colleague.name }),
            ...(mail && { mail }),
          },
        })
        if (colleague && mail) await tell(transaction, mail, by, colleague, person)
        return { entry, isTold: mail !== undefined }
      }),

    undo: (ownerEmail, entry) =>
      database.transaction(async (transaction) => {
        const [made] = await transaction.select().from(auditEntries).where(eq(auditEntries.id, entry))
        if (!made?.subject || !actions.includes(made.action)) return undefined
        const { to, before, mail } = made.details
        const ofPerson = eq(people.id, made.subject.replace(/^person:/, ''))
        const [person] = await transaction
          .select({ assignedTo: people.assignedTo })
          .from(people)
          .where(ofPerson)
          .for('update')
        const [latest] = await transaction
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(
            and(eq(auditEntries.subject, made.subject), inArray(auditEntries.action, [...actions, undone])),
          )
          .orderBy(desc(auditEntries.at))
          .limit(1)
        const [former] = await transaction
          .select()
          .from(owners)
          .where(eq(owners.id, String(before)))
        const isAsMade = person && latest?.id === entry && (person.assignedTo ?? '') === to
        if (!isAsMade || (before && !former)) return 'changed-since'
        await transaction
          .update(people)
          .set({ assignedTo: former?.id ?? null })
          .where(ofPerson)
        // What has not left need not arrive.
        if (mail)
          await transaction
            .delete(mails)
            .where(and(eq(mails.id, String(mail)), ne(mails.state, 'sent'), isFree))
        await audit(transaction, {
          ownerEmail,
          action: undone,
          subject: made.subject,
          details: { entry },
        })
        return 'undone'
      }),
  }
}

const quotedLength = 2000
