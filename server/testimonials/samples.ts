import { eq } from 'drizzle-orm'
import { contact } from '#content/company.ts'
import { ownersWords, type Words } from '#content/words.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

const key = 'samples-seeded'

/** Puts the samples that ship into the table, once: removed by the owner, they stay away. */
export async function seedSamples(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const first = await transaction
      .insert(deskSettings)
      .values({ key, value: true })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    await transaction.insert(testimonials).values(
      ownersWords().testimonialSamples.map(({ person, role, organisation, quote, rating, service }) => ({
        name: person,
        email: contact.email,
        role,
        company: organisation,
        content: quote,
        rating,
        serviceType: service,
        status: 'approved' as const,
        featured: true,
        publishConsent: true,
        sample: true,
      })),
    )
  })
}

/** A sample that ships as a language says it; what people wrote stays in their own words. */
export function saidIn<Shown extends { sample: boolean; content: string }>(words: Words, shown: Shown) {
  const at = ownersWords().testimonialSamples.findIndex(
    ({ quote }) => shown.sample && quote === shown.content,
  )
  const said = words.testimonialSamples[at]
  return said ? { ...shown, role: said.role, company: said.organisation, content: said.quote } : shown
}

/** Undoes a first start: whatever is there afterwards is somebody's own. */
export async function removeSeededSamples(transaction: Transaction): Promise<void> {
  await transaction.delete(testimonials).where(eq(testimonials.sample, true))
  await transaction.delete(deskSettings).where(eq(deskSettings.key, key))
}
