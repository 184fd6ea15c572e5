import { spellings as englishSpellings } from '#content/en/assistant-vocabulary.ts'
import { spellings as hindiSpellings } from '#content/hi/assistant-vocabulary.ts'
import { isWhatsApp } from './spelling.ts'

/** The words of a text, without punctuation, accents of spelling and invisible characters. */
export function wordsOf(text: string): string[] {
  return respelled(rawWordsOf(text))
}

/** The same, each as it was written. */
export function rawWordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      // Nukta dots and zero-width joiners are left out as often as they are typed.
      .replace(/\u093c|[\u0300-\u036f]|[\u200b-\u200f\u2060\ufeff]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** The usual spelling of each word; some are written as two. */
function respelled(words: string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; at++) {
    const one = words[at] ?? ''
    const pair = otherSpellings.get(`${one} ${words[at + 1] ?? ''}`)
    result.push(pair ?? otherSpellings.get(one) ?? (isWhatsApp(one) ? 'whatsapp' : one))
    if (pair) at++
  }
  return result
}

const otherSpellings = new Map(
  [...Object.entries(englishSpellings), ...Object.entries(hindiSpellings)].flatMap(([word, listed]) =>
    listed.split(',').map((text) => [rawWordsOf(text).join(' '), word] as const),
  ),
)

/** Without the endings by which a word changes: “charts”, “बातों”, and “wale” for “wala”. */
export function singular(word: string): string {
  if (/^[wv]al[aei]$/.test(word)) return 'wala'
  if (/^वाल[ाीे]$/u.test(word)) return 'वाला'
  if (/\p{Script=Devanagari}/u.test(word)) return word.replace(/(ियाँ|ियां|ें|ों)$/u, '')
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
