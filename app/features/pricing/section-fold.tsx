import type { ReactNode } from 'react'
import { Fold } from '#app/ui/fold.tsx'

interface SectionFoldProps {
  id: string
  heading: string
  /** What is in it, line by line. */
  glance: readonly string[]
  label: string
  children: ReactNode
}

/** A part of the page that few need, behind its heading. */
export function SectionFold({ id, heading, glance, label, children }: SectionFoldProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <Fold
        id={id}
        label={label}
        summary={
          <>
            <h2 id={`${id}-title`} className="pr-20 text-24 leading-tight wide md:text-30">
              {heading}
            </h2>
            <span className="figures mt-1.5 grid text-16 leading-snug text-ink-2 group-open:hidden print:hidden">
              {glance.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </>
        }
      >
        {children}
      </Fold>
    </section>
  )
}
