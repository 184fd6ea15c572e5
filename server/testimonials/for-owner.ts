import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { averageRating, checkClient, type TestimonialFilter } from '#domain/testimonial.ts'
import type { TestimonialStatus } from '#domain/testimonial-text.ts'
import { audit } from '#server/auth/audit.ts'
import type { Transaction } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { type Answer, answered, type Failure } from './answer.ts'
import { invitationLink } from './invitation.ts'
import { conditionsOf, firstPage, isKept, type Page } from './selection.ts'
import { invitationMail, publishedMail } from './testimonial-mails.ts'
import type { TestimonialParts } from './testimonials.ts'
import { withdrawalLink } from './withdrawal.ts'

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

interface StatusChange {
  changed: { id: string; before: TestimonialStatus }[]
  /** How many were not published for want of their author's consent. */
  withoutConsent: number
}

/** What the owner does at the desk. */
export interface OwnerTestimonials {
  list(filter: OwnerFilter, page?: Page): Promise<Answer<Testimonial[]>>
  find(id: string): Promise<Answer<Testimonial | undefined>>
  /**
   * Leaves alone those that are gone and, asked to publish, those whose author has not allowed it, unless told
   * otherwise. Who is published for the first time hears of it.
   */
  setStatus(
    ownerEmail: string,
    ids: string[],
    status: TestimonialStatus,
    how?: { evenWithoutConsent?: boolean },
  ): Promise<Answer<StatusChange>>
  /** How many were changed: those that are gone are not. */
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
  async function changed<Value>(failure: Failure, work: () => Promise<Value>): Promise<Answer<Value>> {
    const answer = await answered(log, failure, work)
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

  /** Each author hears of it once, however often the owner changes their mind. */
  async function tellAuthors(transaction: Transaction, published: Testimonial[], at: Date): Promise<void> {
    const unaware = published.filter((row) => !row.publishedAt && !row.sample)
    if (unaware.length === 0) return
    await transaction
      .update(testimonials)
      .set({ publishedAt: at })
      .where(
        inArray(
          testimonials.id,
          unaware.map(({ id }) => id),
        ),
      )
    await mailer.queueMails(
      transaction,
      unaware.map((row) => publishedMail(row, withdrawalLink(secret, settings.publicUrl, row), settings)),
    )
  }

  return {
    list: ({ status, ...filter }, page = firstPage) =>
      answered(log, 'fetchAll', () =>
        database.db
          .select()
          .from(testimonials)
          .where(and(isKept, status ? eq(testimonials.status, status) : undefined, ...conditionsOf(filter)))
          .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
          .limit(page.limit)
          .offset(page.offset),
      ),

    find: (id) =>
      answered(log, 'fetchOne', async () => {
        const [row] = await database.db
          .select()
          .from(testimonials)
          .where(and(eq(testimonials.id, id), isKept))
        return row
      }),

    setStatus: (ownerEmail, ids, status, { evenWithoutConsent = false } = {}) =>
      changed('setStatus', () =>
        database.transaction(async (transaction) => {
          const found = await transaction
            .select()
            .from(testimonials)
            .where(and(inArray(testimonials.id, ids), isKept))
            .for('update')
          const allowed = found.filter(
            (row) => status !== 'approved' || row.publishConsent || evenWithoutConsent,
          )
          const updatedAt = new Date()
          for (const { id, publishConsent } of allowed) {
            await transaction.update(testimonials).set({ status, updatedAt }).where(eq(testimonials.id, id))
            await audit(transaction, {
              ownerEmail,
              action: `testimonial-${status}`,
              subject: `testimonial:${id}`,
              ...(status === 'approved' && { details: { publishConsent } }),
            })
          }
          if (status === 'approved') await tellAuthors(transaction, allowed, updatedAt)
          return {
            changed: allowed.map((row) => ({ id: row.id, before: row.status })),
            withoutConsent: found.length - allowed.length,
          }
        }),
      ),

    setFeatured: (ownerEmail, ids, featured) =>
      changed('toggleFeatured', () =>
        update(ownerEmail, featured ? 'testimonial-featured' : 'testimonial-unfeatured', ids, { featured }),
      ),

    remove: (ownerEmail, ids) =>
      changed('remove', () => update(ownerEmail, 'testimonial-deleted', ids, { deletedAt: new Date() })),

    putBack: (ownerEmail, ids) =>
      changed('remove', () =>
        update(
          ownerEmail,
          'testimonial-put-back',
          ids,
          { deletedAt: null },
          isNotNull(testimonials.deletedAt),
        ),
      ),

    removeSamples: (ownerEmail) =>
      changed('remove', () =>
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
      answered(log, 'stats', async () => {
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
