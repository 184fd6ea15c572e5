import type { DeskFrameWords } from '#content/en/desk/frame.ts'
import { fill } from '#content/fill.ts'

interface WaitingBadgeProps {
  words: DeskFrameWords['waiting']
  count: number
  className: string
}

/** How many wait for an answer, after “Today”. */
export function WaitingBadge({ words, count, className }: WaitingBadgeProps) {
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={`min-w-5 rounded-full bg-indigo px-1 text-center text-14 leading-5 font-[600] text-paper ${className}`}
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">
        {', '}
        {fill(count === 1 ? words.one : words.other, { count: String(count) })}
      </span>
    </>
  )
}
