import { redirect } from 'react-router'
import { deedOf, fieldOf, noticeOf, ownerOf } from '#app/desk-request.ts'
import { BookingsPage } from '#app/features/desk/bookings-page.tsx'
import { formOf } from '#app/posted-form.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { bookingDeskWords as words } from '#content/en/desk/bookings.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { bookingCan, startOf, todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import { indianDateAndTime, meetingTime } from '#domain/meeting-time.ts'
import { bookingsBetween } from '#server/desk/today.ts'
import type { Bookings as BookingService } from '#server/leads/bookings.ts'
import type { Route } from './+types/bookings'

const lengths = { list: 28, week: 7 }

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const view = query.get('view') === 'week' ? ('week' as const) : ('list' as const)
  const found = await services.bookings.find(query.get('find') ?? '', now)
  const asked = found ? indianDateAndTime(found.startsAt).date : query.get('from')
  const day = asked && isCalendarDay(asked) ? asked : todayInIndia(now)
  const from = view === 'week' ? mondayOf(day) : day
  const length = lengths[view]
  const { bookings, hasMore } = await bookingsBetween(
    services.database,
    startOf({ date: from, time: '00:00' }),
    startOf({ date: shiftDay(from, length), time: '00:00' }),
    true,
  )
  const shown = bookings.map((booking) => ({
    ...booking,
    ...indianDateAndTime(booking.startsAt),
    canChange: bookingCan.change(booking, now),
  }))
  return {
    view,
    from,
    earlier: shiftDay(from, -length),
    later: shiftDay(from, length),
    restFrom: hasMore ? shown.at(-1)?.date : undefined,
    days: Array.from({ length }, (_, index) => {
      const each = shiftDay(from, index)
      return { day: each, bookings: shown.filter(({ date }) => date === each) }
    }),
    notice: await noticeWithFreeTimes(request, services.bookings, now),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, now } = context.get(requestScope)
  const { email } = ownerOf(context)
  const form = await formOf(request)
  const booking = fieldOf(form, 'booking')
  const time = { date: fieldOf(form, 'date'), time: fieldOf(form, 'time') }
  const act = {
    confirm: () => services.bookings.confirm(booking, now, email),
    move: () => services.bookings.reschedule(booking, time, now, email),
    cancel: () => services.bookings.cancel(booking, now, email),
  }
  const button = deedOf(form, ['confirm', 'move', 'cancel'])
  const change = await act[button]()
  const query = new URL(request.url).searchParams
  query.delete('find')
  query.delete('near')
  if (change.kind === 'changed' && button === 'move') query.set('from', time.date)
  if (change.kind === 'time-taken') query.set('near', change.wanted.toISOString())
  query.set('done', change.kind === 'changed' ? outcomes[button] : change.kind)
  return redirect(`/admin/bookings?${query}`)
}

const outcomes = { confirm: 'confirmed', move: 'moved', cancel: 'cancelled' }

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return <BookingsPage words={words} common={deskWords} {...loaderData} />
}

/** What was just done, and the free times where one was taken. */
async function noticeWithFreeTimes(
  request: Request,
  bookings: Pick<BookingService, 'alternativesTo'>,
  now: Date,
): Promise<string | undefined> {
  const notice = noticeOf(request, words.done)
  const query = new URL(request.url).searchParams
  const wanted = new Date(query.get('near') ?? '')
  if (query.get('done') !== 'time-taken' || Number.isNaN(wanted.getTime())) return notice
  const free = await bookings.alternativesTo(wanted, now)
  const times = free.map(({ start }) => meetingTime(start)).join('; ')
  return times ? `${notice} ${fill(words.free, { times })}` : notice
}

function mondayOf(day: string): string {
  return shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}
