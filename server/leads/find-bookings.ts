import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { fill } from '#content/fill.ts'
import { pathIn } from '#content/paths.ts'
import { type Words, wordsIn } from '#content/words.ts'
import { type BookingStage, stageOf } from '#domain/booking-times.ts'
import { checkForm } from '#domain/check-form.ts'
import { packageName } from '#domain/checkout.ts'
import { checkFindBooking } from '#domain/lead-checks.ts'
import { dayInIndia, meetingTime } from '#domain/meeting-time.ts'
import type { Database } from '#server/db/database.ts'
import { bookings, leads } from '#server/db/schema/leads.ts'
import { paymentOrders } from '#server/db/schema/payments.ts'
import { describeError } from '#server/log.ts'
import { parametersForVisitor } from '#server/mail/hosted-parameters.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import { greetingFor } from '#server/mail/templates/greeting.ts'
import type { MailDocument } from '#server/mail/templates/mail-document.tsx'
import { wordedMail } from '#server/mail/templates/worded-mail.ts'
import { manageUrl } from './booking-link.ts'
import type { LeadParts } from './leads.ts'
import { invalidFields, notStored, type Receive, refused, tooMany } from './received.ts'

const mostListed = 20
/** How long ago a demo may have been. */
const pastInMilliseconds = 30 * 24 * 3_600_000

/**
 * Nobody is answered sooner, and the work is done by then: how long it takes, a little more where a mail is written,
 * would tell who is a customer.
 */
const answeredAfterMilliseconds = 400

/**
 * Sends the links of someone's demos and paid orders to the address they were booked under. Whoever asks is told the
 * same, whether there is anything or not, and a mailbox that we do not know gets no mail.
 */
export function createFindBookings(parts: LeadParts & { promisesMail: boolean }): Receive<object> {
  const { database, mailer, limits, log, promisesMail } = parts

  async function mailLinks(email: string, now: Date): Promise<void> {
    const found = await foundUnder(database, email, now)
    const [newest] = found
    // Counted only where there is something to send, so that invented addresses do not fill the memory.
    if (!newest || (await limits.take('find-booking-by-email', email)) > 0) return
    const mail = linksMail(newest.lead, found, parts)
    await database.transaction((transaction) => mailer.queueMails(transaction, [mail]))
  }

  return async (fields, { words, now, clientAddress }) => {
    const { findBooking, forms } = words
    const { failure } = findBooking.form
    const checked = checkForm(fields, { ...findBooking.form, forms }, checkFindBooking)
    if (!checked.ok) return invalidFields(words, checked)
    const seconds = await limits.take('find-booking-by-address', clientAddress)
    if (seconds > 0) return tooMany(forms.limited, seconds)
    if (!promisesMail) return refused(503, 'no-mail', failure)
    try {
      await Promise.all([mailLinks(checked.fields.email, now), sleep(answeredAfterMilliseconds)])
      return { kind: 'stored' }
    } catch (error) {
      log('error', 'bookings-not-looked-up', describeError(error))
      return notStored(failure)
    }
  }
}

type Found = { lead: FoundLead; at: Date } & (
  | { booking: typeof bookings.$inferSelect }
  | { order: typeof paymentOrders.$inferSelect }
)
type FoundLead = Pick<typeof leads.$inferSelect, keyof typeof leadColumns>

const leadColumns = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  noticeLanguage: leads.noticeLanguage,
}

/** Newest first, and one more than a mail lists where there are more. */
async function foundUnder({ db }: Database, email: string, now: Date): Promise<Found[]> {
  const demos = await db
    .select({ lead: leadColumns, at: bookings.startsAt, booking: bookings })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(and(isUnder(email), gte(bookings.startsAt, new Date(now.getTime() - pastInMilliseconds))))
    .orderBy(desc(bookings.startsAt))
    .limit(mostListed + 1)
  const orders = await db
    .select({ lead: leadColumns, order: paymentOrders })
    .from(paymentOrders)
    .innerJoin(leads, eq(leads.id, paymentOrders.leadId))
    .where(and(isUnder(email), isNotNull(paymentOrders.paidAt)))
    .orderBy(desc(paymentOrders.paidAt))
    .limit(mostListed + 1)
  const paid = orders.map((row) => ({ ...row, at: row.order.paidAt ?? row.order.createdAt }))
  return [...demos, ...paid]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostListed + 1)
}

/** Suspects are sent nothing. */
function isUnder(email: string) {
  return and(sql`address_key(${leads.email}) = address_key(${email})`, isNull(leads.quarantineReason))
}

type LinkParts = Pick<LeadParts, 'secret' | 'settings'>

/** To the address and in the language of the newest. */
function linksMail(
  { id, name, email, noticeLanguage }: FoundLead,
  found: Found[],
  parts: LinkParts,
): NewMail {
  const { team, publicUrl } = parts.settings
  const words = wordsIn(noticeLanguage)
  const { mail } = words.findBooking
  const paragraphs = found.length > mostListed ? [...mail.paragraphs, mail.newest] : mail.paragraphs
  const written = wordedMail({ ...mail, paragraphs }, { count: String(mostListed) }, words, {
    greeting: greetingFor(name, words),
    facts: found.slice(0, mostListed).flatMap((each) => factsOf(each, words, parts)),
    closing: words.mails.confirmations.notYou,
  })
  return {
    ...written,
    id: randomUUID(),
    leadId: id,
    kind: 'booking-links',
    recipient: email,
    replyTo: team,
    params: parametersForVisitor({ name, email, title: written.subject, message: written.text }, publicUrl),
  }
}

function factsOf(
  found: Found,
  words: Words,
  { secret, settings: { publicUrl } }: LinkParts,
): NonNullable<MailDocument['facts']> {
  const { demo, order } = words.findBooking.mail
  if ('booking' in found) {
    const { bookingId: reference, startsAt } = found.booking
    const service = words.forms.choiceLabels[found.booking.service] ?? found.booking.service
    const when = meetingTime(startsAt, words.locale)
    const standing: { [Stage in BookingStage]?: string } = demo.standing
    const text = fill(standing[stageOf(found.booking)] ?? demo.text, { service, when, reference })
    return [
      { label: demo.label, value: text },
      {
        label: demo.link,
        value: manageUrl(reference, { language: words.language, publicUrl, secret }),
        isLink: true,
      },
    ]
  }
  const { id, packageId, receiptNumber } = found.order
  const text = fill(order.text, {
    package: packageName(packageId, words),
    day: dayInIndia(found.at, words.locale),
    receipt: receiptNumber ?? '',
  })
  return [
    { label: order.label, value: text },
    { label: order.link, value: publicUrl + pathIn(words.language, `/pay/${id}`), isLink: true },
  ]
}
