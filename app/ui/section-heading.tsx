import type { ReactNode } from 'react'
import { ThreadRule } from './thread/thread-rule.tsx'

interface SectionHeadingProps {
  id: string
  title: string
  lead?: string | undefined
  children?: ReactNode
}

export function SectionHeading({ id, title, lead, children }: SectionHeadingProps) {
  return (
    <div>
      <ThreadRule />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-3 md:mt-10">
        <div>
          <h2 id={id} className="headline text-30 md:text-38">
            {title}
          </h2>
          {lead && <p className="measure mt-3 text-balance text-ink-2 md:mt-4">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
