import { withPlainDigits } from './plain-text.ts'

/** Digits of any script as 0-9, no invisible characters, no emphasis marks: what a reader takes in. */
export function textAsRead(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/[\p{Cf}\p{Me}*_`~\\]|\ufe0f/gu, '')
    .replace(/\s/g, ' ')
  return withPlainDigits(plain)
}
