import { company } from '#content/company.ts'
import { testimonialSamples } from '#content/en/testimonial-samples.ts'
import type { Database } from '#server/db/database.ts'
import { deskSettings } from '#server/db/schema/desk-settings.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

/** Puts the samples that ship into the table, once: removed by the owner, they stay away. */
export async function seedSamples(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    const first = await transaction
      .insert(deskSettings)
      .values({ key: 'samples-seeded', value: true })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    await transaction.insert(testimonials).values(
      testimonialSamples.map(({ person, role, organisation, quote, rating, service }) => ({
        name: person,
        email: company.email,
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
