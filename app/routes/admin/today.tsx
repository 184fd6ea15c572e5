import { Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, idField } from '#app/desk-action.ts'
import { idOf, ownerOf } from '#app/desk-request.ts'
import { DemoLine } from '#app/features/desk/demo-line.tsx'
import { Empty } from '#app/features/desk/empty.tsx'
import { Entries, rowHeight, wholeRow } from '#app/features/desk/list.tsx'
import { NextDemo } from '#app/features/desk/next-demo.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { smallButton } from '#app/features/desk/small-button.tsx'
import { dayText } from '#app/features/desk/timestamp.tsx'
import { ToDoLine } from '#app/features/desk/to-do-line.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { followUpWords } from '#content/en/desk/follow-ups.ts'
import { todayWords as words } from '#content/en/desk/today.ts'
import { fill } from '#content/fill.ts'
import { startOf, todayInIndia } from '#domain/booking-times.ts'
import { isCalendarDay, shiftDay } from '#domain/calendar-day.ts'
import type { QuickDay } from '#domain/follow-up-days.ts'
import { mayUse } from '#server/auth/roles.ts'
import { contactWays } from '#server/desk/decisions.ts'
import { isFailing } from '#server/desk/inbox/inbox.ts'
import type { ToDoPerson } from '#server/desk/to-do.ts'
import type { Route } from './+types/today'
import { changeFollowUp, followUpChanges } from './follow-up-changes.ts'

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const today = await services.desk.today(now)
  const hosts = await services.diary.hosts()
  const changed = await services.desk.people.find(idOf(new URL(request.url).searchParams.get('person') ?? ''))
  const owner = ownerOf(context)
  const whoOf = (host: number | null) => hosts.find(({ number }) => number === host)?.name
  return {
    ...today,
    isFirstDay: today.toDo.length === 0 && (await services.desk.people.list({}, 0)).people.length === 0,
    steps: firstSteps.filter(({ to }) => mayUse(owner.role, to)),
    isInboxFailing: isFailing(await services.inbox.health(), now),
    toDo: ownFirst(today.toDo, owner.email).map((person) => ({
      ...person,
      age: person.waitingSince && now.getTime() - person.waitingSince.getTime(),
      assignee: assigneeOf(person, owner.id),
    })),
    nextDemos: today.nextDemos.map((demo) => ({
      ...demo,
      who: hosts.length > 1 ? whoOf(demo.host) : undefined,
      minutesAway: Math.round((demo.startsAt.getTime() - now.getTime()) / 60_000),
    })),
    days: { today: todayInIndia(now), quickDays: snoozeDays(now) },
    demos: today.demos.map((demo) => ({ ...demo, who: hosts.length > 1 ? whoOf(demo.host) : undefined })),
    isBackupDue: mayUse(owner.role, deskPaths.backups) && (await services.backups.isDue(now)),
    ...flashOf(request, flashWords, {
      person: () => changed?.name,
      after: (day) => (isCalendarDay(day) ? dayText(day) : undefined),
    }),
  }
}

/** What an owner does before anybody has written. */
const firstSteps = [
  { to: deskPaths.diary, label: words.waiting.firstDay.steps.diary },
  { to: deskPaths.notifications, label: words.waiting.firstDay.steps.notifications },
  { to: deskPaths.site, label: words.waiting.firstDay.steps.site },
]

