import { hash, randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { mostCounted } from '../bounded-counter.ts'
import type { Log } from '../log.ts'
import { laneOf, tellBySecond } from './admission.ts'
import { clientAddress, networkOf, senderOf } from './client-address.ts'
import type { AnswerDirectly } from './direct-answers.ts'
import type { HeadersFor } from './security-headers.ts'

interface RepeatedRefusalParts {
  /** Where refusals are remembered. All that is refused there has to be refused by the sender's address. */
  path: string
  trustedProxies: number
  headersFor: HeadersFor
  log: Log
  onRefused: (method: string, status: number) => void
  isClosing: () => boolean
  mostRemembered?: number
  /** In milliseconds, by a clock that nobody sets. */
  now?: () => number
}

interface RepeatedRefusals {
  /** Looks at what the framework answered. */
  remember: MiddlewareHandler
  /** In front of it: refuses whoever is still to wait. */
  refuse: AnswerDirectly
}

interface Refusal {
  endsAt: number
  type: string
  body: string
}

/**
 * Whoever was told by 429 when to come back is told the same until then, before the body is read. Through the framework
 * a refusal costs many times as much, and one client that asked on without a pause kept everyone else's forms waiting.
 */
export function createRepeatedRefusals(parts: RepeatedRefusalParts): RepeatedRefusals {
  const { path, trustedProxies, headersFor, isClosing, onRefused } = parts
  const { mostRemembered = mostCounted, now = () => performance.now() } = parts
  const lane = laneOf('POST', path)?.name ?? path
  const tell = tellBySecond((lanes) => parts.log('info', 'requests-refused-again', { lanes }))
  const common = Object.entries({ ...headersFor(path, 429), 'cache-control': 'no-store' }).flat()
  const refusals = new Map<string, Refusal>()

  // Addresses of people are not kept as they are, not even for a minute; nor is a long one that somebody invented.
  const salt = randomUUID()
  const keyOf = (sender: string) => hash('sha256', salt + networkOf(sender), 'base64url')

  /** Whoever is dropped for want of room loses nothing: the framework refuses them itself, and they are back here. */
  function makeRoom(): void {
    for (const [key, { endsAt }] of refusals) {
      if (endsAt > now() && refusals.size < mostRemembered) return
      refusals.delete(key)
    }
  }

  return {
    async remember(context, next) {
      await next()
      const { res, req } = context
      if (res.status !== 429 || req.method !== 'POST') return
      const seconds = Number(res.headers.get('retry-after'))
      const sender = clientAddress(context, trustedProxies)
      if (!(seconds > 0) || sender === undefined) return
      const type = res.headers.get('content-type') ?? ''
      const body = await res.clone().text()
      makeRoom()
      refusals.set(keyOf(sender), { endsAt: now() + seconds * 1000, type, body })
    },
    refuse(incoming, outgoing) {
      const { method, url = '' } = incoming
      // As the process ends, the framework says so with each answer.
      if (method !== 'POST' || refusals.size === 0 || isClosing()) return false
      const sender = senderOf(incoming, trustedProxies)
      const refusal = sender === undefined ? undefined : refusals.get(keyOf(sender))
      const left = refusal ? refusal.endsAt - now() : 0
      if (!refusal || left <= 0 || !leadsTo(path, url)) return false
      outgoing.writeHead(429, [
        ...common,
        'content-type',
        refusal.type,
        'content-length',
        String(Buffer.byteLength(refusal.body)),
        'retry-after',
        String(Math.ceil(left / 1000)),
      ])
      outgoing.end(refusal.body)
      onRefused(method, 429)
      tell(lane)
      return true
    },
  }
}

/** The framework reads an address decoded and without dots: nobody gets past us by writing it in another way. */
function leadsTo(path: string, url: string): boolean {
  if (url === path) return true
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname) === path
  } catch {
    return false
  }
}
