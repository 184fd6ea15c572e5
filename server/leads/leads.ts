import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldWords } from '#content/form-words.ts'
import { usualAvailability } from '#content/usual-availability.ts'
import type { Words } from '#content/words.ts'
import { ownersWindow } from '#domain/booking.ts'
import { checkForm } from '#domain/check-form.ts'
import type { OwnersWish } from '#domain/diary.ts'
import { askAboutEmail } from '#domain/email-question.ts'
import type { Checked } from '#domain/fields.ts'
import { checkContact, checkQuote } from '#domain/lead-checks.ts'
import { audit } from '#server/auth/audit.ts'
import type { Database } from '#server/db/database.ts'
import { conversationHandovers, leads } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import { readAvailability } from '#server/diary/availability.ts'
import type { Limits } from '#server/limits.ts'
import { describeError, type Log } from '#server/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { contentId, pressIds } from '#server/press-ids.ts'
import { answersIn, type Person } from './answers.ts'
import { bookingForm } from './booking-form.ts'
import { confirmationOf, leadReference } from './confirmations.ts'
import { handoverForm, storeHandover } from './handover.ts'
import { enquiryMail, type MailSettings } from './lead-mails.ts'
import { createNewBookings, type KeptBooking, makerKeyOf } from './new-bookings.ts'
import { invalidFields, notStored, type Receive, type Received, type Refused, tooMany } from './received.ts'
import { sourceOf } from './source.ts'
import { createLeadStore, type NewLead } from './store.ts'
import { formToken, suspicionOf, unlessSuspect, type Visit } from './suspicion.ts'

export interface Leads {
  receiveContact: Receive<KeptEnquiry>
  receiveQuote: Receive<KeptEnquiry>
  receiveBooking: Receive<KeptBooking>
  receiveHandover: Receive<{ id: string; reference: string }>
  /** A demo that an owner books for somebody on the phone, with the host whom they choose. */
  bookForCaller(
    by: string,
    fields: Fields,
    wish: OwnersWish,
    visit: Pick<Visit, 'now' | 'words'>,
  ): Promise<Received<KeptBooking>>
  formToken(now: Date): string
}

interface KeptEnquiry {
  id: string
  /** As its mails have it. */
  reference: string
  /** Where the confirmation goes; a mailbox gets one of a kind in a while. */
  mailedTo: string | undefined
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
  const newBookings = createNewBookings({ database, mailer, limits, secret, settings, store })

  async function receive<Checks extends Person, Kept>(
    form: LeadForm<Checks>,
    fields: Fields,
    visit: Visit,
    keep: (checked: Checks, lead: NewLead['lead']) => Promise<Received<Kept>>,
  ): Promise<Received<Kept>> {
    const { forms } = visit.words
    const words = form.words(visit.words)
    const checked = checkForm(fields, { ...words, forms }, (answered) => form.check(answered, visit.now))
    if (!checked.ok) return invalidFields(visit.words, checked)
    const seconds = await limits.take('too-many-forms-by-address', visit.clientAddress)
    if (seconds > 0) return tooMany(forms.limited, seconds)
    const reason = await suspicionOf(fields, checked.fields, visit, { limits, secret })
    try {
      const submissionId =
        form.submissionOf?.(checked.fields, secret) ??
        sentIdOf(form.kind, fields, checked.fields) ??
        (await pressOf(form.kind, checked.fields, visit))
      const lead = { ...leadOf(form, checked.fields, fields, visit, reason), submissionId }
      return await keep(checked.fields, lead)
    } catch (error) {
      log('error', 'lead-not-stored', { form: form.kind, ...describeError(error) })
      return notStored(words.failure)
    }
  }

