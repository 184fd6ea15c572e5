import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { testimonials as words } from '#content/en/testimonials.ts'
import { averageRating, checkClient, type TestimonialFilter } from '#domain/testimonial.ts'
import type { TestimonialStatus } from '#domain/testimonial-text.ts'
import { audit } from '#server/auth/audit.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { type Answer, answered } from './answer.ts'
import { invitationLink } from './invitation.ts'
import { conditionsOf, firstPage, isKept, type Page } from './selection.ts'
import { invitationMail } from './testimonial-mails.ts'
import type { TestimonialParts } from './testimonials.ts'

type Testimonial = typeof testimonials.$inferSelect

interface OwnerFilter extends TestimonialFilter {
  /** All of them when left out. */
  status?: TestimonialStatus | undefined
}

interface TestimonialStats {
  total: number
  pending: number
  approved: number
  rejected: number
  averageRating: number
}

/** What the owner does at the desk. */
export interface OwnerTestimonials {
  list(filter: OwnerFilter, page?: Page): Promise<Answer<Testimonial[]>>
  find(id: string): Promise<Answer<Testimonial | undefined>>
  /** How many were changed: those that are gone are not. */
  setStatus(ownerEmail: string, ids: string[], status: TestimonialStatus): Promise<Answer<number>>
  setFeatured(ownerEmail: string, ids: string[], featured: boolean): Promise<Answer<number>>
  remove(ownerEmail: string, ids: string[]): Promise<Answer<number>>
  putBack(ownerEmail: string, ids: string[]): Promise<Answer<number>>
  removeSamples(ownerEmail: string): Promise<Answer<number>>
  stats(): Promise<Answer<TestimonialStats>>
  /** Writes to a client; the link they get, or nothing when name or address will not do. */
  invite(ownerEmail: string, client: { name: string; email: string }, now: Date): Promise<string | undefined>
}

/** `tell` is called after each change, before the owner is told that it is done. */
export function testimonialsForOwner(
  { database, mailer, secret, settings, log }: TestimonialParts,
  tell: () => Promise<void>,
): OwnerTestimonials {
  /** A change, told to those who keep pages before the owner is told that it is done. */
  async function changed<Value>(message: string, work: () => Promise<Value>): Promise<Answer<Value>> {
    const answer = await answered(log, message, work)
    if (answer.ok) await tell()
    return answer
  }

  async function update(
    ownerEmail: string,
    action: string,
    ids: string[],
    change: Partial<Testimonial>,
    condition = isKept,
  ): Promise<number> {
    if (ids.length === 0) return 0
    return database.transaction(async (transaction) => {
      const rows = await transaction
        .update(testimonials)
        .set({ ...change, updatedAt: new Date() })
        .where(and(inArray(testimonials.id, ids), condition))
        .returning({ id: testimonials.id })
      for (const { id } of rows)
        await audit(transaction, { ownerEmail, action, subject: `testimonial:${id}` })
      return rows.length
    })
  }

  return {
    list: ({ status, ...filter }, page = firstPage) =>
      answered(log, words.failures.fetchAll, () =>
        database.db
          .select()
          .from(testimonials)
          .where(and(isKept, status ? eq(testimonials.status, status) : undefined, ...conditionsOf(filter)))
          .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
          .limit(page.limit)
          .offset(page.offset),
      ),

    find: (id) =>
      answered(log, words.failures.fetchOne, async () => {
        const [row] = await database.db
          .select()
          .from(testimonials)
          .where(and(eq(testimonials.id, id), isKept))
        return row
      }),

    setStatus: (ownerEmail, ids, status) =>
      changed(words.failures.setStatus, () => update(ownerEmail, `testimonial-${status}`, ids, { status })),

    setFeatured: (ownerEmail, ids, featured) =>
      changed(words.failures.toggleFeatured, () =>
        update(ownerEmail, featured ? 'testimonial-featured' : 'testimonial-unfeatured', ids, { featured }),
      ),

    remove: (ownerEmail, ids) =>
      changed(words.failures.remove, () =>
        update(ownerEmail, 'testimonial-deleted', ids, { deletedAt: new Date() }),
      ),

    putBack: (ownerEmail, ids) =>
      changed(words.failures.remove, () =>
        update(
          ownerEmail,
          'testimonial-put-back',
          ids,
          { deletedAt: null },
          isNotNull(testimonials.deletedAt),
        ),
      ),

    removeSamples: (ownerEmail) =>
      changed(words.failures.remove, () =>
        database.transaction(async (transaction) => {
          const rows = await transaction
            .delete(testimonials)
            .where(eq(testimonials.sample, true))
            .returning({ id: testimonials.id })
          await audit(transaction, { ownerEmail, action: 'samples-removed', details: { count: rows.length } })
          return rows.length
        }),
      ),

    stats: () =>
      answered(log, words.failures.stats, async () => {
        const rows = await database.db
          .select({
            status: testimonials.status,
            count: sql<number>`count(*)::int`,
            sum: sql<number>`sum(${testimonials.rating})::int`,
          })
          .from(testimonials)
          .where(isKept)
          .groupBy(testimonials.status)
        const countOf = (status: TestimonialStatus) => rows.find((row) => row.status === status)?.count ?? 0
        const total = rows.reduce((all, row) => all + row.count, 0)
        return {
          total,
          pending: countOf('pending'),
          approved: countOf('approved'),
          rejected: countOf('rejected'),
          averageRating: averageRating({ sum: rows.reduce((all, row) => all + row.sum, 0), count: total }),
        }
      }),

    async invite(ownerEmail, client, now) {
      const checked = checkClient(client)
      if (!checked.ok) return undefined
      const link = invitationLink(secret, settings.publicUrl, checked.fields, now)
      await database.transaction(async (transaction) => {
        await mailer.queueMails(transaction, [invitationMail(checked.fields, link, settings)])
        await audit(transaction, { ownerEmail, action: 'testimonial-invited' })
      })
      return link
    },
  }
}
