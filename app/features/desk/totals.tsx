import type { AnalyticsWords } from '#content/en/desk/analytics.ts'

type Total = keyof AnalyticsWords['totals']

/** What an owner looks for first. */
const main: Total[] = ['leads', 'visits', 'conversion', 'wait']

interface TotalsProps {
  words: AnalyticsWords['totals']
  totals: Record<Total, string>
}

/** The figures that matter most, large, and all others in one quiet line. */
export function Totals({ words, totals }: TotalsProps) {
  const others = (Object.keys(words) as Total[]).filter((total) => !main.includes(total))
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {main.map((total) => (
          <div
            key={total}
            className="flex flex-col-reverse justify-end rounded-card border border-line px-4 py-3"
          >
            <dt className="text-14 text-ink-2">{words[total]}</dt>
            <dd className="text-30 leading-tight font-[600] figures">{totals[total]}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 py-4 text-14 text-ink-2 max-md:flex-col">
        {others.map((total) => (
          <div key={total} className="flex gap-2 max-md:justify-between">
            <dt>{words[total]}</dt>
            <dd className="font-[600] text-ink figures">{totals[total]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
