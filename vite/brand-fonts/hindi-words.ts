import { wordsIn } from '../../content/words.ts'

/** Every word in Devanagari of the site’s Hindi, of its dates, and what keeps a word that is not among them legible. */
export function hindiWords(): string[] {
  return [...new Set([...textsIn(wordsIn('hi')).flatMap(wordsOf), ...dateWords(), ...syllables])].toSorted()
}

export function wordsOf(text: string): string[] {
  return text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []
}

/** What visitors may type and no page shows. */
const onlyRead = new Set(['typed', 'understood'])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => (onlyRead.has(key) ? [] : textsIn(part)))
}

/** Names of days, months and times of day, as pages write them. */
function dateWords(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1, month * 2)))
  return (['long', 'short'] as const).flatMap((length) => {
    const names = new Intl.DateTimeFormat('hi-IN', {
      month: length,
      weekday: length,
      dayPeriod: length,
      hour: 'numeric',
      timeZone: 'UTC',
    })
    return days.flatMap((day) => wordsOf(names.format(day)))
  })
}

const consonants = [
  ...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ',
  'क़',
  'ख़',
  'ग़',
  'ज़',
  'ड़',
  'ढ़',
  'फ़',
  'क्ष',
  'ज्ञ',
  'त्र',
  'श्र',
]
const signs = [...'ािीुूृेैोौॅॉंःँ']
const virama = '\u094d'

/** All letters and signs, and the halves of letters: two that never met on the site are still read as one cluster. */
const syllables = [
  ...'अआइईउऊऋएऐऑओऔ।',
  ...signs.map((sign) => `क${sign}`),
  ...consonants.flatMap((letter) => [letter, letter + virama, `${letter}${virama}\u200d`]),
]
