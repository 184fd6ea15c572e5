import { bookableServices } from '#domain/booking-times.ts'
import type { leads } from '#server/db/schema/leads.ts'
import { type MeetingNotice, meetingMails, missedMail, reminderMail } from '#server/leads/demo-mails.ts'
import type { MailSettings } from '#server/leads/lead-mails.ts'
import type { NewMail } from '#server/mail/mailer.ts'
import type { Buyer } from '#server/payments/ledger.ts'
import { createPaymentMails } from '#server/payments/payment-mails.ts'
import {
  confirmationMail,
  invitationMail,
  publishedMail,
  receivedMail,
  withdrawnMail,
} from '#server/testimonials/testimonial-mails.ts'

const now = new Date()
const [service = ''] = bookableServices

/** What a job sends when its time has come, and what follows from a payment or a testimonial. */
export function mailsOfClients(lead: typeof leads.$inferSelect, settings: MailSettings): NewMail[] {
  const { id: leadId, name, email, noticeLanguage: language } = lead
  const notice: MeetingNotice = {
    language,
    leadId,
    name,
    email,
    service,
    bookingId: 'DEMO-0123456789ab',
    startsAt: new Date(now.getTime() + 86_400_000),
    isConfirmed: true,
    sequence: 1,
    visitorTimeZone: 'Africa/Dar_es_Salaam',
    answers: {},
    manageUrl: `${settings.publicUrl}/bookings/abc`,
    minutes: 30,
    hostName: 'Ravi',
    videoUrl: 'https://meet.jit.si/sutradhar-0123456789',
  }
  const client = { ...lead, language, serviceType: service, rating: 5, content: 'Now we read a list.' }
  const link = `${settings.publicUrl}/testimonials/withdraw/abc`
  const changes = [
    meetingMails('booked', { ...notice, isConfirmed: false }, settings, now),
    meetingMails('confirmed', notice, settings, now),
    meetingMails('passedOn', notice, settings, now),
  ]
  return [
    ...changes.flatMap(({ team, reply }) => [team, reply]),
    reminderMail('dayBefore', notice, settings, now),
    reminderMail('hourBefore', notice, settings, now),
    missedMail(notice, [{ start: notice.startsAt, minutes: 30 }], settings),
    receivedMail(client, settings),
    withdrawnMail(client, settings),
    invitationMail(client, link, settings),
    confirmationMail(client, link, settings),
    publishedMail(client, link, settings),
    ...mailsOfPayments({ ...lead, language }, settings),
  ]
}

function mailsOfPayments(buyer: Buyer, settings: MailSettings): NewMail[] {
  const of = createPaymentMails(settings)
  const order = {
    id: 'a'.repeat(22),
    leadId: buyer.id,
    packageId: 'basic-chatbot',
    amount: 599_900,
    currency: 'INR',
    reference: `ORDER-${buyer.language}`,
    requestKey: null,
    provider: 'razorpay' as const,
    providerOrderId: 'order_1',
    attempts: 1,
    state: 'captured' as const,
    receiptNumber: '2026-27/0001',
    paidAt: now,
    setupStartedAt: null,
    liveAt: null,
    createdAt: now,
    checkedAt: null,
  }
  const event = {
    id: 'event_1',
    orderId: order.id,
    source: 'webhook' as const,
    kind: 'payment-captured' as const,
    paymentId: 'pay_1',
    refundId: null,
    amount: 100_000,
    currency: 'INR',
    reason: null,
    occurredAt: now,
    recordedAt: now,
  }
  const paid = { state: 'captured' as const, paymentId: 'pay_1', paidAt: now, refunded: 0, differences: [] }
  return [
    ...of.forCapture(order, paid, buyer),
    of.forOddCapture(order, event, buyer),
    ...of.forDuplicate(order, { ...paid, duplicate: { paymentId: 'pay_2', refunded: 0 } }, buyer),
    ...of.forRepeatPurchase({ order, earlier: order }, buyer),
    of.forOpenOrder(order, buyer, now),
    of.forRefund(order, paid, { ...event, kind: 'refund-processed', refundId: 'refund_1' }, buyer),
  ]
}
