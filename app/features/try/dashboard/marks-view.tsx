import { use, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/form/field.tsx'
import { LocaleContext } from '#app/ui/locale.ts'
import type { Words } from '#content/words.ts'
import type { MarksPages } from '#domain/sheet/dashboard.ts'
import type { ChartKind } from '#domain/sheet/figure.ts'
import type { MarksChoice } from '#domain/sheet/marks-report.ts'
import { ChartCard } from './chart-card.tsx'
import { ClassPages } from './class-pages.tsx'
import { formatValue } from './figure-words.ts'
import { marksCards } from './marks-cards.ts'

interface MarksViewProps {
  words: Words['tryDashboard']
  first: MarksPages
  onAsk: (choice: MarksChoice) => Promise<MarksPages>
}

/** Averages, ranks, who fell behind and who passed, for the class and the test that are chosen. */
export function MarksView({ words, first, onAsk }: MarksViewProps) {
  const [{ report, pages }, setShown] = useState(first)
  const [passMark, setPassMark] = useState(String(first.report.choice.passMark))
  const [kinds, setKinds] = useState<Record<string, ChartKind>>({})
  const locale = use(LocaleContext)
  const { marks } = words
  const percent = (value: number) => formatValue(value, '%', locale)

  const change = async (part: Partial<MarksChoice>) => {
    try {
      setShown(await onAsk({ ...report.choice, ...part }))
    } catch {
      // Another sheet came in between.
    }
  }
  return (
    <>
      <div className="needs-script screen-only mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {report.classes.length > 1 && (
          <SelectField
            name="class"
            label={marks.className}
            value={report.choice.className}
            options={[
              { value: '', label: marks.allClasses },
              ...report.classes.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => change({ className: target.value })}
          />
        )}
        {report.tests.length > 1 && (
          <SelectField
            name="test"
            label={marks.test}
            value={report.choice.test}
            options={report.tests.map((name) => ({ value: name, label: name }))}
            onChange={({ target }) => change({ test: target.value })}
          />
        )}
        <TextField
          name="pass-mark"
          label={marks.passMark}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          value={passMark}
          onChange={({ target }) => {
            setPassMark(target.value)
            const mark = Number(target.value)
            if (target.value !== '' && mark >= 0 && mark <= 100) change({ passMark: mark })
          }}
        />
        <Button look="outline" onClick={() => window.print()}>
          {marks.print}
        </Button>
      </div>
      {report.hasAbsences && <p className="screen-only mt-4 text-16 text-ink-2">{marks.absences}</p>}
      <div className="screen-only mt-6 grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-2">
        {marksCards(report, words, percent).map(({ id, kinds: allowed, ...card }, place) => (
          <ChartCard
            key={id}
            {...card}
            kinds={allowed}
            kind={kinds[id] ?? allowed[0] ?? 'table'}
            onKind={(kind) => setKinds({ ...kinds, [id]: kind })}
            full={100}
            isWide={place === 0}
            words={words.figure}
          />
        ))}
      </div>
      <ClassPages
        pages={pages}
        words={marks}
        percent={percent}
        number={(value) => formatValue(value, '', locale)}
      />
    </>
  )
}
