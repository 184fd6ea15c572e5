import { type ReactNode, useId, useState } from 'react'
import { SelectField } from '#app/ui/form/field.tsx'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Figure } from '#domain/sheet/dashboard.ts'
import type { ChartKind, FigureSpec } from '#domain/sheet/figure.ts'
import { ChartCard, type ShownPoint } from './chart-card.tsx'
import { isMoment, type Teller } from './figure-words.ts'

interface FigureCardProps {
  figure: Figure
  measures: readonly FigureSpec['measure'][]
  groups: readonly FigureSpec['by'][]
  /** Works out another figure of the same sheet. */
  onAsk: (spec: FigureSpec) => Promise<Figure['result']>
  tell: Teller
  isWide: boolean
  words: Words['tryDashboard']['figure']
}

/** One of the five, which the visitor can turn into another. */
export function FigureCard({ figure, measures, groups, onAsk, tell, isWide, words }: FigureCardProps) {
  const [{ spec, result }, setShown] = useState(figure)
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  const change = async (wanted: FigureSpec) => {
    const kinds = kindsFor(wanted)
    const next = { ...wanted, chart: kinds.includes(wanted.chart) ? wanted.chart : (kinds[0] ?? 'bar') }
    setIsBusy(true)
    try {
      setShown({ spec: next, result: await onAsk(next) })
    } catch {
      // Another sheet came in between, and brings its own figures.
    } finally {
      setIsBusy(false)
    }
  }
  const points = result.points.map((point, place): ShownPoint => {
    const text = tell.value(point.value, result.unit)
    return { label: tell.label(point, spec), text, value: point.value, isBest: place === result.best }
  })
  const title =
    spec.by.part === 'columns'
      ? tell.group(spec.by)
      : fill(words.title, { measure: tell.measure(spec.measure), group: tell.group(spec.by) })
  const { others } = result
  return (
    <ChartCard
      title={title}
      figure={tell.value(result.total, result.unit)}
      caption={tell.finding(spec, result)}
      kind={spec.chart}
      kinds={kindsFor(spec)}
      onKind={(chart: ChartKind) => setShown({ spec: { ...spec, chart }, result })}
      points={points}
      others={
        others &&
        fill(words.others, { groups: String(others.groups), value: tell.value(others.value, result.unit) })
      }
      table={{
        headings: [words.groupHeading, tell.measure(spec.measure), words.rowsHeading],
        rows: points.map(({ label, text }, place) => [
          label,
          text,
          tell.value(result.points[place]?.count ?? 0),
        ]),
      }}
      full={spec.by.part === 'columns' ? 100 : undefined}
      isBusy={isBusy}
      isWide={isWide}
      words={words}
    >
      <Fold label={words.change} about={title}>
        <SelectField
          name={`${id}-measure`}
          label={words.measureLabel}
          value={JSON.stringify(spec.measure)}
          options={measures.map((measure) => ({
            value: JSON.stringify(measure),
            label: tell.measure(measure),
          }))}
          onChange={({ target }) => change({ ...spec, measure: JSON.parse(target.value) })}
        />
        <SelectField
          name={`${id}-group`}
          label={words.groupLabel}
          value={JSON.stringify(spec.by)}
          options={groups.map((by) => ({ value: JSON.stringify(by), label: tell.group(by) }))}
          onChange={({ target }) => change({ ...spec, by: JSON.parse(target.value) })}
        />
      </Fold>
    </ChartCard>
  )
}

function Fold({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 items-center text-16 font-[600] text-indigo">
        {label}
        <span className="sr-only">: {about}</span>
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">{children}</div>
    </details>
  )
}

function kindsFor({ by: { part } }: FigureSpec): ChartKind[] {
  return isMoment(part) ? ['line', 'bar', 'table'] : ['bar', 'table']
}
