import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LineDrawing } from '#app/ui/line-drawing.tsx'
import { deskFrame } from '#content/en/desk/frame.ts'
import { Lead } from './lead.tsx'
import { Notice, Undo } from './status-bar.tsx'
import { useNotice } from './use-outcome.ts'

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

/** Where there is room, the middle of its first line is that of the arrow. */
const besideArrow = 'lg:py-[calc((var(--spacing)*11-1lh)/2)]'

/** The head of every screen: on a phone it is the bar at the top, beside the frame's way to find anything. */
export function Screen({ title, count, lead, back, actions, status, isQuoted, children }: ScreenProps) {
  const told = useNotice()
  const size = isQuoted ? 'text-17 lg:text-24' : 'text-20 lg:text-30'
  return (
    <>
      <div className={`screen-head ${status ? '' : 'lg:pb-4'}`}>
        <div className="screen-bar flex min-h-14 max-lg:py-1 items-center justify-between gap-x-2 max-lg:pr-11 lg:min-h-11 lg:flex-wrap lg:gap-x-6 lg:gap-y-2">
          <div className="flex min-w-0 grow items-center lg:basis-32 lg:items-start">
            {back && (
              <Link
                to={back.to}
                aria-label={back.label}
                className="-ml-3 grid size-11 shrink-0 place-items-center rounded-[10px] text-ink-2 hover:bg-paper-2 hover:text-ink"
              >
                <LineDrawing path={arrow} className="size-5" />
              </Link>
            )}
            <div className="min-w-0 lg:contents">
              <div className="flex min-w-0 items-baseline lg:contents">
                <h1
                  className={`headline wrap-anywhere max-lg:leading-tight ${besideArrow} ${told.notice ? 'max-lg:truncate max-lg:text-14' : ''} ${size}`}
                >
                  <span className={isQuoted ? 'line-clamp-2' : 'max-lg:line-clamp-2'}>{title}</span>
                </h1>
                {count !== undefined && (
                  <span className={`ml-2.5 text-17 text-ink-2 figures lg:text-20 ${besideArrow}`}>
                    {count.toLocaleString('en-IN')}
                  </span>
                )}
              </div>
              {/* For the eyes alone: the frame's are the words that are read aloud, and found on the page. */}
              {told.notice && (
                <div aria-hidden="true" className="text-14 leading-4.5 lg:hidden">
                  <Notice isRefusal={told.isRefusal}>
                    <span data-told={told.notice} className="after:content-[attr(data-told)]" />
                  </Notice>
                </div>
              )}
            </div>
          </div>
          {told.notice && told.undo && (
            <div className="shrink-0 lg:hidden">
              <Undo label={deskFrame.undo} undo={told.undo} />
            </div>
          )}
          {actions && <div className="shrink-0">{actions}</div>}
        </div>
        {status && <div className="screen-status">{status}</div>}
      </div>
      {lead && <Lead text={lead} className="pb-4 lg:-mt-3" />}
      {children}
    </>
  )
}
