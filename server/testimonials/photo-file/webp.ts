import type { FoundPicture } from './photo-file.ts'

interface Chunk {
  name: string
  content: Buffer
}

/** Of the extended format's flags: whether there is transparency. The others promise what is left out here. */
const transparency = 0x10

/** A WebP is a RIFF file: chunks with name and length, each filled up to an even length. */
export function readWebp(file: Buffer): FoundPicture | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const chunks = chunksOf(file)
  const image = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L')
  const size = image && sizeOf(image)
  if (!size) return undefined
  const extended = chunks.find(({ name }) => name === 'VP8X')
  if (!extended) return { ...size, bytes: riff([image]) }
  if (extended.content.readUIntLE(4, 3) + 1 !== size.width) return undefined
  if (extended.content.readUIntLE(7, 3) + 1 !== size.height) return undefined
  const alpha = chunks.find(({ name }) => name === 'ALPH')
  const head = Buffer.from(extended.content.subarray(0, 10))
  head.fill(0, 0, 4).writeUInt8(extended.content.readUInt8(0) & transparency, 0)
  return { ...size, bytes: riff([{ name: 'VP8X', content: head }, ...(alpha ? [alpha] : []), image]) }
}

function chunksOf(file: Buffer): Chunk[] {
  const end = 8 + file.readUInt32LE(4)
  if (end > file.length) return []
  const chunks: Chunk[] = []
  for (let at = 12; at < end; ) {
    const length = file.readUInt32LE(at + 4)
    if (at + 8 + length > end) return []
    chunks.push({
      name: file.toString('latin1', at, at + 4),
      content: file.subarray(at + 8, at + 8 + length),
    })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** As the picture itself says: lossy ones behind a start code, lossless ones in 14 bits each. */
function sizeOf({ name, content }: Chunk): { width: number; height: number } | undefined {
  if (name === 'VP8 ') {
    if (content.readUIntBE(3, 3) !== 0x9d012a) return undefined
    return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff }
  }
  if (content.readUInt8(0) !== 0x2f) return undefined
  const bits = content.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function riff(chunks: Chunk[]): Buffer {
  const parts = chunks.flatMap(({ name, content }) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32LE(content.length, 4)
    return [head, content, Buffer.alloc(content.length % 2)]
  })
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(12)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, body])
}
