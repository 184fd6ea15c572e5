import { company } from '#content/company.ts'
import type { Token } from '#domain/amount-tokens.ts'
import { type NumberInText, readNumbers } from '#domain/numbers.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { readPriceList } from './price-list.ts'
import { splitSentences } from './sentences.ts'
import { readPassages } from './site-passages.ts'
import { isFiller } from './understand/vocabulary.ts'
import { assistantWords } from './words.ts'

/** Whether our own pages, or what the assistant says by itself, state this number of this thing. */
export function isStated(number: NumberInText, tokens: readonly Token[]): boolean {
  if (number.value === null) return false
  if (number.unit !== '%') return countsIn(number, tokens).some((count) => stated().counts.has(count))
  // “80%” is true of the clinic's calls, not of everything.
  const subjects = stated().percentages.get(number.value)
  return subjects !== undefined && wordsAround(number, tokens).some((word) => subjects.has(word))
}

/** Whether the whole sentence is one of ours. */
export function isOwnSentence(sentence: string): boolean {
  return stated().sentences.has(sentenceKey(sentence))
}

/** The sentences of a text, each as it can be looked up. */
export function sentenceKeys(text: string): string[] {
  return splitSentences(text).map(sentenceKey)
}

/** However it is set: as an item of a list, in bold. */
export function sentenceKey(sentence: string): string {
  return textAsRead(sentence)
    .replace(/^ ?[-•] /, '')
    .trim()
}

/** “9:00”, “19:00”, “7:00”: a time that our opening hours or pages name. */
export function isStatedTime(time: string): boolean {
  return stated().times.has(time)
}

export function isStatedYear(year: number): boolean {
  return stated().years.has(year)
}

let known: ReturnType<typeof readStated> | undefined

/** Read when a model's first sentence is checked: a site without one need not wait for it. */
function stated() {
  known ??= readStated()
  return known
}

function readStated() {
  const counts = new Set(openingHours().map(({ hour, half }) => `${hour} ${half}`))
  counts.add(`${company.hours.flatMap(({ days }) => days).length} day`)
  const percentages = new Map<number, Set<string>>()
  const times = new Set(openingHours().flatMap(({ hour, clock }) => [clock, `${hour}:00`]))
  const years = new Set<number>([company.founded])
  const sentences = new Set<string>()
  for (const text of ownTexts()) {
    const plain = textAsRead(text)
    for (const sentence of sentenceKeys(text)) sentences.add(sentence)
    for (const [time] of plain.matchAll(/\b\d{1,2}:\d{2}\b/g)) times.add(time)
    for (const [, year] of plain.matchAll(/\b(20[2-3]\d)\b/g)) years.add(Number(year))
    const { numbers, tokens } = readNumbers(plain)
    for (const number of numbers) {
      if (number.value === null || number.currency) continue
      if (number.unit !== '%') for (const count of countsIn(number, tokens)) counts.add(count)
      else {
        const subjects = percentages.get(number.value) ?? new Set()
        percentages.set(number.value, new Set([...subjects, ...wordsAround(number, tokens)]))
      }
    }
  }
  return { counts, percentages, times, years, sentences }
}

function ownTexts(): string[] {
  return [
    ...Object.values(assistantWords).flatMap(({ facts, products }) => [
      ...Object.values(facts),
      ...Object.values(products),
    ]),
    ...Object.values(assistantWords).flatMap(({ prices }) =>
      readPriceList().flatMap(({ detail }) => {
        if (!detail) return []
        return detail.kind === 'words' ? detail.text : prices[detail.kind].replace('{count}', detail.text)
      }),
    ),
    ...Object.values(assistantWords).flatMap(({ discount }) => Object.values(discount.offers)),
    ...readPassages().flatMap(({ title, text }) => [title, text]),
  ]
}

function openingHours(): { hour: number; half: 'am' | 'pm'; clock: string }[] {
  return company.hours
    .flatMap(({ opens, closes }) => [opens, closes])
    .map((minutes) => {
      const hour = Math.floor(minutes / 60)
      const clock = `${hour}:${String(minutes % 60).padStart(2, '0')}`
      return { hour: hour > 12 ? hour - 12 : hour, half: hour < 12 ? 'am' : 'pm', clock }
    })
}

/** “24 hour”, “15 screen”, “3 process”; Swahili counts behind the word: “bidhaa tano”. */
function countsIn(
  { value, unit, first, last, isSmallWord }: NumberInText,
  tokens: readonly Token[],
): string[] {
  if (unit !== null) return [`${value} ${unit}`]
  const behind = meaningOf(tokens[last + 1])
  const before = isSmallWord ? meaningOf(tokens[first - 1]) : undefined
  return [behind && `${value} ${behind}`, before && `${before} ${value}`].filter(
    (count) => count !== undefined,
  )
}

/** Words that say what a percentage is of. */
function wordsAround({ first, last }: NumberInText, tokens: readonly Token[]): string[] {
  const around = tokens.slice(Math.max(0, first - 6), last + 7)
  return around.flatMap((token) => meaningOf(token) ?? [])
}

function meaningOf(token: Token | undefined): string | undefined {
  return token?.kind === 'word' && !isFiller(token.word) ? token.word : undefined
}
