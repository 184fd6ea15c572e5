import { withPlainDigits } from '#domain/plain-text.ts'
import {
  type Asked,
  askedIn,
  asksInWords,
  mostWordsOfBrief,
  mostWordsOfCount,
  mostWordsOfHint,
  questionWords,
  wordCount,
} from './asked-in-piece.ts'
import type { Classify } from './classifier.ts'
import { afterAnnouncement, announced, listIn } from './counted-questions.ts'
import type { IntentId } from './intents.ts'
import { anyOf } from './patterns.ts'

/** Longer messages tell a story; what is asked stands in what is said first. */
const maxLength = 800
const mostQuestions = 6
const joint = anyOf((language) => language.joints)
const notInWord = '(?![\\p{L}\\p{M}])'
const leadingJoint = new RegExp(`^${joint}${notInWord}\\s*`, 'iu')

/** Where one question may go over into the next, and how much surer two must be than one for it: least where a mark stands. */
const seams = [
  { pattern: /(?<=[?!.;।])\s+|\n+|\s+[-–—]+\s+|(?<=\p{L}):\s+/u, cost: 0.1 },
  { pattern: new RegExp(`(?<=,)\\s*|\\s+(?=${joint}\\s)`, 'iu'), cost: 0.2 },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}\\p{M}])${anyOf((language) => language.lastWords)})\\s+|\\s+(?=${anyOf((language) => language.firstWords)}${notInWord})`,
      'iu',
    ),
    cost: 0.5,
  },
] as const
const [ends, , unmarked] = seams

/** What is cut off from a message, and how much its seam costs. */
interface Atom {
  text: string
  cost: number
}

/** One question, or what only tells. */
interface Part {
  text: string
  asked: string | undefined
}

interface Reading {
  parts: Part[]
  value: number
}

/** What tells and stands alone is better told beside a question, unless it makes that hard to understand; a name always is. */
const costOfTold = 0.25
const costOfName = 1
/** What asks in no word of question probably only tells. */
const lessUnmarked = 0.7
const leastUnmarked = 0.35
const mostAtoms = 16
const mostAtomsOfPart = 6

/** The questions of a message that surely asks several different things; nothing if it asks one. */
export function splitQuestions(
  text: string,
  classify: Classify,
  namesOnly: (piece: string) => boolean,
): string[] {
  const short = afterAnnouncement(withPlainDigits(text.slice(0, maxLength)), asksInWords)
  const isAnnounced = announced.test(text)
  const sentences = short.split(ends.pattern)
  // “How much? how many days? in Hindi?”
  const isBrief = isAnnounced || sentences.every((sentence) => wordCount(sentence) <= mostWordsOfBrief)
  // What follows a question is one too as a rule, without a mark: “is it free? and what do I bring”.
  const following = short.slice(short.indexOf('?') + 1 || short.length)
  const asked = (piece: string) => {
    if (namesOnly(piece)) return undefined
    const isMarked = asksInWords(piece) || isAnnounced
    const isQuestion = isMarked || following.includes(piece)
    const found = askedIn(piece, { isQuestion, isMarked, isBrief }, classify)
    if (!found || isQuestion) return found
    const sureness = found.sureness * lessUnmarked
    return sureness < leastUnmarked ? undefined : { ...found, sureness }
  }
  const list = listIn(short)
  // What stands before a list is left out if it asks nothing.
  if (list) {
    const isAsked =
      asksInWords(list.preface) &&
      wordCount(list.preface) > mostWordsOfHint &&
      asked(list.preface) !== undefined
    return [...(isAsked ? [list.preface] : []), ...list.items].slice(0, mostQuestions)
  }
  const atoms = atomsOf(short).filter(({ text: atom }) => !isPreface(atom, classify))
  const questions = bestReading(atoms, asked, namesOnly).parts.filter((part) => part.asked !== undefined)
  return questions.length > 1 ? questions.slice(0, mostQuestions).map((part) => askedText(part.text)) : []
}

/** A message in as many pieces as it may have, joined where they belong together. */
function atomsOf(text: string): Atom[] {
  const cut = seams.reduce<Atom[]>(
    (atoms, { pattern, cost }) =>
      atoms.flatMap((atom) =>
        atom.text
          .split(pattern)
          .filter((piece) => piece.trim() !== '')
          .map((piece, at) => ({ text: piece.trim(), cost: at === 0 ? atom.cost : cost })),
      ),
    [{ text, cost: 0 }],
  )
  const joined: Atom[] = []
  for (const atom of cut) {
    const last = joined.at(-1)
    const isTold = cut.length > mostAtoms && last && !asksInWords(last.text) && !asksInWords(atom.text)
    if (last && (isTold || belongTogether(last.text, atom))) last.text = `${last.text} ${atom.text}`
    else joined.push({ ...atom })
  }
  return joined.slice(0, mostAtoms)
}

function belongTogether(last: string, { text, cost }: Atom): boolean {
  const said = last.replace(leadingJoint, '').trim()
  const isBegun = said === '' || (cost === unmarked.cost && wordCount(said) <= mostWordsOfHint)
  const isCase = condition.test(said) && !questionWords.test(said)
  const isTold = !last.includes('?') && (!questionWords.test(said) || thenIt.test(text))
  return isBegun || isCase || rephrased.test(text) || isAfterthought(text) || (isTold && pointing.test(text))
}

/** “If I book elsewhere too,” says for which case the rest of the sentence is asked. */
const condition = /^(?:if|suppose|agar|yadi|अगर|यदि|kama|ikiwa|endapo)\s/iu

/** “Will it go to the parent, kya report card” ends with what it is about. */
function isAfterthought(clause: string): boolean {
  return wordCount(clause) <= mostWordsOfCount && /^(?:kya|क्या)\s/iu.test(clause)
}

/** “Matlab, …” says the same in other words. */
const rephrased =
  /^(?:matlab|mtlb|yani|yaani|मतलब|यानी|यानि|i mean|meaning|yaani|namaanisha)(?![\p{L}\p{M}])/iu

/** “Somebody asks which pill to take, then will it say?” */
const thenIt = /^(?:to|toh|तो|then) (?:will it|ye|yeh|ये|यह|wo|woh|वो|वह)(?![\p{L}\p{M}])/iu
/** “They send voice notes, will it understand”: what is told is what the question is about. */
const pointing =
  /^(?:(?:to|toh|तो) )?(?:it|they|that|will it|can it|wo|woh|vo|ye|yeh|usko|unko|वो|वह|ये|यह|उसको|उनको|hiyo|hao|hilo)(?![\p{L}\p{M}])/iu

/** Of all ways to part the atoms, the one whose questions are surest. */
function bestReading(
  atoms: readonly Atom[],
  ask: (piece: string) => Asked | undefined,
  namesOnly: (piece: string) => boolean,
): Reading {
  const best: Reading[] = [{ parts: [], value: 0 }]
  for (let end = 1; end <= atoms.length; end++) {
    let chosen: Reading | undefined
    for (let start = Math.max(0, end - mostAtomsOfPart); start < end; start++) {
      const before = best[start]
      const [first] = atoms.slice(start, end)
      if (!before || !first) continue
      const text = atoms
        .slice(start, end)
        .map((atom) => atom.text)
        .join(' ')
      const said = askedText(text)
      const asked = ask(said)
      const loss = namesOnly(said) ? costOfName : costOfTold
      const value = before.value + (asked ? gainOf(asked, first, before.parts) : -loss)
      if (!chosen || value > chosen.value)
        chosen = { parts: [...before.parts, { text, asked: asked?.matter }], value }
    }
    if (chosen) best.push(chosen)
  }
  return best.at(-1) ?? { parts: [], value: 0 }
}

/** Without what joins it to the others. */
function askedText(text: string): string {
  return text.replace(leadingJoint, '').replace(/,$/, '')
}

/** How much is gained by reading a part for itself: how sure its question is, less what its seam costs. */
function gainOf(asked: Asked, { cost }: Atom, before: readonly Part[]): number {
  const last = before.findLast((part) => part.asked !== undefined)?.asked
  if (last === undefined) return asked.sureness
  const isUnsure = cost === unmarked.cost && asked.sureness < sureUnmarked
  return asked.sureness - (isUnsure || isSameMatter(last, asked.matter) ? 1 : cost)
}

/** Where nothing marks a question, it is one if it is as sure as this. */
const sureUnmarked = 0.5

/** “The difference of Basic and Smart Bot is what”: what is compared is asked of both; “and in how many days” goes on with the money. */
function isSameMatter(asked: string, next: string): boolean {
  return (
    asked === next ||
    (asked === 'compare' && next === 'describe') ||
    (next === 'delivery-time' && ofMoneyOnItsWay.has(asked)) ||
    (asked === 'complaint-billing' && ofMoneyOnItsWay.has(next))
  )
}

const ofMoneyOnItsWay = new Set(['moneyToYou', 'refund-terms', 'refundArrival', 'refundNotStarted'])

/** “Habari za kazi.”, “Thank you.”, “I have three questions.” */
function isPreface(piece: string, classify: Classify): boolean {
  if (announced.test(piece) && !questionWords.test(piece)) return true
  if (wordCount(piece) > mostWordsOfCourtesy) return false
  const [meaning] = classify(piece).meanings
  return meaning !== undefined && courtesies.has(meaning.label) && meaning.confidence >= sureOfCourtesy
}

const mostWordsOfCourtesy = 5
const sureOfCourtesy = 0.5
const courtesies = new Set<IntentId>(['greeting', 'thanks', 'goodbye', 'how-are-you'])
