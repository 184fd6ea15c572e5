import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Words } from '#content/words.ts'
import type { SignedInOwner } from '#server/auth/sign-in.ts'
import type { Services } from '#server/services.ts'

/** What every page may know of the site it is served from. Reaches the browser, so it holds nothing secret. */
export interface Site {
  publicUrl: string
  mode: 'demo' | 'live'
  /** For the copyright line: passed in, so that the server's clock decides and hydration agrees. */
  year: number
  /** Whether packages can be paid for online: for real, in play, or not at all. */
  payments: Services['payments']['kind']
}

/** What one request brings along on its way through the router. */
export interface RequestScope {
  site: Site
  /** Everything the page may say, in the language it was asked for in. */
  words: Words
  services: Services
  now: Date
  /** Whose request this is, for limits; nothing when visitors cannot be told apart. */
  clientAddress: string | undefined
  /** Who is signed in; only ever set under /admin, by its guard. */
  owner?: SignedInOwner
  /** Absent for cached pages: their inline scripts are named by hash instead. */
  nonce?: string
  /** Waits for this request's turn to be rendered; data are fetched before. */
  renderInTurn<T>(render: () => Promise<T>): Promise<T>
  reportError(error: unknown): void
}

/** The part of the router's entry module that the server calls. */
export interface RouterEntry {
  createRouterContext(scope: RequestScope): RouterContextProvider
}

export function routerEntryOf(build: ServerBuild): RouterEntry {
  return build.entry.module as unknown as RouterEntry
}
