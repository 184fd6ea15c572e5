import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { contact as contactWords } from '#content/en/contact.ts'
import { forms } from '#content/en/forms.ts'
import { quote as quoteWords } from '#content/en/quote.ts'
import type { FieldWords } from '#content/types/forms.ts'
import { checkForm } from '#domain/check-form.ts'
import { checkContact } from '#domain/contact.ts'
import { askAboutEmail } from '#domain/email-question.ts'
import type { Checked } from '#domain/fields.ts'
import type { Slot } from '#domain/free-times.ts'
import { checkQuote } from '#domain/quote.ts'
import type { Database } from '#server/db/database.ts'
import { conversationHandovers, leads } from '#server/db/schema/leads.ts'
import type { Limits } from '#server/limits.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { pressIds } from '#server/press-ids.ts'
import { confirmationOf } from './confirmations.ts'
import { handoverForm, storeHandover } from './handover.ts'
import { contactMails, type MailSettings, quoteMails } from './lead-mails.ts'
import { bookingForm, createNewBookings, type KeptBooking, makerKeyOf } from './new-bookings.ts'
import { sourceOf } from './source.ts'
import { createLeadStore, type NewLead } from './store.ts'
import { formToken, suspicionOf, unlessSuspect, type Visit } from './suspicion.ts'

/** What became of something a visitor sent. */
export type Received<Kept> =
  | ({ kind: 'stored' } & Kept)
  | Refused
  | { kind: 'limited'; seconds: number }
  | { kind: 'unavailable' }

/** Everything that is wrong with it. */
export interface Refused {
  kind: 'invalid'
  messages: Record<string, string>
  /** The address that was probably meant, where the one that was typed looks mistyped. */
  suggestion?: string | undefined
  /** Free times, where the chosen one is taken. */
  alternatives?: Slot[]
}

export interface Leads {
  receiveContact(fields: Fields, visit: Visit): Promise<Received<{ id: string }>>
  receiveQuote(fields: Fields, visit: Visit): Promise<Received<{ id: string }>>
  receiveBooking(fields: Fields, visit: Visit): Promise<Received<KeptBooking>>
  receiveHandover(fields: Fields, visit: Visit): Promise<Received<{ id: string; reference: string }>>
  formToken(now: Date): string
}

type Fields = Record<string, unknown>

export interface LeadParts {
  database: Database
  mailer: Mailer
  limits: Limits
  secret: string
  settings: MailSettings
  log: Log
}

