import { eq } from 'drizzle-orm'
import { wordsIn } from '#content/words.ts'
import { holdsContact } from '#domain/contact-details.ts'
import type { Transaction } from '#server/db/database.ts'
import { contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { parametersForVisitor } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { onceId } from '#server/mail/once-id.ts'
import { greetingFor } from '#server/mail/templates/greeting.ts'
import { wordedMail } from '#server/mail/templates/worded-mail.ts'
import type { MailSettings } from './lead-mails.ts'

/** A lead as it is stored, with what belongs to its kind. */
interface Sent {
  lead: { id: string; name: string; email: string; noticeLanguage: string }
  contact?: { message: string } | null
  quote?: { service?: string | null | undefined; details?: string | null | undefined } | null
  handover?: { reference: string } | null
}

/**
 * Tells visitors that we have what they sent. Anyone can type anyone's address into a form, so a confirmation must not
 * carry a stranger's words to them: it repeats what was chosen from our own list, and the beginning of a text in which
 * there is nothing to click, write to or call.
 */
export function confirmationOf(
  { lead, contact, quote, handover }: Sent,
  settings: MailSettings,
  now: Date,
): NewMail {
  const kind = handover ? 'handover' : quote ? 'quote' : 'contact'
  const reference = handover?.reference ?? leadReference(lead.id)
  const words = wordsIn(lead.noticeLanguage)
  const { confirmations, facts } = words.mails
  const service = words.quote.formChoices.find((listed) => listed === quote?.service)
  const written = wordedMail(confirmations[kind], { reference }, words, {
    greeting: greetingFor(lead.name, words),
    facts: [
      { label: facts.enquiry, value: reference },
      ...(service ? [{ label: facts.service, value: words.forms.choiceLabels[service] ?? service }] : []),
    ],
    quoted: quotable(contact?.message ?? quote?.details ?? ''),
    closing: confirmations.notYou,
  })
  return {
    ...written,
    id: onceId(`${kind}-auto-reply`, lead.email, now, onceInMilliseconds),
    leadId: lead.id,
    kind: `${kind}-auto-reply`,
    recipient: lead.email,
    replyTo: settings.team,
    params: parametersForVisitor(
      { name: lead.name, email: lead.email, title: written.subject, message: written.text },
      settings.publicUrl,
    ),
  }
}

/** What a visitor may name when they ask again; the team's mail has it too. */
export function leadReference(leadId: string): string {
  return leadId.slice(0, 8).toUpperCase()
}

/** The confirmation that a suspect was not sent. None for a booking, which has its invitation, nor for a mail: programs answer mail too. */
export async function lateConfirmation(
  transaction: Transaction,
  leadId: string,
  settings: MailSettings,
  now: Date,
): Promise<NewMail[]> {
  const [sent] = await transaction
    .select({ lead: leads, contact: contactMessages, quote: quotes, handover: conversationHandovers })
    .from(leads)
    .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.leadId, leads.id))
    .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
    .where(eq(leads.id, leadId))
  if (sent?.lead.kind === 'mail') return []
  return sent?.contact || sent?.quote || sent?.handover ? [confirmationOf(sent, settings, now)] : []
}

/** Beyond the first, the page's thanks are enough. */
const onceInMilliseconds = 10 * 60_000
const quotedMaxLength = 500

function quotable(text: string): string | undefined {
  if (text === '' || holdsContact(text)) return undefined
  return text.length > quotedMaxLength ? `${text.slice(0, quotedMaxLength).toWellFormed()}…` : text
}
