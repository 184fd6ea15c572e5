import { Fragment, use } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import type { Words } from '#content/words.ts'
import { startOf } from '#domain/booking-times.ts'
import { ownTime } from '#domain/meeting-time.ts'
import { openingRows } from '#domain/opening-hours.ts'

interface TimeNoteProps {
  words: Words['booking']['hours']
  date: string
  time: string
  timeZone: string | null | undefined
  /** Free times say more, where they are shown. */
  showsHours?: boolean
}

/** When the team is there, and what the chosen time is where the visitor is. */
export function TimeNote({ words, date, time, timeZone, showsHours = true }: TimeNoteProps) {
  const locale = use(LocaleContext)
  const opening = openingRows(words.opening, words)
    .filter(({ times }) => times !== words.closed)
    .map(({ days, times }) => `${days} ${times}`)
  const isChosen = date !== '' && time !== ''
  const own = isChosen ? ownTime(startOf({ date, time }), locale, timeZone, words.ownTime) : undefined
  if (!showsHours && !own) return null
  return (
    <div className="flex gap-3 rounded-card bg-paper-2 p-4 text-16">
      <Icon name="calendar" className="size-5 shrink-0 text-indigo" />
      <div>
        <p hidden={!showsHours}>
          {`${words.label}: `}
          {opening.map((row, index) => (
            <Fragment key={row}>
              {index > 0 && ', '}
              {/* A line must not end between opening and closing. */}
              <span className="inline-block">{row}</span>
            </Fragment>
          ))}
        </p>
        <p aria-live="polite">{own && <span className="mt-1 block font-[600]">{own}</span>}</p>
      </div>
    </div>
  )
}
