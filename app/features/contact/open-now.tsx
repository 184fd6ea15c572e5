import { useEffect, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import type { Words } from '#content/words.ts'
import { isOpen, type OpeningTimes } from '#domain/opening-hours.ts'

interface OpenNowProps {
  words: Words['contact']['hours']
  hours: OpeningTimes
  timeZone: string
}

/** The page is older than the visit, so only the visitor's browser can say whether someone is there now. */
export function OpenNow({ words, hours, timeZone }: OpenNowProps) {
  const { specialDays } = words
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const look = () => setOpen(isOpen(hours, timeZone, new Date(), specialDays))
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [hours, specialDays, timeZone])
  if (open === undefined) return null
  return <Badge tone={open ? 'peacock' : 'indigo'}>{open ? words.openNow : words.closedNow}</Badge>
}