/** Of what is to be followed up, what the reader meant to do comes before what colleagues did. */
function ownFirst(people: ToDoPerson[], reader: string): ToDoPerson[] {
  const rankOf = ({ isUrgent, followUps }: ToDoPerson) => {
    if (isUrgent) return 0
    if (followUps.length === 0) return 3
    return followUps.some(({ ownerEmail }) => ownerEmail === reader) ? 1 : 2
  }
  return people.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function assigneeOf({ assignedTo, assignee }: ToDoPerson, reader: string): string | undefined {
  if (!assignee) return undefined
  return assignedTo === reader ? words.waiting.yours : fill(words.waiting.assignedTo, { name: assignee })
}

const flashWords = {
  done: { ...words.done, ...followUpWords.done },
  refusals: { ...words.refusals, ...followUpWords.refusals },
}

/** Whom, or what is due, an owner puts off: to tomorrow, by three days, by a week. */
function snoozeDays(now: Date): QuickDay[] {
  const today = todayInIndia(now)
  return [
    { id: 'tomorrow', day: shiftDay(today, 1) },
    { id: 'in-three-days', day: shiftDay(today, 3) },
    { id: 'in-a-week', day: shiftDay(today, 7) },
  ]
}

export const action = deskAction(
  z.discriminatedUnion('do', [
    z.object({ do: z.literal('answered'), person: idField }),
    z.object({ do: z.literal('contact'), person: idField, way: z.enum(contactWays) }),
    z.object({ do: z.literal('snooze'), person: idField, days: z.enum(['1', '3', '7']) }),
    ...followUpChanges,
    z.object({ do: z.literal('undo'), undo: idField }),
  ]),
  async (fields, call) => {
    const { services, now, flash } = call
    const { desk } = services
    const by = call.owner.email
    switch (fields.do) {
      case 'answered': {
        const decision = await desk.people.markAnswered(by, fields.person)
        return decision ? flash('answered', { undo: decision.entry, person: fields.person }) : flash('gone')
      }
      case 'contact': {
        const noted = await desk.people.noteContact(by, fields.person, fields.way)
        return noted ? flash(fields.way, { undo: noted.entry }) : flash('gone')
      }
      case 'snooze': {
        const day = shiftDay(todayInIndia(now), Number(fields.days))
        const until = startOf({ date: day, time: '00:00' })
        const decision = await desk.people.snooze(by, fields.person, until)
        return decision
          ? flash('snoozed', { undo: decision.entry, person: fields.person, after: day })
          : flash('gone')
      }
      case 'follow-up-done':
      case 'follow-up-move':
      case 'follow-up-remove':
        return changeFollowUp(fields, call)
      case 'undo': {
        const restored = await desk.people.undoDecision(by, fields.undo)
        if (!restored) return flash((await desk.followUps.undo(by, fields.undo)) ? 'undone' : 'decided-since')
        return flash(restored.waitingSince ? 'waits' : 'undone')
      }
    }
  },
)

export default function Today({ loaderData: today }: Route.ComponentProps) {
  const toLookAt = (
    [
      { id: 'nobody', count: today.hasHost ? 0 : 1, to: deskPaths.diary },
      { id: 'withoutHost', count: today.demosWithoutHost, to: `${deskPaths.bookings}?view=list` },
      { id: 'withoutLink', count: today.demos.filter(isWithoutLink).length, to: deskPaths.bookings },
      { id: 'calendars', count: today.failingCalendars, to: deskPaths.diary },
      { id: 'payments', count: today.paymentDifferences, to: deskPaths.payments },
      { id: 'unsettled', count: today.unsettledPayments, to: deskPaths.payments },
      { id: 'failedMails', count: today.failedMails, to: `${deskPaths.mails}?state=troubled` },
      { id: 'inbox', count: today.isInboxFailing ? 1 : 0, to: deskPaths.mails },
      {
        id: 'testimonials',
        count: today.pendingTestimonials,
        to: `${deskPaths.testimonials}?status=pending`,
      },
      { id: 'backup', count: today.isBackupDue ? 1 : 0, to: deskPaths.backups },
      { id: 'suspects', count: today.suspects, to: deskPaths.suspects },
    ] as const
  ).filter(({ count }) => count > 0)
  const counts = [
    { words: words.waiting.counts.waiting, count: today.waitingCount },
    { words: words.waiting.counts.due, count: today.dueCount },
    { words: words.waiting.counts.snoozed, count: today.snoozedCount },
  ]
    .filter(({ count }) => count > 0)
    .map((line) => countText(line.words, line.count))
  const moreDue = today.dueCount - today.toDo.flatMap(({ followUps }) => followUps).length
  return (
    <Screen title={words.title}>
      {/* What is at a fixed time comes first. */}
      <NextDemo words={words.next} common={deskWords} demos={today.nextDemos} />
      <Panel
        isFirst
        id="to-do"
        title={words.waiting.heading}
        note={counts.join(' · ')}
        aside={
          today.waitingCount + today.snoozedCount > 0 && (
            <Link to={`${deskPaths.leads}?waiting=1`} className="thread-link">
              {words.waiting.all}
            </Link>
          )
        }
      >
        <Entries
          rows={today.toDo}
          empty={today.isFirstDay ? <FirstDay steps={today.steps} /> : words.waiting.empty}
          className="py-1.5 first:border-t lg:h-[2.25rem] lg:py-0"
        >
          {(person) => (
            <ToDoLine
              words={words.waiting}
              followUpWords={followUpWords}
              common={deskWords}
              person={person}
              days={today.days}
            />
          )}
        </Entries>
        {moreDue > 0 && <p className="py-2 text-ink-2">{countText(words.waiting.moreDue, moreDue)}</p>}
      </Panel>
      <div className="grid gap-x-12 xl:grid-cols-2">
        <Coming followUps={today.coming} />
        <OtherDemos demos={today.demos.filter(({ id }) => !today.nextDemos.some((next) => next.id === id))} />
        {toLookAt.length > 0 && (
          <Panel id="look" title={words.look.heading}>
            <Entries rows={toLookAt} className={`flex items-center ${rowHeight}`}>
              {({ id, count, to }) => (
                <Link to={to} className={`font-[400]! ${wholeRow}`}>
                  {countText(words.look[id], count)}
                </Link>
              )}
            </Entries>
          </Panel>
        )}
      </div>
    </Screen>
  )
}

/** Their visitor was told that the link comes on the day. */
function isWithoutLink({ state, videoUrl }: { state: string; videoUrl: string | null }): boolean {
  return (state === 'booked' || state === 'rescheduled') && videoUrl === null
}

function FirstDay({ steps }: Pick<TodayData, 'steps'>) {
  const { title, text } = words.waiting.firstDay
  return (
    <Empty title={title} text={text}>
      {steps.map(({ to, label }) => (
        <Link key={to} to={to} className={smallButton('plain')}>
          {label}
        </Link>
      ))}
    </Empty>
  )
}

function countText({ one, other }: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? one : other, { count: String(count) })
}

