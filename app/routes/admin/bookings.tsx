import { deskAction, flashOf } from '#app/desk-action.ts'
import { ownerOf } from '#app/desk-request.ts'
import { BookingsPage, type Opened } from '#app/features/desk/bookings-page.tsx'
import { type CalendarDemo, calendarOf, demosInside } from '#app/features/desk/calendar.ts'
import { screenOf } from '#app/features/desk/calendar-address.ts'
import { timestampText } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { bookingDeskWords as words } from '#content/en/desk/bookings.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { forms } from '#content/en/forms.ts'
import { bookingCan, indianDateAndTime, startOf } from '#domain/booking-times.ts'
import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import { mayUse } from '#server/auth/roles.ts'
import type { Route } from './+types/bookings'
import { changeCalendar, sentToCalendar } from './calendar-changes.ts'

const lengths = { list: 28, week: 7 }

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const query = new URL(request.url).searchParams
  const find = query.get('find') ?? ''
  const found = await services.bookings.find(find, now)
  const asked = screenOf(query, now)
  const screen = found ? { ...asked, from: indianDateAndTime(found.startsAt).date } : asked
  const first = screen.view === 'week' ? mondayOf(screen.from) : screen.from
  const length = lengths[screen.view]
  const span = { start: midnightOf(first), end: midnightOf(shiftDay(first, length)) }
  const { bookings, hasMore } = await services.desk.bookingsBetween(span.start, span.end)
  const off = await services.diary.timesOff(span)
  const hosts = await services.diary.hosts()
  const holding = hosts.filter(({ takesDemos }) => takesDemos)
  const feeds = await services.diary.feeds()
  const availability = await services.diary.availability()
  const nameOf = (host: number | null) => hosts.find(({ number }) => number === host)?.name
  const shown = (booking: (typeof bookings)[number]): CalendarDemo => ({
    ...booking,
    ...indianDateAndTime(booking.startsAt),
    hostName: nameOf(booking.host),
    canChange: bookingCan.changeByOwner(booking, now),
    canMark: bookingCan.markAttendance(booking, now),
  })
  const demos = bookings.map(shown)

  async function opened(): Promise<Opened | undefined> {
    const demo = await services.desk.booking(query.get('open') ?? find)
    if (demo) return { kind: 'demo', demo: shown(demo) }
    const away = off.find(({ id }) => id === query.get('off'))
    if (away) {
      const caught = await services.desk.bookingsBetween(hoursBefore(away.start, 24), away.end)
      return {
        kind: 'off',
        off: away,
        hostName: nameOf(away.host),
        demos: demosInside(away, caught.bookings).map(shown),
      }
    }
    if (query.has('new')) return { kind: 'new', start: chosenPlace(query.get('new')) }
    return query.has('block') ? { kind: 'block' } : undefined
  }

  const changed = await services.bookings.find(query.get('demo') ?? '', now)
  // The list is of demos alone; a week is of all that fills it.
  const filled =
    screen.view === 'week'
      ? { demos, busy: await services.diary.busy(span), off }
      : { demos, busy: [], off: [] }
  return {
    screen,
    calendar: calendarOf({ from: first, length, hosts, hours: availability.hours, ...filled }),
    around: { ...filled, availability },
    earlier: shiftDay(first, -length),
    later: shiftDay(first, length),
    mayDownload: mayUse(ownerOf(context).role, deskPaths.bookingsCsv),
    shownDays: `from=${first}&until=${shiftDay(first, length)}`,
    restFrom: hasMore ? demos.at(-1)?.date : undefined,
    hosts: hosts.map(({ number, name, takesDemos }) => ({ number, name, takesDemos })),
    hasVideo: holding.some(({ videoUrl }) => videoUrl),
    unread: feeds.flatMap(({ id, name, failingSince }) =>
      failingSince ? [{ id, name, since: failingSince }] : [],
    ),
    opened: await opened(),
    now,
    ...flashOf(request, words, {
      demo: () => changed?.name,
      before: timeText,
      after: timeText,
    }),
  }
}

export function action(args: Route.ActionArgs) {
  const { words: visitorWords } = args.context.get(requestScope)
  return deskAction(sentToCalendar, (fields, call) => changeCalendar(fields, call, visitorWords))(args)
}

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BookingsPage
      words={words}
      common={deskWords}
      emailQuestion={forms.emailQuestion}
      {...loaderData}
      refused={actionData?.refused}
    />
  )
}

/** The free time that was clicked, as it stands in the address. */
function chosenPlace(text: string | null): { date: string; time: string } | undefined {
  const [date = '', time = ''] = text?.split('T') ?? []
  return isCalendarDay(date) && /^\d\d:\d\d$/.test(time) ? { date, time } : undefined
}

function timeText(time: string): string | undefined {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? undefined : timestampText(date)
}

function hoursBefore(time: Date, hours: number): Date {
  return new Date(time.getTime() - hours * 3_600_000)
}

function midnightOf(date: string): Date {
  return startOf({ date, time: '00:00' })
}

function mondayOf(day: string): string {
  return shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}
