import { SheetFailure, sheetLimits } from './sheet-limits.ts'

interface Part {
  at: number
  size: number
  isPacked: boolean
}

/** The parts of a workbook by name. What a file says of its own size is believed only to refuse it. */
function partsOf(bytes: Uint8Array): Map<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Part>()
  try {
    const end = endOfParts(view)
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      const nameLength = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      if (view.getUint16(at + 8, true) & 1) throw new SheetFailure('password')
      if (view.getUint32(at + 24, true) > sheetLimits.unpackedBytes)
        throw new SheetFailure('too-large-inside')
      const start = view.getUint32(at + 42, true)
      parts.set(name.replace(/^\//, ''), {
        at: start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true),
        size: view.getUint32(at + 20, true),
        isPacked: view.getUint16(at + 10, true) === 8,
      })
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    throw error instanceof SheetFailure ? error : new SheetFailure('broken-excel')
  }
  return parts
}

function endOfParts(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_600); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new SheetFailure('broken-excel')
}

/** Unpacks parts one after another for so long as there is room: the browser's own unpacker, stopped at the limit. */
export function createUnpacker(bytes: Uint8Array) {
  const parts = partsOf(bytes)
  let room = sheetLimits.unpackedBytes
  return {
    has: (name: string) => parts.has(name),
    async text(name: string): Promise<string> {
      const part = parts.get(name)
      if (!part) return ''
      const packed = bytes.slice(part.at, part.at + part.size)
      const stream = new Blob([packed]).stream()
      const content = part.isPacked ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream
      const decoder = new TextDecoder()
      const texts: string[] = []
      const reader = content.getReader()
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read()) {
          room -= next.value.length
          if (room < 0) throw new SheetFailure('too-large-inside')
          texts.push(decoder.decode(next.value, { stream: true }))
        }
      } catch (error) {
        reader.cancel().catch(() => {})
        throw error instanceof SheetFailure ? error : new SheetFailure('broken-excel')
      }
      return texts.join('') + decoder.decode()
    },
  }
}
