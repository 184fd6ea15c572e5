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
    /** For the box: changes of the fields inside bubble up to it. */
    handlers: {
      ref: box,
      onChange: () => setChosen(chosenIn(box.current)),
      onReset: () => setChosen(first),
    },
  }
}

function chosenIn(box: HTMLElement | null): ChosenTime {
  const typed = (name: string) => box?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return { date: typed('date'), time: typed('time') }
}
