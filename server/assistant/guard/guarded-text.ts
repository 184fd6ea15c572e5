import type { PriceRow } from '../price-list.ts'
import type { Question } from '../understand/question.ts'
import { sentenceKey, sentenceKeys } from './own-sentences.ts'
import { checkSentence, groundsOf, maxSentenceLength } from './sentence.ts'
import { splitSentences } from './sentences.ts'
import type { Material } from './support.ts'

/** Lets a model's words through sentence by sentence, as long as they are true. */
export interface GuardedText {
  /** Takes the next piece; gives back what may be shown now. */
  push(piece: string): string
  /** Gives back the rest. */
  end(): string
}

/** A longer reply is no answer any more; the rest is not read. */
export const maxReplyLength = 4000

/** The first untrue sentence, and all that follows it, is replaced by our own answer: who lies once is not listened to. */
export function guardText(question: Question, prices: readonly PriceRow[], material: Material): GuardedText {
  const { ownAnswer } = material
  let held = ''
  let grounds = groundsOf(question, prices, material)
  let hasLied = false
  const ownSentences = new Set(sentenceKeys(ownAnswer))

  function check(sentence: string): string {
    if (hasLied) return ''
    const checked = checkSentence(sentence, grounds)
    grounds = checked.grounds
    if (checked.isTrue || ownSentences.has(sentenceKey(sentence))) return sentence
    hasLied = true
    return ownAnswer
  }

  function end(): string {
    const rest = splitSentences(held).map(check).join('')
    held = ''
    return rest
  }

  return {
    push(piece) {
      held += piece
      // Sentences end with a space behind them.
      if (!/\s/.test(piece) && held.length <= maxSentenceLength) return ''
      const sentences = splitSentences(held)
      // The last one may go on: an amount, or the word that says what it is for, may still come.
      held = sentences.pop() ?? ''
      const shown = sentences.map(check).join('')
      // What goes on for so long is no sentence: reading it again with every piece would take ever longer.
      return held.length > maxSentenceLength ? shown + end() : shown
    },
    end,
  }
}
