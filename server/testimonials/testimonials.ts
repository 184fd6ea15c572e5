import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import { forms } from '#content/en/forms.ts'
import { testimonials as words } from '#content/en/testimonials.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { averageRating, checkClient, checkTestimonial, type TestimonialFilter } from '#domain/testimonial.ts'
import type { TestimonialStatus } from '#domain/testimonial-text.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import type { Received } from '#server/leads/leads.ts'
import { suspicionOf, type Visit } from '#server/leads/suspicion.ts'
import type { Limits } from '#server/limits.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { invitationLink, invitationOf } from './invitation.ts'
import { invitationMail, receivedMail } from './testimonial-mails.ts'

type Testimonial = typeof testimonials.$inferSelect

/** A testimonial as the public may see it: no e-mail address, nothing about how it came. */
export type PublicTestimonial = Pick<
  Testimonial,
  | 'id'
  | 'name'
  | 'company'
  | 'role'
  | 'content'
  | 'rating'
  | 'serviceType'
  | 'projectDetails'
  | 'photoUrl'
  | 'videoUrl'
  | 'featured'
  | 'sample'
  | 'verifiedClient'
  | 'createdAt'
>

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

/** A failure carries the words of the specification; the log has the cause. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; message: string }

interface Page {
  limit: number
  offset: number
}

export interface Testimonials {
  receive(fields: Record<string, unknown>, visit: Visit): Promise<Received<{ id: string }>>
  /** Approved ones, newest first. */
  listPublic(filter: TestimonialFilter, page?: Page): Promise<Answer<PublicTestimonial[]>>
  list(filter: OwnerFilter, page?: Page): Promise<Answer<Testimonial[]>>
  find(id: string): Promise<Answer<Testimonial | undefined>>
  /** How many were changed: those that are gone are not. */
  setStatus(ownerEmail: string, ids: string[], status: TestimonialStatus): Promise<Answer<number>>
  toggleFeatured(ownerEmail: string, id: string): Promise<Answer<boolean | undefined>>
  remove(ownerEmail: string, ids: string[]): Promise<Answer<number>>
  putBack(ownerEmail: string, ids: string[]): Promise<Answer<number>>
  removeSamples(ownerEmail: string): Promise<Answer<number>>
  stats(): Promise<Answer<TestimonialStats>>
  /** Writes to a client; the link they get, or nothing when name or address will not do. */
  invite(ownerEmail: string, client: { name: string; email: string }, now: Date): Promise<string | undefined>
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

const firstPage: Page = { limit: 100, offset: 0 }
const isKept = isNull(testimonials.deletedAt)

