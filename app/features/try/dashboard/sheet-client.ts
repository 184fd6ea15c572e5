import type { Dashboard, MarksPages } from '#domain/sheet/dashboard.ts'
import type { FigureResult, FigureSpec } from '#domain/sheet/figure.ts'
import type { MarksChoice } from '#domain/sheet/marks-report.ts'
import { SheetFailure } from '#domain/sheet/sheet-limits.ts'
import type { Answer, Question, SheetSource } from './sheet-messages.ts'

/** Longer than any sheet of allowed size takes on a slow phone. */
const patience = 45_000

interface Waiting {
  resolve: (value: never) => void
  reject: (reason: Error) => void
  onProgress: ((done: number) => void) | undefined
}

/** The page's side of the worker. Stopping it ends the worker; what it held is read again when next asked about. */
export function createSheetClient(columnName: string) {
  let worker: Worker | undefined
  let source: SheetSource | undefined
  let holdsSource = false
  let last = 0
  const waiting = new Map<number, Waiting>()

  function stop(reason: Error = new SheetFailure('too-slow')): void {
    worker?.terminate()
    worker = undefined
    holdsSource = false
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  function start(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.id)
      if (!asked) return
      if ('progress' in data) return asked.onProgress?.(data.progress)
      waiting.delete(data.id)
      if ('problem' in data) asked.reject(new SheetFailure(data.problem))
      else asked.resolve(data.value as never)
    }
    started.onerror = () => stop(new SheetFailure('not-loaded'))
    worker = started
    return started
  }

  function ask<Value>(question: Question, onProgress?: (done: number) => void): Promise<Value> {
    const id = ++last
    const tooSlow = setTimeout(() => waiting.has(id) && stop(), patience)
    return new Promise<Value>((resolve, reject) => {
      waiting.set(id, { resolve, reject, onProgress })
      start().postMessage({ ...question, id })
    }).finally(() => clearTimeout(tooSlow))
  }

  async function read(next: SheetSource, onProgress?: (done: number) => void): Promise<Dashboard> {
    const dashboard = await ask<Dashboard>({ ask: 'read', source: next, columnName }, onProgress)
    source = next
    holdsSource = true
    return dashboard
  }

  async function askAbout<Value>(shown: SheetSource, question: Question): Promise<Value> {
    if (!holdsSource || source !== shown) await read(shown)
    return ask<Value>(question)
  }

  return {
    warm: () => void start(),
    stop: () => stop(new DOMException('', 'AbortError')),
    read,
    figure: (shown: SheetSource, spec: FigureSpec) => askAbout<FigureResult>(shown, { ask: 'figure', spec }),
    marks: (shown: SheetSource, choice: MarksChoice) => askAbout<MarksPages>(shown, { ask: 'marks', choice }),
  }
}

export type SheetClient = ReturnType<typeof createSheetClient>
