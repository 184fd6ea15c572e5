import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type PasswordProblem, passwordProblem } from '#domain/password.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import {
  ownerAccounts,
  type ownerRoles,
  ownerSessions,
  owners,
  ownerTwoFactors,
} from '#server/db/schema/owners.ts'
import { isSameSecret } from '#server/signature.ts'
import { audit } from './audit.ts'
import { hashPassword } from './password-hash.ts'
import { rememberName } from './team-names.ts'

export type OwnerRole = (typeof ownerRoles)[number]

export interface NewOwner {
  email: string
  password: string
}

export type OwnerProblem = PasswordProblem | 'not-an-email' | 'taken'
export type OwnerOutcome = { ok: true; did: 'created' | 'reset' } | { ok: false; problem: OwnerProblem }

/**
 * Creates the owner. Another beside the first is made only on purpose, and only on purpose is one who is there already
 * reset: new password, no second factor, signed out everywhere.
 */
export async function setOwner(
  database: Database,
  owner: NewOwner,
  { addsAnother = false, resets = false } = {},
): Promise<OwnerOutcome | { ok: false; problem: 'exists' }> {
  return withHashedPassword(database, owner, async (transaction, address, hash) => {
    const known = await transaction.select().from(owners)
    const same = known.find(({ email }) => email === address)
    if (same && !resets) return { ok: false, problem: 'exists' }
    if (same) {
      await resetOwner(transaction, same, hash)
      return { ok: true, did: 'reset' }
    }
    if (known.length > 0 && !addsAnother) return { ok: false, problem: 'taken' }
    await insertOwner(transaction, { email: address, role: 'owner' }, hash)
    return { ok: true, did: 'created' }
  })
}

/** The owner made by the one-time link: only while there is none, however many try at once. */
export async function setFirstOwner(database: Database, owner: NewOwner): Promise<OwnerOutcome> {
  return withHashedPassword<OwnerOutcome>(database, owner, async (transaction, address, hash) => {
    const taken = await transaction.select({ id: owners.id }).from(owners).limit(1)
    if (taken.length > 0) return { ok: false, problem: 'taken' }
    await insertOwner(transaction, { email: address, role: 'owner' }, hash)
    return { ok: true, did: 'created' }
  })
}

/** In the order of the alphabet. */
export async function listOwners(database: Database): Promise<{ email: string; role: OwnerRole }[]> {
  return database.db.select({ email: owners.email, role: owners.role }).from(owners).orderBy(owners.email)
}

export type RemovalOutcome = { ok: true } | { ok: false; problem: 'unknown' | 'last' }

/** Ends their sessions too. The last one goes only on purpose: nobody could sign in any more. */
export async function removeOwner(
  database: Database,
  email: string,
  { evenTheLast = false } = {},
): Promise<RemovalOutcome> {
  return database.transaction(async (transaction) => {
    await lockOwners(transaction)
    const known = await transaction.select().from(owners)
    const owner = known.find((each) => each.email === email.toLowerCase())
    if (!owner) return { ok: false, problem: 'unknown' }
    if (isLastOwner(owner, known) && !evenTheLast) return { ok: false, problem: 'last' }
    await deleteOwner(transaction, owner)
    await audit(transaction, { action: 'owner-removed', ownerEmail: owner.email })
    return { ok: true }
  })
}

/** Without them nobody could invite, refund or erase any more. */
export function isLastOwner(
  { id, role }: { id: string; role: OwnerRole },
  team: readonly { id: string; role: OwnerRole }[],
): boolean {
  return role === 'owner' && !team.some((other) => other.role === 'owner' && other.id !== id)
}

/** Their sessions end with them, and whom they looked after nobody in particular does. What they wrote keeps their name. */
export async function deleteOwner(
  transaction: Transaction,
  owner: { id: string; email: string; name: string },
): Promise<void> {
  await rememberName(transaction, owner)
  await transaction.delete(owners).where(eq(owners.id, owner.id))
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

/** Hashing takes a while, so it is done before anyone has to wait for the table. */
export async function withHashedPassword<Outcome>(
  database: Database,
  { email, password }: NewOwner,
  work: (transaction: Transaction, address: string, hash: string) => Promise<Outcome>,
): Promise<Outcome | { ok: false; problem: OwnerProblem }> {
  const problem = ownerProblem(email, password)
  if (problem) return { ok: false, problem }
  const hash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    await lockOwners(transaction)
    return work(transaction, email.toLowerCase(), hash)
  })
}

/** Who else is there must not change while it is decided by. */
export async function lockOwners(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${owners} in exclusive mode`)
}

function ownerProblem(email: string, password: string): OwnerProblem | undefined {
  if (!/^[^@\s<>,;:()"]+@[^@\s<>,;:()"]+$/.test(email) || email.length > 254) return 'not-an-email'
  return passwordProblem(password, email)
}

async function resetOwner(
  transaction: Transaction,
  { id, email }: typeof owners.$inferSelect,
  hash: string,
): Promise<void> {
  await transaction
    .update(ownerAccounts)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(and(eq(ownerAccounts.userId, id), eq(ownerAccounts.providerId, 'credential')))
  await transaction.delete(ownerTwoFactors).where(eq(ownerTwoFactors.userId, id))
  await transaction.delete(ownerSessions).where(eq(ownerSessions.userId, id))
  await transaction.update(owners).set({ twoFactorEnabled: false }).where(eq(owners.id, id))
  await audit(transaction, { action: 'owner-reset', ownerEmail: email })
}

/** Without a name of their own they are called by their address. */
export async function insertOwner(
  transaction: Transaction,
  { email, role, name = email.split('@')[0] ?? email }: { email: string; role: OwnerRole; name?: string },
  hash: string,
): Promise<void> {
  const id = randomUUID()
  await transaction.insert(owners).values({ id, email, name: name.slice(0, 120), role, emailVerified: true })
  await transaction
    .insert(ownerAccounts)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash })
  await audit(transaction, {
    ownerEmail: email,
    action: role === 'owner' ? 'owner-created' : 'member-created',
  })
}
