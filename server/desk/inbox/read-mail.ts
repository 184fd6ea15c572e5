import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { mailWords } from '#content/en/desk/mail.ts'
import { email as emailAddress } from '#domain/fields.ts'
import { contactFields } from '#domain/form-fields.ts'
import { storableText } from '#domain/plain-text.ts'
import { withoutQuoted } from '#domain/quoted-text.ts'
import type { Attachment } from '#server/db/schema/mails.ts'
import { attachmentsIn } from './attachments.ts'
import { type Bounce, bounceIn, type Headers, mailIdsIn } from './bounce.ts'
import { htmlText } from './html-text.ts'
import { shownLine } from './shown-line.ts'

/** A mail as it was fetched. Of a large one only the beginning, and what the server lists of its attachments. */
export interface FetchedMail {
  source: Uint8Array
  isWhole: boolean
  listed?: Attachment[] | undefined
  receivedAt: Date
}

/** What the desk knows of a mail. */
export interface ReceivedMail {
  /** As its sender's program made it, in angle brackets, or made here from what it says. */
  messageId: string
  /** Absent where no address could be answered. */
  from: { name: string; email: string } | undefined
  receivedAt: Date
  subject: string
  words: string
  quoted: string
  isCut: boolean
  attachments: Attachment[]
  /** Ids of mails that it says it answers, the most direct first. Whether they are ours the database knows. */
  answers: string[]
  /** Whether a program sent it: somebody is away, a newsletter, a list. */
  isAutomatic: boolean
  /** Whether the mail server took it for advertising. */
  isSpam: boolean
  bounce: Bounce | undefined
}

/** More than anybody reads, and quickly read. */
const longestRead = 200_000
const longestQuoted = 10_000

/** Throws for what is no mail at all: nested or headed beyond reason. */
export async function readMail({ source, isWhole, listed, receivedAt }: FetchedMail): Promise<ReceivedMail> {
  const email = await PostalMime.parse(source, { maxNestingDepth: 100, maxRfc822NestingDepth: 3 })
  const header = headersOf(email)
  const text = textOf(email)
  const { words, quoted } = withoutQuoted(storableText(text.slice(0, longestRead)))
  const attachments = listed ?? attachmentsIn(email.attachments)
  const { maxLength } = contactFields.message
  const mail = {
    from: senderOf(email.from),
    receivedAt,
    subject: shownLine(email.subject ?? '', contactFields.subject.maxLength) || mailWords.received.noSubject,
    words: cut(words, maxLength) || mailWords.received.noWords,
    quoted: cut(quoted, longestQuoted),
    isCut:
      text.length > longestRead ||
      words.length > maxLength ||
      quoted.length > longestQuoted ||
      (!isWhole && words === ''),
    attachments,
    answers: mailIdsIn([header('in-reply-to'), ...header('references').split(/\s+/).reverse()].join(' ')),
    isAutomatic: isAutomatic(header),
    isSpam: /^yes/i.test(header('x-spam-flag')) || /^yes/i.test(header('x-spam-status')),
    bounce: bounceIn(source, header),
  }
  return { messageId: messageIdIn(header) ?? madeId(mail, header('date')), ...mail }
}

function headersOf({ headers }: Email): Headers {
  return (name) =>
    headers
      .find(({ key }) => key === name)
      ?.value.slice(0, 10_000)
      .trim() ?? ''
}

function textOf({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? htmlText(html.slice(0, 4 * longestRead)) : text
}

/** Of several senders, or a group of them, the first who can be answered. */
function senderOf(from: Address | undefined): ReceivedMail['from'] {
  for (const { name, address } of from?.group ?? (from ? [from] : [])) {
    const email = emailAddress.safeParse(address)
    if (email.success)
      return { email: email.data, name: shownLine(name, 120) || email.data.slice(0, email.data.indexOf('@')) }
  }
  return undefined
}

/** Marks by which programs say that no person wrote it. */
function isAutomatic(header: Headers): boolean {
  const submitted = header('auto-submitted').toLowerCase()
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(bulk|list|junk|auto_reply)/i.test(header('precedence')) ||
    ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'].some((name) => header(name)) ||
    header('return-path') === '<>'
  )
}

/** Nothing that could end a header of ours, which names it when it is answered. */
function messageIdIn(header: Headers): string | undefined {
  return /^<[!-;=?-~]{3,900}>$/.exec(header('message-id'))?.[0]
}

/** The same for the same mail, whichever way it came. */
function madeId({ from, subject, words, quoted, attachments }: Partial<ReceivedMail>, date: string): string {
  const said = JSON.stringify([from, date, subject, words, quoted, attachments])
  return `sha256:${createHash('sha256').update(said).digest('hex')}`
}

function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).toWellFormed().trim()
}
