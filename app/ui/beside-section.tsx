import type { ReactNode } from 'react'
import { Reveal } from './reveal.tsx'
import { ThreadRule } from './thread/thread-rule.tsx'

interface BesideSectionProps {
  /** Names the section's heading and serves as its anchor. */
  id: string
  title: string
  lead: string
  /** Below the heading; on phones above the content. */
  aside?: ReactNode
  children: ReactNode
}

/** A section whose content is no wider than a form: on wide screens it stands beside its heading, not above an empty half. */
export function BesideSection({ id, title, lead, aside, children }: BesideSectionProps) {
  return (
    <Reveal>
      <section id={id} aria-labelledby={`${id}-title`} className="section">
        <div className="wrap">
          <ThreadRule />
          <div className="mt-8 grid gap-x-16 gap-y-8 md:mt-10 md:gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <div>
              <h2 id={`${id}-title`} className="headline text-30 md:text-38">
                {title}
              </h2>
              <p className="measure mt-3 text-balance text-ink-2 md:mt-4">{lead}</p>
              {aside}
            </div>
            <div>{children}</div>
          </div>
        </div>
      </section>
    </Reveal>
  )
}
