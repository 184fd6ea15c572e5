import { crc32 } from 'node:zlib'
import type { FoundPicture } from './photo-file.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What a still picture is drawn with. */
const needed = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

/** A PNG is a row of chunks: length, name, content, checksum. */
export function readPng(file: Buffer): FoundPicture | undefined {
  if (!file.subarray(0, signature.length).equals(signature)) return undefined
  const kept: Buffer[] = [signature]
  for (let at = signature.length; ; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const isFirst = at === signature.length
    if (isFirst !== (name === 'IHDR')) return undefined
    if (file.readUInt32BE(end - 4) !== crc32(file.subarray(at + 4, end - 4))) return undefined
    if (needed.includes(name)) kept.push(file.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: Buffer.concat(kept) }
}
