import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type PasswordProblem, passwordProblem } from '#domain/password.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { ownerAccounts, ownerSessions, owners, ownerTwoFactors } from '#server/db/schema/owners.ts'
import { isSameSecret } from '#server/signature.ts'
import { audit } from './audit.ts'
import { hashPassword } from './password-hash.ts'

export interface NewOwner {
  email: string
  password: string
}

export type OwnerProblem = PasswordProblem | 'not-an-email' | 'taken'
export type OwnerOutcome = { ok: true; did: 'created' | 'reset' } | { ok: false; problem: OwnerProblem }

/** Creates the owner, or resets one: new password, no second factor, signed out everywhere. */
export async function setOwner(database: Database, { email, password }: NewOwner): Promise<OwnerOutcome> {
  const problem = ownerProblem(email, password)
  if (problem) return { ok: false, problem }
  const hash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(owners).where(eq(owners.email, email.toLowerCase()))
    if (!known) {
      await insertOwner(transaction, email, hash)
      return { ok: true, did: 'created' }
    }
    await transaction
      .update(ownerAccounts)
      .set({ password: hash, updatedAt: sql`now()` })
      .where(and(eq(ownerAccounts.userId, known.id), eq(ownerAccounts.providerId, 'credential')))
    await transaction.delete(ownerTwoFactors).where(eq(ownerTwoFactors.userId, known.id))
    await transaction.delete(ownerSessions).where(eq(ownerSessions.userId, known.id))
    await transaction.update(owners).set({ twoFactorEnabled: false }).where(eq(owners.id, known.id))
    await audit(transaction, { action: 'owner-reset', ownerEmail: known.email })
    return { ok: true, did: 'reset' }
  })
}

/** The owner made by the one-time link: only while there is none, however many try at once. */
export async function setFirstOwner(
  database: Database,
  { email, password }: NewOwner,
): Promise<OwnerOutcome> {
  const problem = ownerProblem(email, password)
  if (problem) return { ok: false, problem }
  const hash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${owners} in exclusive mode`)
    const taken = await transaction.select({ id: owners.id }).from(owners).limit(1)
    if (taken.length > 0) return { ok: false, problem: 'taken' }
    await insertOwner(transaction, email, hash)
    return { ok: true, did: 'created' }
  })
}

export async function hasOwner(database: Database): Promise<boolean> {
  const rows = await database.db.select({ id: owners.id }).from(owners).limit(1)
  return rows.length > 0
}

/** The same for every process and start; it opens nothing once there is an owner. */
export function firstOwnerToken(secret: string): string {
  return createHmac('sha256', secret).update('the first owner').digest('base64url')
}

export function isFirstOwnerToken(token: string, secret: string): boolean {
  return isSameSecret(token, firstOwnerToken(secret))
}

function ownerProblem(email: string, password: string): OwnerProblem | undefined {
  if (!/^[^@\s<>,;:()"]+@[^@\s<>,;:()"]+$/.test(email) || email.length > 254) return 'not-an-email'
  return passwordProblem(password, email)
}

async function insertOwner(transaction: Transaction, email: string, hash: string): Promise<void> {
  const id = randomUUID()
  const address = email.toLowerCase()
  const name = (address.split('@')[0] ?? address).slice(0, 120)
  await transaction.insert(owners).values({ id, email: address, name, emailVerified: true })
  await transaction
    .insert(ownerAccounts)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash })
  await audit(transaction, { ownerEmail: address, action: 'owner-created' })
}
