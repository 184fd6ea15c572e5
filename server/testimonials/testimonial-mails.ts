import { randomUUID } from 'node:crypto'
import { deskPaths } from '#content/desk-paths.ts'
import { fill } from '#content/fill.ts'
import { pathIn, paths } from '#content/paths.ts'
import { ownersWords, type Words, wordsIn } from '#content/words.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import { parametersForVisitor, teamName } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { wordedMail } from '#server/mail/templates/worded-mail.ts'

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
  const letter = ownersWords()
  const words = letter.testimonials.mails
  const values = { name, service: serviceType, rating: String(rating) }
  const written = wordedMail(words.received, values, letter, {
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
  const words = ownersWords()
  const written = wordedMail(words.testimonials.mails.withdrawn, { name }, words, { quoted: content })
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
/** Whoever wrote a testimonial is answered in the language of it. */
type Author = Client & { language: string }

/** Asks a client for a few words, in the owner's language, as the owner would. */
export function invitationMail(client: Client, link: string, settings: MailSettings): NewMail {
  return mailTo(client, 'invitation', { action: 'write', href: link }, settings, ownersWords())
}

/** Tells someone that what they wrote has arrived. It does not repeat it: anyone can give anyone's address. */
export function confirmationMail(author: Author, withdrawal: string, settings: MailSettings): NewMail {
  const words = wordsIn(author.language)
  return mailTo(author, 'confirmation', { action: 'withdraw', href: withdrawal }, settings, words)
}

/** Tells someone that what they wrote is on the site now, and how to take it back. */
export function publishedMail(author: Written & Author, withdrawal: string, settings: MailSettings): NewMail {
  const onward = { action: 'withdraw', href: withdrawal } as const
  return mailTo(author, 'published', onward, settings, wordsIn(author.language), author.content)
}

function mailTo(
  { name, email }: Client,
  kind: 'invitation' | 'confirmation' | 'published',
  { action, href }: { action: 'write' | 'withdraw'; href: string },
  { team, publicUrl }: MailSettings,
  words: Words,
  quoted?: string,
): NewMail {
  const { mails } = words.testimonials
  const values = { name, page: publicUrl + pathIn(words.language, paths.testimonials) }
  const title = fill(mails[kind].subject, values)
  return {
    id: randomUUID(),
    kind: `testimonial-${kind}`,
    recipient: email,
    replyTo: team,
    params: parametersForVisitor({ name, email, title, message: href }, publicUrl),
    ...wordedMail(mails[kind], values, words, {
      greeting: fill(mails.greeting, { name }),
      quoted,
      action: { label: mails[action], href },
    }),
  }
}
