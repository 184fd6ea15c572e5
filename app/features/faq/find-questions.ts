import type { Words } from '#content/words.ts'
import { withPlainDigits } from '#domain/plain-text.ts'

export type FaqQuestion = Words['faq']['groups'][number]['questions'][number]

/** Whether every word of the search occurs in the question or its answer, in whatever order and spelling of case. */
export function matchesSearch({ question, answer }: FaqQuestion, search: string): boolean {
  const text = simplify(`${question} ${answer}`)
  return simplify(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** People type 12000 or १२००० for ₹12,000, 3–7 for 3-7, e mail for e-mail, and Hindi without its dots. */
function simplify(text: string): string {
  return withPlainDigits(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}%&]+/gu, ' ')
    .trim()
}
