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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <div>
          <h1 className="headline wrap-anywhere text-30">{title}</h1>
          {lead && <p className="mt-1.5 text-ink-2">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </>
  )
}
