import { randomUUID } from 'node:crypto'
import { testimonials } from '#content/en/testimonials.ts'
import { fill } from '#content/fill.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import { parametersForVisitor, teamName } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { wordedMail } from '#server/mail/templates/worded-mail.ts'

const { mails: words } = testimonials

interface Written {
  name: string
  email: string
  serviceType: string
  rating: number
  content: string
}

/** Tells the team that someone wrote. */
export function receivedMail(
  { name, email, serviceType, rating, content }: Written,
  { team, publicUrl }: MailSettings,
): NewMail {
  const values = { name, service: serviceType, rating: String(rating) }
  const written = wordedMail(words.received, values, {
    facts: [
      { label: words.facts.name, value: name },
      { label: words.facts.email, value: email },
      { label: words.facts.service, value: serviceType },
      { label: words.facts.rating, value: values.rating },
    ],
    quoted: content,
    action: { label: words.open, href: `${publicUrl}/admin/testimonials` },
  })
  return {
    id: randomUUID(),
    kind: 'testimonial-team',
    recipient: team,
    replyTo: email,
    params: {
      from_name: name,
      from_email: email,
      subject: written.subject,
      message: content,
      to_name: teamName,
    },
    ...written,
  }
}

/** Asks a client for a few words. */
export function invitationMail(
  { name, email }: { name: string; email: string },
  link: string,
  { team, publicUrl }: MailSettings,
): NewMail {
  return {
    id: randomUUID(),
    kind: 'testimonial-invitation',
    recipient: email,
    replyTo: team,
    params: parametersForVisitor({ name, email, title: words.invitation.subject, message: link }, publicUrl),
    ...wordedMail(
      words.invitation,
      { name },
      {
        greeting: fill(words.greeting, { name }),
        action: { label: words.write, href: link },
      },
    ),
  }
}
