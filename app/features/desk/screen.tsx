import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'

interface ScreenProps {
  title: string
  /** How many there are of what it lists. */
  count?: number | undefined
  lead?: string | undefined
  /** The list it is one of. */
  back?: { to: string; label: string }
  actions?: ReactNode
  /** How what it is about stands. */
  status?: ReactNode
  /** Its title is what somebody wrote, however long that is. */
  isQuoted?: boolean
  children: ReactNode
}

const arrow = 'm14 6-6 6 6 6'

/** The middle of its first line is that of the arrow. */
const besideArrow = 'py-[calc((var(--spacing)*11-1lh)/2)]'

/** The head of every screen. What was done there is told by the frame around it. */
export function Screen({ title, count, lead, back, actions, status, isQuoted, children }: ScreenProps) {
  return (
    <>
      <div
        className={
          status
            ? 'screen-head-steady z-2 bg-paper max-lg:pb-1 lg:top-16 lg:-mx-8 lg:-mt-7 lg:border-b lg:border-line lg:px-8 lg:py-3'
            : 'pb-4'
        }
      >
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex min-w-0 grow basis-32 items-start">
            {back && (
              <Link
                to={back.to}
                aria-label={back.label}
                className="-ml-3 grid size-11 shrink-0 place-items-center rounded-[10px] text-ink-2 hover:bg-paper-2 hover:text-ink"
              >
                <LineDrawing path={arrow} className="size-5" />
              </Link>
            )}
            <h1
              className={`headline wrap-anywhere ${besideArrow} ${isQuoted ? 'text-17 lg:text-24' : 'text-30'}`}
            >
              <span className={isQuoted ? 'line-clamp-2' : ''}>{title}</span>
            </h1>
            {count !== undefined && (
              <span className={`ml-2.5 text-20 text-ink-2 figures ${besideArrow}`}>
                {count.toLocaleString('en-IN')}
              </span>
            )}
          </div>
          {actions}
        </div>
        {lead && <p className="mt-1 text-ink-2 wrap-anywhere">{lead}</p>}
        {status}
      </div>
      {children}
    </>
  )
}
