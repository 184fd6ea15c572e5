import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Currency, Money } from '#content/money.ts'
import { stageOf } from '#domain/booking-times.ts'
import { listedPackageName } from '#domain/checkout.ts'
import { internationalNumber } from '#domain/phone-number.ts'
import { teamNames } from '#server/auth/team-names.ts'
import type { Database } from '#server/db/database.ts'
import {
  bookings,
  contactMessages,
  conversationHandovers,
  type HandedOverMessage,
  type LeadSource,
  leads,
  quotes,
} from '#server/db/schema/leads.ts'
import { type Attachment, mails, receivedMails } from '#server/db/schema/mails.ts'
import { auditEntries } from '#server/db/schema/owners.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { people, personNotes } from '#server/db/schema/people.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { answerLines } from '#server/leads/answers.ts'
import { followUpEvents } from './follow-ups.ts'

/** One thing that happened with a person, whoever did it. */
export type TimelineEvent = { at: Date; id: string } & (
  | {
      kind: 'lead'
      leadKind: string
      email: string
      /** Of the page that it was sent from. */
      language: string
      /** The number they gave, where it is none of those known of them. */
      otherPhone: string | undefined
      source: LeadSource
      subject: string | null
      text: string | null
      facts: string[]
      transcript: (HandedOverMessage & { place: number })[]
      order?: { id: string; reference: string; packageName: string; amount: Money; state: string }
      booking?: { bookingId: string; startsAt: Date; state: string; changedBy: string | null }
      received?: { attachments: Attachment[]; quoted: string; isCut: boolean; isAutomatic: boolean }
    }
  | { kind: 'mail'; subject: string; recipient: string; state: string; problem: string | null }
  | {
      kind: 'reply'
      subject: string
      text: string
      owner: string
      state: string
      problem: string | null
    }
  | { kind: 'note'; text: string; owner: string }
  | { kind: 'follow-up'; dueOn: string; text: string; owner: string; isDone: boolean }
  | { kind: 'change'; action: string; owner: string | null; details: Record<string, unknown> }
  | { kind: 'testimonial'; text: string; rating: number; status: string }
)

const maxEntries = 200

