import { withPlainDigits } from '#domain/plain-text.ts'

/** What is longer is no word: an endless line without a blank. */
const longestWord = 40

/** Written apart or with a mark in between, they are one word. */
const joined: [RegExp, string][] = [
  [/\bwi fi\b/g, 'wifi'],
  [/\bm pesa\b/g, 'mpesa'],
  [/\be mail\b/g, 'email'],
  [/\bcheck (in|out)\b/g, 'check$1'],
  [/\bpick up\b/g, 'pickup'],
  [/\bx (rays?)\b/g, 'x$1'],
  [/\bbooks\b/g, 'textbook'],
  [/\bair (?:con|condition\w*)\b/g, 'ac'],
  [/\ba c\b/g, 'ac'],
  [/\bhow (?:much|many) (?:time|days|weeks|months|hours|minutes|visits|sittings)\b/g, 'howlong'],
  [/\bhow long\b/g, 'howlong'],
  [/\b(?:kitna|kitne|kitni) (?:time|samay|din|mahine|ghante|saal)\b/g, 'howlong'],
  [/\bmuda gani\b/g, 'howlong'],
  [/\bhow much\b/g, 'howmuch'],
  [/\b(?:bei|kiasi) gani\b/g, 'howmuch'],
  [/\b(?:shilingi|pesa|bei|shs?) ngapi\b/g, 'howmuch'],
  [/\b(?:what|which) times?\b/g, 'timing'],
  [/\b(?:saa ngapi|kitne baje)\b/g, 'timing'],
  [/\bkifungua kinywa\b/g, 'breakfast'],
  [/\bchai ya asubuhi\b/g, 'breakfast'],
]

/** The words of a text, in small letters and with plain digits; marks over letters do not count. */
export function wordsOf(text: string): string[] {
  const plain = withPlainDigits(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u093c'’`\p{Cf}]/gu, '')
      .replaceAll('\u0901', '\u0902')
      .toLowerCase(),
  )
  const words = plain.match(/\p{Nd}+(?:[.,:]\p{Nd}+)+|[\p{L}\p{M}\p{N}]+/gu) ?? []
  let line = words.filter((word) => word.length <= longestWord).join(' ')
  for (const [apart, together] of joined) line = line.replace(apart, together)
  return line === '' ? [] : line.split(' ')
}

/** “Cleaning”, “cleaned” and “cleans” are one word. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.length > 3 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length >= 7 && stem.endsWith('ing')) stem = stem.slice(0, -3)
  else if (stem.length >= 6 && stem.endsWith('ed')) stem = stem.slice(0, -2)
  if (stem.length >= 5 && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}