  /** The id of what a browser named: under one name it may send different things, and each is kept. */
  function sentIdOf(kind: string, fields: Fields, checked: object): string | undefined {
    const name = submissionOf(fields)
    return name && contentId(secret, [kind, name, checked])
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

  /** With the team's mail about it and the visitor's confirmation. */
  async function keepEnquiry(item: Omit<NewLead, 'mails'>, now: Date): Promise<Received<KeptEnquiry>> {
    const written = [enquiryMail(item, settings), confirmationOf(item, settings, now)]
    const { id } = await store({ ...item, mails: unlessSuspect(item.lead, written) })
    const [confirmation] = await database.db
      .select({ mailedTo: mails.recipient })
      .from(mails)
      .where(and(eq(mails.leadId, id), eq(mails.recipient, item.lead.email)))
    return { kind: 'stored', id, reference: leadReference(id), mailedTo: confirmation?.mailedTo }
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

    // What is left of the fields has no column of its own, and is kept with the lead.
    receiveContact: (fields, visit) =>
      receive(contactForm, fields, visit, ({ subject, message, ...more }, lead) =>
        keepEnquiry(
          { lead: { ...lead, answers: answersIn(more) }, contact: { subject, message } },
          visit.now,
        ),
      ),

    receiveQuote: (fields, visit) =>
      receive(quoteForm, fields, visit, ({ service, budget, details, ...more }, lead) =>
        keepEnquiry(
          { lead: { ...lead, answers: answersIn(more) }, quote: { service, budget, details } },
          visit.now,
        ),
      ),

    receiveHandover: (fields, visit) =>
      receive(handoverForm, fields, visit, async (handover, lead) => ({
        kind: 'stored',
        ...(await storeHandover(handover, lead, { store, settings, referenceOf, visit })),
      })),

    async bookForCaller(by, fields, wish, { now, words }) {
      const visit = { now, words, clientAddress: undefined }
      const form = bookingForm(ownersWindow)
      const checked = checkForm(fields, { ...form.words(words), forms: words.forms }, (answered) =>
        form.check(answered, now),
      )
      if (!checked.ok) return invalidFields(words, checked)
      const lead = {
        ...leadOf(form, checked.fields, fields, visit, undefined),
        submissionId: form.submissionOf(checked.fields, secret),
      }
      const kept = await newBookings.keepForCaller(checked.fields, lead, { by, wish }, visit)
      if (kept.kind === 'stored')
        await audit(database.db, {
          ownerEmail: by,
          action: 'booking-made',
          subject: `booking:${kept.bookingId}`,
        })
      return kept
    },

    async receiveBooking(fields, visit) {
      const makerKey = makerKeyOf(submissionOf(fields) ?? visit.requestKey, secret)
      // Whatever ails the database is told when it is stored.
      const window = await readAvailability(database.db).catch(() => usualAvailability)
      const received = await receive(bookingForm(window), fields, visit, (booking, lead) =>
        newBookings.keep(booking, lead, makerKey, visit),
      )
      if (received.kind === 'stored' || received.status !== 422) return received
      const answered = askAboutEmail(fields, visit.words.forms).fields
      // Its time may have come too near since it was booked, and its first answer may have been lost.
      const repeated = await newBookings.repeated(answered, makerKey, window, visit)
      return repeated ?? newBookings.withRefusedTime(received, answered, window, visit)
    },
  }
}

interface LeadForm<Checks> {
  kind: 'contact' | 'booking' | 'quote' | 'handover'
  words(words: Words): { purpose: string; fields: Record<string, FieldWords>; failure: Refused['notice'] }
  check(fields: Fields, now: Date): Checked<Checks>
  /** Where the content says whether it is the same again, however late and from whichever tab. */
  submissionOf?(checked: Checks, secret: string): string
}

const contactForm = {
  kind: 'contact',
  words: ({ contact }) => contact.form,
  check: checkContact,
} satisfies LeadForm<Person>
const quoteForm = {
  kind: 'quote',
  words: ({ quote }) => quote.form,
  check: checkQuote,
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
    source: sourceOf(fields, visit),
    noticeVersion: visit.words.forms.notice.version,
    noticeLanguage: visit.words.language,
    noticePurpose: words(visit.words).purpose,
    noticedAt: visit.now,
    marketingConsent: marketing_consent,
  }
}

function submissionOf(fields: Fields): string | undefined {
  return z.uuid().safeParse(fields.submission_id).data
}
