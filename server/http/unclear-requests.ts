import type { IncomingMessage } from 'node:http'
import type { AnswerDirectly } from './direct-answers.ts'

/**
 * Refuses what a proxy in front of us could read otherwise than we do: more than one Host, a Host that is no name, an
 * address that names a host of its own. Node itself refuses a missing Host.
 */
export const refuseUnclear: AnswerDirectly = (incoming, outgoing) => {
  if (isClear(incoming)) return false
  outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  outgoing.end('This is not a valid request.')
  return true
}

/** A name, an IPv4 or an IPv6 address, with or without a port. */
const hostShape = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

function isClear({ url = '', headers: { host }, rawHeaders }: IncomingMessage): boolean {
  // A host may be left out in HTTP/1.0, as simple monitors do.
  return url.startsWith('/') && (host === undefined || hostShape.test(host)) && hostsIn(rawHeaders) <= 1
}

/** Of several Node keeps the first, so the list of what came has to be read. */
function hostsIn(rawHeaders: string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count++
  return count
}
