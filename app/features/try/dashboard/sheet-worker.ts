import { fill } from '#content/fill.ts'
import { type HeldSheet, holdSheet, marksPages } from '#domain/sheet/dashboard.ts'
import { readSheet } from '#domain/sheet/read-sheet.ts'
import { readText } from '#domain/sheet/read-text.ts'
import { type RawSheet, SheetFailure } from '#domain/sheet/sheet-limits.ts'
import { summarise } from '#domain/sheet/summarise.ts'
import type { Answer, Question, SheetSource } from './sheet-messages.ts'

/** Reads sheets beside the page, which stays free to answer a finger. Holds the last one. */
let held: HeldSheet | undefined

addEventListener('message', async ({ data }: MessageEvent<Question & { id: number }>) => {
  const say = (answer: Answer) => postMessage(answer)
  try {
    say({ id: data.id, value: await answerTo(data, (progress) => say({ id: data.id, progress })) })
  } catch (error) {
    say({ id: data.id, problem: error instanceof SheetFailure ? error.problem : 'not-a-table' })
  }
})

async function answerTo(question: Question, onProgress: (done: number) => void): Promise<unknown> {
  if (question.ask === 'read') {
    const sheet = await rawSheet(question.source, (done) => onProgress(done * 0.6))
    onProgress(0.6)
    const nameOf = (place: number) => fill(question.columnName, { place: String(place) })
    held = holdSheet(sheet, nameOf, (done) => onProgress(0.6 + done * 0.4))
    return held.dashboard
  }
  if (!held) throw new SheetFailure('empty')
  if (question.ask === 'figure') return summarise(held.table, question.spec)
  return held.marks && marksPages(held.marks, question.choice)
}

async function rawSheet(source: SheetSource, onProgress: (done: number) => void): Promise<RawSheet> {
  if ('rows' in source) return { rows: source.rows, isCut: false, hasSemicolons: false }
  if ('text' in source) return readText(source.text)
  return readSheet(new Uint8Array(await source.file.arrayBuffer()), onProgress)
}
