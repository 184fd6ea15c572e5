import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'
import type { Problem } from './mailbox.ts'

/** A mail that could not be filed. Nothing is kept of what it says. */
export interface SetAside {
  uid: number
  tries: number
  receivedAt: string
  why: 'no-sender' | 'unreadable'
}

/** How far a mailbox is read, and how it goes. */
export interface Position {
  /** Which mailbox it is about: another one is begun anew. */
  mailbox: string
  uidValidity?: string
  lastUid: number
  setAside: SetAside[]
  /** The mail at which the connection broke, and how often in a row. */
  brokeAt?: { uid: number; times: number }
  readAt?: string
  failingSince?: string
  problem?: Problem
  failures: number
  /** Nobody else reads before: somebody does, or the server is left alone for a while. */
  notBefore?: string
}

const key = 'inbox'

export async function readPosition({ db }: Database): Promise<Position | undefined> {
  const [row] = await db.select().from(deskSettings).where(eq(deskSettings.key, key))
  return row?.value as Position | undefined
}

/**
 * Changes it in one transaction with whatever the change is about: the row is locked until that is on disk, so of two
 * that read the same mail only one files it. What returns nothing changes nothing.
 */
export function changePosition<Changed extends Position | undefined>(
  database: Database,
  mailbox: string,
  change: (position: Position, transaction: Transaction) => Promise<Changed>,
): Promise<Changed> {
  return database.transaction(async (transaction) => {
    const begun: Position = { mailbox, lastUid: 0, setAside: [], failures: 0 }
    await transaction.insert(deskSettings).values({ key, value: begun }).onConflictDoNothing()
    const [row] = await transaction.select().from(deskSettings).where(eq(deskSettings.key, key)).for('update')
    const kept = row?.value as Position
    const changed = await change(kept.mailbox === mailbox ? kept : begun, transaction)
    if (changed)
      await transaction.update(deskSettings).set({ value: changed }).where(eq(deskSettings.key, key))
    return changed
  })
}
