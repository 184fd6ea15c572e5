import type { ShownPoint } from './chart-card.tsx'

/** A thread through the months. Places are parts of the width, so that it stays fine at any size. */
export function LineChart({ points, label }: { points: ShownPoint[]; label: string }) {
  const highest = points.reduce((high, { value }) => Math.max(high, value), 0)
  const lowest = points.reduce((low, { value }) => Math.min(low, value), 0)
  const left = (place: number) => `${points.length === 1 ? 50 : 2 + (place / (points.length - 1)) * 96}%`
  const top = (value: number) => `${94 - ((value - lowest) / (highest - lowest || 1)) * 78}%`
  const bestPlace = points.findIndex(({ isBest }) => isBest)
  const best = points[bestPlace]
  const part = bestPlace / Math.max(1, points.length - 1)
  return (
    <div>
      <svg role="img" aria-label={label} className="h-44 w-full md:h-56">
        <line x1="0" x2="100%" y1={top(0)} y2={top(0)} className="stroke-line" />
        <line
          x1="0"
          x2="100%"
          y1={top(highest)}
          y2={top(highest)}
          className="stroke-line"
          strokeDasharray="2 5"
        />
        {points.slice(1).map((point, place) => (
          <line
            key={point.label}
            x1={left(place)}
            y1={top(points[place]?.value ?? 0)}
            x2={left(place + 1)}
            y2={top(point.value)}
            strokeWidth="2.5"
            strokeLinecap="round"
            className="stroke-indigo"
          />
        ))}
        {points.map(
          (point, place) =>
            (points.length <= 31 || point.isBest) && (
              <circle
                key={point.label}
                cx={left(place)}
                cy={top(point.value)}
                r={point.isBest ? 6 : 3}
                strokeWidth="2.5"
                className={point.isBest ? 'fill-paper stroke-sindoor' : 'fill-indigo'}
              />
            ),
        )}
        {best && (
          <text
            x={left(bestPlace)}
            y={top(best.value)}
            dy="-14"
            textAnchor={part < 0.15 ? 'start' : part > 0.85 ? 'end' : 'middle'}
            className="fill-sindoor text-14 font-[600]"
          >
            {best.label}
          </text>
        )}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-3 text-14 text-ink-2">
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 ? points.at(-1)?.label : ''}</span>
      </p>
    </div>
  )
}
