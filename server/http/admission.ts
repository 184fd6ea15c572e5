import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { deskPaths } from '#content/desk-paths.ts'
import { readPath } from '#content/paths.ts'
import { type Words, wordsIn } from '#content/words.ts'
import type { Log } from '../log.ts'
import { networkOf, senderOf } from './client-address.ts'
import type { AnswerDirectly } from './direct-answers.ts'
import type { HeadersFor } from './security-headers.ts'
import { eachLanguage } from './spoken-build.ts'

interface Lane {
  name: string
  /** Method and path, without its language. */
  covers: RegExp
  /** Requests that may be under way together. */
  atOnce: number
}

/**
 * Work is admitted by lane, so that neither a crowd in one nor a model that hangs closes the others. A lane takes what
 * can be done in a few seconds; whoever comes on top is told at once, instead of waiting until they give up.
 */
const lanes: Lane[] = [
  { name: 'payments', covers: /^\w+ \/(?:webhooks|api\/payments|pay)\//, atOnce: 200 },
  { name: 'desk', covers: new RegExp(`^\\w+ ${deskPaths.today}`, 'i'), atOnce: 50 },
  { name: 'chat', covers: /^\w+ \/api\/chat$/, atOnce: 300 },
  // Whatever else is asked for, what visitors send is taken.
  {
    name: 'forms',
    covers: /^(?:POST \/(?:api\/(?!views$)|bookings\/|find-booking$)|GET \/api\/form-token$)/,
    atOnce: 200,
  },
  // Health and metrics are never refused: they say that there is too much to do.
  { name: 'site', covers: /^\w+ (?!\/(?:health\/|metrics$))/, atOnce: 30 },
]

/** The lane of a request; none for what is never refused. */
export function laneOf(method: string, path: string): Lane | undefined {
  return lanes.find(covering(method, path))
}

function covering(method: string, path: string): (lane: Lane) => boolean {
  const request = `${method} ${readPath(path).path}`
  return ({ covers }) => covers.test(request)
}

/** With turns as long as this on average, new work would only make everyone wait longer. */
const maxTurnInMilliseconds = 500
const retryAfterInSeconds = '5'

interface AdmissionParts {
  log: Log
  headersFor: HeadersFor
  trustedProxies: number
  onRefused: (lane: string, method: string) => void
  lanes?: Lane[]
  /** How long one turn of the event loop lately took, in milliseconds. */
  turnLength?: () => number
}

/**
 * Answers with 503 what the process could not finish in good time. In front of the framework, as a refusal has to cost
 * much less than the work it saves.
 */
export function createAdmission(parts: AdmissionParts): AnswerDirectly {
  const { log, headersFor, trustedProxies, onRefused } = parts
  const tell = tellBySecond((lanes) => log('warn', 'requests-refused', { lanes }))
  let { turnLength } = parts
  const open = (parts.lanes ?? lanes).map(openLane)
  const refusals = eachLanguage((language) => refusalsIn(wordsIn(language), headersFor))
  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const path = url.split('?', 1)[0] ?? ''
    const lane = open.find(covering(method, path))
    if (!lane) return false
    turnLength ??= watchTurns()
    const sender = senderOf(incoming, trustedProxies)
    if (lane.hasRoomFor(sender) && turnLength() <= maxTurnInMilliseconds) {
      takePlace(lane, sender, incoming, outgoing)
      return false
    }
    onRefused(lane.name, method)
    tell(lane.name)
    const { asPage, inJson } = refusals[readPath(path).language]
    const { head, body } = headers.accept?.includes('text/html') ? asPage : inJson
    outgoing.writeHead(503, head)
    outgoing.end(body)
    return true
  }
}

interface OpenLane extends Lane {
  hasRoomFor(sender: string | undefined): boolean
  enter(sender: string | undefined): void
  leave(sender: string | undefined): void
}

/** Browsers ask for six things together, and phones of one provider share an address; a hundred at once are one program. */
const maxBySender = 20

/** One address gets a few places, at most half of a lane; where all look alike, all of it. */
function openLane(lane: Lane): OpenLane {
  const senders = new Map<string, number>()
  let underWay = 0
  const count = (sender: string | undefined, change: 1 | -1) => {
    underWay += change
    if (sender === undefined) return
    const network = networkOf(sender)
    const left = (senders.get(network) ?? 0) + change
    if (left > 0) senders.set(network, left)
    else senders.delete(network)
  }
  return {
    ...lane,
    hasRoomFor: (sender) =>
      underWay < lane.atOnce &&
      (sender === undefined ||
        (senders.get(networkOf(sender)) ?? 0) < Math.min(maxBySender, lane.atOnce / 2)),
    enter: (sender) => count(sender, 1),
    leave: (sender) => count(sender, -1),
  }
}

/**
 * A request takes its place once it is here in full: a body that trickles in costs nothing yet, and whoever sends many
 * of those must not keep everyone else out.
 */
function takePlace(
  lane: OpenLane,
  sender: string | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  let isInside = false
  const enter = () => {
    isInside = true
    lane.enter(sender)
  }
  if (hasBody(incoming)) incoming.once('end', enter)
  else enter()
  outgoing.once('close', () => {
    incoming.off('end', enter)
    if (isInside) lane.leave(sender)
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function refusalsIn({ language, forms }: Pick<Words, 'language' | 'forms'>, headersFor: HeadersFor) {
  const { title, text } = forms.busy
  const json = JSON.stringify({ error: { code: 'busy', message: text } })
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
  return {
    inJson: refusal('application/json', json, headersFor),
    asPage: refusal('text/html; charset=utf-8', page, headersFor),
  }
}

/** Made once. The body is text, not bytes: then Node sends it together with the head, in one write instead of two. */
function refusal(type: string, body: string, headersFor: HeadersFor): { head: string[]; body: string } {
  const head = Object.entries({
    ...headersFor('/', 503),
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'retry-after': retryAfterInSeconds,
  }).flat()
  return { head, body }
}

/** A line for each would be one more flood, and in the end a full disk: the log gets one a second, with their number by lane. */
export function tellBySecond(tell: (lanes: Record<string, number>) => void): (lane: string) => void {
  let counts: Record<string, number> | undefined
  return (lane) => {
    if (!counts) {
      const started: Record<string, number> = {}
      counts = started
      setTimeout(() => {
        tell(started)
        counts = undefined
      }, 1000).unref()
    }
    counts[lane] = (counts[lane] ?? 0) + 1
  }
}

/** On average over a second, in the quieter of the last two: a single long turn, as at the start, is no overload. */
function watchTurns(): () => number {
  const resolution = 20
  const turns = monitorEventLoopDelay({ resolution })
  turns.enable()
  let [before, last] = [0, 0]
  setInterval(() => {
    before = last
    last = turns.count > 0 ? turns.mean / 1e6 - resolution : 0
    turns.reset()
  }, 1000).unref()
  return () => Math.min(before, last)
}
