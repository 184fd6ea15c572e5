import { Link } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { deskPaths } from '#content/desk-paths.ts'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { startOf } from '#domain/booking-times.ts'
import { AddLink } from './add-link.tsx'
import { BlockTime } from './block-time.tsx'
import type { Calendar, CalendarDemo, TimeOff } from './calendar.ts'
import { type CalendarScreen, calendarAddress } from './calendar-address.ts'
import { CalendarNotes } from './calendar-notes.tsx'
import { DayList } from './day-list.tsx'
import { DemoPanel } from './demo-panel.tsx'
import type { Around } from './in-the-way.ts'
import { Menu, menuEntry } from './menu.tsx'
import { NewDemo } from './new-demo.tsx'
import type { RefusedFields } from './refused-fields.ts'
import { rowAction } from './row-action.ts'
import { Screen } from './screen.tsx'
import { Segments } from './segments.tsx'
import { smallButton } from './small-button.tsx'
import { daysText } from './span-text.ts'
import { TimeOffPanel } from './time-off-panel.tsx'
import { Timestamp } from './timestamp.tsx'
import { Week } from './week.tsx'

/** What stands open beside the days. */
export type Opened =
  | { kind: 'demo'; demo: CalendarDemo }
  | { kind: 'off'; off: TimeOff; hostName: string | undefined; demos: CalendarDemo[] }
  | { kind: 'new'; start: { date: string; time: string } | undefined }
  | { kind: 'block' }

export interface DeskHost {
  number: number
  name: string
  takesDemos: boolean
}

interface BookingsPageProps {
  words: BookingDeskWords
  common: DeskWords
  emailQuestion: { ask: string; take: string; keep: string }
  screen: CalendarScreen
  calendar: Calendar
  /** All that a moved demo could be in the way of. */
  around: Around
  earlier: string
  later: string
  /** As the address of a download has them. */
  shownDays: string
  /** Whether whoever looks may have them all as a file. */
  mayDownload: boolean
  /** From when there are demos that did not fit in. */
  restFrom: string | undefined
  hosts: DeskHost[]
  hasVideo: boolean
  unread: { id: string; name: string; since: Date }[]
  opened: Opened | undefined
  refused: RefusedFields | undefined
  now: Date
}

export function BookingsPage({ words, screen, opened, restFrom, ...rest }: BookingsPageProps) {
  const { days } = rest.calendar
  // What is opened takes the place of all else there.
  const onPhone = opened ? 'max-md:hidden' : ''
  const blockTime = calendarAddress(screen, { block: '' })
  return (
    <Screen
      title={words.title}
      actions={
        <div className="flex items-center md:gap-2">
          <Link to={blockTime} preventScrollReset className={smallButton('plain', 'max-md:hidden')}>
            {words.block.label}
          </Link>
          <Menu name={words.otherActions} className={`justify-center md:hidden ${rowAction}`}>
            <Link to={todayIn(screen)} className={menuEntry}>
              {words.today}
            </Link>
            <Link to={blockTime} preventScrollReset className={menuEntry}>
              {words.block.label}
            </Link>
          </Menu>
          <AddLink to={calendarAddress(screen, { new: '' })} preventScrollReset>
            {words.create.label}
          </AddLink>
        </div>
      }
    >
      <div className={opened ? 'xl:grid xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-6' : ''}>
        {opened && (
          <div className="xl:order-last xl:h-full">
            <OpenedPanel words={words} screen={screen} opened={opened} {...rest} />
          </div>
        )}
        <div className={onPhone}>
          <Navigation
            words={words}
            screen={screen}
            first={days[0]?.day ?? screen.from}
            last={days.at(-1)?.day ?? screen.from}
            earlier={rest.earlier}
            later={rest.later}
          />
          <CalendarNotes
            words={words.notes}
            hasHost={rest.hosts.some(({ takesDemos }) => takesDemos)}
            hasVideo={rest.hasVideo}
            unread={rest.unread}
          />
          <Days words={words} screen={screen} opened={opened} {...rest} />
          {rest.mayDownload && (
            <p className="mt-6 flex flex-wrap gap-x-6">
              <a href={`${deskPaths.bookingsCsv}?${rest.shownDays}`} download className={csvLink}>
                {words.download.shown}
              </a>
              <a href={deskPaths.bookingsCsv} download className={csvLink}>
                {words.download.all}
              </a>
            </p>
          )}
          {restFrom && (
            <p className="mt-6">
              {words.more}{' '}
              <Link to={calendarAddress({ view: 'list', from: restFrom })} className="thread-link">
                {words.rest} <Timestamp at={startOf({ date: restFrom, time: '12:00' })} show="day" />
              </Link>
            </p>
          )}
        </div>
      </div>
    </Screen>
  )
}

