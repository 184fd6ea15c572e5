/** Letters of Devanagari as people type them in Latin ones: “kitna”, not “kitnā”. */
const letters: Readonly<Record<string, string>> = {
  ...{
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ओ: 'o',
    औ: 'au',
    ऑ: 'o',
    ऍ: 'e',
  },
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai' },
  ...{ 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e', 'ं': 'n', 'ँ': 'n', 'ः': 'h' },
}
const consonant = /[\u0915-\u0939]/
const vowelSign = /[\u093e-\u094c]/
const virama = '\u094d'
const nukta = '\u093c'

/** A Devanagari word in the spelling of those who have no such keyboard. The vowel at its end is not spoken. */
export function romanised(word: string): string {
  const characters = [...word.normalize('NFD')].filter((character) => character !== nukta)
  return characters
    .map((character, at) => {
      if (character === virama) return ''
      const next = characters[at + 1]
      const isFollowed = next === undefined || next === virama || vowelSign.test(next)
      return (letters[character] ?? character) + (consonant.test(character) && !isFollowed ? 'a' : '')
    })
    .join('')
}

/** What spellings of one word have in common: “nahin”, “nhi” and “nahee” share a key. */
export function soundKey(word: string): string {
  const key = word
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/ck|q/g, 'k')
    .replace(/z/g, 'j')
    .replace(/chh/g, 'ch')
    .replace(/([bgkdtj])h/g, '$1')
    .replace(/ee|ii|ea/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/aa+/g, 'a')
    .replace(/y$/, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/n$/, '')
  return (key.charAt(0) + key.slice(1).replace(/a/g, '')).replace(/(.)\1+/g, '$1')
}

/** The one foreign name that everybody writes by ear: “wasap”, “whatsup”, “watsapu”, “वाट्सप”. */
export function isWhatsApp(word: string): boolean {
  return /^(?:[wv]h?[aou]+t?s+(?:a|aa|e|ai|u)p+[aiu]?|wh?tsa?p+|wsap+)$/.test(
    /[\u0900-\u097f]/.test(word) ? romanised(word) : word,
  )
}
