import { Hono } from 'hono'
import { unlistedPaths } from '#content/paths.ts'
import { bookingPage } from '#server/leads/booking-link.ts'
import type { ApiParts } from './index.ts'
import { jsonForm } from './json-form.ts'

function enquiryAnswer({ id, reference, mailedTo }: { id: string; reference: string; mailedTo?: string }) {
  return { id, reference, mailedTo }
}

/** The forms that reach the team, for scripts. */
export function formsApi(parts: ApiParts): Hono {
  const { leads, findBookings } = parts.services
  const api = new Hono()
  api.post('/api/contact', jsonForm(parts, leads.receiveContact, enquiryAnswer))
  api.post('/api/quotes', jsonForm(parts, leads.receiveQuote, enquiryAnswer))
  api.post(
    '/api/bookings',
    jsonForm(parts, leads.receiveBooking, (stored) => ({
      bookingId: stored.bookingId,
      autoReply: stored.autoReply,
      status: stored.isConfirmed ? 'booked' : 'requested',
      start: stored.startsAt,
      minutes: stored.minutes,
      video: stored.videoUrl,
      manage: bookingPage(stored),
    })),
  )
  api.post(
    '/api/handovers',
    jsonForm(parts, leads.receiveHandover, ({ id, reference }) => ({ id, reference })),
  )
  api.post(
    unlistedPaths.findBooking,
    jsonForm(parts, findBookings, () => ({})),
  )
  api.get('/api/form-token', (context) =>
    context.json({ token: leads.formToken(parts.now()) }, 200, { 'cache-control': 'no-store' }),
  )
  return api
}
