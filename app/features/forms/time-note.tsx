import { Fragment } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { company } from '#content/company.ts'
import type { BookingWords } from '#content/types/booking.ts'
import { isWithinHours, startOf } from '#domain/booking-times.ts'
import { clockElsewhere } from '#domain/meeting-time.ts'
import { openingRows } from '#domain/opening-hours.ts'

interface TimeNoteProps {
  words: BookingWords['hours']
  date: string
  time: string
  timeZone: string | null | undefined
}

/** When the team is there, what the chosen time is where the visitor is, and whether it lies outside hours. */
export function TimeNote({ words, date, time, timeZone }: TimeNoteProps) {
  const opening = openingRows(company.hours, words)
    .filter(({ times }) => times !== words.closed)
    .map(({ days, times }) => `${days} ${times}`)
  const isChosen = date !== '' && time !== ''
  const own = isChosen ? clockElsewhere(startOf({ date, time }), timeZone) : undefined
  return (
    <div className="flex gap-3 rounded-card bg-paper-2 p-4 text-[0.9375rem]">
      <Icon name="calendar" className="size-5 shrink-0 text-indigo" />
      <div>
        <p>
          {`${words.label}: `}
          {opening.map((row, index) => (
            <Fragment key={row}>
              {index > 0 && ', '}
              {/* A line must not end between opening and closing. */}
              <span className="inline-block">{row}</span>
            </Fragment>
          ))}
        </p>
        <p aria-live="polite">
          {own && <span className="mt-1 block font-[600]">{`${own} ${words.forYou}`}</span>}
          {isChosen && !isWithinHours({ date, time }) && (
            <span className="mt-1 block font-[600]">{words.outside}</span>
          )}
        </p>
      </div>
    </div>
  )
}
