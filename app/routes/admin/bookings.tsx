import { z } from 'zod'
import { deskAction, fieldList, flashOf, idField, refused, textField } from '#app/desk-action.ts'
import { BookingsPage, type Opened } from '#app/features/desk/bookings-page.tsx'
import { type CalendarDemo, calendarOf, demosInside } from '#app/features/desk/calendar.ts'
import { type CalendarScreen, calendarAddress } from '#app/features/desk/calendar-address.ts'
import { inTheWay } from '#app/features/desk/in-the-way.ts'
import type { RefusedFields } from '#app/features/desk/refused-fields.ts'
import { readTimeOff } from '#app/features/desk/time-off-fields.ts'
import { timestampText } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { bookingDeskWords as words } from '#content/en/desk/bookings.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { forms } from '#content/en/forms.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { bookingCan, indianDateAndTime, startOf, todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import { withChosenStart } from '#domain/chosen-start.ts'
import type { Span } from '#domain/diary.ts'
import { readVideoLink } from '#domain/video-link.ts'
import type { Services } from '#server/services.ts'
import type { Route } from './+types/bookings'

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
  const feeds = await services.diary.feeds()
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
    const demo = await demoOf(services, query.get('open') ?? find, now)
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
  const wanted = new Date(query.get('wanted') ?? '')
  const obstacles = isMoment(wanted) ? await obstaclesAt(services, wanted, changed?.bookingId) : []
  return {
    screen,
    // The list is of demos alone; a week is of all that fills it.
    calendar: calendarOf({
      from: first,
      length,
      demos,
      busy: screen.view === 'week' ? await services.diary.busy(span) : [],
      off: screen.view === 'week' ? off : [],
      hosts,
      hours: (await services.diary.availability()).hours,
    }),
    earlier: shiftDay(first, -length),
    later: shiftDay(first, length),
    restFrom: hasMore ? demos.at(-1)?.date : undefined,
    hosts: hosts.map(({ number, name }) => ({ number, name })),
    hasVideo: hosts.some(({ videoUrl }) => videoUrl),
    unread: feeds.flatMap(({ id, name, failingSince }) =>
      failingSince ? [{ id, name, since: failingSince }] : [],
    ),
    opened: await opened(),
    now,
    ...flashOf(request, words.done, {
      demo: () => changed?.name,
      before: timeText,
      after: timeText,
      free: (times) => times.split(',').map(timeText).join('; '),
      wanted: () => textOf(obstacles),
    }),
  }
}

export function action(args: Route.ActionArgs) {
  const { words: visitorWords } = args.context.get(requestScope)
  return deskAction(sent, (fields, call) => {
    switch (fields.do) {
      case 'book':
        return bookForCaller(fields, call, visitorWords)
      case 'block':
        return blockTime(fields, call)
      case 'unblock':
        return openTime(fields.off, call)
      case 'undo':
        return openTime(fields.undo, call)
      default:
        return changeDemo(fields, call)
    }
  })(args)
}

/** What each button of a demo is told as. */
const doneBy = {
  confirm: 'confirmed',
  move: 'moved',
  cancel: 'cancelled',
  link: 'linked',
  came: 'came',
  missed: 'missed',
  unmark: 'unmarked',
} as const

const sent = z.discriminatedUnion('do', [
  z.object({
    do: z.enum(Object.keys(doneBy) as (keyof typeof doneBy)[]),
    booking: textField,
    date: textField,
    time: textField,
    link: textField,
  }),
  z.object({
    do: z.literal('book'),
    name: textField,
    email: textField,
    // Its answer comes after the question.
    email_question: fieldList(textField).transform((answers) => answers.at(-1) ?? ''),
    phone: textField,
    service: textField,
    date: textField,
    time: textField,
    message: textField,
    start: textField,
  }),
  z.object({
    do: z.literal('block'),
    firstDay: textField,
    from: textField,
    lastDay: textField,
    until: textField,
    host: textField,
    reason: textField,
  }),
  z.object({ do: z.literal('unblock'), off: idField }),
  z.object({ do: z.literal('undo'), undo: idField }),
])

type Sent<Button> = Extract<z.infer<typeof sent>, { do: Button }>
type Call = Parameters<Parameters<typeof deskAction>[1]>[1]

async function changeDemo(
  { do: button, booking, date, time, link }: Sent<keyof typeof doneBy>,
  { services, owner: { email: by }, now, flash }: Call,
) {
  const { bookings } = services
  const videoUrl = readVideoLink(link)?.url
  if (button === 'link' && !videoUrl)
    return notKept(words.demo.badLink, { typed: { link }, errors: { link: words.demo.badLink } })
  const before = (await bookings.find(booking, now))?.startsAt.toISOString()
  const change = {
    confirm: () => bookings.confirm(booking, now, by),
    move: () => bookings.reschedule(booking, { date, time }, now, by),
    cancel: () => bookings.cancel(booking, now, by),
    link: () => bookings.setVideoUrl(booking, videoUrl ?? '', now, by),
    came: () => bookings.markAttendance(booking, 'came', now, by),
    missed: () => bookings.markAttendance(booking, 'missed', now, by),
    unmark: () => bookings.markAttendance(booking, null, now, by),
  }
  const outcome = await change[button]()
  if (outcome.kind === 'taken' || outcome.kind === 'closed') {
    const free = outcome.alternatives.map(({ start }) => start.toISOString())
    const obstacles = await obstaclesAt(services, outcome.wanted, booking)
    const isDemo = obstacles.some(({ kind }) => kind === 'demo')
    const done = [
      outcome.kind === 'taken' && obstacles.length > 0 && !isDemo ? 'busy' : outcome.kind,
      ...(free.length > 0 ? ['free'] : []),
      ...(obstacles.length > 0 ? ['because'] : []),
    ]
    return flash(done, { demo: booking, free: free.join(), wanted: outcome.wanted.toISOString() })
  }
  if (outcome.kind !== 'changed') return flash(outcome.kind)
  const after = button === 'move' ? startOf({ date, time }).toISOString() : before
  return flash(button === 'move' && after === before ? 'same-time' : doneBy[button], {
    demo: booking,
    before,
    after,
  })
}

