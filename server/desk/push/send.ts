import webPush from 'web-push'
import { FeedFailure } from '#server/diary/calendars/failure.ts'
import { ask } from '#server/diary/calendars/fetch-safely.ts'
import { isPublicAddress } from '#server/diary/calendars/public-address.ts'
import type { PushKeys } from './keys.ts'
import type { Notice } from './notice.ts'

/** A browser's address at its maker's push service, and what only that browser can read is made with. */
export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the browser no longer wants any. `later`: it may work later. `refused`: it never will. */
export type Sent = 'accepted' | 'gone' | 'later' | 'refused'

export interface SendParts {
  keys: PushKeys
  /** Whom a push service writes to when something is wrong with what we send. */
  contact: string
  /** For tests, whose push service is on this machine. */
  allowsPrivate?: boolean
}

/** The address comes from a browser, so it may be any: encrypted, and not one of our own network. */
export function isPushAddress(text: string, { allowsPrivate = false } = {}): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:')
}

/** A phone that is off gets it within so many seconds, or not at all. */
export const worthSeconds = 4 * 3600
const patienceInMilliseconds = 10_000

/** Hands a notice to the push service of one device. One that is offered twice replaces the first (`topic`). */
export async function sendNotice(device: Device, notice: Notice, parts: SendParts): Promise<Sent> {
  const { allowsPrivate = false } = parts
  const request = isPushAddress(device.endpoint, { allowsPrivate })
    ? requestOf(device, notice, parts)
    : undefined
  if (!request) return 'refused'
  try {
    const answer = await ask(
      new URL(device.endpoint),
      request,
      { allows: (address) => allowsPrivate || isPublicAddress(address) },
      AbortSignal.timeout(patienceInMilliseconds),
    )
    answer.destroy()
    return meaningOf(answer.statusCode ?? 0)
  } catch (error) {
    return error instanceof FeedFailure && error.reason === 'private-address' ? 'refused' : 'later'
  }
}

/** Signed by us, and readable to nobody but the browser; nothing where its key is none. */
function requestOf({ endpoint, p256dh, auth }: Device, notice: Notice, { keys, contact }: SendParts) {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice.payload),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: worthSeconds,
        urgency: notice.isUrgent ? 'high' : 'normal',
        topic: notice.topic,
      },
    )
    return { method: 'POST' as const, headers: headers as Record<string, string>, body }
  } catch {
    return undefined
  }
}

function meaningOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'accepted'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}
