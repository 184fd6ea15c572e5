import type { ReactNode } from 'react'
import { Reveal } from './reveal.tsx'
import { ThreadRule } from './thread/thread-rule.tsx'

interface SplitSectionProps {
  /** Names the section's heading and serves as its anchor. */
  id: string
  title: string
  lead?: string | undefined
  /** Below the heading, in the narrow column. */
  aside?: ReactNode
  children: ReactNode
}

/** One idea, its heading at the side: on wide screens it stays in view while the content passes. */
export function SplitSection({ id, title, lead, aside, children }: SplitSectionProps) {
  return (
    <Reveal>
      <section id={id} aria-labelledby={`${id}-title`} className="section">
        <div className="wrap">
          <ThreadRule />
          <div className="mt-8 grid gap-x-16 gap-y-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]">
            <div className="lg:sticky lg:top-24 lg:self-start">
              <h2 id={`${id}-title`} className="headline text-30 md:text-38">
                {title}
              </h2>
              {lead && <p className="measure mt-3 text-ink-2 md:mt-4">{lead}</p>}
              {aside}
            </div>
            <div>{children}</div>
          </div>
        </div>
      </section>
    </Reveal>
  )
}
