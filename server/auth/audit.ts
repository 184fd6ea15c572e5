import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/owners.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

export interface AuditRecord {
  /** Of an entry that grows with each part of a change; its newest details stay. */
  id?: string
  ownerEmail?: string
  action: string
  /** A kind and an id, such as `testimonial:…`; never a name or an address of a visitor. */
  subject?: string
  details?: AuditEntry['details']
}

/** Written with the change it tells of, in the same transaction where there is one. The entry's id. */
export async function audit(
  where: Transaction | Database['db'],
  { id = randomUUID(), ownerEmail, action, subject, details = {} }: AuditRecord,
): Promise<string> {
  await where
    .insert(auditEntries)
    .values({ id, ownerEmail, action, subject, details })
    .onConflictDoUpdate({ target: auditEntries.id, set: { details } })
  return id
}

export function latestEntries(database: Database, count: number): Promise<AuditEntry[]> {
  return database.db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(count)
}
