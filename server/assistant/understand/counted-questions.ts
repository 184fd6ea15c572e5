import { anyOf, asWord } from './patterns.ts'

// How somebody counts their questions: “three things”, “1 the price 2 how long”.

export const announced = asWord(anyOf((language) => language.announced))
/** With what follows it in the same breath. */
const announcement = new RegExp(
  `(?<![\\p{L}\\p{M}])${anyOf((language) => language.announced)}(?: ${anyOf((language) => language.announcing)}(?![\\p{L}\\p{M}])){1,4}`,
  'giu',
)

/** “1) the price 2) how long”, or without a mark: “1 the price 2 how long”. */
const markedNumbers = /(?:^|(?<=\s))\(?[1-5][.):]\s*(?=\p{L})/u
const bareNumbers = /(?:^|(?<=\s))[1-5]\s+(?=\p{L})/u

/** The items of a numbered list, after what stands before the first; nothing if the text is none. */
export function listIn(text: string): { preface: string; items: string[] } | undefined {
  for (const numbers of [markedNumbers, bareNumbers]) {
    const found = [...text.matchAll(new RegExp(numbers, 'gu'))]
    // “4 things: 1 the price 2 …”
    const list = found.slice(found.findIndex(([number]) => figureOf(number) === 1))
    const isList = list.length > 1 && list.every(([number], at) => figureOf(number) === at + 1)
    const starts = isList ? list.map(({ index }) => index) : []
    const [first] = starts
    if (first === undefined) continue
    const items = starts.map((start, at) =>
      text
        .slice(start, starts[at + 1])
        .replace(numbers, '')
        .trim(),
    )
    return { preface: text.slice(0, first).trim(), items }
  }
  return undefined
}

function figureOf(number: string): number {
  return Number(number.replace(/\D/g, ''))
}

/** The text without what only counts its questions: “three things”, “1 the price 2 …”. */
export function withoutCounting(text: string): string {
  const list = listIn(text)
  return withoutAnnouncement(list ? [list.preface, ...list.items].join(', ') : text)
}

/** What follows where somebody says that questions follow; all of it where something is asked before. */
export function afterAnnouncement(text: string, isAsking: (before: string) => boolean): string {
  const [first] = text.matchAll(announcement)
  const isStory = first && first.index > 0 && !isAsking(text.slice(0, first.index))
  return withoutAnnouncement(isStory ? text.slice(first.index) : text)
}

/** “Teen baat puchni thi ek to …”: what says that questions follow is none of them. */
function withoutAnnouncement(text: string): string {
  return text.replace(announcement, ' , ')
}
