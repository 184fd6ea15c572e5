import { inflateRawSync } from 'node:zlib'
import { CsvError, parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { decodeText, startsWith } from '#domain/sheet/decode-text.ts'

/** Why a file cannot be read. */
export type TableProblem =
  | 'empty'
  | 'no-rows'
  | 'too-many-rows'
  | 'too-large-inside'
  | 'old-excel'
  | 'broken-excel'
  | 'open-quote'
  | 'not-a-table'
  | 'too-much-work'

export class TableFailure extends Error {
  readonly problem: TableProblem
  constructor(problem: TableProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface Table {
  headings: string[]
  /** As many cells each as there are headings. */
  rows: string[][]
}

const mostRows = 100_000
const mostColumns = 100
const longestCell = 6000
/** What a workbook may hold once it is unpacked. */
const mostBytesInside = 200 * 1024 * 1024
/** What a table may hold in all: a workbook names a text once, and shows it in as many cells as it likes. */
const mostCharacters = 50_000_000
/** A cell beyond XFD1048576, the last that Excel has: everything before it would be filled up. */
const cellTooFar = /<(?:\w+:)?(?:c|row)\s(?:[^<>]*\s)?r\s*=\s*["'](?:[A-Z]{4}|[A-Z]*\d{8})/

/** The first sheet of a workbook, or a file of values between commas, semicolons or tabs, in whatever Excel writes. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const lines = startsWith(bytes, 'PK\u0003\u0004') ? await readWorkbook(bytes) : readText(bytes)
  const filled = lines.filter((cells) => cells.some((cell) => cell !== ''))
  const [headings = [], ...rows] = filled
  if (headings.length === 0) throw new TableFailure('empty')
  if (rows.length === 0) throw new TableFailure('no-rows')
  if (rows.length > mostRows) throw new TableFailure('too-many-rows')
  const width = Math.min(mostColumns, Math.max(...filled.slice(0, 1000).map(({ length }) => length)))
  const characters = filled.reduce((sum, cells) => sum + cells.join('').length, 0)
  if (characters > mostCharacters) throw new TableFailure('too-large-inside')
  const padded = (cells: string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '')
  return { headings: padded(headings), rows: rows.map(padded) }
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  refuseHostile(bytes)
  try {
    const rows = await readSheet(Buffer.from(bytes))
    return rows.map((row) => row.map(cellText))
  } catch (error) {
    throw error instanceof TableFailure ? error : new TableFailure('broken-excel')
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return tidy(String(value))
}

/** No database keeps NUL, and what is longer than any field is not worth carrying. */
function tidy(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim().slice(0, longestCell)
}

/** Unpacks every part for so long as there is room: what a file says of its own size proves nothing. */
function refuseHostile(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = mostBytesInside
  try {
    const end = endOfParts(view)
    let at = view.getUint32(end + 16, true)
    for (let part = view.getUint16(end + 10, true); part > 0; part--) {
      const size = view.getUint32(at + 20, true)
      const start = view.getUint32(at + 42, true)
      const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
      const isPacked = view.getUint16(at + 10, true) === 8
      const packed = bytes.subarray(data, data + size)
      const content = isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }) : packed
      left -= content.length
      if (left < 0) throw new TableFailure('too-large-inside')
      if (cellTooFar.test(Buffer.from(content).toString('latin1'))) throw new TableFailure('broken-excel')
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    if (error instanceof TableFailure) throw error
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new TableFailure(isTooLarge ? 'too-large-inside' : 'broken-excel')
  }
}

function endOfParts(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_600); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new TableFailure('broken-excel')
}

function readText(bytes: Uint8Array): string[][] {
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) throw new TableFailure('old-excel')
  const text = decodeText(bytes)
  if (text.trim() === '') throw new TableFailure('empty')
  // A picture or a program is no text in any encoding.
  if (text.slice(0, 2000).includes('\0')) throw new TableFailure('not-a-table')
  try {
    const lines: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostRows + 2,
    })
    return lines.map((cells) => cells.map(tidy))
  } catch (error) {
    throw new TableFailure(
      error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open-quote' : 'not-a-table',
    )
  }
}

/** Whichever the headings have most of; Excel writes semicolons where the comma is for decimals. */
function delimiterOf(text: string): string {
  const headings = (text.split(/\r?\n|\r/, 1)[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const count = (sign: string) => headings.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
