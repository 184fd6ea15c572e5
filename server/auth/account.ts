import { passwordProblem } from '#domain/password.ts'
import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/limits.ts'
import { audit } from './audit.ts'
import type { OwnerAuth } from './auth.ts'
import type { OwnerProblem } from './owners.ts'
import { type Asker, attempted, known, type SignedInOwner } from './sign-in.ts'

interface OwnerSession {
  id: string
  isCurrent: boolean
  userAgent: string
  ipAddress: string
  createdAt: Date
  lastUsedAt: Date
}

type Changed<Extra = unknown> =
  | ({ ok: true; cookies: string[] } & Extra)
  | { ok: false; problem: OwnerProblem | 'wrong-password' | 'wrong-code' | 'wait' }

interface TwoFactorSetUp {
  uri: string
  recoveryCodes: string[]
}

/** What a signed-in owner may change about their own account. Whatever matters asks for the password again. */
export interface OwnerAccount {
  sessions(asker: Asker, owner: SignedInOwner): Promise<OwnerSession[]>
  endSession(asker: Asker, owner: SignedInOwner, id: string): Promise<void>
  endOtherSessions(asker: Asker, owner: SignedInOwner): Promise<void>
  changePassword(asker: Asker, owner: SignedInOwner, current: string, next: string): Promise<Changed>
  beginTwoFactor(
    asker: Asker,
    owner: SignedInOwner,
    password: string,
  ): Promise<Changed<{ setUp: TwoFactorSetUp }>>
  confirmTwoFactor(asker: Asker, owner: SignedInOwner, code: string): Promise<Changed>
  endTwoFactor(asker: Asker, owner: SignedInOwner, password: string): Promise<Changed>
  newRecoveryCodes(
    asker: Asker,
    owner: SignedInOwner,
    password: string,
  ): Promise<Changed<{ recoveryCodes: string[] }>>
}

interface AccountParts {
  auth: OwnerAuth
  database: Database
  limits: Limits
}

export function createAccount({ auth, database, limits }: AccountParts): OwnerAccount {
  const call = (asker: Asker) => ({ headers: known(asker), returnHeaders: true }) as const
  const note = (owner: SignedInOwner, action: string) =>
    audit(database.db, { ownerEmail: owner.email, action })

  /** A stolen session must not be a way to guess the password. */
  const mustWait = async (owner: SignedInOwner) =>
    (await limits.take('sign-in-by-account', `again:${owner.id}`)) > 0

  return {
    async sessions(asker, owner) {
      const found = await auth.api.listSessions({ headers: known(asker) })
      return found
        .map((session) => ({
          id: session.id,
          isCurrent: session.token === owner.sessionToken,
          userAgent: session.userAgent ?? '',
          ipAddress: session.ipAddress ?? '',
          createdAt: session.createdAt,
          lastUsedAt: session.updatedAt,
        }))
        .sort((first, second) => second.lastUsedAt.getTime() - first.lastUsedAt.getTime())
    },
    async endSession(asker, owner, id) {
      const sessions = await auth.api.listSessions({ headers: known(asker) })
      const token = sessions.find((session) => session.id === id)?.token
      if (!token) return
      await attempted(() => auth.api.revokeSession({ ...call(asker), body: { token } }))
      await note(owner, 'session-ended')
    },
    async endOtherSessions(asker, owner) {
      await attempted(() => auth.api.revokeOtherSessions(call(asker)))
      await note(owner, 'other-sessions-ended')
    },
    async changePassword(asker, owner, currentPassword, newPassword) {
      const problem = passwordProblem(newPassword, owner.email)
      if (problem) return { ok: false, problem }
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() =>
        auth.api.changePassword({
          ...call(asker),
          body: { currentPassword, newPassword, revokeOtherSessions: true },
        }),
      )
      if (!attempt.ok) return { ok: false, problem: 'wrong-password' }
      await note(owner, 'password-changed')
      return { ok: true, cookies: attempt.cookies }
    },
    async beginTwoFactor(asker, owner, password) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() =>
        auth.api.enableTwoFactor({ ...call(asker), body: { password, method: 'totp' } }),
      )
      if (!attempt.ok || attempt.answer.method !== 'totp') return { ok: false, problem: 'wrong-password' }
      const { totpURI, backupCodes } = attempt.answer
      return { ok: true, cookies: attempt.cookies, setUp: { uri: totpURI, recoveryCodes: backupCodes } }
    },
    async confirmTwoFactor(asker, owner, code) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const digits = code.replace(/\s/g, '')
      const attempt = await attempted(() => auth.api.verifyTOTP({ ...call(asker), body: { code: digits } }))
      if (!attempt.ok) return { ok: false, problem: 'wrong-code' }
      await note(owner, 'two-factor-on')
      return { ok: true, cookies: attempt.cookies }
    },
    async endTwoFactor(asker, owner, password) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() => auth.api.disableTwoFactor({ ...call(asker), body: { password } }))
      if (!attempt.ok) return { ok: false, problem: 'wrong-password' }
      await note(owner, 'two-factor-off')
      return { ok: true, cookies: attempt.cookies }
    },
    async newRecoveryCodes(asker, owner, password) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() =>
        auth.api.generateBackupCodes({ ...call(asker), body: { password } }),
      )
      if (!attempt.ok) return { ok: false, problem: 'wrong-password' }
      await note(owner, 'recovery-codes-renewed')
      return { ok: true, cookies: attempt.cookies, recoveryCodes: attempt.answer.backupCodes }
    },
  }
}
