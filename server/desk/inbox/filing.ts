import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { mailWords } from '#content/en/desk/mail.ts'
import { ownersWords } from '#content/words.ts'
import type { Connection, Database, Transaction } from '#server/db/database.ts'
import { contactMessages, leads } from '#server/db/schema/leads.ts'
import { mails, receivedMails } from '#server/db/schema/mails.ts'
import { people, personKeys } from '#server/db/schema/people.ts'
import { isAddress } from '#server/leads/suspicion.ts'
import type { Limits } from '#server/limits.ts'
import type { Bounce } from './bounce.ts'
import type { ReceivedMail } from './read-mail.ts'

export interface FilingParts {
  database: Database
  limits: Limits
  /** The addresses that mail of ours comes from. */
  own: string[]
  team: string
  /** Tells owners' phones of a lead, with the transaction. */
  announce(transaction: Transaction, leadIds: string[]): Promise<void>
}

/** Puts a mail where it belongs, with the transaction. */
export type File = (transaction: Transaction) => Promise<void>

/** A mail that nobody could be answered by. */
export class NoSender extends Error {}

/**
 * Decides what a received mail is: an answer on somebody's page, the first word of somebody new, word that a mail of
 * ours came back, or nothing to file. It never causes a mail: two programs could otherwise write to each other for ever.
 */
export async function decideFiling(mail: ReceivedMail, parts: FilingParts): Promise<File> {
  const { db } = parts.database
  const { bounce, from } = mail
  if (bounce) return (transaction) => noteBounce(transaction, bounce)
  if (!from) throw new NoSender()
  if (await isOwn(db, mail, parts.own)) return nothing
  const thread = await threadOf(db, mail.answers, from.email, parts.team)
  const personId = thread?.personId ?? (await personAt(db, from.email))
  // No program becomes a person; what it sends to somebody known is kept with them.
  if (mail.isAutomatic && !personId) return nothing
  const sender: Sender = { ...from, personId: thread || mail.isAutomatic ? personId : undefined }
  const suspicion = thread ? undefined : await suspicionOf(mail, from, personId !== undefined, parts.limits)
  const language = thread?.language ?? (await languageOf(db, personId))
  return async (transaction) => {
    const leadId = await keep(transaction, mail, sender, language, suspicion)
    if (leadId && !suspicion && !mail.isAutomatic) await parts.announce(transaction, [leadId])
  }
}

const nothing: File = async () => {}

interface Sender {
  name: string
  email: string
  /** Whose page it goes to, where the address alone does not say. */
  personId: string | undefined
}

async function isOwn(db: Connection, { from, messageId }: ReceivedMail, own: string[]): Promise<boolean> {
  if (own.some((address) => address.toLowerCase() === from?.email.toLowerCase())) return true
  const id = /^<([\da-f-]{36})@/.exec(messageId)?.[1]
  if (!id) return false
  const [mail] = await db.select({ id: mails.id }).from(mails).where(sql`${mails.id}::text = ${id}`)
  return mail !== undefined
}

/**
 * Whom the mail of ours concerned that it answers, be it from another address. Only a reply's id and those of mails to
 * the team cannot be guessed: whoever answers anything else must have been written to.
 */
async function threadOf(db: Connection, answers: string[], email: string, team: string) {
  if (answers.length === 0) return undefined
  const rows = await db
    .select({
      id: mails.id,
      personId: sql<string | null>`coalesce(${leads.personId}, ${mails.personId})`,
      language: leads.noticeLanguage,
    })
    .from(mails)
    .leftJoin(leads, eq(leads.id, mails.leadId))
    .where(
      and(
        inArray(mails.id, answers),
        or(
          isNotNull(mails.written),
          eq(mails.recipient, team),
          sql`address_key(${mails.recipient}) = address_key(${email})`,
        ),
      ),
    )
  const known = answers.flatMap((id) => rows.filter((row) => row.id === id && row.personId !== null))
  return known[0] && { personId: known[0].personId ?? undefined, language: known[0].language }
}

