import { randomUUID } from 'node:crypto'
import { ownersWords } from '#content/words.ts'
import { parametersForVisitor } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import type { MailDocument } from '#server/mail/templates/mail-document.tsx'
import { type MailWords, wordedMail } from '#server/mail/templates/worded-mail.ts'

interface TeamMailParts extends Pick<NewMail, 'kind' | 'leadId' | 'personId'> {
  id?: string
  recipient: { email: string; name?: string }
  publicUrl: string
  values: Record<string, string>
  facts?: MailDocument['facts']
  quoted?: string | undefined
  action: { label: string; href: string }
}

/**
 * A mail to one of the team at their own address. Its kind does not end in `-team`: the hosted mail API sends what does to
 * the inbox that all share.
 */
export function teamMail(written: MailWords, parts: TeamMailParts): NewMail {
  const { id = randomUUID(), recipient, publicUrl, values, facts = [], quoted, action, ...about } = parts
  const worded = wordedMail(written, values, ownersWords(), { facts, quoted, action })
  return {
    ...about,
    id,
    recipient: recipient.email,
    ...worded,
    params: parametersForVisitor(
      {
        name: recipient.name ?? '',
        email: recipient.email,
        title: worded.subject,
        message: worded.text,
      },
      publicUrl,
    ),
  }
}
