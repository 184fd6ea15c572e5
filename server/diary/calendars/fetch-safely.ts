import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { FeedFailure, type FeedProblem } from './failure.ts'
import { feedAddress } from './feed-address.ts'

interface Question {
  method: 'GET' | 'REPORT' | 'POST'
  headers: Record<string, string>
  /** Told to nobody but the host it was typed for. */
  authorization?: string | undefined
  body?: string | Buffer | undefined
}

/** Which hosts may be asked at all. */
interface Reach {
  allows(address: string): boolean
  /** How the addresses behind a name are found. */
  resolve?: (name: string) => Promise<LookupAddress[]>
}

interface Rules extends Reach {
  bytes: number
  milliseconds: number
  redirects: number
}

const manners = { 'accept-encoding': 'gzip', 'user-agent': 'calendar-reader' }

export interface HostAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Asks an address that somebody typed, without being led into our own network, kept waiting, or flooded. */
export async function fetchSafely(address: string, question: Question, rules: Rules): Promise<HostAnswer> {
  const deadline = AbortSignal.timeout(rules.milliseconds)
  let answer: IncomingMessage | undefined
  try {
    answer = await follow(new URL(address), question, rules, deadline)
    const { statusCode: status = 0, headers } = answer
    if (status >= 400) throw new FeedFailure(problemOf(status))
    return { status, headers, text: status === 304 ? '' : await textOf(answer, rules.bytes, deadline) }
  } catch (error) {
    if (error instanceof FeedFailure) throw error
    throw new FeedFailure(deadline.aborted ? 'slow' : 'unreachable')
  } finally {
    answer?.destroy()
  }
}

/** What a host means by a status that is none of success. */
function problemOf(status: number): FeedProblem {
  if (status === 401 || status === 403) return 'refused'
  if (status === 404 || status === 410) return 'missing'
  const isPassing = status === 408 || status === 429 || (status >= 500 && status !== 501)
  return isPassing ? 'trouble' : 'not-a-calendar'
}

async function follow(
  first: URL,
  { authorization, ...question }: Question,
  rules: Rules,
  deadline: AbortSignal,
): Promise<IncomingMessage> {
  let url = first
  for (let redirects = 0; redirects <= rules.redirects; redirects++) {
    const headers = {
      ...manners,
      ...question.headers,
      ...(url.origin === first.origin && authorization && { authorization }),
    }
    const answer = await ask(url, { ...question, headers }, rules, deadline)
    const next = redirectOf(answer)
    if (next === undefined) return answer
    answer.destroy()
    url = redirected(url, next)
  }
  throw new FeedFailure('address')
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined
}

/** Where a redirect leads, if it may. */
export function redirected(from: URL, location: string): URL {
  const address = URL.canParse(location, from) && feedAddress(new URL(location, from).href)
  if (!address) throw new FeedFailure('address')
  const to = new URL(address)
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new FeedFailure('address')
  return to
}

/** Once, and of nobody but the very host: the beginning of its answer, whatever it says. */
export async function ask(
  url: URL,
  { method, headers, body }: Omit<Question, 'authorization'>,
  { allows, resolve = everyAddress }: Reach,
  deadline: AbortSignal,
): Promise<IncomingMessage> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await Promise.race([resolve(name).catch(asUnknownHost), failureAt(deadline)])
  if (!addresses.every(({ address }) => allows(address))) throw new FeedFailure('private-address')
  const { request } = url.protocol === 'https:' ? https : http
  // A connection of its own, to the very addresses that were looked at.
  const asking = request(url, {
    method,
    headers,
    agent: false,
    signal: deadline,
    lookup: alwaysTo(addresses),
  })
  // What happens after the answer has begun is told by the answer.
  asking.on('error', () => {})
  asking.end(body)
  const [answer] = await once(asking, 'response')
  return answer
}

function everyAddress(name: string): Promise<LookupAddress[]> {
  return lookup(name, { all: true })
}

function asUnknownHost(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOTFOUND' ? new FeedFailure('unknown-host') : error
}

function alwaysTo(addresses: LookupAddress[]): LookupFunction {
  return (_name, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
}

async function failureAt(deadline: AbortSignal): Promise<never> {
  await once(deadline, 'abort')
  throw new FeedFailure('slow')
}

/** Counts what the text takes once it is unpacked. */
function textOf(answer: IncomingMessage, bytes: number, deadline: AbortSignal): Promise<string> {
  const read = async (chunks: AsyncIterable<Buffer>) => {
    const kept: Buffer[] = []
    let size = 0
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > bytes) throw new FeedFailure('too-large')
      kept.push(chunk)
    }
    return new TextDecoder().decode(Buffer.concat(kept))
  }
  return pipeline(answer, unpackerOf(answer), read, { signal: deadline })
}

function unpackerOf({ headers }: IncomingMessage) {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding === 'gzip') return createGunzip()
  if (encoding === 'identity') return new PassThrough()
  throw new FeedFailure('not-a-calendar')
}
