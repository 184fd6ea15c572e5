import { Link } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import type { TodayWords } from '#content/en/desk/today.ts'
import { fill } from '#content/fill.ts'
import { DemoLine, type ShownBooking } from './demo-line.tsx'
import { Moment } from './moment.tsx'
import { Panel } from './panel.tsx'
import { PostForm } from './post-form.tsx'
import { Screen } from './screen.tsx'
import { SmallButton } from './small-button.tsx'

interface TodayPageProps {
  words: TodayWords
  common: DeskWords
  waiting: {
    id: string
    name: string
    kinds: string[]
    waitingSince: Date
    isLate: boolean
    isUrgent: boolean
  }[]
  waitingCount: number
  demos: ShownBooking[]
  toLookAt: { key: Exclude<keyof TodayWords['look'], 'heading' | 'empty'>; count: number; to: string }[]
  isDigestOn: boolean
}

export function TodayPage({ words, common, ...today }: TodayPageProps) {
  const open = today.toLookAt.filter(({ count }) => count > 0)
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
        {today.waiting.length === 0 ? (
          <p className="text-ink-2">{words.waiting.empty}</p>
        ) : (
          <ul>
            {today.waiting.map((person) => (
              <li
                key={person.id}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line py-2.5 not-last:border-b"
              >
                <Link to={deskPaths.person(person.id)} className="thread-link font-[600] wrap-anywhere">
                  {person.name}
                </Link>
                <span className="text-ink-2">
                  {person.kinds.map((kind) => common.kinds[kind] ?? kind).join(', ')}
                </span>
                <span className="text-[0.9375rem] text-ink-2">
                  {words.waiting.since} <Moment at={person.waitingSince} />
                </span>
                {person.isUrgent && <span className="font-[600] text-sindoor">{words.waiting.urgent}</span>}
                {person.isLate && <span className="font-[600] text-sindoor">{words.waiting.late}</span>}
              </li>
            ))}
          </ul>
        )}
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
        {today.demos.length === 0 ? (
          <p className="text-ink-2">{words.demos.empty}</p>
        ) : (
          <ul>
            {today.demos.map((booking) => (
              <li key={booking.bookingId} className="border-line py-2.5 not-last:border-b">
                <DemoLine booking={booking} common={common} show="time" />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel id="look" title={words.look.heading}>
        {open.length === 0 ? (
          <p className="text-ink-2">{words.look.empty}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {open.map(({ key, count, to }) => (
              <li key={key}>
                <Link to={to} className="thread-link">
                  {fill(count === 1 ? words.look[key].one : words.look[key].other, { count: String(count) })}
                </Link>
              </li>
            ))}
          </ul>
        )}
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
