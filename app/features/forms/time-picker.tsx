import { type MouseEvent, type RefObject, use, useEffect, useRef, useState } from 'react'
import { ArrowRow } from '#app/ui/arrow-row.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { SmartLink } from '#app/ui/smart-link.tsx'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { cityOf, timeOfDay } from '#domain/meeting-time.ts'
import type { FreeSlots } from './use-slots.ts'

interface TimePickerProps {
  words: Words['booking']['picker']
  free: FreeSlots
  /** The time that is chosen, as ISO 8601. */
  chosen: string | undefined
  /** The day that is looked at until another is pressed. */
  day?: string | undefined
  /** Closed it shows the chosen time alone. */
  isOpen: boolean
  onOpen(): void
  onPick(start: string): void
}

/** Days that have free times, and the times of one of them. */
export function TimePicker(props: TimePickerProps) {
  const { words, free, chosen, day: firstDay, isOpen, onOpen, onPick } = props
  const locale = use(LocaleContext)
  const { slots, zone, linkTo } = free
  const [pressedDay, setPressedDay] = useState<string>()
  const chosenDay = slots.find(({ start }) => start === chosen)?.local.slice(0, 10)
  const days = [...new Set(slots.map(({ local }) => local.slice(0, 10)))]
  const day = [pressedDay, firstDay, chosenDay].find((each) => each && days.includes(each)) ?? days[0]
  const isThere = slots.some(({ local, india }) => local !== india)
  const city = cityOf(zone)
  const change = useRef<HTMLAnchorElement>(null)
  const hasPicked = useRef(false)
  useEffect(() => {
    // The time that was pressed is gone.
    if (!isOpen && hasPicked.current) change.current?.focus()
  }, [isOpen])
  const picker = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    // What was pressed stands elsewhere, or is gone.
    if (hasMoved.current && slots) picker.current?.querySelector('a')?.focus()
    hasMoved.current = false
  }, [slots])
  const press = (event: MouseEvent, act: () => void) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
  if (!isOpen && chosen && chosenDay)
    return (
      <ChosenTime
        ref={change}
        words={words}
        start={chosen}
        day={chosenDay}
        zone={zone}
        isThere={isThere}
        href={linkTo({ day: chosenDay })}
        onChange={(event) => press(event, onOpen)}
      />
    )
  return (
    <div ref={picker} data-picker="" className="grid gap-3">
      <p className="font-[600]">{words.heading}</p>
      {free.state === 'unasked' && (
        <a href={linkTo({})} className="thread-link justify-self-start">
          {words.see}
        </a>
      )}
      {(free.state === 'loading' || free.state === 'failed') && (
        // As high as the times that come, so that what is below stays below the finger.
        <p role="status" className={`text-ink-2 ${free.state === 'loading' ? 'min-h-96' : ''}`}>
          {words[free.state]}
        </p>
      )}
      {free.state === 'there' && days.length === 0 && <p role="status">{words.none}</p>}
      {free.state === 'there' && (
        <>
          <ArrowRow key={days[0]} label={words.days} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
            {days.map((each) => (
              <a
                key={each}
                href={linkTo({ day: each })}
                aria-current={each === day ? 'date' : undefined}
                onClick={(event) => press(event, () => setPressedDay(each))}
                className={`${chip} min-w-16 flex-col px-3`}
              >
                <span className="text-14">{dayPart(each, locale, { weekday: 'short' })}</span>
                <span className="whitespace-nowrap font-[600]">
                  {dayPart(each, locale, { day: 'numeric', month: 'short' })}
                </span>
              </a>
            ))}
            {free.moves.map(({ name, href, press: move }) => (
              <a
                key={name}
                href={href}
                onClick={(event) =>
                  press(event, () => {
                    hasMoved.current = true
                    move()
                  })
                }
                className={`${chip} px-4 whitespace-nowrap ${name === 'earlier' ? '-order-1' : ''}`}
              >
                {words[name]}
              </a>
            ))}
          </ArrowRow>
          {free.endsAfterDays !== undefined && (
            <p className="text-14 text-ink-2">
              {fill(words.end.text, { days: String(free.endsAfterDays) })}{' '}
              <SmartLink href={words.end.link.href} className="thread-link">
                {words.end.link.label}
              </SmartLink>
            </p>
          )}
          {day && (
            <>
              <p className="text-14 text-ink-2">
                <span className="font-[600] text-ink">{dayPart(day, locale, wholeDay)}.</span>{' '}
                {isThere ? fill(words.zone.there, { city: city ?? zone }) : words.zone.here}
              </p>
              <ArrowRow
                label={fill(words.times, {
                  day: dayPart(day, locale, wholeDay),
                })}
                className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2"
              >
                {slots
                  .filter(({ local }) => local.startsWith(day))
                  .map(({ start }) => (
                    <a
                      key={start}
                      href={linkTo({ day, start })}
                      aria-current={start === chosen ? 'time' : undefined}
                      onClick={(event) =>
                        press(event, () => {
                          hasPicked.current = true
                          onPick(start)
                        })
                      }
                      className={`${chip} flex-col`}
                    >
                      <span className="figures font-[600]">{timeOfDay(new Date(start), locale, zone)}</span>
                      {isThere && (
                        <span className="figures text-14">
                          {fill(words.inIndia, {
                            time: timeOfDay(new Date(start), locale, company.timeZone),
                          })}
                        </span>
                      )}
                    </a>
                  ))}
              </ArrowRow>
            </>
          )}
        </>
      )}
    </div>
  )
}

interface ChosenTimeProps {
  ref: RefObject<HTMLAnchorElement | null>
  words: Words['booking']['picker']
  start: string
  day: string
  zone: string
  /** Whether the visitor's clock shows another time than India's. */
  isThere: boolean
  href: string
  onChange(event: MouseEvent): void
}

/** Stands in the place of the list once a time is chosen. */
function ChosenTime({ ref, words, start, day, zone, isThere, href, onChange }: ChosenTimeProps) {
  const locale = use(LocaleContext)
  return (
    <div
      data-picker=""
      className="flex items-center justify-between gap-4 rounded-card border-2 border-indigo p-3 pl-4"
    >
      <p>
        <span className="block text-14 text-ink-2">{words.chosen}</span>
        <span className="block font-[600]">
          {dayPart(day, locale, wholeDay)},{' '}
          <span className="figures whitespace-nowrap">{timeOfDay(new Date(start), locale, zone)}</span>
        </span>
        {isThere && (
          <span className="figures block text-14">
            {fill(words.inIndia, { time: timeOfDay(new Date(start), locale, company.timeZone) })}
          </span>
        )}
      </p>
      <a
        ref={ref}
        href={href}
        onClick={onChange}
        className="thread-link inline-flex min-h-11 items-center px-2"
      >
        {words.change}
      </a>
    </div>
  )
}

const chip =
  'inline-flex min-h-12 shrink-0 items-center justify-center rounded-[10px] border border-ink/40 py-1 leading-tight hover:bg-paper-2 aria-[current]:border-indigo aria-[current]:bg-indigo aria-[current]:text-paper'

const wholeDay = { weekday: 'long', day: 'numeric', month: 'long' } as const

function dayPart(day: string, locale: string, part: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
}
