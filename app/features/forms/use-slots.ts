import { useEffect, useRef, useState } from 'react'
import { bookingPath } from '#content/booking-link.ts'
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
  /** Two weeks back, and two weeks on. */
  moves: { name: 'earlier' | 'later'; href: string; press(): void }[]
  /** Some may be taken by now. */
  refresh(): void
}

/** What the page brought along. */
export interface FirstSlots {
  zone: string
  today: string
  from: string
  slots: FreeSlot[]
}

export const daysAtOnce = 14

/** The free times of two weeks, asked for in the visitor's own time zone, which only their browser knows. */
export function useSlots(first: FirstSlots | undefined): FreeSlots {
  const [shown, setShown] = useState<FirstSlots>(
    first ?? { zone: company.timeZone, today: '', from: '', slots: [] },
  )
  const [state, setState] = useState<FreeSlots['state']>(first ? 'there' : 'unasked')
  const latest = useRef(0)

  async function show(zone: string, from: string): Promise<void> {
    const turn = ++latest.current
    setState((before) => (before === 'there' ? before : 'loading'))
    try {
      const answer = await fetch(
        `/api/slots?${new URLSearchParams({ from, days: String(daysAtOnce), zone })}`,
      )
      if (!answer.ok) throw new Error(answer.statusText)
      const { slots } = await answer.json()
      if (turn !== latest.current) return
      setShown({ zone, from, slots, today: clockIn(zone)(new Date()).date })
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
    if (!first || zone !== first.zone) show(zone, first?.from && first.from > today ? first.from : today)
  }, [])

  const moveBy = (name: 'earlier' | 'later', days: number) => {
    const from = shiftDay(shown.from, days)
    const href = `${bookingPath}?${new URLSearchParams({ from, zone: shown.zone })}`
    return { name, href, press: () => show(shown.zone, from) }
  }
  return {
    state,
    zone: shown.zone,
    slots: shown.slots,
    refresh: () => void show(shown.zone, shown.from),
    moves: [
      ...(shown.from > shown.today ? [moveBy('earlier', -daysAtOnce)] : []),
      ...(shown.from ? [moveBy('later', daysAtOnce)] : []),
    ],
  }
}
