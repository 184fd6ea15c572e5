/** What a letter of Hindi is in small Latin ones; vowels and breaths are left out, because everybody writes them differently. */
const latin: Readonly<Record<string, string>> = {
  ...each('कख', 'k'),
  ...each('गघ', 'g'),
  ...each('चछ', 'c'),
  ...each('जझ', 'j'),
  ...each('टठतथ', 't'),
  ...each('डढदध', 'd'),
  ...each('नणङञं', 'n'),
  ...each('प', 'p'),
  ...each('फ', 'f'),
  ...each('बभ', 'b'),
  ...each('म', 'm'),
  ...each('र', 'r'),
  ...each('ल', 'l'),
  ...each('व', 'v'),
  ...each('शषस', 's'),
}
/** Shorter ones are too like others. */
const leastSounds = 3

/** How a word sounds, so that “uniform” finds “यूनिफॉर्म”; marked with the script of the text that is looked in. */
export function soundIn(script: 'hindi' | 'latin', word: string): string | undefined {
  const sounds = (isHindi(word) ? fromHindi(word) : fromLatin(word)).replace(/(.)\1+/g, '$1')
  return sounds.length >= leastSounds ? `~${script}:${sounds}` : undefined
}

export function scriptOf(word: string): 'hindi' | 'latin' {
  return isHindi(word) ? 'hindi' : 'latin'
}

function isHindi(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word)
}

function fromHindi(word: string): string {
  return [...word].map((letter) => latin[letter] ?? '').join('')
}

function fromLatin(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch/g, 'ç')
    .replace(/[cq]/g, 'k')
    .replace(/ç/g, 'c')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/[^bcdfgjklmnprstv]/g, '')
}

function each(letters: string, sound: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, sound]))
}
