import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

interface Picture {
  width: number
  height: number
  /** Four bytes a pixel: red, green, blue, opacity. */
  pixels: Uint8Array
}

export type Colour = readonly [red: number, green: number, blue: number]

/**
 * A PNG whose pixels name a colour of a palette: a tenth of the bytes of one that spells every pixel out. Opaque
 * pictures only; each pixel takes the palette's nearest colour.
 */
export async function encodePalettePng(
  { width, height, pixels }: Picture,
  palette: readonly Colour[],
): Promise<Buffer> {
  if (palette.length > 256) throw new RangeError(`A palette holds 256 colours, not ${palette.length}`)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, indexedColour, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await compress(indexRows(width, height, pixels, palette), { level: 8 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The way from one colour to another in equal steps, both ends included. */
export function shades(from: string, to: string, steps: number): Colour[] {
  const [start, end] = [parseColour(from), parseColour(to)]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const blend = (index: 0 | 1 | 2) =>
      Math.round(start[index] + ((end[index] - start[index]) * step) / steps)
    return [blend(0), blend(1), blend(2)] as const
  })
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const indexedColour = 3
const compress = promisify(deflate)

function indexRows(width: number, height: number, pixels: Uint8Array, palette: readonly Colour[]): Buffer {
  // Every row starts with a zero, which says that it is not filtered.
  const rows = Buffer.alloc(height * (width + 1))
  const known = new Map<number, number>()
  let [last, index] = [-1, 0]
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const red = pixels[pixel * 4] ?? 0
    const green = pixels[pixel * 4 + 1] ?? 0
    const blue = pixels[pixel * 4 + 2] ?? 0
    const colour = (red << 16) | (green << 8) | blue
    // Neighbours are mostly alike, which spares the look-up.
    if (colour !== last) {
      index = known.get(colour) ?? nearest([red, green, blue], palette)
      known.set(colour, index)
      last = colour
    }
    rows[pixel + Math.floor(pixel / width) + 1] = index
  }
  return rows
}

function nearest([red, green, blue]: Colour, palette: readonly Colour[]): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  const checksum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

function parseColour(colour: string): Colour {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
