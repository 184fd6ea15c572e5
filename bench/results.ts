import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import type { Line } from './lines.ts'

/** How a line came about. Parts are measured on different days, so every line has its own. */
interface Circumstances {
  date: string
  machine: string
  node: string
  /** What to type to measure it again. */
  command: string
}

export type KeptLine = Line & Circumstances

const file = path.join(import.meta.dirname, 'results.json')

export function readResults(): KeptLine[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).lines : []
}

/** Lines that were not measured this time keep their last results. */
export function keepResults(measured: Line[], command: string): void {
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const circumstances = { date: new Date().toISOString(), machine, node: process.version, command }
  const lines = mergeResults(readResults(), measured, circumstances)
  writeFileSync(file, `${JSON.stringify({ lines }, null, 2)}\n`)
}

/** A line that is measured again stays where it stood. */
export function mergeResults(before: KeptLine[], measured: Line[], circumstances: Circumstances): KeptLine[] {
  const lines = new Map(before.map((line) => [line.what, line]))
  for (const line of measured) lines.set(line.what, { ...line, ...circumstances })
  return [...lines.values()]
}
