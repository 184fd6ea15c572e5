// `npm run spec`: which rows of docs/checklist.md are proved by a passing test of the last run.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.mjs'
import { readPlaywright, readVitest, type TestResult } from './test-results.ts'

type Row = { id: string; text: string }
type OpenRow = Row & { reason: 'no passing test' | 'failing test' }

/** The rows that no passing test names by `[S-01]` in its title, and those that a failing test names. */
export function rowsWithoutProof(rows: Row[], tests: TestResult[]): OpenRow[] {
  const naming = (row: Row) => tests.filter(({ title }) => title.includes(`[${row.id}]`))
  return rows.flatMap((row): OpenRow[] => {
    const outcomes = naming(row).map(({ outcome }) => outcome)
    if (outcomes.includes('failed')) return [{ ...row, reason: 'failing test' }]
    if (outcomes.includes('passed') || outcomes.includes('flaky')) return []
    return [{ ...row, reason: 'no passing test' }]
  })
}

/** Rows are the checklist's lines of the form `- S-01 What a visitor can see.` */
export function parseRows(checklist: string): Row[] {
  return [...checklist.matchAll(/^- ([A-Z]+-\d+) (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }))
}

/** Prints the state of the checklist and returns the number of open rows. */
export function printSpec(): number {
  const rows = parseRows(readFileSync(join(root, 'docs/checklist.md'), 'utf8'))
  const unit = readVitest()
  const browser = readPlaywright()
  if (!unit && !browser) {
    console.log('No test results yet: run `npm test` first.')
    return rows.length
  }
  const open = rowsWithoutProof(rows, [...(unit ?? []), ...(browser ?? [])])
  console.log(sectionTotals(rows, open))
  for (const { id, text, reason } of open) console.log(`${id}  ${reason}: ${shortened(text)}`)
  return open.length
}

function shortened(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text
}

/** For example `S 10/11   H 8/8   total 18/19`. */
function sectionTotals(rows: Row[], open: OpenRow[]): string {
  const sectionOf = ({ id }: Row) => id.slice(0, id.indexOf('-'))
  const total = (name: string, belongs: (row: Row) => boolean) => {
    const all = rows.filter(belongs).length
    return `${name} ${all - open.filter(belongs).length}/${all}`
  }
  const sections = [...new Set(rows.map(sectionOf))]
  return [
    ...sections.map((section) => total(section, (row) => sectionOf(row) === section)),
    total('total', () => true),
  ].join('   ')
}

if (import.meta.main) {
  const open = printSpec()
  if (process.argv.includes('--strict') && open > 0) process.exitCode = 1
}
