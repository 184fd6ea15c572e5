import type { ReactNode } from 'react'
import { Reveal } from './reveal.tsx'
import { SectionHeading } from './section-heading.tsx'

interface SectionProps {
  /** Names the section's heading and serves as its anchor. */
  id: string
  title: string
  lead?: string
  /** Beside the heading, on wide screens at its right. */
  aside?: ReactNode
  children: ReactNode
}

/** One idea: a thread, a heading, its content. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
  return (
    <Reveal>
      <section id={id} aria-labelledby={`${id}-title`} className="section">
        <div className="wrap">
          <SectionHeading id={`${id}-title`} title={title} lead={lead}>
            {aside}
          </SectionHeading>
          <div className="mt-8 md:mt-12">{children}</div>
        </div>
      </section>
    </Reveal>
  )
}
