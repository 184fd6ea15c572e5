import { data } from 'react-router'
import { BookedDemoPage } from '#app/features/forms/booked-demo-page.tsx'
import { StatusPage } from '#app/features/frame/status-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { company } from '#content/company.ts'
import { booking } from '#content/en/booking.ts'
import { forms } from '#content/en/forms.ts'
import { indianDateAndTime, meetingTime } from '#domain/meeting-time.ts'
import { readSubmission } from '#server/http/submission.ts'
import type { Route } from './+types/booked-demo'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const id = services.bookings.idOf(params.token)
  const demo = id ? await services.bookings.find(id, now) : undefined
  if (!demo) return data({ demo: undefined }, { status: 404 })
  const { startsAt, visitorTimeZone, ...rest } = demo
  const isElsewhere = visitorTimeZone && visitorTimeZone !== company.timeZone
  return data({
    demo: {
      ...rest,
      ...indianDateAndTime(startsAt),
      when: meetingTime(startsAt),
      yourTime: isElsewhere ? meetingTime(startsAt, visitorTimeZone) : undefined,
    },
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { services, now } = context.get(requestScope)
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') throw submission.response
  const id = services.bookings.idOf(params.token)
  if (!id) return data({ kind: 'closed' as const }, { status: 404 })
  const { fields } = submission
  const change =
    fields.intent === 'cancel'
      ? await services.bookings.cancel(id, now)
      : await services.bookings.reschedule(id, fields, now)
  return data(change, { status: { changed: 200, invalid: 422, closed: 409 }[change.kind] })
}

export const meta: Route.MetaFunction = () => [
  { title: `${booking.page.title} | ${company.name}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function BookedDemo({ loaderData: { demo }, actionData }: Route.ComponentProps) {
  if (!demo) return <StatusPage words={{ ...booking.page.unknown, links: forms.thanks.links }} />
  return <BookedDemoPage words={booking} common={forms} demo={demo} change={actionData} />
}
