import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { fill } from '#content/fill.ts'

/**
 * Where what can be done with several rows at once stands, while one is ticked: over the head of the list, but for its tick;
 * on a phone above the bar at the bottom.
 */
export const tickedBar =
  'pointer-events-none z-3 flex items-center gap-x-1 ticked:pointer-events-auto ticked:bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:ticked:border-t max-lg:ticked:border-line max-lg:ticked:px-4 max-lg:ticked:py-1 lg:sticky lg:top-16 lg:-mb-11 lg:ml-[2rem] lg:h-11 lg:ticked:shadow-[inset_0_-1px] lg:ticked:shadow-line'

export const barEntry =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-[8px] px-2.5 text-16 font-[600] whitespace-nowrap hover:bg-paper-2 lg:min-h-9'
/** Behind the dots on a phone. */
export const furtherEntry = `${barEntry} max-md:w-full max-md:font-[400]`
export const barSquare = `${barEntry} min-w-11 shrink-0 justify-center px-0! lg:min-w-9`

interface TickedActionsProps {
  words: { chosen: { one: string; other: string }; none: string }
  count: number
  /** The address where none is chosen; else it is enough to take away the ticks. */
  toNone?: string | undefined
  onNone(): void
  children: ReactNode
}

/** How many are chosen, what can be done with them, and the way to choose none. The count is there before, so that the first one is read out too. */
export function TickedActions({ words, count, toNone, onNone, children }: TickedActionsProps) {
  const none = { 'aria-label': words.none, className: `md:ml-auto ${barSquare}` }
  const cross = <Icon name="close" className="size-4" />
  return (
    <>
      <span aria-live="polite" className="min-w-0 truncate font-[600] not-empty:mr-2">
        {count > 0 &&
          fill(count === 1 ? words.chosen.one : words.chosen.other, { count: count.toLocaleString('en-IN') })}
      </span>
      <div className="hidden grow items-center gap-x-1 ticked:flex">
        {children}
        {toNone ? (
          <Link to={toNone} preventScrollReset {...none}>
            {cross}
          </Link>
        ) : (
          <button type="reset" onClick={onNone} {...none}>
            {cross}
          </button>
        )}
      </div>
    </>
  )
}
