import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FoldProps {
  /** The anchor of what is folded away: browsers unfold what a link leads to. */
  id: string
  /** What shows while it is folded. */
  summary: ReactNode
  /** What pressing it does, for the eye. */
  label: string
  children: ReactNode
}

/** Something long behind its short form. The platform's own disclosure: it works, and is searched, without script. */
export function Fold({ id, summary, label, children }: FoldProps) {
  return (
    // A visitor may have opened it before the browser code arrived.
    <details suppressHydrationWarning className="fold group border-b border-line">
      <summary className="relative block min-h-14 list-none py-3.5 print:min-h-0 print:py-1 [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="absolute top-2.5 right-0 flex min-h-9 items-center gap-1.5 text-16 font-[600] text-indigo print:hidden">
          {label}
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </span>
      </summary>
      <div id={id} className="scroll-mt-48 pt-1 pb-8 print:pb-2">
        {children}
      </div>
    </details>
  )
}
