import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { ownerTwoFactors } from '#server/db/schema/owners.ts'
import type { OwnerAuth } from './auth.ts'

const stepInMilliseconds = 30_000

/**
 * Whether this code, which was right, is used for the first time: better-auth takes it for as long as it is right, also
 * from whoever read it over a shoulder. Of two at once, one is the first.
 */
export async function takeCode(
  { auth, database }: { auth: OwnerAuth; database: Database },
  ownerId: string,
  code: string,
): Promise<boolean> {
  const mine = eq(ownerTwoFactors.userId, ownerId)
  const [factor] = await database.db.select().from(ownerTwoFactors).where(mine)
  if (!factor) return false
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret })
  const now = Math.floor(Date.now() / stepInMilliseconds)
  // One more than better-auth looks back, for a code that grew old since.
  const step = [now + 1, now, now - 1, now - 2].find((each) => codeOf(secret, each) === code)
  if (step === undefined) return false
  const taken = await database.db
    .update(ownerTwoFactors)
    .set({ lastStep: step })
    .where(and(mine, or(isNull(ownerTwoFactors.lastStep), lt(ownerTwoFactors.lastStep, step))))
    .returning({ id: ownerTwoFactors.id })
  return taken.length > 0
}

/** What an authenticator app shows in one step of time, by RFC 6238. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
