import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import type { Database } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'

export interface PushKeys {
  /** Which browsers are given, so that they take news from us alone. */
  publicKey: string
  /** With which we sign; known to nobody but this database. */
  privateKey: string
}

const key = 'push-keys'

/** One pair for all processes on a database, made by whichever starts first. Other keys would silence every device. */
export async function loadPushKeys({ db }: Database): Promise<PushKeys> {
  await db.insert(deskSettings).values({ key, value: webPush.generateVAPIDKeys() }).onConflictDoNothing()
  const [row] = await db.select().from(deskSettings).where(eq(deskSettings.key, key))
  if (!row) throw new Error('The keys for notifications were not stored')
  return row.value as PushKeys
}
