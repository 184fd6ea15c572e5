import { decodeText, startsWith } from './decode-text.ts'
import { readText } from './read-text.ts'
import { readWorkbook } from './read-workbook.ts'
import { type RawSheet, SheetFailure, sheetLimits } from './sheet-limits.ts'

/** The rows of a file, by what is in it: its name says nothing for certain. */
export async function readSheet(
  bytes: Uint8Array,
  onProgress: (done: number) => void = () => {},
): Promise<RawSheet> {
  if (bytes.length > sheetLimits.fileBytes) throw new SheetFailure('too-large')
  if (bytes.length === 0) throw new SheetFailure('empty')
  if (startsWith(bytes, 'PK\u0003\u0004')) return readWorkbook(bytes, onProgress)
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) throw new SheetFailure(ofOldKind(bytes))
  if (startsWith(bytes, '%PDF')) throw new SheetFailure('pdf')
  return readText(decodeText(bytes))
}

/** A workbook with a password is wrapped as files were before 2007. */
function ofOldKind(bytes: Uint8Array) {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.includes([...'EncryptedPackage'].join('\0')) ? 'password' : 'old-excel'
}
