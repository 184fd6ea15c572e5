import type { ShownPoint } from './chart-card.tsx'

const most = 31

/** Bars that lie, each under its name and its number: read as a list, on a narrow phone too. The longest is full, unless said. */
export function Bars({ points, full }: { points: ShownPoint[]; full?: number | undefined }) {
  const shown = points.slice(-most)
  const highest = full ?? (shown.reduce((high, { value }) => Math.max(high, Math.abs(value)), 0) || 1)
  return (
    <ul className="flex flex-col gap-2.5">
      {shown.map(({ label, text, value, isBest }) => (
        <li key={label}>
          <span className={`flex justify-between gap-4 text-16 leading-snug ${isBest ? 'font-[600]' : ''}`}>
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="figures shrink-0">{text}</span>
          </span>
          <svg aria-hidden="true" className="mt-1 h-2.5 w-full">
            <rect width="100%" height="100%" rx="3" className="fill-paper-2" />
            <rect
              width={`${Math.min(100, (Math.abs(value) / highest) * 100)}%`}
              height="100%"
              rx="3"
              className={value < 0 ? 'fill-sindoor' : isBest ? 'fill-indigo' : 'fill-indigo/55'}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
