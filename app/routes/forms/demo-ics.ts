import { requestScope } from '#app/request-scope.ts'
import type { Route } from './+types/demo-ics'

/** The demo as a file for calendars, for whoever has its link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const id = services.bookings.idOf(params.token)
  const file = id && (await services.bookings.calendarFile(id, now))
  if (!file) throw new Response(null, { status: 404 })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="demo.ics"',
      'cache-control': 'no-store',
    },
  })
}
