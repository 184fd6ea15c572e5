import { useHref } from 'react-router'
import { bookingPath } from '#content/booking-link.ts'
import type { Words } from '#content/words.ts'

const zones = { india: 'Asia/Kolkata', tanzania: 'Africa/Dar_es_Salaam' } as const

interface ZoneChoiceProps {
  words: Words['booking']['picker']['zones']
  zone: string
  about: string | undefined
}

/** For browsers without script, which tell nobody where they are. */
export function ZoneChoice({ words, zone, about }: ZoneChoiceProps) {
  const page = useHref(bookingPath)
  return (
    <noscript>
      <p className="mb-4 flex flex-wrap items-center gap-x-4">
        {words.label}
        {(['india', 'tanzania'] as const).map((place) => (
          <a
            key={place}
            href={`${page}?${new URLSearchParams({ zone: zones[place], ...(about && { about }) })}`}
            aria-current={zone === zones[place] ? 'true' : undefined}
            className="thread-link inline-flex min-h-11 items-center aria-[current]:font-[600] aria-[current]:no-underline"
          >
            {words[place]}
          </a>
        ))}
      </p>
    </noscript>
  )
}
