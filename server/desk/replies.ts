import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ownersWords, wordsIn } from '#content/words.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { people } from '#server/db/schema/people.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import { parametersForVisitor } from '#server/mail/hosted-parameters.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { messageId } from '#server/mail/smtp.ts'
import { renderMail } from '#server/mail/templates/mail-document.tsx'
import { cutSubject } from '#server/mail/templates/worded-mail.ts'
import { contentId } from '#server/press-ids.ts'
import { lastSent } from './last-sent.ts'

interface Reply {
  /** Of the form: the same letter sent by it again, to the same person and address, is not sent twice. */
  id: string
  subject: string
  text: string
}

interface ReplyStart {
  recipient: string
  subject: string
}

/** Mail that an owner writes to a person, about what they sent last if they sent anything. */
export interface Replies {
  /** To whom it goes, and what it would be called; nothing for whoever has no address. */
  begin(personId: string): Promise<ReplyStart | undefined>
  /** Sends it, and nobody waits any longer. False when there is nobody to write to. */
  send(ownerEmail: string, personId: string, reply: Reply): Promise<boolean>
}

export function createReplies(database: Database, mailer: Mailer, settings: MailSettings): Replies {
  const host = new URL(settings.publicUrl).hostname
  return {
    begin: (personId) =>
      database.transaction(async (transaction) => {
        const letter = await letterTo(transaction, personId)
        if (!letter) return undefined
        const replied = letter.earlier.findLast(({ kind }) => kind === 'reply')?.subject
        const subject = replied ?? letter.subject
        return {
          recipient: letter.recipient,
          subject: subject ? answerTo(subject) : letter.words.mails.reply.first,
        }
      }),

    send: (ownerEmail, personId, { id, subject, text }) =>
      database.transaction(async (transaction) => {
        // Of two presses at once the second finds the letter of the first.
        await transaction.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')
        const to = await letterTo(transaction, personId)
        if (!to) return false
        const { recipient } = to
        const mailId = contentId(id, ['reply', personId, recipient, subject, text])
        if ((await transaction.$count(mails, eq(mails.id, mailId))) > 0) return true
        const title = cutSubject(subject)
        const letter = { preview: firstLine(text), paragraphs: paragraphsOf(text), quoted: to.wrote }
        await mailer.queueMails(transaction, [
          {
            id: mailId,
            ...to.about,
            kind: 'reply',
            recipient,
            replyTo: settings.team,
            subject: title,
            ...renderMail(letter, to.words),
            written: text,
            writtenBy: ownerEmail,
            references: [...to.received, ...to.earlier.map((mail) => messageId(mail.id, host))],
            params: parametersForVisitor(
              { name: to.name, email: recipient, title, message: text },
              settings.publicUrl,
            ),
          },
        ])
        await transaction.update(people).set({ waitingSince: null }).where(eq(people.id, personId))
        await audit(transaction, { ownerEmail, action: 'person-replied', subject: `person:${personId}` })
        return true
      }),
  }
}

/** To whom a letter goes and what it would answer; nothing for whoever has no address. */
async function letterTo(transaction: Transaction, personId: string) {
  const [person] = await transaction.select().from(people).where(eq(people.id, personId))
  if (!person) return undefined
  const sent = await lastSent(transaction, personId)
  // What an owner wrote is known better than what was sent.
  const recipient = person.isEdited ? (person.email ?? sent?.lead.email) : (sent?.lead.email ?? person.email)
  if (!recipient) return undefined
  const words = sent ? wordsIn(sent.lead.noticeLanguage) : ownersWords()
  const about = sent ? { leadId: sent.lead.id } : { personId }
  return {
    recipient,
    about,
    name: sent?.lead.name ?? person.name,
    words,
    subject: sent && (sent.subject ?? words.mails.reply.subject),
    wrote: sent?.text,
    received: sent?.received ?? [],
    earlier: await mailsAbout(transaction, about, recipient),
  }
}

/** What went to them before about the same, oldest first. */
function mailsAbout(
  transaction: Transaction,
  about: { leadId: string } | { personId: string },
  recipient: string,
) {
  return transaction
    .select({ id: mails.id, kind: mails.kind, subject: mails.subject })
    .from(mails)
    .where(
      and(
        'leadId' in about ? eq(mails.leadId, about.leadId) : eq(mails.personId, about.personId),
        eq(mails.recipient, recipient),
        isNotNull(mails.sentAt),
      ),
    )
    .orderBy(asc(mails.createdAt))
    .limit(20)
}

function answerTo(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 140).toWellFormed()
}
