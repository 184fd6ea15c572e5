import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { usualAvailability } from '#content/usual-availability.ts'
import type { Availability } from '#domain/diary.ts'
import type { Connection, Transaction } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'

const key = 'availability'

const minuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(24 * 60)

/** What the owner may set. What is not set is as usual. */
export const availabilityChange = z
  .object({
    hours: z
      .array(
        z
          .object({
            days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
            opens: minuteOfDay,
            closes: minuteOfDay,
          })
          .refine(({ opens, closes }) => opens < closes),
      )
      .max(28),
    minutes: z.number().int().min(10).max(240),
    bufferMinutes: z.number().int().min(0).max(240),
    noticeHours: z
      .number()
      .int()
      .min(0)
      .max(24 * 14),
    daysAhead: z.number().int().min(1).max(365),
  })
  .partial()

export async function readAvailability(connection: Connection): Promise<Availability> {
  const [row] = await connection.select().from(deskSettings).where(eq(deskSettings.key, key))
  return { ...usualAvailability, ...availabilityChange.safeParse(row?.value).data } as Availability
}

export async function writeAvailability(
  transaction: Transaction,
  change: z.infer<typeof availabilityChange>,
): Promise<void> {
  await transaction
    .insert(deskSettings)
    .values({ key, value: change })
    .onConflictDoUpdate({
      target: deskSettings.key,
      set: { value: sql`${deskSettings.value} || excluded.value` },
    })
}

/** Any number that nobody else here locks by. */
const lock = sql.raw('20261117')

/** Until the transaction ends nobody changes the rules, so that what it books is booked under them. */
export async function keepRules(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${lock})`)
}

/** Waits for all who are just booking; those who come later book under the new rules. */
export async function changeRules(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${lock})`)
}
