import { APIError } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { ownerAccounts, ownerSessions, owners } from '#server/db/schema/owners.ts'
import type { Limits } from '#server/limits.ts'
import { audit } from './audit.ts'
import { addressHeader, type OwnerAuth } from './auth.ts'
import type { KnownDevices } from './known-device.ts'
import type { OwnerRole } from './owners.ts'
import { takeCode } from './used-codes.ts'

/** Who is asking, as far as the request says. */
export interface Caller {
  headers: Headers
  /** Nothing when visitors cannot be told apart. */
  clientAddress: string | undefined
}

export interface SignedInOwner {
  id: string
  email: string
  name: string
  role: OwnerRole
  twoFactorEnabled: boolean
  sessionToken: string
}

type Refusal = { ok: false; reason: 'wrong' | 'expired' } | { ok: false; reason: 'wait'; seconds: number }
type SignedIn = { ok: true; cookies: string[]; needsCode: boolean }

type SignInOutcome = SignedIn | Refusal

export interface SignIn {
  withPassword(caller: Caller, email: string, password: string): Promise<SignInOutcome>
  /** The second step: a code of the authenticator app, or a recovery code. */
  withCode(caller: Caller, code: string): Promise<SignInOutcome>
  /** The owner of this session; cookies are there when the session was prolonged. */
  ownerOf(caller: Caller): Promise<{ owner: SignedInOwner; cookies: string[] } | undefined>
  signOut(caller: Caller): Promise<string[]>
}

/** However often a session is prolonged, after this long the owner shows the password again. */
const maxSessionInMilliseconds = 30 * 24 * 3_600_000

/** Whose attempts are counted together. */
interface Attempts {
  limit: 'sign-in-by-account' | 'sign-in-by-known-browser'
  key: string
}

interface SignInParts {
  auth: OwnerAuth
  database: Database
  limits: Limits
  devices: KnownDevices
}

