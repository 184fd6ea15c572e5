import { type Found, indexPassages } from './find-passages.ts'
import { type QuestionTerms, questionTerms } from './question-terms.ts'
import type { Passage, PastedText } from './read-text.ts'
import { type SmallTalk, smallTalkIn, withoutGreeting } from './small-talk.ts'
import { stemOf, wordsOf } from './text-words.ts'
import { everyDay, type Qualifier } from './vocabulary.ts'

/** What the bot says to one question. Its words are those of the pasted text, or none. */
export type Reply =
  | { kind: SmallTalk | 'nothing-asked' }
  | { kind: 'answer'; question: string; passages: Passage[]; missing: Qualifier[] }
  | { kind: 'unknown'; question: string; nearest?: Passage | undefined }

/** What the last question was about: the next may leave it out. */
export type Asked = QuestionTerms

export interface PastedBot {
  /** `before` is what the last answer remembers. */
  answer(message: string, before?: Asked): { replies: Reply[]; asked: Asked | undefined }
}

/** Longer messages are no questions. */
export const longestMessage = 500
const mostQuestions = 5

export function pastedBot(text: PastedText, business: string): PastedBot {
  const index = indexPassages(text)
  const nameStems = new Set(wordsOf(business).map(stemOf))
  const termsOf = (question: string) => questionTerms(question, index.correct, (stem) => nameStems.has(stem))

  function answerOne(question: string, before: Asked | undefined): { found: Found; asked: Asked } {
    const own = termsOf(question)
    const alone = sizeOf(own) > 0 ? index.find(own) : nothingFound
    if (!before || !isFollowUp(question, own, alone)) return { found: alone, asked: own }
    const joined = carriedOver(own, before)
    const found = index.find(joined)
    return found.kind === 'found' ? { found, asked: joined } : { found: alone, asked: own }
  }

  return {
    answer(message, before) {
      const talk = smallTalkIn(message)
      if (talk.kind && talk.isAll) return { replies: [{ kind: talk.kind }], asked: before }
      const questions = questionsIn(message.slice(0, longestMessage), (part) => {
        const terms = termsOf(part)
        return sizeOf(terms) > 0 && index.find(terms).kind === 'found'
      })
      let asked = before
      const said = new Set<Passage | undefined>()
      const replies = questions.flatMap((question): Reply[] => {
        const answered = answerOne(question, asked)
        if (sizeOf(answered.asked) === 0) return []
        asked = answered.asked
        const { found } = answered
        // Two questions with one answer get it once.
        if (found.kind === 'found' && said.has(found.passages[0])) return []
        if (found.kind === 'found') said.add(found.passages[0])
        if (found.kind === 'found')
          return [{ kind: 'answer', question, passages: found.passages, missing: found.missing }]
        return [{ kind: 'unknown', question, nearest: found.passages[0] }]
      })
      return { replies: replies.length > 0 ? replies : [{ kind: 'nothing-asked' }], asked }
    },
  }
}

const nothingFound: Found = { kind: 'none', passages: [], missing: [] }

function sizeOf({ facets, subjects, qualifiers }: Asked): number {
  return facets.length + subjects.length + qualifiers.length
}

const leadsOn = /^\s{0,9}(?:and|what about|how about|also|aur|na|vipi|je|or|but|then|ok and|और)(?=[\s,?])/i

/** “And on Sunday?”, “for two?”, “how much?”: something is left out. */
function isFollowUp(question: string, own: Asked, alone: Found): boolean {
  const isShort = wordsOf(question).length <= 5
  const hasSubject = own.subjects.some(({ isWeak }) => !isWeak)
  if (leadsOn.test(question)) return own.facets.length === 0 || !hasSubject
  return isShort && ((!hasSubject && sizeOf(own) > 0) || alone.kind !== 'found')
}

/** The thing from before stays unless another is named, and so does what is asked of it. */
function carriedOver(own: Asked, before: Asked): Asked {
  const hasSubject = own.subjects.some(({ isWeak }) => !isWeak)
  const isDay = (each: Qualifier) => everyDay.includes(each)
  return {
    facets: own.facets.length > 0 ? own.facets : before.facets,
    subjects: hasSubject ? own.subjects : [...own.subjects, ...before.subjects],
    qualifiers: [
      ...own.qualifiers,
      // Another day takes the place of the day, another count of the count.
      ...before.qualifiers.filter(
        (each) => !hasSubject && !own.qualifiers.some((other) => isDay(other) === isDay(each)),
      ),
    ],
  }
}

const askingWord =
  '(?:what|where|when|which|who|how|do|does|is|are|can|could|will|any|kitna|kitne|kitni|kahan|kab|kya|bei|wapi|lini|je|mna|mko|kuna|क्या|कब|कहां|कितना|कितनी)'
const beforeNext = new RegExp(
  `\\s(?:and|also|aur|na|plus|और)\\s(?=${askingWord}\\s)|,\\s?(?=${askingWord}\\s)`,
  'i',
)

/** One question or several. “Fees and timings?” is two where each finds its own answer. */
function questionsIn(message: string, isAnswered: (part: string) => boolean): string[] {
  const sentences = message
    .split(/(?<=[?？؟!।])|\n|(?<=[.;])\s/)
    .flatMap((sentence) => sentence.split(beforeNext))
    .map((sentence) => withoutGreeting(sentence).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !smallTalkIn(sentence).isAll)
  return sentences
    .flatMap((sentence) => {
      if (leadsOn.test(sentence)) return [sentence]
      const parts = sentence
        .split(/\s?[,&+/]\s?|\s(?:and|aur|na|और|plus)\s/i)
        .filter((part) => part.trim() !== '')
      return parts.length > 1 && parts.every(isAnswered) ? parts.map((part) => part.trim()) : [sentence]
    })
    .slice(0, mostQuestions)
}
