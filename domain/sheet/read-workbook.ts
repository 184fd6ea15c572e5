import { day, fromSerial } from './read-date.ts'
import { tidyCell } from './read-text.ts'
import { type RawSheet, SheetFailure, sheetLimits } from './sheet-limits.ts'
import { createUnpacker } from './workbook-parts.ts'

/**
 * The first sheet of a workbook that has rows, as text. We read it ourselves: read-excel-file takes seconds for 50,000 rows on a phone,
 * and fills up every cell before the farthest.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  onProgress: (done: number) => void = () => {},
): Promise<RawSheet> {
  const unpacker = createUnpacker(bytes)
  if (!unpacker.has('xl/workbook.xml')) throw new SheetFailure('not-excel')
  const book = await unpacker.text('xl/workbook.xml')
  const sheets = shownSheets(book, await unpacker.text('xl/_rels/workbook.xml.rels'))
  const styles = numberStyles(await unpacker.text('xl/styles.xml'))
  const texts = sharedTexts(await unpacker.text('xl/sharedStrings.xml'))
  onProgress(0.3)
  const startsIn1904 = /<(?:\w+:)?workbookPr\b[^>]*date1904="(?:1|true)"/.test(book)
  const readOne = async ({ name, path }: (typeof sheets)[number]) => {
    const xml = await unpacker.text(unpacker.has(path) ? path : 'xl/worksheets/sheet1.xml')
    const { rows, places, isCut } = sheetRows(xml, { styles, texts, startsIn1904, written: new Map() })
    fillMerged(xml, places)
    return { rows, isCut, hasSemicolons: false, readFrom: { name, others: sheets.length - 1 } }
  }
  const read: Awaited<ReturnType<typeof readOne>>[] = []
  for (const sheet of sheets) {
    read.push(await readOne(sheet))
    if (read.some(({ rows }) => isTable(rows))) break
  }
  onProgress(0.5)
  const best = read.find(({ rows }) => isTable(rows)) ?? read.find(({ rows }) => rows.length > 0) ?? read[0]
  if (!best) throw new SheetFailure('empty')
  const { readFrom, ...sheet } = best
  return readFrom.others > 0 ? { ...sheet, readFrom } : sheet
}

/** Headings and a row: a cover has lines of one cell. */
function isTable(rows: string[][]): boolean {
  const isWide = (row: string[]) => row.filter((cell) => cell !== '').length > 1
  return rows.findIndex(isWide) !== rows.findLastIndex(isWide)
}

/** Where the sheets lie that are not hidden. */
function shownSheets(book: string, relations: string): { name: string; path: string }[] {
  const sheets = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => tag)
  const shown = sheets.filter((tag) => !/state="(?:hidden|veryHidden)"/.test(tag))
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return (shown.length > 0 ? shown : [sheets[0] ?? '']).map((tag) => {
    const id = attribute(tag, 'r:id') ?? /\s\w+:id="([^"]*)"/.exec(tag)?.[1]
    const target = targets.get(id) ?? 'worksheets/sheet1.xml'
    return {
      name: decoded(attribute(tag, 'name') ?? ''),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    }
  })
}

function attribute(tag: string, name: string): string | undefined {
  const at = tag.indexOf(` ${name}="`)
  if (at === -1) return undefined
  const start = at + name.length + 3
  return tag.slice(start, tag.indexOf('"', start))
}

type NumberStyle = 'number' | 'date' | 'time' | 'percent'

/** How each style of cell writes its number. */
function numberStyles(xml: string): NumberStyle[] {
  const own = new Map(
    [...xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'numFmtId') ?? '',
      attribute(tag, 'formatCode') ?? '',
    ]),
  )
  const start = xml.search(/<(?:\w+:)?cellXfs\b/)
  const rest = start === -1 ? '' : xml.slice(start)
  const part = rest.slice(0, rest.search(/<\/(?:\w+:)?cellXfs>/))
  return [...part.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) => {
    const id = attribute(tag, 'numFmtId') ?? '0'
    return styleOf(own.get(id), Number(id))
  })
}

function styleOf(code: string | undefined, id: number): NumberStyle {
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent'
    if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'date' : 'number'
  }
  const bare = code
    .slice(0, 200)
    .toLowerCase()
    .replace(/&quot;[^&]*&quot;|\\.|\[[^\]]*\]/g, '')
  if (bare.includes('%')) return 'percent'
  if (/[dy]|mmm/.test(bare)) return 'date'
  return /h|s/.test(bare) && /[ms]/.test(bare) && !/general/.test(bare) ? 'time' : 'number'
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  const prefix = /<(\w+:)?sst\b/.exec(xml.slice(0, 2000))?.[1] ?? ''
  const [open, close] = [`<${prefix}si`, `</${prefix}si>`]
  for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
    const tagEnd = xml.indexOf('>', at)
    if (tagEnd === -1) break
    const isEmpty = xml.charAt(tagEnd - 1) === '/'
    const end = isEmpty ? tagEnd : xml.indexOf(close, tagEnd)
    if (end === -1) break
    texts.push(isEmpty ? '' : textIn(xml.slice(tagEnd + 1, end), prefix))
    at = end + 1
  }
  return texts
}