/** Takes what the four forms send: checked, weighed, kept with its mails, and only then answered. */
export function createLeads(parts: LeadParts): Leads {
  const { database, mailer, limits, secret, settings, log } = parts
  const store = createLeadStore(database, mailer)
  const newBookings = createNewBookings({ database, mailer, secret, settings, store })

  async function receive<Checks extends Person, Kept>(
    form: LeadForm<Checks>,
    fields: Fields,
    visit: Visit,
    keep: (checked: Checks, lead: NewLead['lead']) => Promise<Received<Kept>>,
  ): Promise<Received<Kept>> {
    const checked = checkForm(fields, form.words.fields, (answered) => form.check(answered, visit.now))
    if (!checked.ok) return { kind: 'invalid', messages: checked.messages, suggestion: checked.suggestion }
    const seconds = await waitOf(checked.fields.email, visit)
    if (seconds > 0) return { kind: 'limited', seconds }
    const reason = await suspicionOf(fields, checked.fields, visit, { limits, secret })
    try {
      const submissionId =
        form.submissionOf?.(checked.fields, secret) ??
        submissionOf(fields) ??
        (await pressOf(form.kind, checked.fields, visit))
      const lead = { ...leadOf(form, checked.fields, fields, visit, reason), submissionId }
      return await keep(checked.fields, lead)
    } catch (error) {
      log('error', 'lead-not-stored', { form: form.kind, ...describeError(error) })
      return { kind: 'unavailable' }
    }
  }

  /** The id of what a browser without script sent: the one it is kept under, if this is a second press. */
  async function pressOf(kind: string, checked: object, visit: Visit): Promise<string | undefined> {
    if (!visit.isWithoutScript) return undefined
    const ids = pressIds(secret, kind, checked, visit.now)
    const [kept] = await database.db
      .select({ id: leads.submissionId })
      .from(leads)
      .where(inArray(leads.submissionId, ids))
    return kept?.id ?? ids[0]
  }

  async function waitOf(email: string, { clientAddress }: Visit): Promise<number> {
    const waits = await Promise.all([
      limits.take('too-many-forms-by-address', clientAddress),
      limits.take('too-many-forms-by-email', email),
    ])
    return Math.max(...waits)
  }

  async function referenceOf(leadId: string): Promise<string> {
    const [row] = await database.db
      .select({ reference: conversationHandovers.reference })
      .from(conversationHandovers)
      .where(eq(conversationHandovers.leadId, leadId))
    return row?.reference ?? ''
  }

  return {
    formToken: (now) => formToken(secret, now),

    receiveContact: (fields, visit) =>
      receive(contactForm, fields, visit, async (contact, lead) => {
        const { subject, message } = contact
        const item = { lead, contact: { subject, message } }
        const written = [
          ...contactMails(lead.id, contact, settings),
          confirmationOf(item, settings, visit.now),
        ]
        const { id } = await store({ ...item, mails: unlessSuspect(lead, written) })
        return { kind: 'stored', id }
      }),

    receiveQuote: (fields, visit) =>
      receive(quoteForm, fields, visit, async (quote, lead) => {
        const { service, budget, details } = quote
        const item = { lead, quote: { service, budget, details } }
        const written = [...quoteMails(lead.id, quote, settings), confirmationOf(item, settings, visit.now)]
        const { id } = await store({ ...item, mails: unlessSuspect(lead, written) })
        return { kind: 'stored', id }
      }),

    receiveHandover: (fields, visit) =>
      receive(handoverForm, fields, visit, async (handover, lead) => ({
        kind: 'stored',
        ...(await storeHandover(handover, lead, { store, settings, referenceOf, now: visit.now })),
      })),

    async receiveBooking(fields, visit) {
      const makerKey = makerKeyOf(submissionOf(fields) ?? visit.requestKey, secret)
      const received = await receive(bookingForm, fields, visit, (booking, lead) =>
        newBookings.keep(booking, lead, makerKey, visit.now),
      )
      if (received.kind !== 'invalid') return received
      const answered = askAboutEmail(fields).fields
      // Its time may have come too near since it was booked, and its first answer may have been lost.
      const repeated = await newBookings.repeated(answered, makerKey, visit.now)
      return repeated ?? newBookings.withTakenTime(received, answered, visit.now)
    },
  }
}

interface Person {
  name: string
  email: string
  phone?: string | undefined
  company?: string | undefined
  marketing_consent: boolean
}

interface LeadForm<Checks> {
  kind: 'contact' | 'booking' | 'quote' | 'handover'
  words: { purpose: string; fields: Record<string, FieldWords> }
  check(fields: Fields, now: Date): Checked<Checks>
  /** Where the content says whether it is the same again, however late and from whichever tab. */
  submissionOf?(checked: Checks, secret: string): string
}

const contactForm = {
  kind: 'contact',
  words: contactWords.form,
  check: checkContact,
} satisfies LeadForm<Person>
const quoteForm = { kind: 'quote', words: quoteWords.form, check: checkQuote } satisfies LeadForm<Person>
function leadOf(
  { kind, words }: LeadForm<unknown>,
  { name, email, phone, company, marketing_consent }: Person,
  fields: Fields,
  visit: Visit,
  quarantineReason: string | undefined,
): NewLead['lead'] {
  return {
    id: randomUUID(),
    kind,
    name,
    email,
    phone,
    company,
    createdAt: visit.now,
    quarantineReason,
    source: sourceOf(fields, visit.referrer),
    noticeVersion: forms.notice.version,
    noticeLanguage: forms.notice.language,
    noticePurpose: words.purpose,
    noticedAt: visit.now,
    marketingConsent: marketing_consent,
  }
}

function submissionOf(fields: Fields): string | undefined {
  return z.uuid().safeParse(fields.submission_id).data
}
