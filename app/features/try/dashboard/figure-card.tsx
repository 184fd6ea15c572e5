import { type ReactNode, useId } from 'react'
import { SelectField } from '#app/ui/form/field.tsx'
import type { Words } from '#content/words.ts'
import type { Choices } from '#domain/sheet/choose-figures.ts'
import type { ChartKind, Figure, FigureSpec, Point } from '#domain/sheet/figure.ts'
import type { Filter } from '#domain/sheet/view.ts'
import { ChartCard } from './chart-card.tsx'
import { textsOf } from './figure-texts.ts'
import { isMoment, type Teller } from './figure-words.ts'

interface FigureCardProps {
  figure: Figure
  choices: Choices
  /** What is chosen among its groups. */
  filter: Filter | undefined
  tell: Teller
  isBusy: boolean
  isWide: boolean
  words: Words['tryDashboard']['figure']
  onChange(spec: FigureSpec): void
  onDraw(chart: ChartKind): void
  /** Absent where rows cannot be chosen by its groups. */
  onChoose: ((key: Point['key'] | undefined) => void) | undefined
}

/** One of the five, which the visitor can turn into another, and choose rows by. */
export function FigureCard({
  figure,
  choices,
  filter,
  tell,
  words,
  onChange,
  onDraw,
  onChoose,
  ...look
}: FigureCardProps) {
  const id = useId()
  const { spec, result } = figure
  const { points, headings, ...texts } = textsOf(figure, tell, words)
  const change = (wanted: FigureSpec) => {
    const [usual = 'bar', ...others] = kindsFor(wanted)
    onChange({ ...wanted, chart: others.includes(wanted.chart) ? wanted.chart : usual })
  }
  return (
    <ChartCard
      {...look}
      {...texts}
      kind={spec.chart}
      kinds={kindsFor(spec)}
      onKind={onDraw}
      points={points.map((point, place) => {
        const { key } = result.points[place] as Point
        const isChosen = filter?.key === key
        return {
          ...point,
          isBest: filter ? isChosen : place === result.best,
          ...(onChoose && { isChosen, onChoose: () => onChoose(isChosen ? undefined : key) }),
        }
      })}
      table={{
        headings,
        rows: points.map(({ label, text }, place) => [
          label,
          text,
          tell.value(result.points[place]?.count ?? 0),
        ]),
      }}
      full={spec.by.part === 'columns' ? 100 : undefined}
      words={words}
    >
      <Fold label={words.change} about={texts.title}>
        <SelectField
          name={`${id}-measure`}
          label={words.measureLabel}
          value={JSON.stringify(spec.measure)}
          options={choices.measures.map((measure) => ({
            value: JSON.stringify(measure),
            label: tell.measure(measure),
          }))}
          onChange={({ target }) => change({ ...spec, measure: JSON.parse(target.value) })}
        />
        <SelectField
          name={`${id}-group`}
          label={words.groupLabel}
          value={JSON.stringify(spec.by)}
          options={choices.groups.map((by) => ({ value: JSON.stringify(by), label: tell.group(by) }))}
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
