import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { fill } from '#content/fill.ts'
import type { CalendarDemo } from './calendar.ts'
import { type CalendarScreen, calendarAddress } from './calendar-address.ts'
import { CancelDemo, decisionsOf, MoveDemo, refusedMoveOf } from './demo-actions.tsx'
import { TimeThere } from './demo-line.tsx'
import { wholeRow } from './list.tsx'
import { Mark } from './mark.tsx'
import { Menu } from './menu.tsx'
import { PostForm } from './post-form.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { rowAction } from './row-action.ts'
import { Timestamp } from './timestamp.tsx'

const tones: Record<string, ComponentProps<typeof Mark>['tone']> = {
  requested: 'own',
  came: 'good',
  missed: 'alarm',
}

/** In columns where there is place; else what it is about, and what is to be decided, stand on lines of their own. */
const columns =
  'grid grid-cols-[4.25rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 @max-[50rem]:py-1.5 @min-[50rem]:grid-cols-[4.5rem_13rem_minmax(0,1fr)_7rem_14rem_2.25rem]'

interface DemoRowProps {
  words: BookingDeskWords
  common: DeskWords
  demo: CalendarDemo
  /** Whose it is, where several hold demos. */
  who: string | undefined
  screen: CalendarScreen
  refused: RefusedFields | undefined
}

/** One demo under the heading of its day. A press anywhere on it opens it. */
export function DemoRow({ words, common, demo, who, screen, refused }: DemoRowProps) {
  const { id, name, service, about, state, startsAt } = demo
  return (
    <div className={columns}>
      <Timestamp at={startsAt} show="time" />
      <Link
        to={calendarAddress(screen, { open: id })}
        preventScrollReset
        className={`block truncate max-lg:-my-3 max-lg:py-3 ${wholeRow}`}
      >
        {name}
      </Link>
      <span className="truncate text-ink-2 @max-[50rem]:col-span-2 @max-[50rem]:col-start-2 @max-[50rem]:row-start-2 @max-[50rem]:text-14">
        {[service, about].filter(Boolean).join(': ')}
        {who && ` · ${fill(common.with, { name: who })}`} <TimeThere booking={demo} common={common} />
      </span>
      <span>
        {state !== 'booked' && (
          <Mark tone={tones[state] ?? 'plain'}>{common.bookingStates[state] ?? state}</Mark>
        )}
      </span>
      <Actions words={words} demo={demo} address={calendarAddress(screen)} refused={refused} />
    </div>
  )
}

interface ActionsProps extends Pick<DemoRowProps, 'words' | 'demo' | 'refused'> {
  address: string
}

/** What is to be said of it is one press away, and the rest behind dots. */
function Actions({ words, demo, address, refused }: ActionsProps) {
  const decisions = decisionsOf(demo)
  const refusedMove = refusedMoveOf(demo, refused)
  return (
    <>
      <div className="@max-[50rem]:order-last @max-[50rem]:col-span-full">
        {decisions.length > 0 && (
          <PostForm
            action={address}
            fields={{ booking: demo.id }}
            className="flex gap-x-5 @min-[50rem]:justify-end"
          >
            {decisions.map((value) => (
              <button key={value} type="submit" name="do" value={value} className={rowAction}>
                {words[value]}
              </button>
            ))}
          </PostForm>
        )}
      </div>
      {demo.canChange && (
        // Another one once it is moved, so that the form is closed.
        <Menu
          key={demo.startsAt.getTime()}
          name={fill(words.change, { name: demo.name })}
          isOpen={refusedMove !== undefined}
          className={`-mr-2 justify-center px-2 @max-[50rem]:row-span-2 max-md:-mr-[15px] ${rowAction}`}
        >
          <div className="px-3 pb-1">
            <MoveDemo words={words} demo={demo} address={address} refused={refusedMove} />
            {!demo.canMark && <CancelDemo words={words} demo={demo} address={address} />}
          </div>
        </Menu>
      )}
    </>
  )
}
