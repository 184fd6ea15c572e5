import { Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, textField } from '#app/desk-action.ts'
import { Confirm } from '#app/features/desk/confirm.tsx'
import { DemoLine } from '#app/features/desk/demo-line.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { SmallField } from '#app/features/desk/small-field.tsx'
import { Timestamp, timestampText } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { bookingDeskWords as words } from '#content/en/desk/bookings.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { bookingCan, startOf, todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import { indianDateAndTime } from '#domain/meeting-time.ts'
import type { Route } from './+types/bookings'

const lengths = { list: 28, week: 7 }

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const view: keyof typeof lengths = query.get('view') === 'week' ? 'week' : 'list'
  const found = await services.bookings.find(query.get('find') ?? '', now)
  const changed = await services.bookings.find(query.get('demo') ?? '', now)
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
    ...flashOf(request, words.done, {
      demo: () => changed?.name,
      before: timeText,
      after: timeText,
      free: (times) => times.split(',').map(timeText).join('; '),
    }),
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
    { services: { bookings }, owner: { email: by }, now, flash },
  ) => {
    const before = (await bookings.find(booking, now))?.startsAt.toISOString()
    const change = {
      confirm: () => bookings.confirm(booking, now, by),
      move: () => bookings.reschedule(booking, { date, time }, now, by),
      cancel: () => bookings.cancel(booking, now, by),
    }
    const outcome = await change[button]()
    if (outcome.kind === 'taken' || outcome.kind === 'closed') {
      const free = outcome.alternatives.map(({ start }) => start.toISOString())
      return flash(free.length > 0 ? [outcome.kind, 'free'] : outcome.kind, { free: free.join() })
    }
    if (outcome.kind !== 'changed') return flash(outcome.kind)
    const after = button === 'move' ? startOf({ date, time }).toISOString() : before
    return flash(button === 'move' && after === before ? 'same-time' : doneBy[button], {
      demo: booking,
      before,
      after,
    })
  },
)

const doneBy = { confirm: 'confirmed', move: 'moved', cancel: 'cancelled' }

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { view, from, earlier, later, restFrom, days } = loaderData
  const listed = view === 'week' ? days : days.filter(({ bookings }) => bookings.length > 0)
  const tab = 'inline-flex min-h-11 items-center px-3 aria-[current]:font-[600] aria-[current]:text-indigo'
  return (
    <Screen
      title={words.title}
      actions={
        <nav aria-label={words.title} className="flex flex-wrap items-center">
          {(['list', 'week'] as const).map((each) => (
            <Link
              key={each}
              to={`?view=${each}&from=${from}`}
              aria-current={view === each ? 'true' : undefined}
              className={tab}
            >
              {words.views[each]}
            </Link>
          ))}
          <Link to={`?view=${view}&from=${earlier}`} className={tab}>
            {words.earlier}
          </Link>
          <Link to={`?view=${view}&from=${later}`} className={tab}>
            {words.later}
          </Link>
        </nav>
      }
    >
      {listed.every(({ bookings }) => bookings.length === 0) && <p className="text-ink-2">{words.empty}</p>}
      <div className={view === 'week' ? 'grid gap-4 xl:grid-cols-7 xl:*:min-w-0' : 'flex flex-col gap-6'}>
        {listed.map(({ day, bookings }) => (
          <section key={day} aria-labelledby={`day-${day}`} className="border-t border-line pt-3">
            <h2 id={`day-${day}`} className="font-[600]">
              <Timestamp at={`${day}T12:00:00+05:30`} show="day" />
            </h2>
            <Entries rows={bookings}>
              {(booking) => (
                <>
                  <DemoLine booking={booking} common={deskWords} show="time" />
                  {booking.canChange && (
                    // Another one once it is moved, so that the form is closed.
                    <Change
                      key={booking.startsAt.getTime()}
                      booking={booking}
                      list={`?view=${view}&from=${from}`}
                    />
                  )}
                </>
              )}
            </Entries>
          </section>
        ))}
      </div>
      {restFrom && (
        <p className="mt-6">
          {words.more}{' '}
          <Link to={`?view=list&from=${restFrom}`} className="thread-link">
            {words.rest} <Timestamp at={`${restFrom}T12:00:00+05:30`} show="day" />
          </Link>
        </p>
      )}
    </Screen>
  )
}

interface ChangeProps {
  booking: { id: string; date: string; time: string; state: string }
  /** The list as it stands, which is shown again after a change. */
  list: string
}

function Change({ booking, list }: ChangeProps) {
  const form = { action: list, fields: { booking: booking.id } }
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-2">
      {booking.state === 'requested' && (
        <PostForm {...form}>
          <SmallButton name="do" value="confirm">
            {words.confirm}
          </SmallButton>
        </PostForm>
      )}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-[600] text-indigo hover:bg-paper-2">
          {words.move}
        </summary>
        <PostForm {...form} className="mt-2 flex flex-wrap items-end gap-3">
          <SmallField label={words.date} type="date" name="date" required defaultValue={booking.date} />
          <SmallField label={words.time} type="time" name="time" required defaultValue={booking.time} />
          <SmallButton name="do" value="move">
            {words.submit}
          </SmallButton>
        </PostForm>
      </details>
      <PostForm {...form}>
        <Confirm label={words.cancel} sure={words.sure} name="do" value="cancel" />
      </PostForm>
    </div>
  )
}

function timeText(time: string): string | undefined {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? undefined : timestampText(date)
}

function mondayOf(day: string): string {
  return shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}
