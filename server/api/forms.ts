import { type Context, Hono } from 'hono'
import { booking } from '#content/en/booking.ts'
import { chatWidget } from '#content/en/chat-widget.ts'
import { contact } from '#content/en/contact.ts'
import { quote } from '#content/en/quote.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { isFormPost, readSubmission } from '#server/http/submission.ts'
import { bookingPage } from '#server/leads/booking-link.ts'
import type { Received } from '#server/leads/leads.ts'
import type { Visit } from '#server/leads/suspicion.ts'
import type { ApiParts } from './index.ts'
import { refusal } from './refusal.ts'

/** The four forms for scripts. What a browser posts by itself is the router's. */
export function formsApi({ env, services, now }: ApiParts): Hono {
  const { leads } = services
  const api = new Hono()

  function form<Kept>(
    path: string,
    receive: (fields: Record<string, unknown>, visit: Visit) => Promise<Received<Kept>>,
    answer: (kept: Kept) => object,
    failure: { text: string },
  ) {
    api.post(path, async (context, next) => {
      if (isFormPost(context.req.raw)) return next()
      const submission = await readSubmission(context.req.raw)
      if (submission.kind === 'refused') return submission.response
      const received = await receive(submission.fields, visitOf(context))
      if (received.kind === 'stored')
        return context.json(answer(received), 201, { 'cache-control': 'no-store' })
      return refusal(received, failure.text)
    })
  }

  function visitOf(context: Context): Visit {
    return {
      now: now(),
      clientAddress: clientAddress(context, env.trustProxy),
      referrer: context.req.header('referer'),
      requestKey: context.req.header('idempotency-key'),
    }
  }

  form('/api/contact', leads.receiveContact, ({ id }) => ({ id }), contact.form.failure)
  form('/api/quotes', leads.receiveQuote, ({ id }) => ({ id }), quote.form.failure)
  form(
    '/api/bookings',
    leads.receiveBooking,
    (kept) => ({
      bookingId: kept.bookingId,
      autoReply: kept.autoReply,
      status: kept.isConfirmed ? 'booked' : 'requested',
      start: kept.startsAt,
      manage: bookingPage(kept),
    }),
    booking.form.failure,
  )
  form(
    '/api/handovers',
    leads.receiveHandover,
    ({ id, reference }) => ({ id, reference }),
    chatWidget.handOver.failed,
  )
  api.get('/api/form-token', (context) =>
    context.json({ token: leads.formToken(now()) }, 200, { 'cache-control': 'no-store' }),
  )
  return api
}