/** Everything that happened with one person, newest first. */
export async function timelineOf(
  database: Database,
  { id, email }: { id: string; email: string | null },
): Promise<TimelineEvent[]> {
  const { db } = database
  const leadRows = await db
    .select({
      lead: leads,
      contact: contactMessages,
      booking: bookings,
      quote: quotes,
      handover: conversationHandovers,
      order: paymentOrders,
      received: receivedMails,
      known: { phone: people.phone, otherPhone: people.otherPhone },
    })
    .from(leads)
    .innerJoin(people, eq(people.id, leads.personId))
    .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .leftJoin(bookings, eq(bookings.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.leadId, leads.id))
    .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
    .leftJoin(paymentOrders, eq(paymentOrders.leadId, leads.id))
    .leftJoin(receivedMails, eq(receivedMails.leadId, leads.id))
    .where(eq(leads.personId, id))
    .orderBy(desc(leads.createdAt))
    .limit(maxEntries)
  const ids = leadRows.map(({ lead }) => lead.id)
  const mailRows = await db
    .select({
      id: mails.id,
      subject: mails.subject,
      recipient: mails.recipient,
      state: mails.state,
      problem: mails.lastError,
      written: mails.written,
      writtenBy: mails.writtenBy,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(or(inArray(mails.leadId, ids), eq(mails.personId, id)))
    .orderBy(desc(mails.createdAt))
    .limit(maxEntries)
  const notes = await db
    .select()
    .from(personNotes)
    .where(eq(personNotes.personId, id))
    .orderBy(desc(personNotes.at))
    .limit(maxEntries)
  const changes = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `person:${id}`))
    .orderBy(desc(auditEntries.at))
    .limit(maxEntries)
  const testimonialRows = email
    ? await db.select().from(testimonials).where(eq(testimonials.email, email)).limit(20)
    : []
  const names = await teamNames(db)
  /** By name, also of those who have left; by address where none is known. */
  const nameOf = (ownerEmail: string) => names.get(ownerEmail) ?? ownerEmail
  const events: TimelineEvent[] = [
    ...leadRows.map(({ lead, contact, booking, quote, handover, order, received, known }) => ({
      at: lead.createdAt,
      id: lead.id,
      kind: 'lead' as const,
      leadKind: lead.kind,
      email: lead.email,
      language: lead.noticeLanguage,
      otherPhone: unlessKnown(lead.phone, [known.phone, known.otherPhone]),
      source: lead.source,
      subject: contact?.subject ?? booking?.service ?? quote?.service ?? handover?.interest ?? null,
      text: contact?.message ?? booking?.message ?? quote?.details ?? handover?.summary ?? null,
      facts: [
        lead.source.about,
        quote?.budget,
        ...(received ? [] : answerLines(lead.kind, lead.answers)).map(
          ({ label, value }) => `${label}: ${value}`,
        ),
        handover?.reference,
        handover?.urgency,
      ].filter((fact) => typeof fact === 'string'),
      transcript: (handover?.transcript ?? []).map((message, place) => ({ ...message, place })),
      ...(order && {
        order: {
          id: order.id,
          reference: order.reference,
          packageName: listedPackageName(order.packageId) ?? order.packageId,
          amount: { currency: order.currency as Currency, minor: order.amount },
          state: order.state,
        },
      }),
      ...(received && {
        received: {
          attachments: received.attachments,
          quoted: lead.answers.quoted ?? '',
          isCut: received.isCut,
          isAutomatic: lead.answers.automatic !== undefined,
        },
      }),
      ...(booking && {
        booking: {
          bookingId: booking.bookingId,
          startsAt: booking.startsAt,
          state: stageOf(booking),
          changedBy: booking.changedBy && nameOf(booking.changedBy),
        },
      }),
    })),
    ...mailRows.map((mail) => mailEvent(mail, nameOf)),
    ...notes.map(({ at, id: noteId, text, ownerEmail }) => ({
      at,
      id: noteId,
      kind: 'note' as const,
      text,
      owner: nameOf(ownerEmail),
    })),
    ...(await followUpEvents(database, id, maxEntries)).map(({ ownerEmail, ...event }) => ({
      ...event,
      owner: nameOf(ownerEmail),
    })),
    ...changes
      .filter(({ action }) => !toldElsewhere.has(action))
      .map(({ at, id: changeId, action, ownerEmail, details }) => ({
        at,
        id: changeId,
        kind: 'change' as const,
        action,
        owner: ownerEmail && nameOf(ownerEmail),
        details,
      })),
    ...testimonialRows.map(({ createdAt, id: testimonialId, content, rating, status }) => ({
      at: createdAt,
      id: testimonialId,
      kind: 'testimonial' as const,
      text: content,
      rating,
      status,
    })),
  ]
  return events.sort((first, second) => second.at.getTime() - first.at.getTime())
}

/** What stands in the timeline with its own words. */
const toldElsewhere = new Set(['person-note', 'person-replied', 'follow-up-set', 'follow-up-done'])

/** A number that is none of these, however they are written. */
function unlessKnown(phone: string | null, known: (string | null)[]): string | undefined {
  const isKnown = known.some((one) => internationalNumber(one ?? '') === internationalNumber(phone ?? ''))
  return phone && !isKnown ? phone : undefined
}

interface MailRow {
  id: string
  subject: string
  recipient: string
  state: string
  problem: string | null
  written: string | null
  writtenBy: string | null
  createdAt: Date
}

function mailEvent(
  { createdAt: at, written, writtenBy, ...mail }: MailRow,
  nameOf: (ownerEmail: string) => string,
): TimelineEvent {
  if (written === null) return { at, kind: 'mail', ...mail }
  const { recipient: _, ...reply } = mail
  return { at, kind: 'reply', text: written, owner: nameOf(writtenBy ?? ''), ...reply }
}
