import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { BookingDeskWords } from '#content/en/desk/bookings.ts'
import type { DeskWords } from '#content/en/desk/common.ts'
import { indianDateAndTime } from '#domain/booking-times.ts'
import {
  type Calendar,
  type CalendarDay,
  type CalendarDemo,
  type CalendarEntry,
  drawnIn,
} from './calendar.ts'
import { type CalendarScreen, calendarAddress } from './calendar-address.ts'
import { EntryText } from './entry-text.tsx'
import { type Around, inTheWay } from './in-the-way.ts'
import {
  halfHourOf,
  laneClass,
  minuteUnder,
  momentOf,
  type Part,
  rowsClass,
  sideBySide,
} from './layout-of-day.ts'
import { MoveQuestion } from './move-question.tsx'
import { Timestamp, timestampText } from './timestamp.tsx'
import { type HeldDemo, useDrag } from './use-drag.ts'

/** Five minutes are a row: half an hour has place for two lines, and some air above them. */
const rows = 'auto-rows-[0.4rem]'
/** The first hour is as far below the head as half its name is high. */
const firstLine = 'mt-2.5'
const hourLines =
  'bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] bg-[size:100%_4.8rem] bg-[position:0_-0.5px]'

interface WeekProps {
  words: BookingDeskWords
  common: DeskWords
  calendar: Calendar
  around: Around
  screen: CalendarScreen
  now: Date
  /** The demo that stands open. */
  open: string | undefined
}

/** Seven days side by side, hours downwards. Demos can be dragged, and free time clicked. */
export function Week({ words, common, calendar: { days, shown }, around, screen, now, open }: WeekProps) {
  const week = useRef<HTMLDivElement>(null)
  const [dropped, setDropped] = useState<HeldDemo>()
  const { held, grab } = useDrag(week, shown, setDropped)
  const ghost = held ?? dropped
  const today = indianDateAndTime(now).date
  return (
    <div ref={week} className="grid grid-cols-[3rem_repeat(7,minmax(0,1fr))] text-14 select-none">
      <Hours zone={words.zone} shown={shown} />
      {days.map((day) => (
        <Day
          key={day.day}
          words={words}
          common={common}
          day={day}
          shown={shown}
          screen={screen}
          open={open}
          now={day.day === today ? now : undefined}
          ghost={ghost?.day === day.day ? ghost : undefined}
          grab={grab}
        />
      ))}
      {dropped && (
        <MoveQuestion
          words={words}
          dropped={dropped}
          obstacles={obstaclesTo(dropped, around, words)}
          availability={around.availability}
          now={now}
          // With it open, what stands against its new time is told beside it.
          action={calendarAddress(screen, { open: dropped.demo.id })}
          onEnd={() => setDropped(undefined)}
        />
      )}
    </div>
  )
}

function obstaclesTo({ demo, day, minute }: HeldDemo, around: Around, words: BookingDeskWords) {
  return inTheWay({ start: momentOf(day, minute), host: demo.host, moved: demo.id }, around, words.inTheWay)
}

/** Above each column while the page is scrolled. */
const head = 'sticky top-14 z-1 lg:top-16 h-13 border-b border-line bg-paper'