export function createSignIn({ auth, database, limits, devices }: SignInParts): SignIn {
  async function withPassword(caller: Caller, email: string, password: string): Promise<SignInOutcome> {
    const account = email.trim().toLowerCase()
    const attempts = await attemptsOf(caller, account)
    const wait = await waitFor(caller.clientAddress, attempts)
    if (wait) return wait
    const attempt = await attempted(() =>
      auth.api.signInEmail({
        body: { email: account, password },
        headers: known(caller),
        returnHeaders: true,
      }),
    )
    if (!attempt.ok) {
      // Who was tried stays out of it: anyone may type anyone's address here.
      await audit(database.db, { action: 'sign-in-failed' })
      return { ok: false, reason: 'wrong' }
    }
    await uncount(caller.clientAddress, attempts)
    if ('twoFactorRedirect' in attempt.answer) return { ok: true, cookies: attempt.cookies, needsCode: true }
    await audit(database.db, { ownerEmail: account, action: 'signed-in' })
    return signedIn(attempt.cookies, attempt.answer.user.id)
  }

  async function withCode(caller: Caller, code: string): Promise<SignInOutcome> {
    const wait = await waitFor(caller.clientAddress)
    if (wait) return wait
    const digits = code.replace(/\s/g, '')
    const call = { headers: known(caller), returnHeaders: true } as const
    const isFromApp = /^\d{6}$/.test(digits)
    const attempt = await (isFromApp
      ? attempted(() => auth.api.verifyTOTP({ ...call, body: { code: digits } }))
      : attempted(() => auth.api.verifyBackupCode({ ...call, body: { code: code.trim() } })))
    if (!attempt.ok) {
      await audit(database.db, { action: 'code-refused' })
      const isOver = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'].includes(
        attempt.code,
      )
      if (attempt.code === 'ACCOUNT_TEMPORARILY_LOCKED') return { ok: false, reason: 'wait', seconds: 900 }
      return { ok: false, reason: isOver ? 'expired' : 'wrong' }
    }
    const { user, token } = attempt.answer
    if (isFromApp && !(await takeCode({ auth, database }, user.id, digits))) {
      // Nobody has been given its cookie.
      await database.db.delete(ownerSessions).where(eq(ownerSessions.token, token ?? ''))
      await audit(database.db, { action: 'code-refused' })
      return { ok: false, reason: 'wrong' }
    }
    await uncount(caller.clientAddress)
    await audit(database.db, {
      ownerEmail: user.email,
      action: isFromApp ? 'signed-in' : 'signed-in-by-recovery-code',
    })
    return signedIn(attempt.cookies, user.id)
  }

  function signedIn(cookies: string[], ownerId: string): SignedIn {
    return { ok: true, cookies: [...cookies, devices.cookieFor(ownerId)], needsCode: false }
  }

  /** Attempts at one account, but those in a known browser by themselves; a password that was set anew starts anew. */
  async function attemptsOf({ headers }: Caller, email: string): Promise<Attempts> {
    const [owner] = await database.db
      .select({ id: owners.id, passwordSetAt: ownerAccounts.updatedAt })
      .from(owners)
      .innerJoin(
        ownerAccounts,
        and(eq(ownerAccounts.userId, owners.id), eq(ownerAccounts.providerId, 'credential')),
      )
      .where(eq(owners.email, email))
    if (!owner) return { limit: 'sign-in-by-account', key: email }
    return devices.isKnown(headers, owner.id)
      ? { limit: 'sign-in-by-known-browser', key: owner.id }
      : { limit: 'sign-in-by-account', key: `${owner.id} ${owner.passwordSetAt.toISOString()}` }
  }

  async function waitFor(address: string | undefined, attempts?: Attempts): Promise<Refusal | undefined> {
    const seconds = Math.max(
      await limits.take('sign-in-by-address', address),
      attempts ? await limits.take(attempts.limit, attempts.key) : 0,
    )
    return seconds > 0 ? { ok: false, reason: 'wait', seconds } : undefined
  }

  /** Whoever knows the password guesses nothing: a morning on many new devices must not end in waiting. */
  async function uncount(address: string | undefined, attempts?: Attempts): Promise<void> {
    await limits.release('sign-in-by-address', address)
    if (attempts) await limits.release(attempts.limit, attempts.key)
  }

  return {
    withPassword,
    withCode,
    async ownerOf(caller) {
      const { headers, response } = await auth.api.getSession({ headers: known(caller), returnHeaders: true })
      if (!response) return undefined
      const { user, session } = response
      if (Date.now() - session.createdAt.getTime() > maxSessionInMilliseconds) {
        await auth.api.signOut({ headers: known(caller) })
        return undefined
      }
      return {
        owner: {
          id: user.id,
          email: user.email,
          name: user.name,
          // Whoever is not known to be an owner is none.
          role: user.role === 'owner' ? 'owner' : 'member',
          twoFactorEnabled: user.twoFactorEnabled ?? false,
          sessionToken: session.token,
        },
        cookies: headers.getSetCookie(),
      }
    },
    async signOut(caller) {
      const { headers } = await auth.api.signOut({ headers: known(caller), returnHeaders: true })
      return headers.getSetCookie()
    },
  }
}

/** What better-auth may read of a request: its cookies and browser, and the address that we believe. */
export function known({ headers, clientAddress }: Caller): Headers {
  const passed = new Headers(clientAddress ? { [addressHeader]: clientAddress } : {})
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value) passed.set(name, value.slice(0, 8000))
  }
  return passed
}

type Attempt<Answer> = { ok: true; answer: Answer; cookies: string[] } | { ok: false; code: string }

/** A refusal by better-auth is an answer here; anything else is a bug and is thrown. */
export async function attempted<Answer>(
  call: () => Promise<{ headers: Headers; response: Answer }>,
): Promise<Attempt<Answer>> {
  try {
    const { headers, response } = await call()
    return { ok: true, answer: response, cookies: headers.getSetCookie() }
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error
    return { ok: false, code: String(error.body?.code ?? 'REFUSED') }
  }
}
