import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

interface SegmentsProps {
  choices: { label: ReactNode; to: string; isChosen: boolean }[]
}

/** A few views of the same, of which one is shown, and is in sight where there is no room for all. */
export function Segments({ choices }: SegmentsProps) {
  const chosen = useRef<HTMLAnchorElement>(null)
  const to = choices.find(({ isChosen }) => isChosen)?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useEffect(() => {
    const line = chosen.current?.closest('.scroll-line')
    if (!(chosen.current && line)) return
    line.scrollLeft = chosen.current.offsetLeft - (line.clientWidth - chosen.current.offsetWidth) / 2
  }, [to])
  return (
    <div className="scroll-line relative">
      <p className="inline-flex rounded-[10px] border border-ink/50">
        {choices.map(({ label, to, isChosen }) => (
          <Link
            key={to}
            ref={isChosen ? chosen : undefined}
            to={to}
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className="inline-flex min-h-11 items-center border-ink/50 px-3 text-16 whitespace-nowrap first:rounded-l-[9px] last:rounded-r-[9px] not-first:border-l hover:bg-paper-2 aria-[current]:bg-indigo/10 aria-[current]:font-[600] aria-[current]:text-indigo"
          >
            {label}
          </Link>
        ))}
      </p>
    </div>
  )
}
