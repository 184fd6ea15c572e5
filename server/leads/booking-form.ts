import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { type Booking, type BookingWindow, checkBooking, identityOf } from '#domain/booking.ts'
import { contentId } from '#server/press-ids.ts'

/** The form, as far as it depends on how soon and how far ahead demos are at the moment. */
export function bookingForm(window: BookingWindow) {
  return {
    kind: 'booking' as const,
    words: ({ booking: { form } }: Words) => ({ ...form, fields: bookingFieldWords(form.fields, window) }),
    check: (fields: Record<string, unknown>, now: Date) => checkBooking(fields, now, window),
    submissionOf,
  }
}

/** The words of its fields, which say how soon and how far ahead. */
export function bookingFieldWords(
  { date, time, ...fields }: Words['booking']['form']['fields'],
  { noticeHours, daysAhead }: BookingWindow,
) {
  return {
    ...fields,
    date: { ...date, 'too-far': fill(date['too-far'], { days: String(daysAhead) }) },
    time: { ...time, 'too-soon': fill(time['too-soon'], { hours: String(noticeHours) }) },
  }
}

/** The same for the same booking, sent again. */
export function submissionOf(booking: Booking, secret: string): string {
  return contentId(secret, ['booking', identityOf(booking)])
}
