import type { FoundPicture } from './photo-file.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** Baseline and progressive; nothing else is met on the web. */
const frames = [0xc0, 0xc1, 0xc2]
/** What a picture is drawn with: its frame, its tables, and Adobe's word on its colours. */
const needed = [...frames, 0xc4, 0xdb, 0xdd, 0xee]

/** A JPEG is a row of segments, each with its length, and scans, which end where the next marker begins. */
export function readJpeg(file: Buffer): FoundPicture | undefined {
  if (file.readUInt16BE(0) !== (0xff00 | startOfImage)) return undefined
  const kept = [file.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let hasScan = false
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) return undefined
    const marker = file.readUInt8(at + 1)
    // Markers may be filled up with any number of these.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === endOfImage)
      return size && hasScan
        ? { ...size, bytes: Buffer.concat([...kept, file.subarray(at, at + 2)]) }
        : undefined
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return undefined
    if (frames.includes(marker)) {
      if (size) return undefined
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    const isScan = marker === startOfScan
    hasScan ||= isScan
    const next = isScan ? endOfScan(file, end) : end
    if (isScan || needed.includes(marker)) kept.push(file.subarray(at, next))
    at = next
  }
}

/** In a scan the byte FF is followed by 00, or by a restart marker. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at >= 0 && isInsideScan(file.readUInt8(at + 1))) at = file.indexOf(0xff, at + 2)
  return at < 0 ? file.length : at
}

function isInsideScan(afterMark: number): boolean {
  return afterMark === 0 || (afterMark >= 0xd0 && afterMark <= 0xd7)
}
