import { scriptOf, soundIn } from './across-scripts.ts'
import { stemOf, wordsOf } from './text-words.ts'
import { type Facet, meaningOf, meaningOfStem, type Qualifier } from './vocabulary.ts'

/** What one question asks: a side of a thing (its price), the thing, and what narrows it down (Sunday, for two). */
export interface QuestionTerms {
  facets: Facet[]
  subjects: Subject[]
  qualifiers: Qualifier[]
}

export interface Subject {
  stem: string
  /** What words of the same meaning share. */
  shared?: string | undefined
  /** “Clinic”, “course”: matters only where it tells things apart. */
  isWeak: boolean
}

/** Beyond these a message is no question. */
const mostWords = 40

/** `correct` puts a mistyped word right, by what the text says; `isName` knows the words of the business's own name. */
export function questionTerms(
  question: string,
  correct: (stem: string) => string,
  isName: (stem: string) => boolean,
): QuestionTerms {
  const terms: QuestionTerms = { facets: [], subjects: [], qualifiers: [] }
  const words = wordsOf(question).slice(0, mostWords)
  for (const [at, typed] of words.entries()) {
    if (meaningOf(typed).isFiller) continue
    if (clockWord.test(typed)) {
      addOnce(terms.facets, 'hours')
      continue
    }
    if (clockWord.test(words[at + 1] ?? '') && /^\d/.test(typed)) continue
    const word = correct(stemOf(typed))
    const { facet, qualifier, subject, isPlaceName } = meaningOfStem(word)
    // “Class 2” is a class of its own, “room for 2” is a room for two.
    const isLevel = /^\d+$/.test(word) && isLevelWord(words[at - 1])
    if (facet) addOnce(terms.facets, facet)
    else if (qualifier && !isLevel) addOnce(terms.qualifiers, qualifier)
    else if (word === 'weekend') terms.qualifiers.push('saturday', 'sunday')
    else if (!terms.subjects.some(({ stem }) => stem === word))
      terms.subjects.push({
        stem: word,
        shared: subject ?? soundInOther(word),
        isWeak: isPlaceName || isName(word),
      })
  }
  return terms
}

/** “At 9 pm” asks for the hours. */
const clockWord = /^(?:\d{1,2}(?:[.:]\d{2})?)?(?:am|pm|baje|बजे)$/

/** “Uniform” is looked for among the words of Hindi, “यूनिफॉर्म” among those in Latin letters. */
function soundInOther(word: string): string | undefined {
  return soundIn(scriptOf(word) === 'hindi' ? 'latin' : 'hindi', word)
}

function isLevelWord(word: string | undefined): boolean {
  return /^(?:class|std|standard|grade|form|kaksha|darasa|कक्षा)$/.test(word ?? '')
}

function addOnce<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item)
}
