import { checkSentence, type GuardContext, maxSentenceLength } from './price-guard.ts'
import { splitSentences } from './sentences.ts'
import { sentenceKey, sentenceKeys } from './stated-facts.ts'

/** Lets a model's words through sentence by sentence, and only the true ones. */
export interface GuardedText {
  /** Takes the next piece; gives back what may be shown now. */
  push(piece: string): string
  /** Gives back the rest. */
  end(): string
}

/** A longer reply is no answer any more; the rest is not read. */
export const maxReplyLength = 4000

/** `correction`, the price list's own answer, replaces the first untrue sentence; others are left out. */
export function guardText(context: GuardContext, correction: string): GuardedText {
  let held = ''
  let subject = context
  let isCorrected = false
  const priceSentences = new Set(sentenceKeys(correction))

  function check(sentence: string): string {
    const checked = checkSentence(sentence, subject)
    subject = checked.context
    if (checked.isTrue || priceSentences.has(sentenceKey(sentence))) return sentence
    if (isCorrected) return ''
    isCorrected = true
    return `${correction}\n`
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
