import { Link } from 'react-router'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { Confirm } from './confirm.tsx'
import { DemoLine, type ShownBooking } from './demo-line.tsx'
import { Moment } from './moment.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface BookingsPageProps {
  words: BookingDeskWords
  common: DeskWords
  notice?: string | undefined
  view: 'list' | 'week'
  /** The first day shown, as YYYY-MM-DD, and those that the arrows lead to. */
  from: string
  earlier: string
  later: string
  /** The day from which on there are more than one screen takes. */
  restFrom: string | undefined
  /** Each day of the span with its demos; the list leaves out days without any. */
  days: { day: string; bookings: (ShownBooking & { date: string; time: string; canChange: boolean })[] }[]
}

export function BookingsPage({ words, common, notice, view, from, days, ...rest }: BookingsPageProps) {
  const shown = view === 'week' ? days : days.filter(({ bookings }) => bookings.length > 0)
  const tab = 'inline-flex min-h-11 items-center px-3 aria-[current]:font-[600] aria-[current]:text-indigo'
  return (
    <Screen
      title={words.title}
      notice={notice}
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
          <Link to={`?view=${view}&from=${rest.earlier}`} className={tab}>
            {words.earlier}
          </Link>
          <Link to={`?view=${view}&from=${rest.later}`} className={tab}>
            {words.later}
          </Link>
        </nav>
      }
    >
      {shown.every(({ bookings }) => bookings.length === 0) && <p className="text-ink-2">{words.empty}</p>}
      <div className={view === 'week' ? 'grid gap-4 xl:grid-cols-7 xl:*:min-w-0' : 'flex flex-col gap-6'}>
        {shown.map(({ day, bookings }) => (
          <section key={day} aria-labelledby={`day-${day}`} className="border-t border-line pt-3">
            <h2 id={`day-${day}`} className="font-[600]">
              <Moment at={`${day}T12:00:00+05:30`} show="day" />
            </h2>
            <ul>
              {bookings.map((booking) => (
                <li
                  key={booking.bookingId}
                  id={booking.bookingId}
                  className="border-line py-2.5 not-last:border-b"
                >
                  <DemoLine booking={booking} common={common} show="time" />
                  {booking.canChange && <Change words={words} booking={booking} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rest.restFrom && (
        <p className="mt-6">
          {words.more}{' '}
          <Link to={`?view=list&from=${rest.restFrom}`} className="thread-link">
            {words.rest} <Moment at={`${rest.restFrom}T12:00:00+05:30`} show="day" />
          </Link>
        </p>
      )}
    </Screen>
  )
}

interface ChangeProps {
  words: BookingDeskWords
  booking: { bookingId: string; date: string; time: string; state: string }
}

function Change({ words, booking }: ChangeProps) {
  const box = 'min-h-11 rounded-[10px] border border-ink-2 bg-paper px-2'
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-2">
      {booking.state === 'requested' && (
        <PostForm>
          <input type="hidden" name="booking" value={booking.bookingId} />
          <SmallButton name="do" value="confirm">
            {words.confirm}
          </SmallButton>
        </PostForm>
      )}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 font-[600] text-indigo hover:bg-paper-2">
          {words.move}
        </summary>
        <PostForm className="mt-2 flex flex-wrap items-end gap-3">
          <input type="hidden" name="booking" value={booking.bookingId} />
          <label className="text-[0.875rem] font-[600]">
            {words.date}
            <input type="date" name="date" required defaultValue={booking.date} className={`${box} block`} />
          </label>
          <label className="text-[0.875rem] font-[600]">
            {words.time}
            <input type="time" name="time" required defaultValue={booking.time} className={`${box} block`} />
          </label>
          <SmallButton name="do" value="move">
            {words.submit}
          </SmallButton>
        </PostForm>
      </details>
      <PostForm>
        <input type="hidden" name="booking" value={booking.bookingId} />
        <Confirm label={words.cancel} sure={words.sure} name="do" value="cancel" />
      </PostForm>
    </div>
  )
}
