import type { PrintedFile } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { brochurePdf } from './brochure.ts'
import { type PrintParts, priceSheetPdf } from './price-sheet.ts'

const makers: Record<PrintedFile, (parts: PrintParts) => Promise<Buffer>> = {
  india: (parts) => priceSheetPdf('india', parts),
  tanzania: (parts) => priceSheetPdf('tanzania', parts),
  brochure: brochurePdf,
}

/** Made for the words of one language, filled with the facts of one moment: when either changes, so do the words. */
const made = new WeakMap<Words, Map<string, Promise<Buffer>>>()

/** A PDF, drawn when it is first asked for and kept for as long as it says what holds. */
export function printedFile(file: PrintedFile, parts: PrintParts): Promise<Buffer> {
  const files = made.get(parts.words) ?? new Map<string, Promise<Buffer>>()
  made.set(parts.words, files)
  const key = `${file} ${parts.date} ${parts.publicUrl}`
  const kept = files.get(key)
  if (kept) return kept
  const drawn = makers[file](parts)
  // Of yesterday's nobody asks again.
  for (const other of files.keys()) if (other.startsWith(`${file} `) && files.size > 12) files.delete(other)
  files.set(key, drawn)
  drawn.catch(() => files.delete(key))
  return drawn
}

/** How large a file is, for its button. Pages that the build renders know no day, and the day changes nothing of note. */
export async function printedSize(
  file: PrintedFile,
  { words, publicUrl }: Omit<PrintParts, 'date'>,
): Promise<string> {
  const { length } = await printedFile(file, { words, publicUrl, date: '1 January 2000' })
  return String(Math.ceil(length / 1024))
}
