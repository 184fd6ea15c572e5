import { useEffect, useRef } from 'react'
import type { Words } from '#content/words.ts'
import type { Dashboard } from '#domain/sheet/dashboard.ts'
import { type SampleId, sampleIds } from '#domain/sheet/samples.ts'
import { DropArea } from './drop-area.tsx'
import { SheetView } from './sheet-view.tsx'
import { useSheet } from './use-sheet.ts'

interface SheetToolProps {
  words: Words['tryDashboard']
  first: { id: SampleId; dashboard: Dashboard }
}

/** Where a sheet comes in, and below it what it says. */
export function SheetTool({ words, first }: SheetToolProps) {
  const { client, reading, shown, readFile, readText, readSample, cancel } = useSheet(words, first)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = useRef(readSample)
  const isAskedByAddress = useRef(false)

  useEffect(() => {
    // Who comes from a page about marks sees marks.
    const wanted = sampleIds.find((id) => location.hash === `#${id}`)
    if (!wanted) return
    isAskedByAddress.current = true
    ask.current(wanted)
  }, [])
  useEffect(() => {
    if (reading.state !== 'ready') return
    // What nobody pressed moves nobody.
    if (!isAskedByAddress.current) heading.current?.focus()
    isAskedByAddress.current = false
  }, [reading.state])

  const current = () => {
    if (!client.current) throw new Error('The page has been left')
    return client.current
  }
  return (
    <>
      <div className="wrap screen-only pb-10 md:pb-16">
        <DropArea
          words={words}
          reading={reading}
          onFile={readFile}
          onText={readText}
          onSample={readSample}
          onCancel={cancel}
        />
      </div>
      <SheetView
        key={shown.name + shown.dashboard.rowCount}
        words={words}
        sheet={shown}
        heading={heading}
        onFigure={(spec) => current().figure(shown.source, spec)}
        onMarks={(choice) => current().marks(shown.source, choice)}
      />
    </>
  )
}
