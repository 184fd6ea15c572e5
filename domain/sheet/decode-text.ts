/** Text of a file in whichever encoding Excel, Notepad or a billing program wrote it. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, '\u00ff\u00fe')) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, '\u00fe\u00ff')) return new TextDecoder('utf-16be').decode(bytes)
  // Every second byte of English in UTF-16 is empty.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export function startsWith(bytes: Uint8Array, signs: string): boolean {
  return [...signs].every((sign, place) => bytes[place] === sign.charCodeAt(0))
}
