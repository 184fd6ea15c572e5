import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface SegmentsProps {
  choices: { label: ReactNode; to: string; isChosen: boolean }[]
}

/** A few views of the same, of which one is shown. */
export function Segments({ choices }: SegmentsProps) {
  return (
    <p className="inline-flex rounded-[10px] border border-ink/50">
      {choices.map(({ label, to, isChosen }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-ink/50 px-3 text-16 whitespace-nowrap first:rounded-l-[9px] last:rounded-r-[9px] not-first:border-l hover:bg-paper-2 aria-[current]:bg-indigo/10 aria-[current]:font-[600] aria-[current]:text-indigo"
        >
          {label}
        </Link>
      ))}
    </p>
  )
}
