import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { BookedDemoPage } from '#app/features/forms/booked-demo-page.tsx'
import { StatusPage } from '#app/features/frame/status-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { fill } from '#content/fill.ts'
import { isBookingId } from '#domain/booking.ts'
import { indianDateAndTime } from '#domain/booking-times.ts'
import { withChosenStart } from '#domain/chosen-start.ts'
import { fieldMessages } from '#domain/field-messages.ts'
import { readSubmission } from '#server/http/submission.ts'
import { bookingFieldWords } from '#server/leads/booking-form.ts'
import type { Route } from './+types/booked-demo'
import { askedSlots } from './asked-slots.ts'
import { plainFormHeaders } from './plain-form.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const { services, words, now } = scope
  const { booking, forms } = words
  const query = new URL(request.url).searchParams
  const id = services.bookings.idOf(params.token)
  const demo = id ? await services.bookings.find(id, now) : undefined
  if (!demo) {
    // Nothing of it is shown to whoever knows the number alone, not even whether there is one.
    const reference = isBookingId(params.token) ? params.token : undefined
    const nothing = { demo: undefined, reference, otherTimes: [], times: undefined, isConfirmedLater: false }
    return data({ words: booking, common: forms, ...nothing }, { status: reference ? 200 : 404 })
  }
  const { startsAt, name: _name, service, ...rest } = demo
  return data({
    words: booking,
    common: forms,
    demo: {
      ...rest,
      service: forms.choiceLabels[service] ?? service,
      ...indianDateAndTime(startsAt),
      start: startsAt,
      manage: `/bookings/${params.token}`,
    },
    reference: undefined,
    times: demo.canChange
      ? await askedSlots(query, scope, { zone: demo.visitorTimeZone, movedBooking: demo.bookingId })
      : undefined,
    otherTimes: demo.canChange ? await services.bookings.alternativesTo(startsAt, now) : [],
    isConfirmedLater: query.has('later'),
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { services, words, now } = context.get(requestScope)
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') throw submission.response
  const id = services.bookings.idOf(params.token)
  if (!id) return data({ kind: 'over' as const }, { status: 404 })
  const sent = withChosenStart(submission.fields)
  const values = { date: textOf(sent.date), time: textOf(sent.time) }
  const change =
    sent.intent === 'cancel'
      ? await services.bookings.cancel(id, now)
      : await services.bookings.reschedule(id, sent, now)
  const status = { changed: 200, invalid: 422, taken: 409, closed: 409, limited: 429, over: 409 }[change.kind]
  const headers = new Headers(change.kind === 'limited' ? { 'retry-after': String(change.seconds) } : {})
  const fields = bookingFieldWords(words.booking.form.fields, await services.diary.availability())
  const messages =
    change.kind === 'invalid' ? fieldMessages(fields, words.forms.problems, change.problems) : {}
  return data({ ...change, messages, values }, { status, headers })
}

/** Free times are picked here; and whose clock it is only the browser can say. */
export const handle = { isEager: true }

/** Without a connection the page stays as it is, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // A failure, so that the router does not ask for the page again, which would fail as well.
    return data({ kind: 'unreachable' as const }, { status: 503 })
  }
}

/** What can no longer be changed was changed elsewhere: the page says how it stands now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export const headers = plainFormHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData
    ? unlistedHead({ title: loaderData.words.page.title, description: loaderData.words.form.lead })
    : []),
  { name: 'referrer', content: 'same-origin' },
]

export default function BookedDemo({ loaderData, actionData }: Route.ComponentProps) {
  const { demo, reference, ...rest } = loaderData
  const { linkByMail, unknown } = rest.words.page
  if (reference) {
    const text = fill(linkByMail.text, { reference })
    return <StatusPage words={{ ...linkByMail, text }} />
  }
  if (!demo) return <StatusPage words={unknown} />
  return <BookedDemoPage demo={demo} change={actionData} {...rest} />
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
