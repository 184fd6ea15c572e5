import type { AssistantWords } from '#content/assistant-words.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Part } from '../reply.ts'
import type { Question } from '../understand/question.ts'

/** When we can be met, for who wishes for a day or an hour. */
export function wishedTime(
  { text: wish, region }: Question,
  _: Knowledge,
  words: AssistantWords,
): Part | null {
  const { facts, statements } = words
  const isSunday = sunday.test(wish)
  if (!isSunday && !dayOrHour.test(wish)) return null
  const hours = region === 'tanzania' ? facts.hours : statements.meetingsOfficeHours
  return { text: isSunday ? statements.sundayClosed : hours, cards: [] }
}

const sunday = /\b(?:sunday|sun|itwar|itvaar|ravivar|raviwar|sande|jumapili|jpili)\b|रविवार|इतवार|संडे/iu
const dayOrHour =
  /\b(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|baje|bje|o ?clock)|saa \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sat|somvar|mangalvar|budhvar|guruvar|shukravar|shanivar|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili|jpili|evening|night|tonight|shaam|raat|jioni|usiku)\b|बजे|शाम|रात|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार|संडे/iu
