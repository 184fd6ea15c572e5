import { ImapFlow, type ImapFlowError } from 'imapflow'
import type { MailboxSettings } from '#server/env.ts'
import { attachmentsListed } from './attachments.ts'
import type { FetchedMail } from './read-mail.ts'

/** A folder that is open to be read. Nothing in it is ever marked, moved or deleted. */
export interface Mailbox {
  /** Changes when the server has numbered its mails anew. */
  uidValidity: string
  /** The number that the next mail will have. */
  uidNext: number
  /** Numbers of the mails after one, in the order in which they came. */
  uidsAfter(uid: number): Promise<number[]>
  /** The first mail that came at that time or later. */
  firstUidSince(time: Date): Promise<number | undefined>
  /** Nothing for one that has been removed meanwhile. */
  fetch(uid: number): Promise<FetchedMail | undefined>
  /** Whether the connection is still there: then what failed is the mail's fault. */
  isOpen(): boolean
  close(): Promise<void>
}

const second = 1000
/** Beyond it a mail is pictures and files, which stay where they are. */
const mostFetched = 2_000_000
const largestAnswer = 8_000_000

/** Throws what `problemOf` has a word for. */
export async function openMailbox(settings: MailboxSettings): Promise<Mailbox> {
  const client = new ImapFlow({
    host: settings.host,
    port: settings.port,
    secure: settings.isSecure,
    // Without it a password would be readable on its way, except on this machine.
    ...(!settings.isSecure && !isThisMachine(settings.host) && { doSTARTTLS: true }),
    auth: { user: settings.user, pass: settings.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    maxLineLength: largestAnswer,
    maxLiteralSize: mostFetched + 1000,
    maxResponseSize: largestAnswer,
  })
  // What breaks while nobody waits for an answer fails the next question.
  client.on('error', () => {})
  try {
    await client.connect()
    const { uidValidity, uidNext } = await client
      .mailboxOpen(settings.folder, { readOnly: true })
      .catch((error) => {
        throw Object.assign(error, { isFolder: true })
      })
    return { uidValidity: String(uidValidity), uidNext, ...reading(client) }
  } catch (error) {
    client.close()
    throw error
  }
}

function reading(client: ImapFlow): Omit<Mailbox, 'uidValidity' | 'uidNext'> {
  const byNumber = (one: number, other: number) => one - other
  return {
    async uidsAfter(uid) {
      const found = (await client.search({ uid: `${uid + 1}:*` }, { uid: true })) || []
      // `*` is the last mail, be it older.
      return found.filter((each) => each > uid).sort(byNumber)
    },
    async firstUidSince(time) {
      // The server compares days of its own zone.
      const since = new Date(time.getTime() - 24 * 3600 * second)
      const [first] = ((await client.search({ since }, { uid: true })) || []).sort(byNumber)
      if (first === undefined) return undefined
      const mails = await client.fetchAll(`${first}:*`, { internalDate: true }, { uid: true })
      const later = mails.filter(({ internalDate }) => dateOf(internalDate) >= time)
      return later.map(({ uid }) => uid).sort(byNumber)[0]
    },
    async fetch(uid) {
      const asked = { size: true, internalDate: true, source: { start: 0, maxLength: mostFetched } }
      const mail = await client.fetchOne(String(uid), asked, { uid: true })
      const source = mail ? mail.source : undefined
      if (!mail || !source) return undefined
      const fetched = { source, receivedAt: dateOf(mail.internalDate) }
      if ((mail.size ?? 0) <= mostFetched) return { ...fetched, isWhole: true }
      const large = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true })
      const structure = large ? large.bodyStructure : undefined
      return { ...fetched, isWhole: false, listed: structure && attachmentsListed(structure) }
    },
    isOpen: () => client.usable,
    async close() {
      await client.logout().catch(() => {})
      client.close()
    },
  }
}

function dateOf(date: Date | string | undefined): Date {
  const read = new Date(date ?? Number.NaN)
  const now = new Date()
  return Number.isNaN(read.getTime()) || read > now ? now : read
}

/** Why a mailbox cannot be read; the desk has words for each. */
export type Problem = 'sign-in' | 'unreachable' | 'certificate' | 'folder' | 'broken'

const unreachable = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CONNECT_TIMEOUT)$/
const untrusted = /CERT|TLS|SSL|UNABLE_TO_VERIFY/

export function problemOf(error: unknown): Problem {
  const { code = '', authenticationFailed, isFolder, responseStatus } = error as ImapFlowError & Flagged
  if (authenticationFailed) return 'sign-in'
  if (isFolder && responseStatus) return 'folder'
  if (unreachable.test(String(code))) return 'unreachable'
  return untrusted.test(String(code)) ? 'certificate' : 'broken'
}

interface Flagged {
  isFolder?: boolean
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
}
