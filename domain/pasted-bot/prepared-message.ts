import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import { contactFields } from '#domain/form-fields.ts'

/** What was tried in one visit. */
interface Tried {
  business: string
  pasted: string
  answered: readonly string[]
  unanswered: readonly string[]
}

export interface PreparedMessage {
  subject: string
  message: string
}

/** Questions take this much at most, so that the text has room. */
const mostForQuestions = 1500

/** What the team gets: the questions in full, and as much of the text as fits. */
export function preparedMessage(
  { business, pasted, answered, unanswered }: Tried,
  words: Words['tryChatbot']['send']['prepared'],
  noName: string,
): PreparedMessage {
  const name = business.trim() || noName
  const lists = [listed(words.answered, answered), listed(words.unanswered, unanswered)]
  const head = [
    words.firstLine,
    fill(words.business, { business: name }),
    ...lists.flatMap((lines) => (lines.length > 0 ? ['', ...lines] : [])),
    `\n${words.text}`,
  ].join('\n')
  const { maxLength } = contactFields.message
  return {
    subject: fill(words.subject, { business: name }).slice(0, contactFields.subject.maxLength),
    message: `${head}\n${cutToFit(pasted.trim(), maxLength - lengthSent(head) - 2, words.cut)}`,
  }
}

function listed(title: string, questions: readonly string[]): string[] {
  const lines: string[] = []
  let left = mostForQuestions / 2
  for (const question of questions) {
    left -= question.length + 3
    if (left < 0) break
    lines.push(`- ${question}`)
  }
  return lines.length > 0 ? [title, ...lines] : []
}

/** Whole lines, and a last one that says how many there are. */
function cutToFit(text: string, room: number, cut: string): string {
  const lines = text.slice(0, room).split('\n')
  const note = (shown: number) => fill(cut, { shown: String(shown), all: String(countLines(text)) })
  if (lengthSent(text) <= room) return text
  let left = room - note(countLines(text)).length
  const kept: string[] = []
  for (const line of lines) {
    left -= line.length + 2
    if (left < 0) break
    kept.push(line)
  }
  // One endless line is cut within.
  if (kept.length === 0) kept.push((lines[0] ?? '').slice(0, Math.max(0, room - note(1).length - 4)))
  return `${kept.join('\n')}\n${note(kept.length)}`
}

/** A form without script sends each line end as two characters. */
function lengthSent(text: string): number {
  return text.length + countLines(text) - 1
}

function countLines(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}
