import { withPlainDigits } from '#domain/plain-text.ts'

/** Nobody says more in one breath; what is pasted beyond it is not read. */
export const longestTurn = 300

/** What was said as words in small letters; “5pm” and “20th” are two each, dates and times stay whole. */
export function tokensOf(text: string): string[] {
  return asWritten(text.slice(0, longestTurn))
    .replace(/[^\p{L}\p{M}\p{N}:/.-]+/gu, ' ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(' ')
    .map((word) => word.replace(/^[:/.-]+|[:/.-]+$/g, ''))
    .filter((word) => word !== '')
}

/** Words of a list, written as `tokensOf` writes them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(asWritten(words).split(/\s+/))
}

/** Word by word what it stands for: `valuesOf(['monday mon', 'tuesday tue'], (index) => index + 1)`. */
export function valuesOf<Value>(
  lines: readonly string[],
  value: (index: number) => Value,
): ReadonlyMap<string, Value> {
  return new Map(
    lines.flatMap((line, index) => [...wordSet(line)].map((word) => [word, value(index)] as const)),
  )
}

/** Hindi is typed with and without the dot under a letter, and with either sign for a nasal vowel. */
export function asWritten(text: string): string {
  return withPlainDigits(text.normalize('NFKC').toLowerCase())
    .replace(/[\u093C'’]/g, '')
    .replaceAll('\u0901', '\u0902')
}
