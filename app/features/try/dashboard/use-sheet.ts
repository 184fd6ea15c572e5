import { useEffect, useRef, useState } from 'react'
import type { Words } from '#content/words.ts'
import type { Dashboard } from '#domain/sheet/dashboard.ts'
import { type SampleId, sampleIds, sampleRows } from '#domain/sheet/samples.ts'
import { SheetFailure, type SheetProblem, sheetLimits } from '#domain/sheet/sheet-limits.ts'
import type { View } from '#domain/sheet/view.ts'
import { forgetSheet, keepSheet, keptSheet } from './kept-sheet.ts'
import { createSheetClient, type SheetClient } from './sheet-client.ts'
import type { SheetSource } from './sheet-messages.ts'

export interface ShownSheet {
  name: string
  /** What a row is. */
  noun: string
  isSample: boolean
  dashboard: Dashboard
  source: SheetSource
  /** How many were shown before it. */
  turn: number
}

type NextSheet = Omit<ShownSheet, 'dashboard' | 'turn'>

/** `isAsked` is false for what nobody pressed: it moves nobody. */
export type Reading =
  | { state: 'idle' }
  | { state: 'reading'; name: string; progress: number }
  | { state: 'ready'; isAsked: boolean }
  | { state: 'cancelled' }
  | { state: 'forgotten' }
  | { state: 'refused'; problem: SheetProblem }

/** The sheet that is shown, and reading another in its place. The visitor's own is kept for the life of the tab. */
export function useSheet(words: Words['tryDashboard'], first: { id: SampleId; dashboard: Dashboard }) {
  const client = useRef<SheetClient>(null)
  const [reading, setReading] = useState<Reading>({ state: 'idle' })
  const [shown, setShown] = useState<ShownSheet>(() => ({
    ...aboutSample(words, first.id),
    dashboard: first.dashboard,
    turn: 0,
  }))
  /** The name of the visitor's own sheet, while this tab has it. */
  const [kept, setKept] = useState<string>()

  useEffect(() => {
    const started = createSheetClient(words.view.columnName)
    client.current = started
    // From here on everything works without a network.
    started.warm()
    return () => started.stop()
  }, [words.view.columnName])

  const show = (next: NextSheet, dashboard: Dashboard) =>
    setShown(({ turn }) => ({ ...next, dashboard, turn: turn + 1 }))
  const read = async (
    next: NextSheet,
    { view, isAsked = true }: { view?: View | undefined; isAsked?: boolean } = {},
  ) => {
    if (reading.state === 'reading') client.current?.stop()
    setReading({ state: 'reading', name: next.name, progress: 0 })
    try {
      const onProgress = (progress: number) => setReading({ state: 'reading', name: next.name, progress })
      const dashboard = await client.current?.read(next.source, onProgress)
      if (!dashboard) return false
      const look = view && (await client.current?.look(next.source, view))
      show(next, look ? { ...dashboard, look } : dashboard)
      setReading({ state: 'ready', isAsked })
      return true
    } catch (error) {
      // Stopped by the visitor, or by the next sheet.
      if (error instanceof SheetFailure) setReading({ state: 'refused', problem: error.problem })
      return false
    }
  }
  const readOwn = async (name: string, file: Blob) => {
    if (!(await read(aboutOwn(words, name, file)))) return
    // What the address asks for has been looked at.
    history.replaceState(history.state, '', location.pathname + location.search)
    setKept((await keepSheet(name, file)) ? name : undefined)
  }
  const showKept = (isAsked: boolean) => {
    const own = keptSheet()
    if (own) read(aboutOwn(words, own.name, own.file), { view: own.view, isAsked })
  }
  const start = useRef({ read, showKept })
  useEffect(() => {
    // Who comes from a page about marks sees marks; who comes back sees what they had.
    const wanted = sampleIds.find((id) => location.hash === `#${id}`)
    setKept(keptSheet()?.name)
    if (wanted) start.current.read(aboutSample(words, wanted), { isAsked: false })
    else start.current.showKept(false)
  }, [words])

  return {
    client,
    reading,
    shown,
    kept,
    readFile(file: File) {
      if (file.size > sheetLimits.fileBytes) setReading({ state: 'refused', problem: 'too-large' })
      else readOwn(file.name, file)
    },
    readText: (text: string) => readOwn(words.drop.pastedName, new Blob([text])),
    readSample: (id: SampleId) => read(aboutSample(words, id)),
    showKept: () => showKept(true),
    forget() {
      forgetSheet()
      setKept(undefined)
      if (!shown.isSample) show(aboutSample(words, first.id), first.dashboard)
      setReading({ state: 'forgotten' })
    },
    cancel() {
      client.current?.stop()
      setReading({ state: 'cancelled' })
    },
  }
}

function aboutSample(words: Words['tryDashboard'], id: SampleId): NextSheet {
  const sample = words.samples[id]
  return { name: sample.title, noun: sample.noun, isSample: true, source: { rows: sampleRows(id, sample) } }
}

function aboutOwn(words: Words['tryDashboard'], name: string, file: Blob): NextSheet {
  return { name, noun: words.view.noun, isSample: false, source: { file } }
}
