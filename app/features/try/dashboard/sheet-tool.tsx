import { useEffect, useRef } from 'react'
import type { Words } from '#content/words.ts'
import type { Dashboard } from '#domain/sheet/dashboard.ts'
import type { SampleId } from '#domain/sheet/samples.ts'
import { DropArea } from './drop-area.tsx'
import { KeptNote } from './kept-note.tsx'
import { keepView, keptMark } from './kept-sheet.ts'
import { SheetView } from './sheet-view.tsx'
import { useSheet } from './use-sheet.ts'

interface SheetToolProps {
  words: Words['tryDashboard']
  first: { id: SampleId; dashboard: Dashboard }
}

/** Where a sheet comes in, and below it what it says. */
export function SheetTool({ words, first }: SheetToolProps) {
  const { client, reading, shown, kept, ...sheet } = useSheet(words, first)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if ((reading.state === 'ready' && reading.isAsked) || reading.state === 'forgotten')
      heading.current?.focus()
  }, [reading])

  const current = () => {
    if (!client.current) throw new Error('The page has been left')
    return client.current
  }
  return (
    <>
      <div className="wrap screen-only pb-10 md:pb-16" data-kept={keptMark}>
        <DropArea
          words={words}
          reading={reading}
          onFile={sheet.readFile}
          onText={sheet.readText}
          onSample={sheet.readSample}
          onCancel={sheet.cancel}
        />
      </div>
      <SheetView
        key={shown.turn}
        words={words}
        sheet={shown}
        heading={heading}
        kept={
          kept && (
            <KeptNote
              words={words.kept}
              name={kept}
              isShown={!shown.isSample}
              onShow={sheet.showKept}
              onForget={sheet.forget}
            />
          )
        }
        onAsk={(view) => current().look(shown.source, view)}
        onView={(view) => !shown.isSample && keepView(view)}
        onMarks={(choice) => current().marks(shown.source, choice)}
      />
    </>
  )
}
