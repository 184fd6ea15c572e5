import { use, useEffect, useState } from 'react'
import { LocaleContext } from '#app/ui/locale.ts'
import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Dashboard } from '#domain/sheet/dashboard.ts'
import { isSameGroup, type Look, type View } from '#domain/sheet/view.ts'
import { FigureCard } from './figure-card.tsx'
import { textsOf } from './figure-texts.ts'
import { createTeller } from './figure-words.ts'
import { FilterBar } from './filter-bar.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { useLooks } from './use-looks.ts'

interface FiguresViewProps {
  words: Words['tryDashboard']
  name: string
  /** What a row is. */
  noun: string
  dashboard: Dashboard
  onAsk(view: View): Promise<Look>
  onView(view: View): void
}

/** The five figures of a sheet, of all its rows or of those that are chosen. */
export function FiguresView({ words, name, noun, dashboard, onAsk, onView }: FiguresViewProps) {
  const { look, isBusy, ...looks } = useLooks(dashboard.look, onAsk, onView)
  // Before script no press on a bar is answered.
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const tell = createTeller(words, dashboard, noun, use(LocaleContext))
  const { filter } = words.view
  const chosen = look.filters.map(({ by, key }) => `${tell.group(by)}: ${tell.label({ key }, by)}`)
  const narrowed = fill(filter.shown, {
    count: tell.value(look.rowCount),
    rows: tell.value(dashboard.rowCount),
    noun,
    chosen: chosen.join(', '),
  })
  return (
    <>
      <FilterBar
        words={filter}
        choices={dashboard.filters}
        filters={look.filters}
        tell={tell}
        onChoose={looks.choose}
      />
      <div role="status" className="flex flex-wrap items-center gap-x-5">
        {chosen.length > 0 && (
          <>
            <p className="mt-3 font-[600]">{narrowed}</p>
            <button
              type="button"
              onClick={looks.showAll}
              className="screen-only thread-link mt-3 min-h-11 font-[600]"
            >
              {filter.clear}
            </button>
          </>
        )}
      </div>
      <SheetActions
        words={words.view.actions}
        name={name}
        about={chosen.length > 0 ? [narrowed] : []}
        tables={() => look.figures.map((figure) => textsOf(figure, tell, words.figure))}
        onUndo={looks.canUndo ? looks.undo : undefined}
      />
      <div className="mt-6 grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-2 print:grid-cols-2">
        {look.figures.map((figure, place) => {
          const { by } = figure.spec
          const canChoose = isReady && dashboard.filters.some((choice) => isSameGroup(choice.by, by))
          return (
            <FigureCard
              // A figure is changed in its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={place}
              figure={figure}
              choices={dashboard.choices}
              filter={look.filters.find((each) => isSameGroup(each.by, by))}
              tell={tell}
              isBusy={isBusy}
              isWide={place === 0 && look.figures.length % 2 === 1}
              words={words.figure}
              onChange={(spec) => looks.change(place, spec)}
              onDraw={(chart) => looks.draw(place, chart)}
              onChoose={canChoose ? (key) => looks.choose(by, key) : undefined}
            />
          )
        })}
      </div>
    </>
  )
}
