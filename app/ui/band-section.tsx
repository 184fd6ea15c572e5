import type { ReactNode } from 'react'
import { Reveal } from './reveal.tsx'

interface BandSectionProps {
  /** Names the section's heading and serves as its anchor. */
  id: string
  title: string
  lead?: string | undefined
  children: ReactNode
}

/** One idea on a band of darker paper, for a change of ground between two ruled sections. */
export function BandSection({ id, title, lead, children }: BandSectionProps) {
  return (
    <Reveal>
      <section id={id} aria-labelledby={`${id}-title`} className="section">
        <div className="bg-paper-2">
          <div className="wrap py-12 md:py-20">
            <h2 id={`${id}-title`} className="headline text-30 md:text-38">
              {title}
            </h2>
            {lead && <p className="measure mt-3 text-balance text-ink-2 md:mt-4">{lead}</p>}
            <div className="mt-8 md:mt-12">{children}</div>
          </div>
        </div>
      </section>
    </Reveal>
  )
}
