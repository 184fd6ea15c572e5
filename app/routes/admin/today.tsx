import { Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf, idField } from '#app/desk-action.ts'
import { idOf, ownerOf } from '#app/desk-request.ts'
import { DemoLine } from '#app/features/desk/demo-line.tsx'
import { Entries, wholeRow } from '#app/features/desk/list.tsx'
import { NextDemo } from '#app/features/desk/next-demo.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
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
    z.object({ do: z.literal('digest'), digest: z.enum(['on', 'off']) }),
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
      case 'digest':
        await desk.digest.turn(by, fields.digest === 'on')
        return flash(fields.digest)
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
  const toLookAt = [
    { id: 'nobody', count: today.hasHost ? 0 : 1, to: deskPaths.diary },
    { id: 'withoutHost', count: today.demosWithoutHost, to: `${deskPaths.bookings}?view=list` },
    { id: 'withoutLink', count: today.demos.filter(isWithoutLink).length, to: deskPaths.bookings },
    { id: 'calendars', count: today.failingCalendars, to: deskPaths.diary },
    { id: 'payments', count: today.paymentDifferences, to: deskPaths.payments },
    { id: 'unsettled', count: today.unsettledPayments, to: deskPaths.payments },
    { id: 'failedMails', count: today.failedMails, to: `${deskPaths.mails}?state=troubled` },
    { id: 'inbox', count: today.isInboxFailing ? 1 : 0, to: deskPaths.mails },
    { id: 'testimonials', count: today.pendingTestimonials, to: `${deskPaths.testimonials}?status=pending` },
    { id: 'backup', count: today.isBackupDue ? 1 : 0, to: deskPaths.backups },
    { id: 'suspects', count: today.suspects, to: deskPaths.suspects },
  ] as const
  const counts = [
    { words: words.waiting.counts.waiting, count: today.waitingCount },
    { words: words.waiting.counts.due, count: today.dueCount },
    { words: words.waiting.counts.snoozed, count: today.snoozedCount },
  ]
    .filter(({ count }) => count > 0)
    .map((line) => fill(line.count === 1 ? line.words.one : line.words.other, { count: String(line.count) }))
  return (
    <Screen title={words.title}>
      {/* What is at a fixed time comes first. */}
      <NextDemo words={words.next} common={deskWords} demos={today.nextDemos} />
      <Panel
        id="to-do"
        title={words.waiting.heading}
        aside={
          today.waitingCount + today.snoozedCount > 0 && (
            <Link to={`${deskPaths.leads}?waiting=1`} className="thread-link">
              {words.waiting.all}
            </Link>
          )
        }
      >
        {counts.length > 0 && <p className="text-16 text-ink-2">{counts.join(' · ')}</p>}
        <Entries
          rows={today.toDo}
          empty={words.waiting.empty}
          className="relative py-1.5 hover:bg-paper-2 lg:py-2 lg:hover:shadow-[-0.5rem_0_var(--color-paper-2),0.5rem_0_var(--color-paper-2)]"
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
      </Panel>
      {today.coming.length > 0 && (
        <Panel id="coming" title={words.coming}>
          <Entries rows={today.coming} className="relative flex flex-wrap gap-x-3 py-2 hover:bg-paper-2">
            {({ personId, name, dueOn, text }) => (
              <>
                <Link to={deskPaths.person(personId)} className={wholeRow}>
                  {name}
                </Link>
                <span className="min-w-0 grow wrap-anywhere">{text}</span>
                <span className="text-ink-2">{dayText(dueOn)}</span>
              </>
            )}
          </Entries>
        </Panel>
      )}
      <Demos demos={today.demos} />
      <Panel id="look" title={words.look.heading}>
        <Entries rows={toLookAt.filter(({ count }) => count > 0)} empty={words.look.empty}>
          {({ id, count, to }) => (
            <Link to={to} className="thread-link">
              {fill(count === 1 ? words.look[id].one : words.look[id].other, { count: String(count) })}
            </Link>
          )}
        </Entries>
      </Panel>
      <Panel id="digest" title={words.digest.heading}>
        <PostForm fields={{ do: 'digest' }} className="flex flex-wrap items-center gap-4">
          <p>{today.isDigestOn ? words.digest.on : words.digest.off}</p>
          <SmallButton name="digest" value={today.isDigestOn ? 'off' : 'on'}>
            {today.isDigestOn ? words.digest.turnOff : words.digest.turnOn}
          </SmallButton>
        </PostForm>
      </Panel>
    </Screen>
  )
}

/** Their visitor was told that the link comes on the day. */
function isWithoutLink({ state, videoUrl }: { state: string; videoUrl: string | null }): boolean {
  return (state === 'booked' || state === 'rescheduled') && videoUrl === null
}

function Demos({ demos }: { demos: Route.ComponentProps['loaderData']['demos'] }) {
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
      <Entries rows={demos} empty={words.demos.empty}>
        {(booking) => (
          <DemoLine
            booking={booking}
            common={deskWords}
            show="time"
            to={deskPaths.booking(booking.id)}
            who={booking.who}
          />
        )}
      </Entries>
    </Panel>
  )
}
