interface BarChartProps {
  label: string
  /** In the order of the axis. */
  bars: { label: string; value: number }[]
}

const [width, height] = [720, 160]

/** Days as bars. Whoever cannot see it reads the table behind it. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  return (
    <svg viewBox={`0 0 ${width} ${height + 20}`} role="img" aria-label={label} className="w-full max-w-4xl">
      <line x1="0" x2={width} y1={height} y2={height} className="stroke-line" />
      {bars.map((bar, index) => {
        const tall = (bar.value / highest) * (height - 16)
        return (
          <rect
            key={bar.label}
            x={index * step + step * 0.15}
            y={height - tall}
            width={step * 0.7}
            height={tall}
            rx="2"
            className="fill-indigo"
          >
            <title>{`${bar.label}: ${bar.value}`}</title>
          </rect>
        )
      })}
      <text x="0" y={height + 16} className="fill-ink-2 text-[12px]">
        {bars[0]?.label}
      </text>
      <text x={width} y={height + 16} textAnchor="end" className="fill-ink-2 text-[12px]">
        {bars.at(-1)?.label}
      </text>
      <text x="0" y="11" className="fill-ink-2 text-[12px]">
        {highest}
      </text>
    </svg>
  )
}