function Hours({ zone, shown }: { zone: string; shown: Part }) {
  const hours = Array.from({ length: (shown.to - shown.from) / 60 }, (_, index) => shown.from + index * 60)
  return (
    <div className="text-ink-2">
      <p className={`flex items-end pb-1 ${head}`}>{zone}</p>
      <ol aria-hidden="true" className={`grid ${firstLine} ${rows}`}>
        {hours.map((hour) => (
          <li
            key={hour}
            className={`-translate-y-1/2 self-start pr-1 leading-5 ${rowsClass({ from: hour, to: hour + 60 }, shown)}`}
          >
            {timestampText(momentOf('2026-01-01', hour), 'hour')}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface DayProps extends Omit<WeekProps, 'calendar' | 'around' | 'now'> {
  day: CalendarDay
  shown: Part
  /** On the day that is today. */
  now: Date | undefined
  ghost: HeldDemo | undefined
  grab(event: PointerEvent, demo: CalendarDemo): void
}

function Day({ words, day: { day, entries, closed }, shown, now, ghost, ...rest }: DayProps) {
  const navigate = useNavigate()
  const id = `week-${day}`
  const drawn = drawnIn(entries)
  const layers = [
    { name: 'behind', entries: drawn.filter(isForAll) },
    { name: 'before', entries: drawn.filter((entry) => !isForAll(entry)) },
  ]

  function bookHere({ target, currentTarget, clientX, clientY }: MouseEvent) {
    if ((target as Element).closest('li')) return
    const { minute } = minuteUnder({ x: clientX, y: clientY }, [currentTarget.getBoundingClientRect()], shown)
    const { date, time } = indianDateAndTime(momentOf(day, halfHourOf(minute)))
    navigate(calendarAddress(rest.screen, { new: `${date}T${time}` }), { preventScrollReset: true })
  }

  return (
    <section aria-labelledby={id} className="min-w-0 border-l border-line">
      <h2
        id={id}
        aria-current={now && 'date'}
        className={`px-1.5 pt-1.5 leading-5 ${now ? 'border-b-2 border-b-indigo text-indigo' : ''} ${head}`}
      >
        <span className="block">
          <Timestamp at={momentOf(day, 0)} show="weekday" /> {now && `· ${words.today}`}
        </span>{' '}
        <span className="block font-[600]">
          <Timestamp at={momentOf(day, 0)} show="date" />
        </span>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard it is the button above the week */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div data-day={day} onClick={bookHere} className={`grid ${firstLine} ${hourLines}`}>
        <div aria-hidden="true" className={`col-start-1 row-start-1 grid ${rows}`}>
          <div className={`col-start-1 ${rowsClass(shown, shown)}`} />
          {closed.map((part) => (
            <div key={part.from} className={`col-start-1 bg-ink/5 ${rowsClass(part, shown)}`} />
          ))}
          {now && <NowLine now={now} day={day} shown={shown} />}
        </div>
        {layers.map(({ name, entries: layer }) => (
          <ul
            key={name}
            className={`pointer-events-none relative col-start-1 row-start-1 grid grid-cols-12 ${rows}`}
          >
            {sideBySide(layer, shown).map(({ entry, place }) => (
              <li
                key={`${entry.kind}-${entry.id}`}
                className={`pointer-events-auto min-w-0 p-px ${rowsClass(place, shown)} ${laneClass(place)}`}
              >
                <Block words={words} day={day} entry={entry} {...rest} />
              </li>
            ))}
          </ul>
        ))}
        <div aria-hidden="true" className={`pointer-events-none col-start-1 row-start-1 grid ${rows}`}>
          {ghost && <Ghost ghost={ghost} shown={shown} />}
        </div>
      </div>
    </section>
  )
}

/** Everybody's time off lies behind what is in it all the same. */
function isForAll(entry: CalendarEntry): boolean {
  return entry.kind === 'off' && entry.who === undefined
}

/** Behind what fills the time, whose words it would strike through; its end stays seen. */
function NowLine({ now, day, shown }: { now: Date; day: string; shown: Part }) {
  const minute = (now.getTime() - momentOf(day, 0).getTime()) / 60_000
  if (minute < shown.from || minute >= shown.to) return null
  return (
    <div
      className={`relative col-start-1 border-t-2 border-sindoor before:absolute before:-top-[5px] before:-left-1.5 before:size-2 before:rounded-full before:bg-sindoor ${rowsClass({ from: minute, to: minute + 5 }, shown)}`}
    />
  )
}

function Ghost({ ghost: { demo, day, minute }, shown }: { ghost: HeldDemo; shown: Part }) {
  const place = { from: minute, to: Math.min(minute + demo.minutes, shown.to) }
  return (
    <div
      className={`col-start-1 overflow-hidden rounded-[6px] border-2 border-indigo bg-paper px-1.5 leading-4 font-[600] shadow-lg ${rowsClass(place, shown)}`}
    >
      <p className="truncate">{timestampText(momentOf(day, minute), 'time')}</p>
      <p className="truncate">{demo.name}</p>
    </div>
  )
}

interface BlockProps extends Pick<DayProps, 'words' | 'common' | 'screen' | 'open' | 'grab'> {
  day: string
  entry: CalendarEntry
}

const block = '@container block h-full overflow-hidden rounded-[6px] px-2 pt-[3px] leading-[0.95rem]'

/** How a demo stands is said in words too. */
const looks: Record<string, string> = {
  requested: 'border border-dashed border-ink bg-paper',
  came: 'border-l-4 border-peacock bg-[color-mix(in_srgb,var(--color-peacock)_12%,var(--color-paper))]',
  missed: 'border-l-4 border-sindoor bg-[color-mix(in_srgb,var(--color-sindoor)_12%,var(--color-paper))]',
}
const usualLook =
  'border-l-4 border-indigo bg-[color-mix(in_srgb,var(--color-indigo)_12%,var(--color-paper))]'

/** Something that fills time: a demo and time off open beside the week, another calendar's time is only told. */
function Block({ words, common, day, entry, screen, open, grab }: BlockProps) {
  const text = <EntryText words={words} common={common} day={day} entry={entry} />
  if (entry.kind === 'busy')
    return (
      <div
        className={`border border-line bg-[repeating-linear-gradient(135deg,var(--color-line)_0_1px,transparent_1px_7px)] text-ink-2 ${block}`}
      >
        {text}
      </div>
    )
  if (entry.kind === 'off')
    return (
      <Link
        to={calendarAddress(screen, { off: entry.id })}
        preventScrollReset
        draggable={false}
        className={`border border-line bg-paper-2 hover:border-ink-2 ${block}`}
      >
        {text}
      </Link>
    )
  const { demo } = entry
  return (
    <Link
      to={calendarAddress(screen, { open: demo.id })}
      preventScrollReset
      draggable={false}
      aria-current={open === demo.id ? 'true' : undefined}
      onPointerDown={(event) => demo.canChange && grab(event, demo)}
      className={`aria-[current]:outline-2 aria-[current]:outline-indigo hover:outline-1 hover:outline-ink-2 ${demo.canChange ? 'cursor-grab' : ''} ${block} ${looks[demo.state] ?? usualLook}`}
    >
      {text}
    </Link>
  )
}
