import { readTables, writeTables } from './tables.ts'

interface Point {
  x: number
  y: number
  isOnCurve: boolean
}

type Outline = readonly (readonly Point[])[]

/** One that is made of others stays as it was written: nothing in it is an outline. */
type Glyph = Outline | Buffer

/**
 * Rounds every outline to a grid, which compresses better, and empties those of glyphs that nobody sees: they are there
 * for the rules of shaping to find. Advances and the places of marks stay as they are.
 */
export function roundOutlines(
  font: Buffer,
  grid: number,
  isSeen: (glyph: number) => boolean = () => true,
): Buffer {
  const tables = readTables(font)
  const [head, hmtx] = [Buffer.from(tables.table('head')), Buffer.from(tables.table('hmtx'))]
  const [glyf, loca] = [tables.table('glyf'), tables.table('loca')]
  const isLong = head.readInt16BE(longOffsets) === 1
  const offset = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  const glyphs = Array.from({ length: tables.table('maxp').readUInt16BE(4) }, (_, glyph): Glyph => {
    const data = glyf.subarray(offset(glyph), offset(glyph + 1))
    if (data.length === 0 || !isSeen(glyph)) return []
    return isMadeOfOthers(data) ? data : rounded(readOutline(data), grid)
  })
  const offsets = Buffer.alloc((glyphs.length + 1) * 4)
  const written = glyphs.map((glyph) => padded(Buffer.isBuffer(glyph) ? glyph : writeOutline(glyph)))
  let end = 0
  for (const [glyph, data] of written.entries()) {
    end += data.length
    offsets.writeUInt32BE(end, (glyph + 1) * 4)
  }
  head.writeInt16BE(1, longOffsets)
  writeBearings(hmtx, tables.table('hhea').readUInt16BE(34), glyphs)
  return writeTables({ ...tables.all, head, hmtx, glyf: Buffer.concat(written), loca: offsets })
}

/** Where the head says how wide the offsets of the glyphs are. */
const longOffsets = 50

function rounded(outline: Outline, grid: number): Outline {
  const round = (value: number) => Math.round(value / grid) * grid
  return outline.map((contour) =>
    contour.map(({ x, y, isOnCurve }) => ({ x: round(x), y: round(y), isOnCurve })),
  )
}

/** An outline is drawn from its left bearing, so that has to say where it now begins. */
function writeBearings(hmtx: Buffer, widths: number, glyphs: readonly Glyph[]): void {
  for (const [glyph, outline] of glyphs.entries()) {
    if (Buffer.isBuffer(outline)) continue
    const at = glyph < widths ? glyph * 4 + 2 : widths * 4 + (glyph - widths) * 2
    hmtx.writeInt16BE(outline.length > 0 ? Math.min(...outline.flat().map(({ x }) => x)) : 0, at)
  }
}

const isMadeOfOthers = (data: Buffer) => data.readInt16BE(0) < 0

function readOutline(data: Buffer): Outline {
  const contours = data.readInt16BE(0)
  const ends = Array.from({ length: contours }, (_, index) => data.readUInt16BE(10 + index * 2))
  const points = (ends.at(-1) ?? -1) + 1
  let at = 10 + contours * 2
  at += 2 + data.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < points) {
    const flag = data.readUInt8(at++)
    const times = flag & 8 ? data.readUInt8(at++) + 1 : 1
    flags.push(...Array<number>(times).fill(flag))
  }
  const readAxis = (short: number, same: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * data.readUInt8(at++)
      else if (!(flag & same)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = readAxis(2, 16)
  const ys = readAxis(4, 32)
  const all = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & 1) === 1,
  }))
  return ends.map((end, index) => all.slice(index > 0 ? (ends[index - 1] ?? 0) + 1 : 0, end + 1))
}

function writeOutline(outline: Outline): Buffer {
  if (outline.length === 0) return Buffer.alloc(0)
  const points = outline.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const head = Buffer.alloc(12 + outline.length * 2)
  head.writeInt16BE(outline.length)
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  for (const [index, value] of box.entries()) head.writeInt16BE(value, 2 + index * 2)
  let end = -1
  for (const [index, contour] of outline.entries()) {
    end += contour.length
    head.writeUInt16BE(end, 10 + index * 2)
  }
  // Every step in two bytes: the web format packs them again in its own way.
  const steps = [xs, ys].map((values) => {
    const bytes = Buffer.alloc(values.length * 2)
    for (const [index, value] of values.entries())
      bytes.writeInt16BE(value - (values[index - 1] ?? 0), index * 2)
    return bytes
  })
  return Buffer.concat([head, Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))), ...steps])
}

const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc(-data.length & 3)])
