import type { BookingWords } from '#app/booking-sheet.tsx'
import { requestScope } from '#app/request-scope.ts'
import { bookingTopicOf } from '#domain/booking-topic.ts'
import type { Route } from './+types/booking-words'

/** Fetched when the booking sheet is opened, for the plan or service whose button was pressed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { words } = context.get(requestScope)
  const { booking, forms } = words
  const about = bookingTopicOf(new URL(request.url).searchParams, words)
  return Response.json({ booking, forms, about } satisfies BookingWords)
}
