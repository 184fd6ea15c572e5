import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { deskPaths } from '#content/desk-paths.ts'
import type { NewsWords } from '#content/en/desk/notifications.ts'
import { type Currency, formatMoney } from '#content/money.ts'
import { ownersWords, wordsIn } from '#content/words.ts'
import { packageName } from '#domain/checkout.ts'
import { analyseMessage } from '#domain/conversation-analyser.ts'
import { meetingTime } from '#domain/meeting-time.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, contactMessages, conversationHandovers, leads, quotes } from '#server/db/schema/leads.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { pushKinds } from '#server/db/schema/owners.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'

export type PushKind = (typeof pushKinds)[number]

type What = keyof NewsWords['titles']

/** Something that a phone may tell of. */
export interface News {
  id: string
  what: What
  /** The switches under which it is told. */
  kinds: PushKind[]
  isUrgent: boolean
  name: string
  /** The beginning of what was written. */
  written: string | undefined
  /** The screen where it is dealt with. */
  path: string
  at: Date
}

/** What the team is mailed about, and phones are told of. What an owner has done is no news to owners. */
const newsByMail: Record<string, What> = {
  'contact-team': 'message',
  'quote-team': 'quote',
  'handover-team': 'chat',
  'booking-booked-team': 'demo',
  'booking-requested-team': 'demo-asked',
  'booking-rescheduled-team': 'demo-moved',
  'booking-cancelled-team': 'demo-cancelled',
  'payment-team': 'payment',
  'payment-odd-team': 'payment-odd',
  'payment-twice-team': 'payment-odd',
}

const kindOf: Record<What, PushKind> = {
  message: 'lead',
  quote: 'lead',
  chat: 'lead',
  mail: 'lead',
  demo: 'booking',
  'demo-asked': 'booking',
  'demo-moved': 'booking',
  'demo-cancelled': 'booking',
  payment: 'payment',
  'payment-odd': 'payment',
}

export function isNews(mailKind: string): boolean {
  return Object.hasOwn(newsByMail, mailKind)
}

/** What a mail to the team is about, or mail that we were sent. Nothing once it is gone. */
export async function newsOf({ db }: Database, id: string): Promise<News | undefined> {
  const [told = (await selectNews(db, and(eq(leads.id, id), isReceived)))[0]] = await selectNews(
    db,
    eq(mails.id, id),
  )
  return told && newsIn(told)
}

/** All there was in a stretch of time. */
export async function newsBetween({ db }: Database, start: Date, end: Date): Promise<News[]> {
  const during = (at: typeof mails.createdAt | typeof leads.createdAt) => and(gte(at, start), lt(at, end))
  const rows = await selectNews(db, or(during(mails.createdAt), and(isReceived, during(leads.createdAt))))
  return rows.flatMap((row) => newsIn(row) ?? [])
}

const isReceived = eq(leads.kind, 'mail')

function selectNews(db: Database['db'], condition: SQL | undefined) {
  return db
    .select({
      id: sql<string>`coalesce(${mails.id}, ${leads.id})`,
      mail: mails.kind,
      at: sql<Date>`coalesce(${mails.createdAt}, ${leads.createdAt})`.mapWith(leads.createdAt),
      name: leads.name,
      language: leads.noticeLanguage,
      personId: leads.personId,
      urgency: conversationHandovers.urgency,
      written: sql<
        string | null
      >`left(coalesce(${contactMessages.message}, ${quotes.details}, ${bookings.message},
        (select string_agg(said ->> 'text', ' ') from jsonb_array_elements(${conversationHandovers.transcript}) said
          where said ->> 'isBot' = 'false')), 4000)`,
      booking: {
        id: bookings.bookingId,
        service: bookings.service,
        startsAt: bookings.startsAt,
        changedBy: bookings.changedBy,
      },
      order: {
        id: paymentOrders.id,
        packageId: paymentOrders.packageId,
        amount: paymentOrders.amount,
        currency: paymentOrders.currency,
      },
    })
    .from(leads)
    .leftJoin(mails, and(eq(mails.leadId, leads.id), inArray(mails.kind, Object.keys(newsByMail))))
    .leftJoin(contactMessages, eq(contactMessages.leadId, leads.id))
    .leftJoin(quotes, eq(quotes.leadId, leads.id))
    .leftJoin(bookings, eq(bookings.leadId, leads.id))
    .leftJoin(conversationHandovers, eq(conversationHandovers.leadId, leads.id))
    .leftJoin(paymentOrders, eq(paymentOrders.leadId, leads.id))
    .where(and(isNull(leads.quarantineReason), condition))
}

type Row = Awaited<ReturnType<typeof selectNews>>[number]

function newsIn(row: Row): News | undefined {
  const what = row.mail ? newsByMail[row.mail] : 'mail'
  if (!what || isOwners(row)) return undefined
  const isUrgent = row.urgency === 'High' || soundsUrgent(row)
  const { id, name, at } = row
  return {
    id,
    what,
    kinds: isUrgent ? [kindOf[what], 'urgent'] : [kindOf[what]],
    isUrgent,
    name,
    written: writtenIn(row),
    path: pathOf(row),
    at,
  }
}

/** A demo that an owner has moved, or cancelled. */
function isOwners({ booking }: Row): boolean {
  return ![undefined, null, 'visitor'].includes(booking?.changedBy)
}

function soundsUrgent({ written, language }: Row): boolean {
  return analyseMessage(written ?? '', wordsIn(language).conversation.keywords).urgency === 'High'
}

function writtenIn({ booking, order, written }: Row): string | undefined {
  const words = ownersWords()
  if (booking) return `${booking.service}, ${meetingTime(booking.startsAt, words.locale)}`
  if (!order) return written ?? undefined
  const money = formatMoney({ currency: order.currency as Currency, minor: order.amount })
  return `${packageName(order.packageId, words)}, ${money}`
}

function pathOf({ booking, order, personId }: Row): string {
  if (booking) return deskPaths.booking(booking.id)
  if (order) return deskPaths.payment(order.id)
  return personId ? deskPaths.person(personId) : deskPaths.today
}
