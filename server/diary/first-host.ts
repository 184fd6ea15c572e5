import { count, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { demoHosts } from '#server/db/schema/diary.ts'

/** What the first one is called until an owner says who it is. */
export const unnamedHost = 'Team'

const first = { number: 1, name: unnamedHost, takesDemos: true, videoUrl: null }

/** Somebody holds demos from the first start on. */
export async function seedHost({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    const [hosts] = await tx.select({ number: count() }).from(demoHosts)
    if (hosts?.number === 0) await tx.insert(demoHosts).values(first).onConflictDoNothing()
  })
}

/** So that a backup can be restored into a database on which the site has started, but nobody has worked. */
export async function removeSeededHost(transaction: Transaction): Promise<void> {
  const hosts = await transaction.select().from(demoHosts)
  const isUntouched = hosts.length === 1 && JSON.stringify(hosts[0]) === JSON.stringify(first)
  if (isUntouched) await transaction.delete(demoHosts).where(eq(demoHosts.number, first.number))
}
