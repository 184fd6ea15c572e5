import type { MessageStructureObject } from 'imapflow'
import type { Attachment as ParsedAttachment } from 'postal-mime'
import { mailWords } from '#content/en/desk/mail.ts'
import type { Attachment } from '#server/db/schema/mails.ts'
import { shownLine } from './shown-line.ts'

const longestName = 120
const longestEnding = 12
const mostListed = 50

/** Those that a whole mail holds. Pictures within its text are no attachments. */
export function attachmentsIn(parsed: ParsedAttachment[]): Attachment[] {
  return parsed
    .filter(({ related }) => !related)
    .slice(0, mostListed)
    .map(({ filename, mimeType, content }) => ({
      name: safeName(filename),
      type: shownLine(mimeType, 100),
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    }))
}

/** Those that the mail server lists of a mail too large to be fetched whole. */
export function attachmentsListed(structure: MessageStructureObject): Attachment[] {
  return leavesOf(structure)
    .filter(isAttached)
    .slice(0, mostListed)
    .map(({ type, parameters, dispositionParameters, encoding, size = 0 }) => ({
      name: safeName(dispositionParameters?.filename ?? parameters?.name),
      type: shownLine(type, 100),
      bytes: encoding?.toLowerCase() === 'base64' ? Math.floor((size * 3) / 4) : size,
    }))
}

/** A file's own name without the folders before it; of a long one the beginning and the ending. */
export function safeName(name: string | null | undefined): string {
  const own = shownLine((name ?? '').slice(-100_000).split(/[\\/]/).at(-1) ?? '', 100_000)
  if (own === '' || /^\.+$/.test(own)) return mailWords.received.unnamed
  if (own.length <= longestName) return own
  const dot = own.lastIndexOf('.')
  const ending = dot > 0 && own.length - dot <= longestEnding ? own.slice(dot) : ''
  return `${own.slice(0, longestName - ending.length - 1)}…${ending}`.toWellFormed()
}

function isAttached({ type, disposition, dispositionParameters, parameters }: MessageStructureObject) {
  if (disposition?.toLowerCase() === 'attachment') return true
  const isText = type === 'text/plain' || type === 'text/html'
  return !isText && Boolean(dispositionParameters?.filename ?? parameters?.name)
}

/** However deep they are: a list of what is still to be looked at cannot run out of stack. */
function leavesOf(structure: MessageStructureObject): MessageStructureObject[] {
  const leaves: MessageStructureObject[] = []
  const left = [structure]
  for (let node = left.pop(); node; node = left.pop())
    if (node.childNodes?.length) left.push(...node.childNodes.toReversed())
    else leaves.push(node)
  return leaves
}
