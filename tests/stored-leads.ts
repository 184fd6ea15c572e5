import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema/leads.ts'
import { aLead } from './factories.ts'

export async function store(database: Database, changes: Parameters<typeof aLead>[0]) {
  const lead = aLead(changes)
  await database.db.insert(leads).values(lead)
  return lead
}

/** Whose the database says that a lead is. */
export async function personWith(database: Database, { id = '' }: { id?: string }) {
  const [lead] = await database.db.select().from(leads).where(eq(leads.id, id))
  return lead?.personId ?? undefined
}
