import { eq } from 'drizzle-orm'
import { audit } from '#server/auth/audit.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { type Answer, answered } from './answer.ts'
import { readInvitation } from './invitation.ts'
import { withdrawnMail } from './testimonial-mails.ts'
import type { TestimonialParts } from './testimonials.ts'
import { withdrawalOf } from './withdrawal.ts'

/** Whom a link of the owner's was for, and whether it still makes a verified client of them. */
interface InvitedClient {
  name: string
  email: string
  state: 'open' | 'used' | 'expired'
}

/** What people do by the links in our mails to them. */
export interface AuthorTestimonials {
  /** Nothing for what the owner did not send. */
  findInvitation(token: unknown, now: Date): Promise<InvitedClient | undefined>
  /** What a link to withdraw stands for; nothing once it is gone. */
  findOwn(token: string): Promise<Answer<{ name: string; content: string } | undefined>>
  /** Takes it off the site and out of the database, at once and for good. */
  withdraw(token: string): Promise<Answer<void>>
}

/** `tell` is called after a change, before its author is told that it is done. */
export function testimonialsForAuthors(
  { database, mailer, secret, settings, log }: TestimonialParts,
  tell: () => Promise<void>,
): AuthorTestimonials {
  return {
    async findInvitation(token, now) {
      const invitation = readInvitation(secret, token)
      if (!invitation) return undefined
      const { id, name, email, until } = invitation
      const used = await answered(log, 'fetchOne', () =>
        database.db
          .select({ id: testimonials.id })
          .from(testimonials)
          .where(eq(testimonials.invitationId, id)),
      )
      // A database that does not answer must not take the form away from whoever was asked to write.
      if (used.ok && used.value.length > 0) return { name, email, state: 'used' }
      return { name, email, state: until > now.getTime() ? 'open' : 'expired' }
    },

    findOwn: (token) =>
      answered(log, 'fetchOne', async () => {
        const id = withdrawalOf(secret, token)
        if (!id) return undefined
        const [own] = await database.db
          .select({ name: testimonials.name, content: testimonials.content })
          .from(testimonials)
          .where(eq(testimonials.id, id))
        return own
      }),

    async withdraw(token) {
      const answer = await answered(log, 'remove', () =>
        database.transaction(async (transaction) => {
          const id = withdrawalOf(secret, token)
          if (!id) return
          const [withdrawn] = await transaction
            .delete(testimonials)
            .where(eq(testimonials.id, id))
            .returning()
          if (!withdrawn) return
          await mailer.queueMails(transaction, [withdrawnMail(withdrawn, settings)])
          await audit(transaction, { action: 'testimonial-withdrawn', subject: `testimonial:${id}` })
        }),
      )
      if (answer.ok) await tell()
      return answer
    },
  }
}
