import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { z } from 'zod'
import { booking as bookingWords } from '#content/en/booking.ts'
import { contact as contactWords } from '#content/en/contact.ts'
import { forms } from '#content/en/forms.ts'
import { quote as quoteWords } from '#content/en/quote.ts'
import { bookingId, checkBooking } from '#domain/booking.ts'
import { startOf } from '#domain/booking-times.ts'
import { checkContact } from '#domain/contact.ts'
import { emailQuestion } from '#domain/email-question.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import type { Checked } from '#domain/fields.ts'
import { checkQuote } from '#domain/quote.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, conversationHandovers, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Limits } from '#server/limits.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Mailer, NewMail } from '#server/mail/mailer.ts'
import { pressIds } from '#server/press-ids.ts'
import { bookingToken, manageUrl } from './booking-link.ts'
import { confirmationOf } from './confirmations.ts'
import { handoverForm, storeHandover } from './handover.ts'
import { contactMails, type MailSettings, meetingMails, quoteMails } from './lead-mails.ts'
import { sourceOf } from './source.ts'
import { createLeadStore, type NewLead, type StoredLead, whileTaken } from './store.ts'
import { formToken, suspicionOf, unlessSuspect, type Visit } from './suspicion.ts'

/** What became of something a visitor sent. */
export type Received<Kept> =
  | ({ kind: 'stored' } & Kept)
  /** With a `suggestion` it is only asked whether that address was meant. */
  | { kind: 'invalid'; messages: Record<string, string>; suggestion?: string }
  | { kind: 'limited'; seconds: number }
  | { kind: 'unavailable' }

export interface Leads {
  receiveContact(fields: Fields, visit: Visit): Promise<Received<{ id: string }>>
  receiveQuote(fields: Fields, visit: Visit): Promise<Received<{ id: string }>>
  receiveBooking(fields: Fields, visit: Visit): Promise<Received<KeptBooking>>
  receiveHandover(fields: Fields, visit: Visit): Promise<Received<{ id: string; reference: string }>>
  formToken(now: Date): string
}

