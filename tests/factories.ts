import { randomBytes, randomUUID } from 'node:crypto'
import type { bookings, contactMessages, leads } from '#server/db/schema/leads.ts'
import type { mails } from '#server/db/schema/mails.ts'

type New<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** A lead as a form would store it. */
export function aLead(changes: Partial<New<typeof leads>> = {}): New<typeof leads> {
  return {
    id: randomUUID(),
    kind: 'contact',
    name: 'मीना Sharma 🙏',
    email: 'meena@school.example',
    noticeVersion: '2026-11-16',
    noticeLanguage: 'en',
    noticePurpose: 'To answer this message',
    noticedAt: new Date('2026-11-15T04:30:00Z'),
    ...changes,
  }
}

export function aContactMessage(
  leadId: string,
  changes: Partial<New<typeof contactMessages>> = {},
): New<typeof contactMessages> {
  return {
    leadId,
    subject: 'Admissions assistant',
    message: 'We are a school in Pune.\nCan you help?',
    ...changes,
  }
}

export function aBooking(leadId: string, changes: Partial<New<typeof bookings>> = {}): New<typeof bookings> {
  return {
    leadId,
    bookingId: `DEMO-${randomBytes(6).toString('hex')}`,
    service: 'AI Chatbots',
    startsAt: new Date('2026-12-01T05:30:00Z'),
    visitorTimeZone: 'Africa/Dar_es_Salaam',
    ...(changes.isConfirmed && { host: 1 }),
    ...changes,
  }
}

/** A mail ready to be queued. */
export function aMail(
  changes: Partial<New<typeof mails>> = {},
): Omit<New<typeof mails>, 'id'> & { id: string } {
  return {
    id: randomUUID(),
    kind: 'contact-team',
    recipient: 'team@sutradhar.example',
    replyTo: 'meena@school.example',
    subject: 'नमस्ते: Admissions assistant',
    html: '<p>We are a school in Pune.</p>',
    text: 'We are a school in Pune.',
    params: { from_name: 'मीना Sharma', from_email: 'meena@school.example' },
    ...changes,
  }
}

/** A testimonial as a visitor would send it. */
export function aTestimonial(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'मीना Sharma 🙏',
    email: 'meena@school.example',
    company: 'A school in Pune',
    role: 'Principal',
    content: 'The phone rang all through admissions.\nNow we read a list in the evening.',
    rating: 5,
    service_type: 'WhatsApp Agents',
    project_details: 'Admissions on WhatsApp',
    publish_consent: true,
    ...changes,
  }
}
