import { type RefObject, use } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import { counting, fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Dashboard, MarksPages } from '#domain/sheet/dashboard.ts'
import type { FigureResult, FigureSpec } from '#domain/sheet/figure.ts'
import type { MarksChoice } from '#domain/sheet/marks-report.ts'
import { FigureCard } from './figure-card.tsx'
import { createTeller } from './figure-words.ts'
import { MarksView } from './marks-view.tsx'
import type { ShownSheet } from './use-sheet.ts'

interface SheetViewProps {
  words: Words['tryDashboard']
  sheet: ShownSheet
  heading: RefObject<HTMLHeadingElement | null>
  onFigure: (spec: FigureSpec) => Promise<FigureResult>
  onMarks: (choice: MarksChoice) => Promise<MarksPages>
}

/** The five figures of a sheet, with what was made of its columns. */
export function SheetView({ words, sheet, heading, onFigure, onMarks }: SheetViewProps) {
  const { name, noun, isSample, dashboard } = sheet
  const tell = createTeller(words, dashboard, noun, use(LocaleContext))
  const size = {
    rows: counting(words.view.rows, dashboard.rowCount, { count: tell.value(dashboard.rowCount), noun }),
    columns: counting(words.view.columns, dashboard.columns.length),
  }
  return (
    <section aria-labelledby="sheet-title" className="typed bg-paper-2 print:bg-transparent">
      <div className="wrap py-10 md:py-16 print:p-0">
        <div className="screen-only">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2
              id="sheet-title"
              ref={heading}
              tabIndex={-1}
              className="headline min-w-0 scroll-mt-24 text-30 wrap-anywhere md:text-38"
            >
              {name}
            </h2>
            {isSample && <Badge tone="sample">{words.sampleTag}</Badge>}
          </div>
          <p className="mt-2 text-ink-2">{fill(words.view.size, size)}</p>
          {dashboard.title && <p className="mt-1 wrap-anywhere text-ink-2">{dashboard.title}</p>}
          <Notes words={words.view} sheet={sheet} />
        </div>
        {dashboard.marks ? (
          <MarksView words={words} first={dashboard.marks} onAsk={onMarks} />
        ) : (
          <div className="mt-8 grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-2">
            {dashboard.figures.map((figure, place) => (
              <FigureCard
                key={JSON.stringify([figure.spec.measure, figure.spec.by])}
                figure={figure}
                measures={dashboard.choices.measures}
                groups={dashboard.choices.groups}
                onAsk={onFigure}
                tell={tell}
                isWide={place === 0 && dashboard.figures.length % 2 === 1}
                words={words.figure}
              />
            ))}
          </div>
        )}
        <details className="screen-only mt-6">
          <summary className="flex min-h-11 items-center font-[600] text-indigo">{words.view.readAs}</summary>
          <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
            {dashboard.columns.slice(0, 60).map((column) => (
              <li
                key={column.heading}
                className="flex justify-between gap-4 border-b border-line py-2 text-16"
              >
                <span className="min-w-0 wrap-anywhere">{column.heading}</span>
                <span className="shrink-0 text-right text-ink-2">
                  {words.view.kinds[column.kind]},{' '}
                  {fill(words.view.filled, { count: tell.value(column.filled) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}

/** What was left out, said rather than hidden. */
function Notes({ words, sheet: { dashboard } }: { words: Words['tryDashboard']['view']; sheet: ShownSheet }) {
  const { notes } = words
  const said = [
    ...(dashboard.readFrom
      ? [fill(notes.sheet, { name: dashboard.readFrom.name, count: String(dashboard.readFrom.others) })]
      : []),
    ...(dashboard.hasHeadings ? [] : [notes.noHeadings]),
    ...(dashboard.isCut ? [notes.cut] : []),
    ...(dashboard.totalsLeftOut > 0 ? [fill(notes.totals, { count: String(dashboard.totalsLeftOut) })] : []),
    ...dashboard.columns.flatMap((column) => unreadNotes(column, notes)).slice(0, 6),
    ...guessNotes(dashboard, notes),
  ]
  if (said.length === 0) return null
  return (
    <ul className="mt-3 flex flex-col gap-1 text-16 text-ink-2">
      {said.map((note) => (
        <li key={note} className="border-l-[1.75px] border-indigo pl-3 wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  )
}

type NoteWords = Words['tryDashboard']['view']['notes']

function unreadNotes(
  { heading, unread, noSuchDays }: Dashboard['columns'][number],
  notes: NoteWords,
): string[] {
  const { first, count } = noSuchDays
  const others = unread - count
  return [
    ...(count > 0 ? [fill(notes.noSuchDays, { count: String(count), column: heading, first })] : []),
    ...(others > 0 ? [fill(notes.unread, { count: String(others), column: heading })] : []),
  ]
}

function guessNotes({ marks }: Dashboard, notes: NoteWords): string[] {
  const guessed = marks?.guessed.slice(0, 12) ?? []
  const [first] = guessed
  if (!first) return []
  const papers = guessed.map(({ heading, outOf }) => `${heading} = ${outOf}`).join(', ')
  return [fill(notes.guessed, { papers, example: first.heading })]
}
