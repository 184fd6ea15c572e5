import { pathIn, paths, readPath, unlistedPaths } from '#content/paths.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import type { DailyCounts } from './daily-counts.ts'

export interface Visits {
  /** A page was loaded. Programs and the owner are left out; of the visitor nothing is kept. */
  loaded(address: URL, headers: Pick<Headers, 'get'>, now: Date): void
  /** The visitor went on to another page, which their browser already had. */
  movedTo(path: string, headers: Pick<Headers, 'get'>, now: Date): void
}

const programs =
  /bot|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python|java\/|go-http|headless|lighthouse|scan|axios|node|undici/i
const ownersCookie = /(?:^|[ ;-])desk\.session_token=/
const pages: ReadonlySet<string> = new Set([...Object.values(paths), ...Object.values(unlistedPaths)])
/** Each of these counts as one page. */
const manyAddresses = ['/pay/', '/bookings/', '/thanks/']

export function createVisits(counts: DailyCounts, ownHost: string): Visits {
  function count(path: string, headers: Pick<Headers, 'get'>, now: Date): boolean {
    const page = pageOf(path)
    if (!page || !isPerson(headers)) return false
    counts.add(todayInIndia(now), 'view', page)
    return true
  }

  return {
    loaded(address, headers, now) {
      if (!count(address.pathname, headers, now)) return
      const source = sourceOf(address, headers, ownHost)
      if (source) counts.add(todayInIndia(now), 'visit-from', source)
    },
    movedTo: (path, headers, now) => {
      count(path, headers, now)
    },
  }
}

function pageOf(address: string): string | undefined {
  const { language, path } = readPath(address)
  if (pages.has(path)) return address
  const shared = manyAddresses.find((start) => path.startsWith(start))
  return shared && pathIn(language, `${shared}…`)
}

function isPerson(headers: Pick<Headers, 'get'>): boolean {
  const browser = headers.get('user-agent') ?? ''
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return (
    browser !== '' &&
    !programs.test(browser) &&
    !/prefetch|prerender/.test(purpose) &&
    !ownersCookie.test(headers.get('cookie') ?? '')
  )
}

/** Where a visit began, by the same rule as for leads; nothing for whoever was here already. */
function sourceOf(address: URL, headers: Pick<Headers, 'get'>, ownHost: string): string | undefined {
  const from = URL.parse(headers.get('referer') ?? '')
  if (from?.host === ownHost || headers.get('sec-fetch-site') === 'same-origin') return undefined
  const named = address.searchParams.get('utm_source')?.trim() ?? ''
  if (/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]{0,59}$/u.test(named)) return named.toLowerCase()
  return from?.host || 'direct'
}
