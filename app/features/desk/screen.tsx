import type { ReactNode } from 'react'

interface ScreenProps {
  title: string
  lead?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

/** The head of every screen. What was done there is told by the frame around it. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  return (
    <>
      <div className="pb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h1 className="headline wrap-anywhere text-30">{title}</h1>
          {actions}
        </div>
        {lead && <p className="mt-1 text-ink-2 wrap-anywhere">{lead}</p>}
      </div>
      {children}
    </>
  )
}
