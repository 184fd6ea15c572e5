import { eq } from 'drizzle-orm'
import { mails as words } from '#content/en/mails.ts'
import { quote as quoteWords } from '#content/en/quote.ts'
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
  lead: { id: string; name: string; email: string }
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
  const service = quoteWords.services.find((listed) => listed === quote?.service)
  const written = wordedMail(
    words.confirmations[kind],
    { reference },
    {
      greeting: greetingFor(lead.name),
      facts: [
        { label: words.facts.enquiry, value: reference },
        ...(service ? [{ label: words.facts.service, value: service }] : []),
      ],
      quoted: quotable(contact?.message ?? quote?.details ?? ''),
      closing: words.confirmations.notYou,
    },
  )
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

/** The confirmation that a suspect was not sent. None for a booking, which has its invitation. */
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
  return sent?.contact || sent?.quote || sent?.handover ? [confirmationOf(sent, settings, now)] : []
}

/** Beyond the first, the page's thanks are enough. */
const onceInMilliseconds = 10 * 60_000
const longestQuoted = 500

function quotable(text: string): string | undefined {
  if (text === '' || holdsContact(text)) return undefined
  return text.length > longestQuoted ? `${text.slice(0, longestQuoted).toWellFormed()}…` : text
}
