import { count, eq, lt, max, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import type { Limits } from '#server/limits.ts'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type AuthorTestimonials, testimonialsForAuthors } from './for-authors.ts'
import { type OwnerTestimonials, testimonialsForOwner } from './for-owner.ts'
import { testimonialsForVisitors, type VisitorTestimonials } from './for-visitors.ts'
import { type TestimonialMedia, testimonialMedia } from './media.ts'

export interface Testimonials
  extends VisitorTestimonials,
    AuthorTestimonials,
    OwnerTestimonials,
    TestimonialMedia {
  /** Changes whenever something that pages show may have changed. */
  stamp(): Promise<string>
  onChange(listener: () => Promise<void>): void
  /** For changes made to the table by others, such as erasing a person. */
  refreshPages(): Promise<void>
  /** Forgets for good what was removed more than a day ago. */
  purge(): Promise<void>
}

export interface TestimonialParts {
  database: Database
  mailer: Mailer
  limits: Limits
  secret: string
  settings: MailSettings
  log: Log
}

export function createTestimonials(parts: TestimonialParts): Testimonials {
  const { database } = parts
  const listeners: (() => Promise<void>)[] = []

  /** Those who keep pages. */
  async function refreshPages(): Promise<void> {
    for (const listener of listeners) await listener()
  }

  return {
    ...testimonialsForVisitors(parts),
    ...testimonialsForAuthors(parts, refreshPages),
    ...testimonialsForOwner(parts, refreshPages),
    ...testimonialMedia(parts, refreshPages),

    async stamp() {
      const [row] = await database.db
        .select({ changed: max(testimonials.updatedAt), rows: count() })
        .from(testimonials)
        .where(eq(testimonials.status, 'approved'))
      return `${row?.changed?.toISOString() ?? ''} ${row?.rows ?? 0}`
    },

    onChange: (listener) => listeners.push(listener),

    refreshPages,

    async purge() {
      await database.db.delete(testimonials).where(lt(testimonials.deletedAt, sql`now() - interval '1 day'`))
    },
  }
}
