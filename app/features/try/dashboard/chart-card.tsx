import { type ReactNode, useId } from 'react'
import type { Words } from '#content/words.ts'
import type { ChartKind } from '#domain/sheet/figure.ts'
import { Bars } from './bars.tsx'
import { DataTable } from './data-table.tsx'
import { LineChart } from './line-chart.tsx'

export interface ShownPoint {
  label: string
  text: string
  value: number
  isBest: boolean
}

interface ChartCardProps {
  title: string
  /** The one figure to take away. */
  figure: string
  caption: string
  kind: ChartKind
  kinds: readonly ChartKind[]
  onKind: (kind: ChartKind) => void
  points: ShownPoint[]
  /** What the bars leave out. */
  others?: string | undefined
  /** What a bar from side to side stands for. */
  full?: number | undefined
  table: { headings: string[]; rows: string[][]; texts?: number }
  isBusy?: boolean
  isWide?: boolean
  words: Words['tryDashboard']['figure']
  children?: ReactNode
}

/** A figure, what it says in a sentence, its chart, and the same as a table one press away. */
export function ChartCard({
  title,
  figure,
  caption,
  kind,
  kinds,
  onKind,
  points,
  others,
  full,
  table,
  isBusy = false,
  isWide = false,
  words,
  children,
}: ChartCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className={`flex flex-col rounded-card border border-line bg-paper p-4 md:p-6 ${isWide ? 'lg:col-span-2' : ''} ${isBusy ? 'opacity-60' : ''}`}
    >
      <h3 id={id} className="text-17 leading-tight font-[600] wrap-anywhere">
        {title}
      </h3>
      <p className="figures wide mt-2 text-30 leading-tight wrap-anywhere md:text-38">{figure}</p>
      <p className="mt-1 text-16 text-pretty wrap-anywhere text-ink-2">{caption}</p>
      <div className="mt-5 grow">
        {points.length > 0 && kind === 'bar' && <Bars points={points} full={full} />}
        {points.length > 0 && kind === 'line' && <LineChart points={points} label={caption} />}
        {kind === 'table' && (
          <DataTable caption={title} label={`${words.charts.table}: ${title}`} {...table} />
        )}
        {kind === 'bar' && others && <p className="figures mt-3 text-16 text-ink-2">{others}</p>}
      </div>
      <div className="needs-script mt-5 border-t border-line pt-3">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.chartLabel}</legend>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              data-replay
              aria-pressed={each === kind}
              aria-label={`${words.charts[each]}: ${title}`}
              className="min-h-11 rounded-full border border-line px-4 text-16 aria-pressed:border-ink aria-pressed:bg-paper-2 aria-pressed:font-[600]"
              onClick={() => onKind(each)}
            >
              {words.charts[each]}
            </button>
          ))}
        </fieldset>
        {children}
      </div>
    </section>
  )
}
