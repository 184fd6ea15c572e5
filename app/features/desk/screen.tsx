import type { ReactNode } from 'react'

interface ScreenProps {
  title: string
  lead?: string | undefined
  /** What was just done, for those who see it and those who hear it. */
  notice?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

/** The head of every screen, and the place where it says what happened. */
export function Screen({ title, lead, notice, actions, children }: ScreenProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <div>
          <h1 className="headline text-[1.75rem]">{title}</h1>
          {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
        </div>
        {actions}
      </div>
      <div role="status" aria-live="polite">
        {notice && (
          <p className="mb-5 rounded-[10px] border-l-4 border-peacock bg-paper-2 px-4 py-3">{notice}</p>
        )}
      </div>
      {children}
    </>
  )
}