interface KeptBooking {
  bookingId: string
  /** Opens the page where the visitor can move or cancel it. */
  token: string
  autoReply: 'sent' | 'queued'
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

/** Long enough for the second mail by the hosted API, which takes one a second; short enough for someone who waits. */
const replyWaitInMilliseconds = 2_000

/** Takes what the four forms send: checked, weighed, kept with its mails, and only then answered. */
export function createLeads(parts: LeadParts): Leads {
  const { database, mailer, limits, secret, settings, log } = parts
  const store = createLeadStore(database, mailer)
  let lastBooking = 0

  async function receive<Checks extends Person, Kept>(
    form: LeadForm<Checks>,
    fields: Fields,
    visit: Visit,
    keep: (checked: Checks, lead: NewLead['lead']) => Promise<Kept>,
  ): Promise<Received<Kept>> {
    const checked = form.check(fields, visit.now)
    if (!checked.ok)
      return { kind: 'invalid', messages: fieldMessages(form.words.fields, forms.problems, checked.problems) }
    const question = emailQuestion(fields, checked.fields.email)
    if (question) return { kind: 'invalid', ...question }
    const seconds = await waitOf(checked.fields.email, visit)
    if (seconds > 0) return { kind: 'limited', seconds }
    const reason = await suspicionOf(fields, checked.fields, visit, { limits, secret })
    try {
      const submissionId = submissionOf(fields) ?? (await pressOf(form.kind, checked.fields, visit))
      const lead = { ...leadOf(form, checked.fields, fields, visit, reason), submissionId }
      return { kind: 'stored', ...(await keep(checked.fields, lead)) }
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
      .select({ id: leads.submissionId, state: bookings.state })
      .from(leads)
      .leftJoin(bookings, eq(bookings.leadId, leads.id))
      .where(inArray(leads.submissionId, ids))
    // Whoever has cancelled the demo is booking it once more.
    return kept?.state === 'cancelled' ? undefined : (kept?.id ?? ids[0])
  }

  async function waitOf(email: string, { clientAddress }: Visit): Promise<number> {
    const waits = await Promise.all([
      limits.take('too-many-forms-by-address', clientAddress),
      limits.take('too-many-forms-by-email', email),
    ])
    return Math.max(...waits)
  }

  /** Two bookings of one millisecond get ids one apart; another process's are avoided by trying again. */
  function storeBooking(
    now: Date,
    item: (id: string) => NewLead,
  ): Promise<StoredLead & { bookingId: string }> {
    return whileTaken(async () => {
      lastBooking = Math.max(now.getTime(), lastBooking + 1)
      const id = bookingId(new Date(lastBooking))
      return { ...(await store(item(id))), bookingId: id }
    })
  }

  async function bookingOf(leadId: string): Promise<string> {
    const [row] = await database.db
      .select({ id: bookings.bookingId })
      .from(bookings)
      .where(eq(bookings.leadId, leadId))
    return row?.id ?? ''
  }

  /** None for a suspect, who is told what everyone is. */
  async function lastReplyTo(leadId: string): Promise<{ id: string } | undefined> {
    const [mail] = await database.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.leadId, leadId), like(mails.kind, 'booking-%-auto-reply')))
      .orderBy(desc(mails.createdAt))
      .limit(1)
    return mail
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
        const written = [...contactMails(lead.id, contact, settings), confirmationOf(item, settings)]
        return { id: (await store({ ...item, mails: unlessSuspect(lead, written) })).id }
      }),

    receiveQuote: (fields, visit) =>
      receive(quoteForm, fields, visit, async (quote, lead) => {
        const { service, budget, details } = quote
        const item = { lead, quote: { service, budget, details } }
        const written = [...quoteMails(lead.id, quote, settings), confirmationOf(item, settings)]
        return { id: (await store({ ...item, mails: unlessSuspect(lead, written) })).id }
      }),

    receiveHandover: (fields, visit) =>
      receive(handoverForm, fields, visit, (handover, lead) =>
        storeHandover(handover, lead, { store, settings, referenceOf }),
      ),

    receiveBooking: (fields, visit) =>
      receive(bookingForm, fields, visit, async (booking, lead) => {
        const { service, message, time_zone: visitorTimeZone } = booking
        const startsAt = startOf(booking)
        let reply: Pick<NewMail, 'id'> | undefined
        const stored = await storeBooking(visit.now, (id) => {
          const notice = {
            ...booking,
            leadId: lead.id,
            bookingId: id,
            startsAt,
            sequence: 0,
            visitorTimeZone,
            about: lead.source?.about,
            manageUrl: manageUrl(settings.publicUrl, secret, id),
          }
          const written = meetingMails('booked', notice, settings, visit.now)
          reply = lead.quarantineReason ? undefined : written.reply
          return {
            lead,
            booking: { bookingId: id, service, message, startsAt, visitorTimeZone },
            mails: unlessSuspect(lead, [written.team, written.reply]),
          }
        })
        const kept = stored.isRepeat ? await bookingOf(stored.id) : stored.bookingId
        if (stored.isRepeat) reply = await lastReplyTo(stored.id)
        const isSent = !reply || (await mailer.isSentWithin(reply.id, replyWaitInMilliseconds))
        return { bookingId: kept, token: bookingToken(secret, kept), autoReply: isSent ? 'sent' : 'queued' }
      }),
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
  words: { purpose: string; fields: Parameters<typeof fieldMessages>[0] }
  check(fields: Fields, now: Date): Checked<Checks>
}

const contactForm = {
  kind: 'contact',
  words: contactWords.form,
  check: checkContact,
} satisfies LeadForm<Person>
const quoteForm = { kind: 'quote', words: quoteWords.form, check: checkQuote } satisfies LeadForm<Person>
const bookingForm = {
  kind: 'booking',
  words: bookingWords.form,
  check: checkBooking,
} satisfies LeadForm<Person>

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
