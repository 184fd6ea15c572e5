import { createHash } from 'node:crypto'
import { calendarQuery } from './calendar-query.ts'
import { FeedFailure, type FeedProblem } from './failure.ts'
import { feedAddress } from './feed-address.ts'
import { fetchSafely, type HostAnswer } from './fetch-safely.ts'
import { isPublicAddress } from './public-address.ts'
import { readInProcess } from './read-in-process.ts'
import type { BusyTimes, Span } from './spans.ts'

export type { Span }
export { feedAddress }

/** A calendar that somebody keeps elsewhere: a file in its own format, or a collection on a CalDAV server. */
export interface Feed {
  kind: 'ics' | 'caldav'
  url: string
  username?: string | undefined
  password?: string | undefined
}

export type FeedAnswer =
  | { kind: 'read'; busy: BusyTimes; version: string | undefined }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: FeedProblem }

export const feedLimits = {
  bytes: 10 * 1024 * 1024,
  /** From the first redirect to the last byte. */
  milliseconds: 15_000,
  redirects: 3,
  parseMilliseconds: 20_000,
  /** Events in the span, each repetition counted. */
  occurrences: 20_000,
}

interface FeedOptions {
  /** Whether it may be in our own network. */
  allowsPrivate: boolean
  /** Of times without a zone, and of whole days. */
  timeZone: string
  /** Events of our own, which are left out. */
  ownUid: RegExp
  /**
   * What was read before, for the same span: what has not changed is not read again. Left out by whoever asks for another
   * span, since that has other times even in the same calendar.
   */
  knownVersion?: string | undefined
  limits?: Partial<typeof feedLimits>
}

/** When somebody is busy by another calendar of theirs. Nothing of what is read is said anywhere else. */
export async function readFeed(feed: Feed, span: Span, options: FeedOptions): Promise<FeedAnswer> {
  const { timeZone, ownUid, knownVersion } = options
  const limits = { ...feedLimits, ...options.limits }
  try {
    const answer = await fetchFeed(feed, span, options, limits)
    const version = feed.kind === 'ics' ? versionOf(answer) : hashOf(answer.text)
    if (knownVersion && (answer.status === 304 || version === knownVersion)) return { kind: 'unchanged' }
    const wanted = { span, timeZone, ownUid, occurrences: limits.occurrences }
    const busy = await readInProcess({ kind: feed.kind, text: answer.text, wanted }, limits.parseMilliseconds)
    return { kind: 'read', busy, version }
  } catch (error) {
    if (error instanceof FeedFailure) return { kind: 'failed', reason: error.reason }
    throw error
  }
}

async function fetchFeed(
  { kind, url, username, password = '' }: Feed,
  span: Span,
  { allowsPrivate, knownVersion }: FeedOptions,
  limits: typeof feedLimits,
): Promise<HostAnswer> {
  const address = feedAddress(url)
  if (!address) throw new FeedFailure('address')
  const rules = { ...limits, allows: allowsPrivate ? () => true : isPublicAddress }
  const authorization = username && `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  if (kind === 'ics')
    return fetchSafely(address, { method: 'GET', headers: unlessStill(knownVersion), authorization }, rules)
  const headers = { depth: '1', 'content-type': 'application/xml; charset=utf-8' }
  return fetchSafely(address, { method: 'REPORT', headers, authorization, body: calendarQuery(span) }, rules)
}

function unlessStill(version: string | undefined): Record<string, string> {
  if (!version || version.startsWith('sha256-')) return {}
  return version.endsWith('"') ? { 'if-none-match': version } : { 'if-modified-since': version }
}

/** What the host itself calls it, if that can be sent back. */
function versionOf({ headers, text }: HostAnswer): string {
  const { etag = '', 'last-modified': modified = '' } = headers
  if (/^(W\/)?"[\x21\x23-\x7e]{0,200}"$/.test(etag)) return etag
  const time = Date.parse(modified)
  return Number.isNaN(time) ? hashOf(text) : new Date(time).toUTCString()
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
