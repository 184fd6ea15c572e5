import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom'
import ICAL from 'ical.js'
import { afterFile } from './after-file.ts'

const dav = 'DAV:'
const caldav = 'urn:ietf:params:xml:ns:caldav'

interface Request {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Behaviour {
  etag?: string
  lastModified?: string
  isPacked?: boolean
  /** Asked for as `Basic` credentials. */
  login?: { username: string; password: string }
}

type Answer = (request: Request, response: ServerResponse) => unknown

export interface CalendarServer {
  url: string
  requests: Request[]
  /** Serves a file, or another one from now on. */
  put(path: string, file: string, behaviour?: Behaviour): void
  /** Serves a CalDAV collection of calendars, one event in each. */
  putCollection(path: string, calendars: string[], behaviour?: Behaviour): void
  redirect(path: string, to: string, status?: number): void
  /** Answers with a status and nothing else. */
  refuse(path: string, status: number): void
  /** Sends a character now and then, and never ends. */
  drip(path: string): void
  /** Hangs up in the middle. */
  breakOff(path: string): void
  /** Anything else. */
  answer(path: string, answer: Answer): void
}

/** A stand-in for whoever keeps somebody's calendar, over HTTP on this machine. Put away after the file. */
export async function openCalendarServer(): Promise<CalendarServer> {
  const requests: Request[] = []
  const answers = new Map<string, Answer>()
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming)
    requests.push(request)
    const answer = answers.get(request.path) ?? ((_, response) => end(response, 404))
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(async () => {
    server.close()
    server.closeAllConnections()
  })
  const answer = (path: string, answer: Answer) => void answers.set(path, answer)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer,
    put: (path, file, behaviour = {}) =>
      answer(
        path,
        behindLogin(behaviour, (request, response) => sendFile(request, response, file, behaviour)),
      ),
    putCollection: (path, calendars, behaviour = {}) =>
      answer(
        path,
        behindLogin(behaviour, (request, response) => report(request, response, calendars)),
      ),
    redirect: (path, to, status = 302) =>
      answer(path, (_, response) => end(response, status, { location: to })),
    refuse: (path, status) => answer(path, (_, response) => end(response, status)),
    drip: (path) => answer(path, (_, response) => drip(response)),
    breakOff: (path) =>
      answer(path, (_, response) => {
        response.writeHead(200, { 'content-length': 1000 })
        response.write('BEGIN:VCALENDAR', () => response.destroy())
      }),
  }
}

async function read(incoming: IncomingMessage): Promise<Request> {
  const { method = '', url: path = '', headers } = incoming
  return { method, path, headers, body: await text(incoming) }
}

function end(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body = '',
): ServerResponse {
  return response.writeHead(status, headers).end(body)
}

function behindLogin({ login }: Behaviour, answer: Answer): Answer {
  if (!login) return answer
  const wanted = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`
  return (request, response) => {
    if (request.headers.authorization === wanted) answer(request, response)
    else end(response, 401, { 'www-authenticate': 'Basic realm="calendars"' })
  }
}

function sendFile(
  { method, headers: asked }: Request,
  response: ServerResponse,
  file: string,
  { etag, lastModified, isPacked }: Behaviour,
): ServerResponse {
  if (method !== 'GET') return end(response, 405)
  const isKnown =
    (etag && asked['if-none-match'] === etag) ||
    (!asked['if-none-match'] && lastModified && asked['if-modified-since'] === lastModified)
  response.statusCode = isKnown ? 304 : 200
  response.setHeader('content-type', 'text/calendar; charset=utf-8')
  if (etag) response.setHeader('etag', etag)
  if (lastModified) response.setHeader('last-modified', lastModified)
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  return response.end(isKnown ? undefined : isPacked ? gzipSync(file) : file)
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/calendar' })
  const timer = setInterval(() => response.write('B'), 50)
  response.on('close', () => clearInterval(timer))
}

/** Answers a calendar-query as RFC 4791 has it, and refuses what real servers refuse. */
function report(
  { method, headers, body }: Request,
  response: ServerResponse,
  calendars: string[],
): ServerResponse {
  if (method !== 'REPORT') return end(response, 405)
  if (!/^(application|text)\/xml\b/.test(headers['content-type'] ?? '')) return end(response, 415)
  if (headers.depth !== '1') return end(response, 400)
  const query = parsed(body)
  if (!query) return end(response, 400)
  if (query.namespaceURI !== caldav || query.localName !== 'calendar-query') return end(response, 403)
  const range = query.getElementsByTagNameNS(caldav, 'time-range')[0]
  const [start, stop] = ['start', 'end'].map((side) => readTime(range?.getAttribute(side)))
  if (!start || !stop || !query.getElementsByTagNameNS(caldav, 'calendar-data')[0]) return end(response, 400)
  const found = calendars.filter((calendar) => reachesInto(calendar, start, stop))
  return end(response, 207, { 'content-type': 'application/xml; charset=utf-8' }, multistatus(found))
}

function parsed(xml: string): Element | null {
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml').documentElement
  } catch {
    return null
  }
}

/** `20261117T090000Z`; nothing else will do. */
function readTime(text: string | null | undefined): ICAL.Time | undefined {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '') ?? []
  const [year = 0, month = 0, ...rest] = parts.map(Number)
  return parts.length > 0
    ? ICAL.Time.fromJSDate(new Date(Date.UTC(year, month - 1, ...rest)), true)
    : undefined
}

function reachesInto(calendar: string, start: ICAL.Time, end: ICAL.Time): boolean {
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')
  return events.some((component) => {
    const event = new ICAL.Event(component)
    if (!event.isRecurring()) return event.startDate.compare(end) < 0 && event.endDate.compare(start) > 0
    const times = event.iterator()
    for (let time = times.next(); time && time.compare(end) < 0; time = times.next())
      if (event.getOccurrenceDetails(time).endDate.compare(start) > 0) return true
    return false
  })
}

function multistatus(calendars: string[]): string {
  const responses = calendars.map(
    (calendar, place) => `
  <D:response>
    <D:href>/calendar/${place}.ics</D:href>
    <D:propstat>
      <D:prop><C:calendar-data>${escaped(calendar)}</C:calendar-data></D:prop>
      <D:status>HTTP/1.1 200 OK</D:status>
    </D:propstat>
  </D:response>`,
  )
  return `<?xml version="1.0"?>
<D:multistatus xmlns:D="${dav}" xmlns:C="${caldav}">${responses.join('')}
</D:multistatus>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