/** The runs of a text, without how they are pronounced. */
function textIn(xml: string, prefix: string): string {
  const spoken = xml.indexOf(`<${prefix}rPh`)
  const last = spoken === -1 ? xml.length : spoken
  const open = `<${prefix}t`
  let text = ''
  for (let at = xml.indexOf(open); at !== -1 && at < last; at = xml.indexOf(open, at + 1)) {
    const next = xml.charAt(at + open.length)
    const start = xml.indexOf('>', at)
    if ((next !== '>' && next !== ' ') || start === -1 || xml.charAt(start - 1) === '/') continue
    const end = xml.indexOf('<', start)
    text += xml.slice(start + 1, end === -1 ? undefined : end)
    if (end === -1 || text.length > 2 * sheetLimits.cellLength) break
  }
  return tidyCell(decoded(text))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text
  return text
    .replace(/_x000D_/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
}

interface Book {
  styles: NumberStyle[]
  texts: string[]
  startsIn1904: boolean
  /** Numbers that have been written as dates, times and the like. */
  written: Map<string, string>
}

function sheetRows(xml: string, book: Book) {
  const rows: string[][] = []
  const places = new Map<number, string[]>()
  const prefix = /<(\w+:)?sheetData\b/.exec(xml)?.[1] ?? ''
  const [open, close] = [`<${prefix}row`, `</${prefix}row>`]
  let isCut = false
  for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
    if (rows.length >= sheetLimits.rows + 50) return { rows, places, isCut: true }
    const tagEnd = xml.indexOf('>', at)
    if (tagEnd === -1) break
    const isEmpty = xml.charAt(tagEnd - 1) === '/'
    const end = isEmpty ? tagEnd : xml.indexOf(close, tagEnd)
    if (end === -1) throw new SheetFailure('broken-excel')
    const number = Number(attribute(xml.slice(at, tagEnd), 'r') ?? rows.length + 1)
    // The last row that Excel has.
    if (!(number >= 1 && number <= 1_048_576)) throw new SheetFailure('broken-excel')
    if (!isEmpty) {
      const { cells, isWider } = rowCells(xml.slice(tagEnd + 1, end), prefix, book)
      isCut ||= isWider
      if (cells.length > 0) {
        rows.push(cells)
        places.set(number, cells)
      }
    }
    at = end + 1
  }
  return { rows, places, isCut }
}

function rowCells(xml: string, prefix: string, book: Book) {
  const cells: string[] = []
  const [open, close] = [`<${prefix}c `, `</${prefix}c>`]
  let next = 0
  let isWider = false
  for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
    const tagEnd = xml.indexOf('>', at)
    if (tagEnd === -1) break
    const tag = xml.slice(at, tagEnd)
    const isEmpty = tag.endsWith('/')
    const end = isEmpty ? tagEnd : xml.indexOf(close, tagEnd)
    if (end === -1) break
    const place = columnOf(attribute(tag, 'r')) ?? next
    next = place + 1
    const text = isEmpty ? '' : cellText(tag, xml.slice(tagEnd + 1, end), prefix, book)
    if (text !== '' && place >= sheetLimits.columns) isWider = true
    else if (text !== '') {
      while (cells.length < place) cells.push('')
      cells[place] = text
    }
    at = end + 1
  }
  return { cells, isWider }
}

/** The place of “BC12”. Beyond XFD there is none. */
function columnOf(address: string | undefined): number | undefined {
  if (!address) return undefined
  let column = 0
  for (let at = 0; at < address.length; at++) {
    const letter = address.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
    if (column > 16_384) throw new SheetFailure('broken-excel')
  }
  return column === 0 ? undefined : column - 1
}

function cellText(tag: string, xml: string, prefix: string, book: Book): string {
  const type = attribute(tag, 't')
  if (type === 'inlineStr') return textIn(xml, prefix)
  const start = xml.indexOf(`<${prefix}v>`)
  if (start === -1) return ''
  const value = xml.slice(start + prefix.length + 3, xml.indexOf('</', start))
  if (type === 's') return book.texts[Number(value)] ?? ''
  if (type === 'str') return tidyCell(decoded(value))
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  const style = book.styles[Number(attribute(tag, 's') ?? 0)] ?? 'number'
  if (value === '' || (style === 'number' && value.length <= 15)) return value
  // Days come again and again, and writing one takes longer than finding it.
  const key = style + value
  const known = book.written.get(key)
  if (known !== undefined) return known
  const text = numberText(value, style, book.startsIn1904)
  if (book.written.size < 5000) book.written.set(key, text)
  return text
}

function numberText(value: string, style: NumberStyle, startsIn1904: boolean): string {
  const number = Number(value)
  if (Number.isNaN(number)) return tidyCell(value)
  if (style === 'number') {
    // Excel keeps 0.1 + 0.2 with all its digits.
    return value.length > 15 ? String(Number(number.toPrecision(15))) : value
  }
  if (style === 'percent') return `${Number((number * 100).toPrecision(12))}%`
  const at = fromSerial(number + (startsIn1904 ? 1462 : 0))
  if (Math.abs(at) > 8e15) return value
  const [date = '', time = ''] = new Date(at).toISOString().split('T')
  if (style === 'time' && number < 1) return time.slice(0, 5)
  return at % day === 0 ? date : `${date} ${time.slice(0, 5)}`
}

/** A cell merged downwards stands for all rows that it covers. */
function fillMerged(xml: string, places: Map<number, string[]>): void {
  let left = sheetLimits.rows
  for (const [, column = '', from, to] of xml
    .slice(Math.max(0, xml.indexOf('</sheetData>')))
    .matchAll(/<(?:\w+:)?mergeCell ref="([A-Z]{1,3})(\d{1,7}):\1(\d{1,7})"/g)) {
    const place = columnOf(column) ?? 0
    const text = places.get(Number(from))?.[place] ?? ''
    if (text === '' || place >= sheetLimits.columns) continue
    for (let row = Number(from) + 1; row <= Number(to) && left > 0; row++, left--) {
      const cells = places.get(row)
      if (!cells || cells[place]) continue
      while (cells.length < place) cells.push('')
      cells[place] = text
    }
  }
}
