import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { company } from '#content/company.ts'
import { shiftDay } from '#domain/calendar-day.ts'
import { clockIn, isElsewhere } from '#domain/meeting-time.ts'

/** A free time, as the clocks show it where the visitor is and in India. */
interface FreeSlot {
  start: string
  local: string
  india: string
}

export interface FreeSlots {
  /** Not asked for while no script runs. */
  state: 'unasked' | 'loading' | 'failed' | 'there'
  zone: string
  slots: FreeSlot[]
  /** Two weeks back, and two weeks on as long as days can be booked. */
  moves: { name: 'earlier' | 'later'; href: string; press(): void }[]
  /** How many days ahead can be booked, where the last of them is shown. */
  endsAfterDays: number | undefined
  /** Without script a day or a time is a link to the page of free times. */
  linkTo(query: { day?: string; start?: string }): string
  /** Some may be taken by now. */
  refresh(): void
}

/** What the page brought along. */
export interface FirstSlots {
  zone: string
  today: string
  from: string
  /** The last day that can be booked. */
  lastDay: string
  daysAhead: number
  slots: FreeSlot[]
}

/** The page that shows free times to browsers without script. */
export interface SlotsPage {
  path: string
  /** The part of it where they stand. */
  anchor?: string
  /** The plan or service that it is about. */
  about?: string | undefined
  /** The signed name of a demo that is to be moved, and so in nobody's way. */
  moved?: string
}

export const daysAtOnce = 14
const day = 24 * 3_600_000
const nothing = { zone: company.timeZone, today: '', from: '', lastDay: '', daysAhead: 0, slots: [] }

/**
 * The free times of two weeks, asked for in the visitor's own time zone, which only their browser knows: the first two, or
 * those in which a time lies that was chosen before.
 */
export function useSlots(first: FirstSlots | undefined, page: SlotsPage, chosenBefore?: string): FreeSlots {
  const [shown, setShown] = useState<FirstSlots>(first ?? nothing)
  const [state, setState] = useState<FreeSlots['state']>(first ? 'there' : 'unasked')
  const latest = useRef(0)
  const { anchor = '', about = '', moved = '' } = page
  const path = useHref(page.path)

  async function show(zone: string, from: string): Promise<void> {
    const turn = ++latest.current
    setState((before) => (before === 'there' ? before : 'loading'))
    try {
      const answer = await fetch(`/api/slots${search({ from, days: String(daysAtOnce), zone, moved })}`)
      if (!answer.ok) throw new Error(answer.statusText)
      const { slots, lastDay, daysAhead } = await answer.json()
      if (turn !== latest.current) return
      setShown({ zone, from, slots, lastDay, daysAhead, today: clockIn(zone)(new Date()).date })
      setState('there')
    } catch {
      if (turn === latest.current) setState((before) => (before === 'there' ? before : 'failed'))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const now = new Date()
    const zone = isElsewhere(own, now) ? own : company.timeZone
    const today = clockIn(zone)(now).date
    const wanted = chosenBefore && clockIn(zone)(new Date(chosenBefore)).date
    if (wanted) show(zone, twoWeeksWith(wanted, today))
    else if (!first || zone !== first.zone) show(zone, first && first.from > today ? first.from : today)
  }, [])

  const linkTo = (query: Record<string, string>) =>
    `${path}${search({ about, zone: shown.from && shown.zone, from: shown.from, ...query })}${anchor}`
  const moveBy = (name: 'earlier' | 'later', days: number) => {
    const from = shiftDay(shown.from, days)
    return { name, href: linkTo({ from }), press: () => show(shown.zone, from) }
  }
  const hasEarlier = shown.from > shown.today
  const hasLater = shown.from !== '' && shiftDay(shown.from, daysAtOnce) <= shown.lastDay
  return {
    state,
    zone: shown.zone,
    slots: shown.slots,
    linkTo,
    refresh: () => void show(shown.zone, shown.from),
    endsAfterDays: hasLater ? undefined : shown.daysAhead,
    moves: [
      ...(hasEarlier ? [moveBy('earlier', -daysAtOnce)] : []),
      ...(hasLater ? [moveBy('later', daysAtOnce)] : []),
    ],
  }
}

/** The first day of those two weeks from today on in which a day lies. */
function twoWeeksWith(wanted: string, today: string): string {
  const ahead = Math.max(Date.parse(wanted) - Date.parse(today), 0) / day
  return shiftDay(today, ahead - (ahead % daysAtOnce))
}

function search(query: Record<string, string>): string {
  return `?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`
}
