import { useEffect, useRef, useState } from 'react'
import { todayInIndia } from '#domain/booking-times.ts'

interface ChosenTime {
  date: string
  time: string
}

/** Follows the fields of day and time inside a box, and knows what only the visitor's browser does. */
export function useChosenTime(first: ChosenTime) {
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(first)
  const [days, setDays] = useState<{ min?: string }>({})
  const [timeZone, setTimeZone] = useState<string>()
  useEffect(() => {
    // The page may be older than the visit, and only the visitor's browser knows where it is.
    setDays({ min: todayInIndia(new Date()) })
    setTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
    // What was kept on the device is back in its fields by now.
    setChosen(chosenIn(box.current))
  }, [])
  return {
    chosen,
    days,
    timeZone,
    /** Fills in both fields, as if they had been typed. */
    choose(next: ChosenTime) {
      for (const [name, value] of Object.entries(next)) {
        const field = fieldIn(box.current, name)
        if (!field) continue
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      setChosen(next)
    },
    /** For the box: changes of the fields inside bubble up to it. */
    handlers: {
      ref: box,
      onChange: () => setChosen(chosenIn(box.current)),
      onReset: () => setChosen(first),
    },
  }
}

function chosenIn(box: HTMLElement | null): ChosenTime {
  const typed = (name: string) => fieldIn(box, name)?.value ?? ''
  return { date: typed('date'), time: typed('time') }
}

function fieldIn(box: HTMLElement | null, name: string): HTMLInputElement | null | undefined {
  return box?.querySelector<HTMLInputElement>(`[name=${name}]`)
}