async function personAt(db: Connection, email: string): Promise<string | undefined> {
  const [known] = await db
    .select({ id: personKeys.personId })
    .from(personKeys)
    .where(sql`${personKeys.key} = 'e:' || address_key(${email})`)
  return known?.id
}

/** In which they were last written to. */
async function languageOf(db: Connection, personId: string | undefined): Promise<string> {
  if (!personId) return ownersWords().language
  const [last] = await db
    .select({ language: leads.noticeLanguage })
    .from(leads)
    .where(eq(leads.personId, personId))
    .orderBy(desc(leads.createdAt))
    .limit(1)
  return last?.language ?? ownersWords().language
}

/** Why it looks like abuse, if it does; kept for the owner to judge, as what forms send. */
async function suspicionOf(
  { isSpam }: ReceivedMail,
  { name, email }: { name: string; email: string },
  isKnown: boolean,
  limits: Limits,
): Promise<string | undefined> {
  if (isSpam) return 'Taken for spam by the mail server'
  if (!isKnown && isAddress(name) && !email.startsWith(`${name}@`)) return 'Has an address in place of a name'
  const waits = [
    await limits.take('many-forms-by-email', email),
    isKnown ? 0 : await limits.take('mails-of-strangers', 'all'),
  ]
  return waits.some((wait) => wait > 0) ? 'Many mails in a short time' : undefined
}

/** Its lead, unless it was kept before. */
async function keep(
  transaction: Transaction,
  mail: ReceivedMail,
  { name, email, personId }: Sender,
  language: string | null,
  quarantineReason: string | undefined,
): Promise<string | undefined> {
  const { messageId, receivedAt, subject, words, quoted, attachments, isCut, isAutomatic } = mail
  const [kept] = await transaction
    .select({ leadId: receivedMails.leadId })
    .from(receivedMails)
    .where(eq(receivedMails.messageId, messageId))
  if (kept) return undefined
  const leadId = randomUUID()
  await transaction.insert(leads).values({
    id: leadId,
    kind: 'mail',
    name,
    email,
    createdAt: receivedAt,
    quarantineReason,
    personId: quarantineReason ? undefined : personId,
    source: { utm: { source: 'mail' } },
    answers: { ...(quoted && { quoted }), ...(isAutomatic && { automatic: 'yes' }) },
    // Nobody was shown a notice: they wrote of their own accord.
    noticeVersion: mailWords.received.noNotice,
    noticeLanguage: language ?? ownersWords().language,
    noticePurpose: mailWords.received.purpose,
    noticedAt: receivedAt,
  })
  await transaction.insert(contactMessages).values({ leadId, subject, message: words })
  await transaction.insert(receivedMails).values({ leadId, messageId, attachments, isCut })
  if (personId && !quarantineReason) await tellPerson(transaction, personId, mail, { name, email })
  return leadId
}

/** What the trigger on `leads` does for whoever it finds by their address. */
async function tellPerson(
  transaction: Transaction,
  personId: string,
  { receivedAt, isAutomatic }: ReceivedMail,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const at = sql`${receivedAt.toISOString()}::timestamptz`
  await transaction
    .update(people)
    .set({
      kinds: sql`case when 'mail' = any (${people.kinds}) then ${people.kinds} else ${people.kinds} || 'mail'::text end`,
      lastAt: sql`greatest(${people.lastAt}, ${at})`,
      words: sql`${people.words} || search_words(${name}, ${email})`,
      // A program waits for nothing.
      ...(!isAutomatic && { waitingSince: sql`coalesce(${people.waitingSince}, ${at})`, snoozedUntil: null }),
    })
    .where(eq(people.id, personId))
}

/** The mail has not arrived after all: it stands with the others that have not, and can be sent again. */
async function noteBounce(transaction: Transaction, { mailIds, reason }: Bounce): Promise<void> {
  if (mailIds.length === 0) return
  await transaction
    .update(mails)
    .set({ state: 'dead', sentAt: null, lastError: reason })
    .where(and(inArray(mails.id, mailIds), eq(mails.state, 'sent')))
}
