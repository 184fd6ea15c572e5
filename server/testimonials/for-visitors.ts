import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { checkForm } from '#domain/check-form.ts'
import { checkTestimonial, type TestimonialFields, type TestimonialFilter } from '#domain/testimonial.ts'
import type { Transaction } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { invalidFields, notStored, type Receive, tooMany } from '#server/leads/received.ts'
import { suspicionOf } from '#server/leads/suspicion.ts'
import { type Answer, answered } from './answer.ts'
import { invitationOf } from './invitation.ts'
import { conditionsOf, firstPage, isKept, type Page } from './selection.ts'
import { confirmationMail, receivedMail } from './testimonial-mails.ts'
import type { TestimonialParts } from './testimonials.ts'
import { withdrawalLink } from './withdrawal.ts'

/** A testimonial as the public may see it: no e-mail address, nothing about how it came. */
export type PublicTestimonial = Pick<typeof testimonials.$inferSelect, keyof typeof publicColumns>

/** What visitors do: write one, read those that are published. */
export interface VisitorTestimonials {
  receive: Receive<{ id: string }>
  /** Approved ones, newest first. */
  listPublic(filter: TestimonialFilter, page?: Page): Promise<Answer<PublicTestimonial[]>>
}

export function testimonialsForVisitors(parts: TestimonialParts): VisitorTestimonials {
  const { database, mailer, limits, secret, settings, log } = parts

  const receive: VisitorTestimonials['receive'] = async (fields, visit) => {
    const { testimonials: words, forms } = visit.words
    const checked = checkForm(fields, { ...words.form, forms }, (answered) =>
      checkTestimonial(answered, words),
    )
    if (!checked.ok) return invalidFields(visit.words, checked)
    const given = checked.fields
    const written = writtenIn(given)
    const invitation = invitationOf(secret, fields.invitation, given.email, visit.now)
    const wait = await limits.take('too-many-forms-by-address', visit.clientAddress)
    if (wait > 0) return tooMany(forms.limited, wait)
    // Before it is counted: nobody uses up what they may send by sending the same again.
    const before = await answered(log, 'submit', () =>
      database.transaction((transaction) => standingOf(transaction, written, invitation, visit.now)),
    )
    if (!before.ok) return notStored(words.form.failure)
    if (before.value.repeats) return { kind: 'stored', id: before.value.repeats }
    const seconds = await limits.take('testimonial-by-email', given.email)
    if (seconds > 0) return tooMany(forms.limited, seconds)
    const suspicion = await suspicionOf(fields, given, visit, { limits, secret })
    const answer = await answered(log, 'submit', () =>
      database.transaction(async (transaction) => {
        const { vouches, repeats } = await standingOf(transaction, written, invitation, visit.now)
        if (repeats) return repeats
        const row = {
          id: randomUUID(),
          ...written,
          createdAt: visit.now,
          suspicion,
          language: visit.words.language,
          ...(vouches && { verifiedClient: true, invitationId: invitation }),
        }
        await transaction.insert(testimonials).values(row)
        if (!suspicion)
          await mailer.queueMails(transaction, [
            receivedMail(row, settings),
            confirmationMail(row, withdrawalLink(secret, settings.publicUrl, row), settings),
          ])
        return row.id
      }),
    )
    return answer.ok ? { kind: 'stored', id: answer.value } : notStored(words.form.failure)
  }

  return {
    receive,
    listPublic: (filter, page = firstPage) =>
      answered(log, 'fetchAll', () =>
        database.db
          .select(publicColumns)
          .from(testimonials)
          .where(and(isKept, eq(testimonials.status, 'approved'), ...conditionsOf(filter)))
          .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
          .limit(page.limit)
          .offset(page.offset),
      ),
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

/** A testimonial as its author wrote it, by the names of its columns. */
function writtenIn({ service_type, project_details, publish_consent = false, ...same }: TestimonialFields) {
  return {
    ...same,
    serviceType: service_type,
    projectDetails: project_details,
    publishConsent: publish_consent,
  }
}

type Written = ReturnType<typeof writtenIn>

/** Whether its invitation still vouches for it, and if not, which earlier one it repeats. */
async function standingOf(
  transaction: Transaction,
  written: Written,
  invitation: string | undefined,
  now: Date,
): Promise<{ vouches: boolean; repeats?: string | undefined }> {
  const used = invitation
    ? await transaction
        .select({ id: testimonials.id })
        .from(testimonials)
        .where(eq(testimonials.invitationId, invitation))
    : []
  if (invitation && used.length === 0) return { vouches: true }
  return { vouches: false, repeats: await sentBefore(transaction, written, now) }
}

/** The very same from the same person within a day is one that was sent twice, after a lost answer say. */
async function sentBefore(
  transaction: Transaction,
  written: Written,
  now: Date,
): Promise<string | undefined> {
  const [same] = await transaction
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(
      and(
        isKept,
        ...Object.entries(written).map(([name, value]) => {
          const column = testimonials[name as keyof Written]
          return value === undefined ? isNull(column) : eq(column, value)
        }),
        gte(testimonials.createdAt, new Date(now.getTime() - 24 * 3_600_000)),
      ),
    )
    .orderBy(desc(testimonials.createdAt))
    .limit(1)
  return same?.id
}
