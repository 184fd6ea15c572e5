import { Link } from 'react-router'
import { z } from 'zod'
import { deskAction, flashOf } from '#app/desk-action.ts'
import { DemoLine } from '#app/features/desk/demo-line.tsx'
import { Entries } from '#app/features/desk/list.tsx'
import { Panel } from '#app/features/desk/panel.tsx'
import { PostForm } from '#app/features/desk/post-form.tsx'
import { Screen } from '#app/features/desk/screen.tsx'
import { SmallButton } from '#app/features/desk/small-button.tsx'
import { Timestamp } from '#app/features/desk/timestamp.tsx'
import { requestScope } from '#app/request-scope.ts'
import { unlistedHead } from '#app/seo/head.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { deskWords } from '#content/en/desk/common.ts'
import { todayWords as words } from '#content/en/desk/today.ts'
import { fill } from '#content/fill.ts'
import type { Route } from './+types/today'

const lateAfterMilliseconds = 24 * 3_600_000

export const meta: Route.MetaFunction = () => unlistedHead(words.head)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, now } = context.get(requestScope)
  const today = await services.desk.today(now)
  const hosts = await services.diary.hosts()
  const whoOf = (host: number | null) => hosts.find(({ number }) => number === host)?.name
  return {
    ...today,
    waiting: today.waiting.map((person) => ({
      ...person,
      isLate: now.getTime() - person.waitingSince.getTime() > lateAfterMilliseconds,
    })),
    demos: today.demos.map((demo) => ({ ...demo, who: hosts.length > 1 ? whoOf(demo.host) : undefined })),
    ...flashOf(request, words),
  }
}

export const action = deskAction(
  z.object({ digest: z.enum(['on', 'off']) }),
  async (fields, { services: { desk }, owner, flash }) => {
    await desk.digest.turn(owner.email, fields.digest === 'on')
    return flash(fields.digest)
  },
)

export default function Today({ loaderData: today }: Route.ComponentProps) {
  const toLookAt = [
    { id: 'nobody', count: today.hasHost ? 0 : 1, to: deskPaths.diary },
    { id: 'calendars', count: today.failingCalendars, to: deskPaths.diary },
    { id: 'payments', count: today.paymentDifferences, to: deskPaths.payments },
    { id: 'unsettled', count: today.unsettledPayments, to: deskPaths.payments },
    { id: 'failedMails', count: today.failedMails, to: `${deskPaths.mails}?state=troubled` },
    { id: 'testimonials', count: today.pendingTestimonials, to: `${deskPaths.testimonials}?status=pending` },
    { id: 'suspects', count: today.suspects, to: deskPaths.suspects },
  ] as const
  return (
    <Screen title={words.title}>
      <Panel
        id="waiting"
        title={`${words.waiting.heading} (${today.waitingCount})`}
        aside={
          today.waitingCount > 0 && (
            <Link to={`${deskPaths.leads}?waiting=1`} className="thread-link">
              {words.waiting.all}
            </Link>
          )
        }
      >
        <Entries
          rows={today.waiting}
          empty={words.waiting.empty}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5"
        >
          {(person) => (
            <>
              <Link to={deskPaths.person(person.id)} className="thread-link font-[600]">
                {person.name}
              </Link>
              <span className="text-ink-2">
                {person.kinds.map((kind) => deskWords.kinds[kind] ?? kind).join(', ')}
              </span>
              <span className="text-16 text-ink-2">
                {words.waiting.since} <Timestamp at={person.waitingSince} />
              </span>
              {person.asksForTime && <span className="font-[600]">{words.waiting.asksForTime}</span>}
              {person.isUrgent && <span className="font-[600] text-sindoor">{words.waiting.urgent}</span>}
              {person.isLate && <span className="font-[600] text-sindoor">{words.waiting.late}</span>}
            </>
          )}
        </Entries>
      </Panel>
      <Panel
        id="demos"
        title={words.demos.heading}
        aside={
          <Link to={deskPaths.bookings} className="thread-link">
            {words.demos.all}
          </Link>
        }
      >
        <Entries rows={today.demos} empty={words.demos.empty}>
          {(booking) => <DemoLine booking={booking} common={deskWords} show="time" who={booking.who} />}
        </Entries>
      </Panel>
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
        <PostForm className="flex flex-wrap items-center gap-4">
          <p>{today.isDigestOn ? words.digest.on : words.digest.off}</p>
          <SmallButton name="digest" value={today.isDigestOn ? 'off' : 'on'}>
            {today.isDigestOn ? words.digest.turnOff : words.digest.turnOn}
          </SmallButton>
        </PostForm>
      </Panel>
    </Screen>
  )
}