type TodayData = Route.ComponentProps['loaderData']

function Coming({ followUps }: { followUps: TodayData['coming'] }) {
  if (followUps.length === 0) return null
  return (
    <Panel id="coming" title={words.coming}>
      <Entries rows={followUps} className={`flex items-center gap-x-3 ${rowHeight}`}>
        {({ personId, name, dueOn, text }) => (
          <>
            <Link to={deskPaths.person(personId)} className={`truncate ${wholeRow}`}>
              {name}
            </Link>
            <span className="min-w-0 flex-1 truncate">{text}</span>
            <span className="shrink-0 text-14 text-ink-2">{dayText(dueOn)}</span>
          </>
        )}
      </Entries>
    </Panel>
  )
}

/** Those of today that do not stand at the top. */
function OtherDemos({ demos }: { demos: TodayData['demos'] }) {
  if (demos.length === 0) return null
  return (
    <Panel
      id="demos"
      title={words.demos.heading}
      aside={
        <Link to={deskPaths.bookings} className="thread-link">
          {words.demos.all}
        </Link>
      }
    >
      <Entries rows={demos} className={`flex items-center ${rowHeight}`}>
        {(booking) => <DemoLine booking={booking} common={deskWords} show="time" who={booking.who} />}
      </Entries>
    </Panel>
  )
}