async function bookForCaller(
  { do: _, ...typed }: Sent<'book'>,
  { services, owner, now, query, flash }: Call,
  visitorWords: Words,
) {
  const received = await services.leads.bookForCaller(owner.email, typed, { now, words: visitorWords })
  if (received.kind === 'stored') {
    const { bookingId: demo, startsAt } = received
    const screen = { ...screenOf(query, now), from: indianDateAndTime(startsAt).date }
    const to = deskPaths.bookings + calendarAddress(screen, { open: demo })
    return flash('made', { to, demo, after: startsAt.toISOString() })
  }
  const chosen = withChosenStart(typed)
  const { email, time, ...errors } = received.messages ?? {}
  const obstacles = received.alternatives ? await obstaclesAt(services, startOf(chosen)) : []
  const because = obstacles.length > 0 && fill(words.done.because, { wanted: textOf(obstacles) })
  return notKept(received.messages ? words.create.refused : received.notice.title, {
    typed: chosen,
    errors: {
      ...errors,
      // “Did you mean …?” stands once, above its two answers.
      ...(email && !received.suggestion && { email }),
      ...(time && { time: because ? `${time} ${because}` : time }),
    },
    suggestion: received.suggestion,
    free: received.alternatives?.map(({ start }) => start),
  })
}

async function blockTime({ do: _, ...typed }: Sent<'block'>, { services, owner, now, query, flash }: Call) {
  const hosts = await services.diary.hosts()
  const read = readTimeOff(
    typed,
    hosts.map(({ number }) => number),
  )
  if (!read.ok) {
    const errors = Object.entries(read.problems).map(([name, problem]) => [
      name,
      words.block.problems[problem],
    ])
    return notKept(words.block.refused, { typed, errors: Object.fromEntries(errors) })
  }
  const { id, demos: count } = await services.diary.addTimeOff(owner.email, read.off)
  const screen = { ...screenOf(query, now), from: typed.firstDay }
  const to = deskPaths.bookings + calendarAddress(screen, { off: id })
  return flash(count > 0 ? ['blocked', 'inside'] : 'blocked', { to, undo: id, count })
}

async function openTime(id: string, { services, owner, now, query, flash }: Call) {
  const isRemoved = await services.diary.removeTimeOff(owner.email, id)
  const to = deskPaths.bookings + calendarAddress(screenOf(query, now))
  return flash(isRemoved ? 'unblocked' : 'gone', { to })
}

function notKept(notice: string, fields: RefusedFields) {
  return refused({ notice, refused: fields })
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

function screenOf(query: URLSearchParams, now: Date): CalendarScreen {
  const from = query.get('from') ?? ''
  return {
    view: query.get('view') === 'list' ? 'list' : 'week',
    from: isCalendarDay(from) ? from : todayInIndia(now),
  }
}

/** A demo as the desk's lists have it, on whichever day it is. */
async function demoOf({ bookings, desk }: Services, id: string, now: Date) {
  const start = (await bookings.find(id, now))?.startsAt
  if (!start) return undefined
  const atThatTime = await desk.bookingsBetween(start, new Date(start.getTime() + 1))
  return atThatTime.bookings.find((booking) => booking.id === id)
}

/** What keeps a demo, other than the one that is to be moved, from beginning then. */
async function obstaclesAt({ diary, desk }: Services, wanted: Date, moved = '') {
  const span: Span = { start: hoursBefore(wanted, 24), end: hoursBefore(wanted, -24) }
  const { bookings: demos } = await desk.bookingsBetween(span.start, span.end)
  const [busy, off] = [await diary.busy(span), await diary.timesOff(span)]
  return inTheWay(
    { wanted, moved, demos, busy, off, availability: await diary.availability() },
    words.inTheWay,
  )
}

function textOf(obstacles: { text: string }[]): string {
  return obstacles.map(({ text }) => text).join('; ')
}

/** The free time that was clicked, as it stands in the address. */
function chosenPlace(text: string | null): { date: string; time: string } | undefined {
  const [date = '', time = ''] = text?.split('T') ?? []
  return isCalendarDay(date) && /^\d\d:\d\d$/.test(time) ? { date, time } : undefined
}

function timeText(time: string): string | undefined {
  const date = new Date(time)
  return isMoment(date) ? timestampText(date) : undefined
}

function isMoment(date: Date): boolean {
  return !Number.isNaN(date.getTime())
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
