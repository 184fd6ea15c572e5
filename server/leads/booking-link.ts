import { pathIn } from '#content/paths.ts'
import { wordsIn } from '#content/words.ts'
import { readSigned, sign } from '#server/signature.ts'

const purpose = 'booking'

/** The part of an address that lets its holder, and nobody else, see, move and cancel a demo. */
export function bookingToken(secret: string, bookingId: string): string {
  return sign(secret, purpose, bookingId)
}

export function bookingIdOf(secret: string, token: string): string | undefined {
  return readSigned(secret, purpose, token)
}

/** Where a booking is managed; for anybody but its maker, the page that says where to find that link. */
export function bookingPage({ token, bookingId }: { token?: string | undefined; bookingId: string }): string {
  return `/bookings/${token ?? bookingId}`
}

/** The same in full, in the language of whoever booked. */
export function manageUrl(
  bookingId: string,
  { language, publicUrl, secret }: { language: string; publicUrl: string; secret: string },
): string {
  const page = bookingPage({ token: bookingToken(secret, bookingId), bookingId })
  return publicUrl + pathIn(wordsIn(language).language, page)
}
