import { mailWords } from '#content/en/desk/mail.ts'
import { fill } from '#content/fill.ts'
import { shownLine } from './shown-line.ts'

/** The first header of a name, and no more of it than says anything; the empty text for one that is not there. */
export type Headers = (name: string) => string

/** Word from a mail server that a mail has not arrived. */
export interface Bounce {
  /** Ids that it names; whether they are of mails of ours the database knows. */
  mailIds: string[]
  reason: string
}

const longestReason = 300
/** Its own words, the report and the head of the mail that came back stand within it. */
const longestReport = 300_000
const mostIds = 20

/** Absent for any other mail, and for word of a mail that is late and still tried. */
export function bounceIn(source: Uint8Array, header: Headers): Bounce | undefined {
  const isReport = /^multipart\/report\b.*delivery-status/is.test(header('content-type'))
  if (!isReport && !header('x-failed-recipients')) return undefined
  const report = Buffer.from(source.buffer, source.byteOffset, Math.min(source.length, longestReport))
  const text = report.toString('latin1')
  if (isReport && !/^action:[ \t]*failed/im.test(text)) return undefined
  const named = text.match(/^(?:message-id|in-reply-to):[ \t]*<[^<>\s]{1,200}>/gim) ?? []
  const told =
    /^diagnostic-code:[ \t]*[^;\r\n]{0,40};[ \t]*([^\r\n]{1,500})/im.exec(text)?.[1] ??
    /^status:[ \t]*([^\r\n]{1,40})/im.exec(text)?.[1] ??
    ''
  return {
    mailIds: mailIdsIn([header('in-reply-to'), header('references'), ...named].join(' ')),
    reason: shownLine(fill(mailWords.received.cameBack, { reason: shownLine(told, longestReason) }), 500),
  }
}

/** Whatever in a text is shaped like the Message-IDs of our mails, which are made of a mail's id. */
export function mailIdsIn(text: string): string[] {
  const found = text.matchAll(/<([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@[^<>\s]{1,253}>/gi)
  return [...new Set(Array.from(found, ([, id = '']) => id.toLowerCase()))].slice(0, mostIds)
}
