import { requestScope } from '#app/request-scope.ts'
import { diaryWords } from '#content/en/desk/diary.ts'
import { demoCalendar } from '#server/diary/demo-calendar.ts'
import { isSameSecret } from '#server/signature.ts'
import type { Route } from './+types/demo-calendar'

/** Calendar apps cannot sign in, so the address itself is the key. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, site, now } = context.get(requestScope)
  if (!isSameSecret(params.secret, await services.diary.calendarSecret()))
    return new Response('Not found', { status: 404 })
  const words = diaryWords.calendar
  const calendar = await demoCalendar(services.database, { words, publicUrl: site.publicUrl, now })
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
