import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarDemo } from './calendar.ts'
import { minuteUnder, type Part, quarterFor } from './layout-of-day.ts'

/** A demo over the place where it would be let go. */
export interface HeldDemo {
  demo: CalendarDemo
  day: string
  minute: number
}

/** Less is a press with an unsteady hand. */
const leastPixels = 5

/**
 * Lets demos be dragged over the days, by mouse or pen; a finger scrolls, and has the form. `days` are the elements under
 * `week` that have a `data-day`. Escape gives up.
 */
export function useDrag(week: RefObject<HTMLElement | null>, shown: Part, onDrop: (held: HeldDemo) => void) {
  const [held, setHeld] = useState<HeldDemo>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  function grab(event: PointerEvent, demo: CalendarDemo) {
    if (event.button !== 0 || event.pointerType === 'touch' || !week.current) return
    const days = [...week.current.querySelectorAll<HTMLElement>('[data-day]')]
    const begun = { x: event.clientX, y: event.clientY }
    const grabbed = under(begun, days, shown).minute
    const start = minutesOf(demo.time)
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, leaving.current.signal])
    let last: HeldDemo | undefined
    let hasGivenUp = false

    function move({ clientX, clientY }: MouseEvent) {
      const isSteady = Math.hypot(clientX - begun.x, clientY - begun.y) < leastPixels
      if (hasGivenUp || (!last && isSteady)) return
      const { day, minute } = under({ x: clientX, y: clientY }, days, shown)
      last = { demo, day, minute: quarterFor(start + minute - grabbed, demo.minutes, shown) }
      setHeld(last)
    }

    function giveUp() {
      hasGivenUp = last !== undefined
      last = undefined
      setHeld(undefined)
    }

    function letGo() {
      over.abort()
      setHeld(undefined)
      if (last || hasGivenUp) ignoreNextClick()
      if (last && !isWhereItWas(last)) onDrop(last)
    }

    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', letGo, { signal })
    addEventListener('pointercancel', () => [giveUp(), over.abort()], { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal })
  }

  return { held, grab }
}

function under(point: { x: number; y: number }, days: HTMLElement[], shown: Part) {
  const boxes = days.map((day) => day.getBoundingClientRect())
  const { day, minute } = minuteUnder(point, boxes, shown)
  return { day: days[day]?.dataset.day ?? '', minute }
}

function isWhereItWas({ demo, day, minute }: HeldDemo): boolean {
  return demo.date === day && minutesOf(demo.time) === minute
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The browser takes the end of a drag for a click, on whatever lies below. */
function ignoreNextClick(): void {
  const over = new AbortController()
  addEventListener('click', (event) => [event.preventDefault(), event.stopPropagation()], {
    capture: true,
    signal: over.signal,
  })
  setTimeout(() => over.abort())
}
