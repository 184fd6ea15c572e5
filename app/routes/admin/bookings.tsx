import { z } from 'zod'
import { deskAction, flashOf, textField } from '#app/desk-action.ts'
import { BookingsPage } from '#app/features/desk/bookings-page.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { bookingDeskWords as words } from '#content/en/desk/bookings.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import { bookingCan, startOf, todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import { indianDateAndTime, meetingTime } from '#domain/meeting-time.ts'
import type { Bookings as BookingService } from '#server/leads/bookings.ts'
import type { Route } from './+types/bookings'

const lengths = { list: 28, week: 7 }

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const view: keyof typeof lengths = query.get('view') === 'week' ? 'week' : 'list'
  const found = await services.bookings.find(query.get('find') ?? '', now)
  const wanted = found ? indianDateAndTime(found.startsAt).date : query.get('from')
  const day = wanted && isCalendarDay(wanted) ? wanted : todayInIndia(now)
  const from = view === 'week' ? mondayOf(day) : day
  const length = lengths[view]
  const { bookings, hasMore } = await services.desk.bookingsBetween(
    startOf({ date: from, time: '00:00' }),
    startOf({ date: shiftDay(from, length), time: '00:00' }),
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

export const action = deskAction(
  z.object({
    do: z.enum(['confirm', 'move', 'cancel']),
    booking: textField,
    date: textField,
    time: textField,
  }),
  async (
    { do: button, booking, date, time },
    { services: { bookings }, owner: { email: by }, now, query, flash },
  ) => {
    const change = {
      confirm: () => bookings.confirm(booking, now, by),
      move: () => bookings.reschedule(booking, { date, time }, now, by),
      cancel: () => bookings.cancel(booking, now, by),
    }
    const outcome = await change[button]()
    query.delete('find')
    if (outcome.kind === 'changed' && button === 'move') query.set('from', date)
    const to = `${deskPaths.bookings}?${query}`
    if (outcome.kind === 'time-taken') return flash('time-taken', { to, near: outcome.wanted.toISOString() })
    return flash(outcome.kind === 'changed' ? doneBy[button] : outcome.kind, { to })
  },
)

const doneBy = { confirm: 'confirmed', move: 'moved', cancel: 'cancelled' }

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return <BookingsPage words={words} common={deskWords} {...loaderData} />
}

/** What was just done, and the free times where one was taken. */
async function noticeWithFreeTimes(
  request: Request,
  bookings: Pick<BookingService, 'alternativesTo'>,
  now: Date,
): Promise<string | undefined> {
  const { notice } = flashOf(request, words.done)
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
