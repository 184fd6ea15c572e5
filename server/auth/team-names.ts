import { eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'
import { owners } from '#server/db/schema/owners.ts'

/** Names of those who have left, by address: notes and changes outlive accounts, and say who. */
const key = 'former-team'

/** What everybody who is or was at the desk is called, by address. */
export async function teamNames(connection: Connection): Promise<Map<string, string>> {
  const [former] = await connection.select().from(deskSettings).where(eq(deskSettings.key, key))
  const present = await connection.select({ email: owners.email, name: owners.name }).from(owners)
  return new Map([
    ...Object.entries((former?.value ?? {}) as Record<string, string>),
    ...present.map(({ email, name }) => [email, name] as const),
  ])
}

export async function rememberName(
  transaction: Transaction,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const added = { [email]: name }
  await transaction
    .insert(deskSettings)
    .values({ key, value: added })
    .onConflictDoUpdate({
      target: deskSettings.key,
      set: { value: sql`${deskSettings.value} || ${JSON.stringify(added)}::jsonb` },
    })
}
