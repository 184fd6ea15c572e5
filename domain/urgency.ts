import { urgentWords } from '#content/urgent-words.ts'

const all = Object.values(urgentWords)
const urgent = all.flatMap((words) => words.urgent).map(asWords)
const calm = all.flatMap((words) => words.calm).map(asWords)

/** Whether something cannot wait, by what somebody wrote, in any of our languages. */
export function soundsUrgent(text: string): boolean {
  const words = asWords(text)
  const says = (phrase: string) => words.includes(phrase)
  return urgent.some(says) && !calm.some(says)
}

/** Nothing but words in small letters, each between blanks; “isn’t” and “isnt” are one. */
function asWords(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
  return ` ${plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `
}