export function createTestimonials(parts: TestimonialParts): Testimonials {
  const { database, mailer, limits, secret, settings, log } = parts
  const listeners: (() => Promise<void>)[] = []

  async function answered<Value>(message: string, work: () => Promise<Value>): Promise<Answer<Value>> {
    try {
      return { ok: true, value: await work() }
    } catch (error) {
      log('error', 'testimonials', { said: message, ...describeError(error) })
      return { ok: false, message }
    }
  }

  /** A change, told to those who keep pages before the owner is told that it is done. */
  async function changed<Value>(message: string, work: () => Promise<Value>): Promise<Answer<Value>> {
    const answer = await answered(message, work)
    if (answer.ok) for (const listener of listeners) await listener()
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

  async function receive(fields: Record<string, unknown>, visit: Visit): Promise<Received<{ id: string }>> {
    const checked = checkTestimonial(fields)
    if (!checked.ok)
      return {
        kind: 'invalid',
        messages: fieldMessages(words.form.fields, forms.problems, checked.problems),
      }
    const given = checked.fields
    const seconds = Math.max(
      await limits.take('too-many-forms-by-address', visit.clientAddress),
      await limits.take('testimonial-by-email', given.email.toLowerCase()),
    )
    if (seconds > 0) return { kind: 'limited', seconds }
    const suspicion = await suspicionOf(fields, given.email, visit, { limits, secret })
    const answer = await answered(words.failures.submit, () =>
      database.transaction(async (transaction) => {
        const invitation = invitationOf(secret, fields.invitation, given.email, visit.now)
        const used = invitation
          ? await transaction
              .select({ id: testimonials.id })
              .from(testimonials)
              .where(eq(testimonials.invitationId, invitation))
          : []
        const vouches = invitation !== undefined && used.length === 0
        const row = {
          id: randomUUID(),
          name: given.name,
          email: given.email,
          company: given.company,
          role: given.role,
          content: given.content,
          rating: given.rating,
          serviceType: given.service_type,
          projectDetails: given.project_details,
          publishConsent: given.publish_consent ?? false,
          createdAt: visit.now,
          suspicion,
          ...(vouches && { verifiedClient: true, invitationId: invitation }),
        }
        await transaction.insert(testimonials).values(row)
        if (!suspicion) await mailer.queueMails(transaction, [receivedMail(row, settings)])
        return row.id
      }),
    )
    return answer.ok ? { kind: 'stored', id: answer.value } : { kind: 'unavailable' }
  }

  return {
    receive,

    listPublic: (filter, page = firstPage) =>
      answered(words.failures.fetchAll, () =>
        database.db
          .select(publicColumns)
          .from(testimonials)
          .where(and(isKept, eq(testimonials.status, 'approved'), ...conditionsOf(filter)))
          .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
          .limit(page.limit)
          .offset(page.offset),
      ),

    list: ({ status, ...filter }, page = firstPage) =>
      answered(words.failures.fetchAll, () =>
        database.db
          .select()
          .from(testimonials)
          .where(and(isKept, status ? eq(testimonials.status, status) : undefined, ...conditionsOf(filter)))
          .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
          .limit(page.limit)
          .offset(page.offset),
      ),

    find: (id) =>
      answered(words.failures.fetchOne, async () => {
        const [row] = await database.db
          .select()
          .from(testimonials)
          .where(and(eq(testimonials.id, id), isKept))
        return row
      }),

    setStatus: (ownerEmail, ids, status) =>
      changed(words.failures.setStatus, () => update(ownerEmail, `testimonial-${status}`, ids, { status })),

    toggleFeatured: (ownerEmail, id) =>
      changed(words.failures.toggleFeatured, () =>
        database.transaction(async (transaction) => {
          const [row] = await transaction
            .update(testimonials)
            .set({ featured: sql`not ${testimonials.featured}`, updatedAt: new Date() })
            .where(and(eq(testimonials.id, id), isKept))
            .returning({ featured: testimonials.featured })
          if (!row) return undefined
          const action = row.featured ? 'testimonial-featured' : 'testimonial-unfeatured'
          await audit(transaction, { ownerEmail, action, subject: `testimonial:${id}` })
          return row.featured
        }),
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
      answered(words.failures.stats, async () => {
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

    async stamp() {
      const [row] = await database.db
        .select({ changed: max(testimonials.updatedAt), rows: count() })
        .from(testimonials)
        .where(eq(testimonials.status, 'approved'))
      return `${row?.changed?.toISOString() ?? ''} ${row?.rows ?? 0}`
    },

    onChange: (listener) => listeners.push(listener),

    async refreshPages() {
      for (const listener of listeners) await listener()
    },

    async purge() {
      await database.db.delete(testimonials).where(lt(testimonials.deletedAt, sql`now() - interval '1 day'`))
    },
  }
}

const publicColumns = {
  id: testimonials.id,
  name: testimonials.name,
  company: testimonials.company,
  role: testimonials.role,
  content: testimonials.content,
  rating: testimonials.rating,
  serviceType: testimonials.serviceType,
  projectDetails: testimonials.projectDetails,
  photoUrl: testimonials.photoUrl,
  videoUrl: testimonials.videoUrl,
  featured: testimonials.featured,
  sample: testimonials.sample,
  verifiedClient: testimonials.verifiedClient,
  createdAt: testimonials.createdAt,
}

function conditionsOf({ service_type, min_rating, featured }: TestimonialFilter) {
  return [
    service_type === undefined ? undefined : eq(testimonials.serviceType, service_type),
    min_rating === undefined ? undefined : gte(testimonials.rating, Math.ceil(min_rating)),
    featured === undefined ? undefined : eq(testimonials.featured, featured),
  ]
}
