import { type RawSheet, SheetFailure, sheetLimits } from './sheet-limits.ts'

const separators = [',', ';', '\t', '|']
const newline = 10
const carriageReturn = 13
const quote = 34

/** Rows of a text whose values stand between commas, semicolons, tabs or bars. */
export function readText(text: string): RawSheet {
  if (text.trim() === '') throw new SheetFailure('empty')
  // A picture or a program is no text in any encoding.
  if (text.slice(0, 2000).includes('\0')) throw new SheetFailure('not-a-table')
  if (/^\s*<(?:!doctype|html|table|\?xml|meta)/i.test(text.slice(0, 200))) throw new SheetFailure('web-page')
  const separator = separatorOf(text)
  return { ...splitRows(text, separator), hasSemicolons: separator === ';' }
}

/** Whichever stands equally often in most lines. */
function separatorOf(text: string): string {
  // Excel writes which one it took.
  const named = /^\uFEFF?sep=(.)\r?\n/i.exec(text.slice(0, 10))?.[1]
  if (named) return named
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 40)
  const scores = separators.map((sign) => {
    const alike = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(sign).length - 1
      if (count > 0) alike.set(count, (alike.get(count) ?? 0) + 1)
    }
    const [count, times] = [...alike].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])
    return times * 1000 + Math.min(count, 999)
  })
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

/**
 * One look at every letter. A quote opens a value only at its start; one that never closes is a letter like others, and
 * is looked for only once.
 */
function splitRows(text: string, separator: string): Pick<RawSheet, 'rows' | 'isCut'> {
  const rows: string[][] = []
  const apart = separator.charCodeAt(0)
  let row: string[] = []
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  let mayQuote = true
  let isCut = false
  if (/^sep=.$/i.test(text.slice(at, at + 5))) at = text.indexOf('\n', at) + 1 || text.length

  const add = (cell: string) => {
    if (row.length < sheetLimits.columns) row.push(tidyCell(cell))
    else if (cell !== '') isCut = true
  }
  while (at <= text.length) {
    if (rows.length >= sheetLimits.rows + 50) return { rows, isCut: true }
    let value = ''
    const closed = mayQuote && text.charCodeAt(at) === quote ? closingQuote(text, at) : -1
    if (closed > 0) {
      value = text.slice(at + 1, closed).replaceAll('""', '"')
      at = closed + 1
    } else if (closed === 0) mayQuote = false
    const start = at
    let code = 0
    for (; at < text.length; at++) {
      code = text.charCodeAt(at)
      if (code === apart || code === newline || code === carriageReturn) break
    }
    add(value + text.slice(start, at))
    if (at < text.length && code === apart) {
      at++
      continue
    }
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    at += text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === newline ? 2 : 1
  }
  return { rows, isCut }
}

/** Where the value that opens here ends; 0 if nowhere. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text.charCodeAt(at + 1) !== quote) return at
  return 0
}

/** No heading and no label needs more, and halves of letters are none. */
export function tidyCell(text: string): string {
  const trimmed = withPlainDigits(text.trim())
  if (trimmed.length <= sheetLimits.cellLength && !/[\0\ud800-\udfff]/.test(trimmed)) return trimmed
  return trimmed.replaceAll('\0', '').slice(0, sheetLimits.cellLength).toWellFormed()
}

/** Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const indianDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g

/** Each of these scripts has its ten digits from the seventh place of a line of sixteen. */
function withPlainDigits(text: string): string {
  return text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) % 16) - 6))
}
