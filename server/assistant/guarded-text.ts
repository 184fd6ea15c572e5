import { company, whatsappLink } from '#content/company.ts'
import { externalLinks } from '#content/external-links.ts'
import { type GuardContext, isTruthful, subjectAfter } from './price-guard.ts'

/** Lets a model's words through sentence by sentence, and only the true ones. */
export interface GuardedText {
  /** Takes the next piece; gives back what may be shown now. */
  push(piece: string): string
  /** Gives back the rest. */
  end(): string
}

/** A longer reply is no answer any more; the rest is not read. */
export const longestReply = 4000

/** `correction`, the price list's own answer, replaces the first untrue sentence; others are left out. */
export function guardText(context: GuardContext, correction: string): GuardedText {
  let held = ''
  let subject = context
  let isCorrected = false

  function check(sentence: string): string {
    const isTrue = isTruthful(sentence, subject)
    subject = subjectAfter(sentence, subject)
    if (isTrue) return withoutForeignAddresses(sentence)
    if (isCorrected) return ''
    isCorrected = true
    return `${correction}\n`
  }

  return {
    push(piece) {
      held += piece
      const sentences = splitSentences(held)
      // The last one may go on: an amount, or the word that says what it is for, may still come.
      held = sentences.pop() ?? ''
      return sentences.map(check).join('')
    },
    end() {
      const rest = splitSentences(held).map(check).join('')
      held = ''
      return rest
    },
  }
}

const abbreviation =
  /(?:^|[\s(])(?:rs|re|no|approx|e\.g|i\.e|vs|mr|mrs|ms|dr|st|ca|incl|excl|max|min|u\.s|रु|p\.m|a\.m)\.$/i

/** Sentences with the space behind them, so that joined they are the text again. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: gap } of text.matchAll(/(?:(?<=[.!?।]["”')*_]{0,3})[ \t]+|\n)\s*/g)) {
    const end = index + gap.length
    const before = text.slice(start, index)
    const next = text.slice(end)
    const isInsideNumber = !gap.includes('\n') && /\d\.$/.test(before) && /^\d/.test(next)
    if (next === '' || abbreviation.test(before) || isInsideNumber) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  sentences.push(text.slice(start))
  return sentences
}

const ownHosts = new Set(
  [
    company.schedulerUrl,
    whatsappLink(''),
    ...[...company.social, ...company.sisterSites].map(({ url }) => url),
    ...Object.values(externalLinks).flatMap((links) => Object.values(links)),
  ].flatMap((address) => URL.parse(address)?.host ?? []),
)

/** A model may invent addresses, or be talked into some; only listed ones and our own pages (which need no host) stay. */
function withoutForeignAddresses(sentence: string): string {
  return sentence
    .replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^\s)>\]]+/gi, (address) => {
      const host = URL.parse(address.replace(/^www\./i, 'https://www.'))?.host ?? ''
      return ownHosts.has(host) ? address : ''
    })
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (address) =>
      address === company.email ? address : company.email,
    )
    .replace(/\b(?:javascript|data|vbscript):/gi, '')
}
