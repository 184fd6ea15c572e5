import { z } from 'zod'
import { deskAction, fieldList, flashOf, idField, refused, textField } from '#app/desk-action.ts'
import { DiaryPage } from '#app/features/desk/diary-page.tsx'
import type { RefusedForm } from '#app/features/desk/refused-form.ts'
import { readWeek, type TypedDay, typedWeek, weekOf } from '#app/features/desk/working-hours.ts'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { diaryWords as words } from '#content/en/desk/diary.ts'
import { fill } from '#content/fill.ts'
import { usualAvailability } from '#content/usual-availability.ts'
import { todayInIndia } from '#domain/booking-times.ts'
import { type Availability, freeSlots, isWithinHours } from '#domain/diary.ts'
import type { FeedAnswer } from '#server/diary/calendars/feed.ts'
import type { Services } from '#server/services.ts'
import type { Route } from './+types/diary'
import { checkCalendar, checkHost, checkRules, ruleLimits } from './diary-forms.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, site, now } = context.get(requestScope)
  const { diary, desk } = services
  const availability = await diary.availability()
  const hosts = await diary.hosts()
  return {
    warnings: [
      ...(hosts.some(({ takesDemos }) => takesDemos) ? [] : ['nobody' as const]),
      ...(leavesTimes(availability, now) ? [] : ['closed' as const]),
    ],
    week: weekOf(availability.hours),
    rules: ruleLimits.map((limits) => ({ ...limits, value: availability[limits.name] })),
    hosts: await Promise.all(
      hosts.map(async ({ number, ...host }) => ({
        id: String(number),
        ...host,
        // Whoever stops leaves demos that somebody has to hold.
        demos: host.takesDemos ? [] : await desk.demosToCome(number, now),
      })),
    ),
    feeds: await diary.feeds(),
    calendarAddress: site.publicUrl + deskPaths.demoCalendar(await diary.calendarSecret()),
    ...flashOf(request, words),
  }
}

/** Whether somebody who is free all day could be booked at all. */
function leavesTimes(availability: Availability, now: Date): boolean {
  const diary = { availability, hosts: [{ number: 1, demos: [], busy: [], away: [] }] }
  const days = { from: todayInIndia(now), count: availability.daysAhead + 1 }
  return freeSlots(diary, days, now).length > 0
}

/** As many rows as there can be hours. */
const rows = fieldList(textField).refine(({ length }) => length <= 28)
/** A day that a form left out is not closed: the form is not the screen's own. */
function isWholeWeek(days: string[]): boolean {
  return [...'0123456'].every((day) => days.includes(day))
}

