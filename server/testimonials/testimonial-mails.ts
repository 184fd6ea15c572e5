import { randomUUID } from 'node:crypto'
import { deskPaths } from '#content/desk-paths.ts'
import { testimonials } from '#content/en/testimonials.ts'
import { fill } from '#content/fill.ts'
import { paths } from '#content/paths.ts'
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
    action: { label: words.open, href: `${publicUrl}${deskPaths.testimonials}` },
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

/** Tells the team that someone took back what they wrote. */
export function withdrawnMail({ name, email, content }: Written, { team }: MailSettings): NewMail {
  const written = wordedMail(words.withdrawn, { name }, { quoted: content })
  return {
    id: randomUUID(),
    kind: 'testimonial-withdrawn-team',
    recipient: team,
    replyTo: email,
    params: {
      from_name: name,
      from_email: email,
      subject: written.subject,
      message: written.text,
      to_name: teamName,
    },
    ...written,
  }
}

type Client = Pick<Written, 'name' | 'email'>

/** Asks a client for a few words. */
export function invitationMail(client: Client, link: string, settings: MailSettings): NewMail {
  return mailTo(client, 'invitation', { label: words.write, href: link }, settings)
}

/** Tells someone that what they wrote has arrived. It does not repeat it: anyone can give anyone's address. */
export function confirmationMail(author: Client, withdrawal: string, settings: MailSettings): NewMail {
  return mailTo(author, 'confirmation', { label: words.withdraw, href: withdrawal }, settings)
}

/** Tells someone that what they wrote is on the site now, and how to take it back. */
export function publishedMail(author: Written, withdrawal: string, settings: MailSettings): NewMail {
  const action = { label: words.withdraw, href: withdrawal }
  return mailTo(author, 'published', action, settings, author.content)
}

function mailTo(
  { name, email }: Client,
  kind: 'invitation' | 'confirmation' | 'published',
  action: { label: string; href: string },
  { team, publicUrl }: MailSettings,
  quoted?: string,
): NewMail {
  const values = { name, page: `${publicUrl}${paths.testimonials}` }
  const title = fill(words[kind].subject, values)
  return {
    id: randomUUID(),
    kind: `testimonial-${kind}`,
    recipient: email,
    replyTo: team,
    params: parametersForVisitor({ name, email, title, message: action.href }, publicUrl),
    ...wordedMail(words[kind], values, { greeting: fill(words.greeting, { name }), quoted, action }),
  }
}
