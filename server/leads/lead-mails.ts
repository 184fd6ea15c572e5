import { randomUUID } from 'node:crypto'
import { fill } from '#content/fill.ts'
import { ownersWords, type Words } from '#content/words.ts'
import type { Handover, outlineOf } from '#domain/handover.ts'
import { teamName } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import type { MailDocument } from '#server/mail/templates/mail-document.tsx'
import { type MailWords, wordedMail } from '#server/mail/templates/worded-mail.ts'
import { answerLines } from './answers.ts'
import { leadReference } from './confirmations.ts'
import type { NewLead } from './store.ts'

export interface MailSettings {
  team: string
  publicUrl: string
}

/** Tells the team of a message or of a request for a quote. */
export function enquiryMail(
  { lead, contact, quote }: Omit<NewLead, 'mails'>,
  { team }: MailSettings,
): NewMail {
  const { name, email, phone, company: organisation } = lead
  const kind = contact ? 'contact' : 'quote'
  const words = ownersWords()
  const written = words.mails[`${kind}Team`]
  const text = contact?.message ?? quote?.details ?? undefined
  return leadMail(written, words, {
    leadId: lead.id,
    kind: `${kind}-team`,
    recipient: team,
    replyTo: email,
    values: { name, subject: contact?.subject ?? '' },
    facts: {
      name,
      email,
      phone,
      company: organisation,
      subject: contact?.subject,
      service: quote?.service,
      budget: quote?.budget,
      enquiry: leadReference(lead.id),
    },
    answers: answerLines(kind, lead.answers),
    quoted: text,
    params: {
      from_name: name,
      from_email: email,
      subject: contact?.subject ?? fill(written.subject, { name }),
      message: text ?? quote?.service ?? '',
      to_name: teamName,
    },
  })
}

type HandoverNotice = Handover & ReturnType<typeof outlineOf> & { name: string; reference: string }

/** The conversation itself stands in the mail, so that whoever reads it can answer at once. */
export function handoverMails(leadId: string, notice: HandoverNotice, { team }: MailSettings): NewMail[] {
  const { name, email, phone, reference, interest, urgency, budget, messages } = notice
  const words = ownersWords()
  const values = { name, reference }
  const transcript = messages
    .map(({ text, isBot }) => `${isBot ? words.handover.assistant : words.handover.visitor}: ${text}`)
    .join('\n\n')
    .slice(0, transcriptMaxLength)
    .toWellFormed()
  return [
    leadMail(words.mails.handoverTeam, words, {
      leadId,
      kind: 'handover-team',
      recipient: team,
      replyTo: email,
      values,
      facts: {
        email,
        phone,
        conversation: reference,
        interest: interest ?? undefined,
        urgency: urgency ?? undefined,
        budget: budget?.slice(0, factMaxLength).toWellFormed(),
      },
      quoted: transcript,
      params: {
        from_name: name,
        from_email: email,
        subject: fill(words.mails.handoverTeam.subject, values),
        message: transcript,
        to_name: teamName,
      },
    }),
  ]
}

const transcriptMaxLength = 30_000
/** What was said of money stands in the conversation too. Escaped, all of it could be more than a mail may hold. */
const factMaxLength = 1000

interface MailParts extends Pick<NewMail, 'leadId' | 'kind' | 'recipient' | 'params'> {
  replyTo: string
  calendar?: string
  calendarMethod?: 'REQUEST' | 'CANCEL'
  values: Record<string, string>
  greeting?: string
  facts: { [Fact in keyof Words['mails']['facts']]?: string | null | undefined }
  answers?: { label: string; value: string }[]
  quoted?: string | undefined
  action?: MailDocument['action']
  closing?: string
}

/** A mail about a lead, in the words for its kind. */
export function leadMail(written: MailWords, words: Words, parts: MailParts): NewMail {
  const { values, greeting, facts, answers = [], quoted, action, closing, ...rest } = parts
  const known = Object.entries(facts).flatMap(([fact, value]) =>
    value ? [{ label: words.mails.facts[fact as keyof typeof facts], value, isLink: fact === 'video' }] : [],
  )
  const worded = wordedMail(written, values, words, {
    facts: [...known, ...answers],
    quoted,
    ...(greeting && { greeting }),
    ...(action && { action }),
    ...(closing && { closing }),
  })
  return { ...rest, id: randomUUID(), ...worded }
}