/** A number as hosts have it; anything else is nobody's. */
const hostField = z.coerce.number().int().min(1).max(2_147_483_647).catch(0)

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('save-hours'), day: rows.refine(isWholeWeek), opens: rows, closes: rows }),
    z.object({ do: z.enum(['usual-hours', 'renew-calendar']) }),
    z.object({
      do: z.literal('save-rules'),
      minutes: textField,
      bufferMinutes: textField,
      noticeHours: textField,
      daysAhead: textField,
    }),
    z.object({ do: z.literal('add-host'), name: textField, videoUrl: textField }),
    z.object({
      do: z.literal('change-host'),
      host: hostField,
      name: textField,
      videoUrl: textField,
      takesDemos: z.string().optional(),
    }),
    z.object({
      do: z.literal('add-calendar'),
      host: hostField,
      kind: z.enum(['ics', 'caldav']),
      name: textField,
      address: textField,
      username: textField,
      password: textField,
    }),
    z.object({ do: z.literal('remove-calendar'), calendar: idField }),
  ]),
  async (
    fields,
    { services, owner: { email: by }, now, flash },
  ): Promise<Response | ReturnType<typeof notSaved>> => {
    const { diary, desk } = services
    switch (fields.do) {
      case 'save-hours': {
        const read = readWeek(typedWeek(fields))
        if (!read.ok) return notSaved({ notice: whereWrong(read.week), refusedWeek: read.week })
        await diary.changeAvailability(by, { hours: read.hours })
        const count = await demosOutside(services, now)
        return count > 0 ? flash(['hours-saved', 'demos-outside'], { count }) : flash('hours-saved')
      }
      case 'usual-hours': {
        const hours = usualAvailability.hours.map(({ days, ...times }) => ({ days: [...days], ...times }))
        await diary.changeAvailability(by, { hours })
        return flash('usual-again')
      }
      case 'save-rules': {
        const { do: _do, ...typed } = fields
        const checked = checkRules(typed)
        if (!checked.ok) return notSaved({ refused: { of: 'rules', typed, errors: checked.errors } })
        await diary.changeAvailability(by, checked.fields)
        return flash('rules-saved')
      }
      case 'add-host': {
        const { do: _do, ...typed } = fields
        const checked = checkHost(typed)
        if (!checked.ok) return notSaved({ refused: { of: 'host-new', typed, errors: checked.errors } })
        await diary.addHost(by, checked.fields)
        return flash('host-added')
      }
      case 'change-host': {
        const { do: _do, host, ...typed } = fields
        const checked = checkHost(typed)
        if (!checked.ok) return notSaved({ refused: { of: `host-${host}`, typed, errors: checked.errors } })
        const takesDemos = typed.takesDemos !== undefined
        const isKept = await diary.changeHost(by, host, { ...checked.fields, takesDemos })
        if (!isKept) return flash('gone')
        const count = takesDemos ? 0 : (await desk.demosToCome(host, now)).length
        const isAnybodyLeft = (await diary.hosts()).some((other) => other.takesDemos)
        return flash(
          ['host-changed', ...(count > 0 ? ['demos-left'] : []), ...(isAnybodyLeft ? [] : ['nobody-left'])],
          { count },
        )
      }
      case 'add-calendar': {
        const { host, kind, name, username } = fields
        // Neither the address nor the password is sent back.
        const form = { of: `calendar-${kind}`, typed: { host: String(host), name, username } }
        const checked = checkCalendar(fields)
        if (!checked.ok) return notSaved({ refused: { ...form, errors: checked.errors } })
        if (!(await diary.hosts()).some(({ number }) => number === host)) return flash('gone')
        const answer = await diary.addFeed(by, checked.fields, now)
        if (answer.kind === 'refused')
          return notSaved({ refused: { ...form, errors: { address: words.feeds.problems[answer.reason] } } })
        const count = answer.kind === 'read' ? answer.busy.length : undefined
        return flash(howItWent(answer), { count })
      }
      case 'remove-calendar':
        return flash((await diary.removeFeed(by, fields.calendar)) ? 'calendar-removed' : 'gone')
      case 'renew-calendar':
        await diary.renewCalendarSecret(by)
        return flash('renewed')
    }
  },
)

/** Those that were booked by earlier hours, and stay. */
async function demosOutside({ diary, desk }: Services, now: Date): Promise<number> {
  const availability = await diary.availability()
  const yearFromNow = new Date(now.getTime() + 366 * 24 * 3_600_000)
  const { bookings } = await desk.bookingsBetween(now, yearFromNow)
  return bookings.filter(
    ({ state, startsAt, minutes }) =>
      state !== 'cancelled' && !isWithinHours({ ...availability, minutes }, startsAt),
  ).length
}

interface Refusal {
  notice?: string
  refusedWeek?: TypedDay[]
  refused?: RefusedForm
}

function notSaved(refusal: Refusal) {
  return refused<Refusal>({ notice: words.notSaved, ...refusal })
}

/** The days that have to be looked at, which may be out of sight. */
function whereWrong(week: TypedDay[]): string {
  const wrong = week.filter(({ problem }) => problem)
  return fill(words.hours.notSaved, { days: wrong.map(({ day }) => words.hours.days[day]).join(', ') })
}

/** What is said of a calendar that was just added. */
function howItWent(answer: FeedAnswer): (keyof typeof words.done | keyof typeof words.refusals)[] {
  if (answer.kind === 'failed') return ['calendar-failing', answer.reason]
  return answer.kind === 'read' ? ['calendar-added', 'calendar-read'] : ['calendar-added']
}

export default function Diary({ loaderData, actionData }: Route.ComponentProps) {
  const { notice: _notice, isRefusal: _isRefusal, undo: _undo, ...settings } = loaderData
  return (
    <DiaryPage
      words={words}
      common={deskWords}
      {...settings}
      refusedWeek={actionData?.refusedWeek}
      refused={actionData?.refused}
    />
  )
}
