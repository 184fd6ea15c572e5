import type { ReactNode } from 'react'

interface ScreenProps {
  title: string
  lead?: string | undefined
  /** What was just done, for those who see it and those who hear it. */
  notice?: string | undefined
  /** How to take it back. */
  undo?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

const noticeCard =
  'flex max-w-2xl flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-[10px] border border-l-4 border-line border-l-peacock bg-paper-2 px-4 py-3'

/** The head of every screen, and the place where it says what happened. */
export function Screen({ title, lead, notice, undo, actions, children }: ScreenProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <div>
          <h1 className="headline wrap-anywhere text-[1.75rem]">{title}</h1>
          {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
      {/* Over the screen, where it is seen wherever one has scrolled to, and pushes nothing away. */}
      <div className={`fixed inset-x-4 bottom-4 z-10 lg:left-62 ${notice ? noticeCard : ''}`}>
        <div role="status" aria-live="polite">
          {notice && <p>{notice}</p>}
        </div>
        {undo}
      </div>
    </>
  )
}