const csvLink = smallButton('quiet', '-ml-3.5')
const back = 'm14 6-6 6 6 6'
const forth = 'm10 6 6 6-6 6'

function todayIn({ view }: CalendarScreen): string {
  return `?view=${view}`
}

type NavigationProps = Pick<BookingsPageProps, 'words' | 'screen' | 'earlier' | 'later'> & {
  first: string
  last: string
}

function Navigation({ words, screen, first, last, earlier, later }: NavigationProps) {
  const { view, from } = screen
  return (
    <nav aria-label={words.navigation} className="flex items-center gap-x-3 pb-3">
      <p className="-ml-3 flex items-center">
        <Step label={words.earlier[view]} to={calendarAddress({ view, from: earlier })} drawing={back} />
        <Link to={todayIn(screen)} preventScrollReset className={smallButton('quiet', 'max-md:hidden')}>
          {words.today}
        </Link>
        <span className="text-14 font-[600] md:hidden">{daysText(first, last, 'short')}</span>
        <Step label={words.later[view]} to={calendarAddress({ view, from: later })} drawing={forth} />
      </p>
      <p className="font-[600] max-md:hidden">{daysText(first, last)}</p>
      <div className="ml-auto">
        <Segments
          choices={(['week', 'list'] as const).map((each) => ({
            label: words.views[each],
            to: calendarAddress({ view: each, from }),
            isChosen: view === each,
          }))}
        />
      </div>
    </nav>
  )
}

/** To the days before, or to those after. */
function Step({ label, to, drawing }: { label: string; to: string; drawing: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-[10px] text-ink-2 hover:bg-paper-2 hover:text-ink"
    >
      <LineDrawing path={drawing} className="size-5" />
    </Link>
  )
}

type DaysProps = Pick<
  BookingsPageProps,
  'words' | 'common' | 'screen' | 'calendar' | 'around' | 'opened' | 'refused' | 'now'
>

/** A week is drawn where there is place for seven columns; on a phone its days stand below each other. */
function Days({ calendar, around, opened, refused, ...rest }: DaysProps) {
  const { words, screen } = rest
  if (screen.view === 'list') {
    const days = calendar.days.filter(({ entries }) => entries.length > 0)
    if (days.length === 0) return <p className="text-ink-2">{words.empty}</p>
    return <DayList days={days} refused={refused} {...rest} />
  }
  return (
    <>
      <div className="max-md:hidden">
        <Week
          calendar={calendar}
          around={around}
          open={opened?.kind === 'demo' ? opened.demo.id : undefined}
          {...rest}
        />
        <p className="needs-script mt-2 text-14 text-ink-2">{words.help}</p>
      </div>
      <div className="md:hidden">
        <DayList days={calendar.days} refused={refused} {...rest} />
      </div>
    </>
  )
}

type OpenedPanelProps = Pick<
  BookingsPageProps,
  'words' | 'common' | 'emailQuestion' | 'screen' | 'hosts' | 'refused'
> & { opened: Opened }

/** Another one for each thing that is opened: what was typed for one must not be one press away from another. */
function OpenedPanel({ words, common, emailQuestion, screen, hosts, refused, opened }: OpenedPanelProps) {
  const back = calendarAddress(screen)
  switch (opened.kind) {
    case 'demo':
      return (
        <DemoPanel
          key={opened.demo.id}
          words={words}
          common={common}
          demo={opened.demo}
          hosts={hosts}
          address={calendarAddress(screen, { open: opened.demo.id })}
          back={back}
          refused={refused}
        />
      )
    case 'off':
      return (
        <TimeOffPanel
          key={opened.off.id}
          words={words}
          off={opened.off}
          hostName={opened.hostName}
          demos={opened.demos}
          screen={screen}
        />
      )
    case 'new':
      return (
        <NewDemo
          key="new"
          words={words}
          emailQuestion={emailQuestion}
          hosts={hosts}
          start={opened.start}
          address={calendarAddress(screen, {
            new: opened.start ? `${opened.start.date}T${opened.start.time}` : '',
          })}
          back={back}
          refused={refused}
        />
      )
    case 'block':
      return (
        <BlockTime
          key="block"
          words={words}
          hosts={hosts}
          address={calendarAddress(screen, { block: '' })}
          back={back}
          refused={refused}
        />
      )
  }
}
