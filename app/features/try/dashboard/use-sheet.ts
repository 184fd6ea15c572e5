import { useEffect, useRef, useState } from 'react'
import type { Words } from '#content/words.ts'
import type { Dashboard } from '#domain/sheet/dashboard.ts'
import { type SampleId, sampleRows } from '#domain/sheet/samples.ts'
import { SheetFailure, type SheetProblem, sheetLimits } from '#domain/sheet/sheet-limits.ts'
import { createSheetClient, type SheetClient } from './sheet-client.ts'
import type { SheetSource } from './sheet-messages.ts'

export interface ShownSheet {
  name: string
  /** What a row is. */
  noun: string
  isSample: boolean
  dashboard: Dashboard
  source: SheetSource
}

export type Reading =
  | { state: 'idle' }
  | { state: 'reading'; name: string; progress: number }
  | { state: 'ready' }
  | { state: 'cancelled' }
  | { state: 'refused'; problem: SheetProblem }

/** The sheet that is shown, and reading another in its place. */
export function useSheet(words: Words['tryDashboard'], first: { id: SampleId; dashboard: Dashboard }) {
  const client = useRef<SheetClient>(null)
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const [shown, setShown] = useState<ShownSheet>(() => ({
    ...aboutSample(words, first.id),
    dashboard: first.dashboard,
  }))

  useEffect(() => {
    const started = createSheetClient(words.view.columnName)
    client.current = started
    // From here on everything works without a network.
    started.warm()
    return () => started.stop()
  }, [words.view.columnName])

  const read = async (next: Omit<ShownSheet, 'dashboard'>) => {
    if (reading.state === 'reading') client.current?.stop()
    setReading({ state: 'reading', name: next.name, progress: 0 })
    try {
      const onProgress = (progress: number) => setReading({ state: 'reading', name: next.name, progress })
      const dashboard = await client.current?.read(next.source, onProgress)
      if (!dashboard) return
      setShown({ ...next, dashboard })
      setReading({ state: 'ready' })
    } catch (error) {
      // Stopped by the visitor, or by the next sheet.
      if (error instanceof SheetFailure) setReading({ state: 'refused', problem: error.problem })
    }
  }
  const own = { noun: words.view.noun, isSample: false }
  return {
    client,
    reading,
    shown,
    readFile(file: File) {
      if (file.size > sheetLimits.fileBytes) setReading({ state: 'refused', problem: 'too-large' })
      else read({ ...own, name: file.name, source: { file } })
    },
    readText: (text: string) => read({ ...own, name: words.drop.pastedName, source: { text } }),
    readSample: (id: SampleId) => read(aboutSample(words, id)),
    cancel() {
      client.current?.stop()
      setReading({ state: 'cancelled' })
    },
  }
}

function aboutSample(words: Words['tryDashboard'], id: SampleId): Omit<ShownSheet, 'dashboard'> {
  const sample = words.samples[id]
  return { name: sample.title, noun: sample.noun, isSample: true, source: { rows: sampleRows(id, sample) } }
}
