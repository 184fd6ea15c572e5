import { passwordProblem } from '#domain/password.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { Limits } from '#server/limits.ts'
import { audit } from './audit.ts'
import type { OwnerAuth } from './auth.ts'
import type { OwnerProblem } from './owners.ts'
import { attempted, type Caller, known, type SignedInOwner } from './sign-in.ts'

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
  sessions(caller: Caller, owner: SignedInOwner): Promise<OwnerSession[]>
  endSession(caller: Caller, owner: SignedInOwner, id: string): Promise<void>
  endOtherSessions(caller: Caller, owner: SignedInOwner): Promise<void>
  changePassword(caller: Caller, owner: SignedInOwner, current: string, next: string): Promise<Changed>
  beginTwoFactor(
    caller: Caller,
    owner: SignedInOwner,
    password: string,
  ): Promise<Changed<{ setUp: TwoFactorSetUp }>>
  confirmTwoFactor(caller: Caller, owner: SignedInOwner, code: string): Promise<Changed>
  endTwoFactor(caller: Caller, owner: SignedInOwner, password: string): Promise<Changed>
  newRecoveryCodes(
    caller: Caller,
    owner: SignedInOwner,
    password: string,
  ): Promise<Changed<{ recoveryCodes: string[] }>>
}

/** Changes that an owner is told of by mail: whoever has their session or their password must not make them unseen. */
export type ToldChange = 'password-changed' | 'two-factor-on' | 'two-factor-off' | 'recovery-codes-renewed'

interface AccountParts {
  auth: OwnerAuth
  database: Database
  limits: Limits
  /** Writes to the owner, as part of the transaction. */
  tell(transaction: Transaction, owner: SignedInOwner, change: ToldChange, userAgent: string): Promise<void>
}

export function createAccount({ auth, database, limits, tell }: AccountParts): OwnerAccount {
  const call = (caller: Caller) => ({ headers: known(caller), returnHeaders: true }) as const
  const note = (owner: SignedInOwner, action: string) =>
    audit(database.db, { ownerEmail: owner.email, action })
  const noteAndTell = (caller: Caller, owner: SignedInOwner, action: ToldChange) =>
    database.transaction(async (transaction) => {
      await audit(transaction, { ownerEmail: owner.email, action })
      await tell(transaction, owner, action, caller.headers.get('user-agent') ?? '')
    })

  /** A stolen session must not be a way to guess the password. */
  const mustWait = async (owner: SignedInOwner) =>
    (await limits.take('sign-in-by-account', `again:${owner.id}`)) > 0

  return {
    async sessions(caller, owner) {
      const found = await auth.api.listSessions({ headers: known(caller) })
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
    async endSession(caller, owner, id) {
      const sessions = await auth.api.listSessions({ headers: known(caller) })
      const token = sessions.find((session) => session.id === id)?.token
      if (!token) return
      await attempted(() => auth.api.revokeSession({ ...call(caller), body: { token } }))
      await note(owner, 'session-ended')
    },
    async endOtherSessions(caller, owner) {
      await attempted(() => auth.api.revokeOtherSessions(call(caller)))
      await note(owner, 'other-sessions-ended')
    },
    async changePassword(caller, owner, currentPassword, newPassword) {
      const problem = passwordProblem(newPassword, owner.email)
      if (problem) return { ok: false, problem }
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() =>
        auth.api.changePassword({
          ...call(caller),
          body: { currentPassword, newPassword, revokeOtherSessions: true },
        }),
      )
      if (!attempt.ok) return { ok: false, problem: 'wrong-password' }
      await noteAndTell(caller, owner, 'password-changed')
      return { ok: true, cookies: attempt.cookies }
    },
    async beginTwoFactor(caller, owner, password) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() =>
        auth.api.enableTwoFactor({ ...call(caller), body: { password, method: 'totp' } }),
      )
      if (!attempt.ok || attempt.answer.method !== 'totp') return { ok: false, problem: 'wrong-password' }
      const { totpURI, backupCodes } = attempt.answer
      return { ok: true, cookies: attempt.cookies, setUp: { uri: totpURI, recoveryCodes: backupCodes } }
    },
    async confirmTwoFactor(caller, owner, code) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const digits = code.replace(/\s/g, '')
      const attempt = await attempted(() => auth.api.verifyTOTP({ ...call(caller), body: { code: digits } }))
      if (!attempt.ok) return { ok: false, problem: 'wrong-code' }
      await noteAndTell(caller, owner, 'two-factor-on')
      return { ok: true, cookies: attempt.cookies }
    },
    async endTwoFactor(caller, owner, password) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() =>
        auth.api.disableTwoFactor({ ...call(caller), body: { password } }),
      )
      if (!attempt.ok) return { ok: false, problem: 'wrong-password' }
      await noteAndTell(caller, owner, 'two-factor-off')
      return { ok: true, cookies: attempt.cookies }
    },
    async newRecoveryCodes(caller, owner, password) {
      if (await mustWait(owner)) return { ok: false, problem: 'wait' }
      const attempt = await attempted(() =>
        auth.api.generateBackupCodes({ ...call(caller), body: { password } }),
      )
      if (!attempt.ok) return { ok: false, problem: 'wrong-password' }
      await noteAndTell(caller, owner, 'recovery-codes-renewed')
      return { ok: true, cookies: attempt.cookies, recoveryCodes: attempt.answer.backupCodes }
    },
  }
}
