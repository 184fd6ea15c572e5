import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Catalogue } from '#content/catalogue/catalogue.ts'
import type { Words } from '#content/words.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import type { SignedInOwner } from '#server/auth/sign-in.ts'
import type { Env } from '#server/env.ts'
import { type PaymentKind, paymentKind } from '#server/payments/providers/registry.ts'
import type { Services } from '#server/services.ts'

/**
 * All that a page may know of the settings and the time. Reaches the browser, so it holds nothing secret. The build's pages
 * are served by processes for which it is the same.
 */
export interface Site {
  publicUrl: string
  /** For the copyright line: passed in, so that the server's clock decides and hydration agrees. */
  year: number
  /** Whether packages can be paid for online: for real, in play, or not at all. */
  payments: PaymentKind
  /** What becomes of controls whose address is not set. */
  unset: Catalogue['unset']
}

/** Only a demonstration shows what nobody can open yet. */
export function unsetIn({ mode }: Pick<Env, 'mode'>): Catalogue['unset'] {
  return mode === 'demo' ? 'soon' : 'hidden'
}

export function siteOf({ publicUrl, payments, mode }: Env, now: Date): Site {
  // The year where the company is: India is ahead of UTC on the last evening.
  return {
    publicUrl,
    year: Number(todayInIndia(now).slice(0, 4)),
    payments: paymentKind(payments),
    unset: unsetIn({ mode }),
  }
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
  scopeOf(context: Readonly<RouterContextProvider>): RequestScope
}

export function routerEntryOf(build: ServerBuild): RouterEntry {
  return build.entry.module as unknown as RouterEntry
}
