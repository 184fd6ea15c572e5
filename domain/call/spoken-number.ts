import { numberWords } from '#domain/number-words.ts'
import { asWritten, wordSet } from './tokens.ts'

/** A whole number at a place, in digits or in words; undefined if there is none. */
export function numberAt(tokens: readonly string[], at: number): number | undefined {
  const word = tokens[at] ?? ''
  if (/^\d{1,4}$/.test(word)) return Number(word)
  const value = spokenNumbers.get(word)
  const isNumber = value !== undefined && Number.isInteger(value) && !isOtherWord(tokens, at)
  return isNumber ? value : undefined
}

/** “Kumi na moja” is eleven: two words and what joins them become one number. */
export function withJoinedNumbers(tokens: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const unit = numberAt(tokens, at + 2) ?? 0
    const isJoined = tens.has(tokens[at] ?? '') && tokens[at + 1] === 'na' && unit >= 1 && unit <= 9
    joined.push(isJoined ? String((numberAt(tokens, at) ?? 0) + unit) : (tokens[at] ?? ''))
    if (isJoined) at += 2
  }
  return joined
}

const tens = wordSet('kumi ishirini thelathini arobaini hamsini')

/** Articles are no numbers here: “a check-up”, “an appointment”. */
const spokenNumbers: ReadonlyMap<string, number> = new Map(
  [...numberWords]
    .filter(([word]) => word !== 'a' && word !== 'an')
    .map(([word, value]) => [asWritten(word), value]),
)

/** “कर दो”, “that one”, “ke saath”: by the word beside it, a number's word is another. */
function isOtherWord(tokens: readonly string[], at: number): boolean {
  const [before = '', word = '', behind = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return otherWords.some(
    (each) =>
      each.words.has(word) &&
      (each.behind.has(before) || each.before.has(behind) || each.ending?.test(before) === true),
  )
}

interface OtherWord {
  words: ReadonlySet<string>
  /** What it stands behind, and before, when it is no number. */
  behind: ReadonlySet<string>
  before: ReadonlySet<string>
  /** How a word ends that it stands behind. */
  ending?: RegExp
}

const moments =
  'minute min minat moment second sec bar baar baat thing question more sawal मिनट सेकंड बार बात सवाल'
const otherWords: readonly OtherWord[] = [
  {
    words: wordSet('do दो'),
    behind: wordSet(
      'kar kr de bata likh rakh bana badal hata laga bhej dila chhod chod hone jaane jane karne aane kah keh bol dal daal ' +
        'कर दे बता लिख रख बना बदल हटा लगा भेज दिला छोड़ होने जाने करने आने कह बोल डाल ' +
        'to can could will would please i you we they how what when where why dont lets',
    ),
    before: wordSet('it you we they i not that this so the have'),
    // “Karwa do”, “लिखवा दो”: have it done.
    ending: /(?:wa|वा)$/u,
  },
  {
    words: wordSet('one'),
    behind: wordSet(
      'this that the any no which another every each other good first last next earlier later early',
    ),
    before: wordSet(`${moments} of`),
  },
  { words: wordSet('ek एक'), behind: wordSet('koi कोई'), before: wordSet(moments) },
  {
    words: wordSet('moja mmoja'),
    behind: wordSet('kwa dakika siku jambo'),
    before: wordSet('kwa'),
  },
  {
    words: wordSet('saath'),
    behind: wordSet('ke mere hamare apne uske unke tere aapke'),
    before: wordSet('mein me main aana aunga aaunga aayenge'),
  },
]
