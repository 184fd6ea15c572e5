import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readAddress } from './address.ts'
import type { NoteRequest } from './request-log.ts'
import type { HeadersFor } from './security-headers.ts'
import type { Answer, HeaderOf } from './stored-response.ts'

/** What is in memory for an address. */
export type FindAnswer = (asked: {
  method: string
  path: string
  /** The question after the path, with its mark; empty when there is none. */
  search: string
  header: HeaderOf
}) => Answer | undefined

interface DirectParts {
  find: FindAnswer
  note: NoteRequest
  headersFor: HeadersFor
  isClosing: () => boolean
}

/** True when the request has been answered. */
export type AnswerDirectly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** Hosts that need no second look; the others are the framework's to read or to refuse. */
const plainHost = /^[a-z0-9.-]+(?::\d{1,5})?$/i

/**
 * Writes pages and files from memory straight to the connection. On the way through the framework a request is turned
 * into three objects that cost several times as much as the answer. Anything unusual goes that way still.
 */
export function createDirectAnswers({ find, note, headersFor, isClosing }: DirectParts): AnswerDirectly {
  const heads = new WeakMap<Answer, string[]>()
  return ({ method, url = '', headers }, outgoing) => {
    if (method !== 'GET' || isClosing() || !plainHost.test(headers.host ?? '')) return false
    const started = performance.now()
    const question = url.indexOf('?')
    const path = question === -1 ? url : url.slice(0, question)
    const search = url.slice(path.length)
    if (search && readAddress(path, search).kind !== 'fine') return false
    const answer = find({ method, path, search, header: (name) => headers[name] as string | undefined })
    if (!answer) return false
    let head = heads.get(answer)
    if (!head) {
      head = Object.entries({ ...headersFor(path, answer.status), ...answer.headers }).flat()
      heads.set(answer, head)
    }
    const requestId = randomUUID()
    outgoing.writeHead(answer.status, [...head, 'x-request-id', requestId])
    outgoing.end(answer.body ?? undefined)
    note({ requestId, method, path, status: answer.status, milliseconds: performance.now() - started })
    return true
  }
}
