import { bareFigure, hasMoney, type PastedLine, readLine } from './pasted-line.ts'
import { wordsOf } from './text-words.ts'
import { meaningOf } from './vocabulary.ts'

/** What is pasted beyond this is not read. */
export const mostCharacters = 200_000
const mostPassages = 20_000

/** One thing that the text says, in its own words. */
export interface Passage {
  /** Pairs of question and answer are found first, then prices, then sentences. */
  kind: 'answer' | 'price' | 'statement' | 'heading'
  /** The question, what the price is of, or the label before a colon. */
  about: string
  heading: string
  text: string
  /** Counted from 1, with the question. */
  firstLine: number
  /** Where `text` begins. */
  textLine: number
  lastLine: number
}

export interface PastedText {
  /** As pasted. */
  lines: readonly string[]
  passages: readonly Passage[]
  counts: Record<Passage['kind'], number>
  /** There was more than is read. */
  isCut: boolean
}

export function readText(pasted: string): PastedText {
  const isCut = pasted.length > mostCharacters
  const lines = (isCut ? pasted.slice(0, mostCharacters) : pasted).split(/\r\n?|\n/)
  const passages = passagesIn(lines)
  const counts = { answer: 0, price: 0, statement: 0, heading: 0 }
  for (const { kind } of passages) counts[kind]++
  return {
    lines,
    passages,
    counts,
    isCut,
  }
}

/** What a passage is put together from, line by line. */
interface Open {
  passage: Passage
  /** An answer may follow after a blank line, if none has yet. */
  isAwaitingAnswer: boolean
}

function passagesIn(lines: readonly string[]): Passage[] {
  const found: Passage[] = []
  let heading = ''
  let isPriced = false
  let open: Open | null = null
  let tableHead: { text: string; line: number } | null = null
  let isAfterBlank = true
  const pieces = lines.flatMap((line, index) => inPieces(line).map((text) => ({ text, line: index + 1 })))
  for (const [index, { text: pasted, line }] of pieces.entries()) {
    if (found.length >= mostPassages) break
    const next = pieces[index + 1]?.text.trim() ?? ''
    const previousLine = pieces[index - 1]?.text.trim() ?? ''
    // Two figures below each other are a list of prices.
    const isListed =
      bareFigure(pasted.trim()) !== null && (bareFigure(next) ?? bareFigure(previousLine)) !== null
    const read = readLine(pasted, isPriced || isListed)
    if (read.kind === 'blank') {
      if (open && !open.isAwaitingAnswer) open = null
      tableHead = null
      isAfterBlank = true
      continue
    }
    if (read.kind !== 'row') tableHead = null
    if (read.kind === 'question') {
      const passage = aPassage('answer', read.about, heading, read.rest, line)
      found.push(passage)
      // Begun behind the question, it goes on only where it breaks off.
      open = /[.!।]$/.test(read.rest) ? null : { passage, isAwaitingAnswer: read.rest === '' }
    } else if (open && continuesAnswer(read, open, isAfterBlank)) {
      if (open.passage.text === '') open.passage.textLine = line
      open.passage.text += open.passage.text ? `\n${read.text}` : read.text
      open.passage.lastLine = line
      open.isAwaitingAnswer = false
    } else if (
      read.kind === 'heading' &&
      next !== '' &&
      (isAfterBlank ||
        /[:：]$/.test(read.text) ||
        /^#/.test(pasted.trim()) ||
        isShouted(read.text) ||
        isList(next))
    ) {
      heading = read.text.replace(/[:：]$/, '')
      // It may say something itself: “Rooms, breakfast included”.
      found.push(aPassage('heading', '', '', heading, line))
      isPriced = wordsOf(heading).some((word) => meaningOf(word).facet === 'price')
      open = null
    } else if (read.kind === 'row' && !/\d/.test(read.text)) {
      tableHead = { text: read.text, line }
      open = null
    } else {
      open = null
      const isPrice =
        read.kind === 'price' || (read.kind === 'row' && (hasMoney(read.text) || /\d{2}/.test(read.text)))
      const previous = found.at(-1)
      if (!isPrice && previous && isWrapped(previous, read, line)) {
        previous.text += `\n${read.text}`
        previous.lastLine = line
      } else {
        const passage = aPassage(isPrice ? 'price' : 'statement', read.about, heading, read.text, line)
        if (tableHead && isPrice) {
          passage.text = `${tableHead.text}\n${passage.text}`
          passage.firstLine = line
        }
        found.push(passage)
      }
      // A bare figure among prices is a price.
      if (isPrice) isPriced = true
    }
    isAfterBlank = false
  }
  return found.filter(({ text }) => text !== '')
}

function aPassage(
  kind: Passage['kind'],
  about: string,
  heading: string,
  text: string,
  line: number,
): Passage {
  return { kind, about, heading, text, firstLine: line, textLine: line, lastLine: line }
}

function continuesAnswer(read: PastedLine, open: Open, isAfterBlank: boolean): boolean {
  if (read.kind === 'answer' || open.isAwaitingAnswer) return read.kind !== 'heading' || !isShouted(read.text)
  // A price list may follow right below.
  const isPriceBelow = (read.kind === 'price' || read.kind === 'row') && /[.!।]$/.test(open.passage.text)
  return !isAfterBlank && !isPriceBelow && !isShouted(read.text)
}

/** “OUR FEES” */
function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/\d/.test(text)
}

function isList(line: string): boolean {
  return /^[-*•·–▪●✔✓✅]/u.test(line)
}

/** A sentence that goes on in the next line, as pasted from a sheet with a margin. */
function isWrapped(previous: Passage, read: PastedLine, line: number): boolean {
  return (
    previous.kind === 'statement' &&
    read.kind === 'plain' &&
    previous.lastLine === line - 1 &&
    previous.text.length > 50 &&
    previous.text.length < 400 &&
    !/[.!?:;।]$/.test(previous.text) &&
    /^\p{Ll}/u.test(read.text)
  )
}

const longLine = 160
const longestPiece = 400

/** A long line is read sentence by sentence, and one without an end in pieces of a size that can be shown. */
function inPieces(line: string): string[] {
  if (line.length <= longLine) return [line]
  const pieces: string[] = []
  for (const sentence of line.split(
    /(?<=[.!?।])\s+(?=\S)|(?<!\s)\s+(?=(?:Q\d{0,3}|A\d{0,3}|Que|Ans|Question|Answer)[:.] )/u,
  )) {
    if (sentence.length <= longestPiece) pieces.push(sentence)
    else for (let at = 0; at < sentence.length; ) at = cut(sentence, at, pieces)
  }
  return rejoined(pieces)
}

/** “Dr. Mehta” and “Rs. 500” end no sentence. */
function rejoined(pieces: readonly string[]): string[] {
  const whole: string[] = []
  for (const piece of pieces) {
    const before = whole.at(-1)
    if (
      before !== undefined &&
      before.length < longestPiece &&
      /(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|Rs|No|Sh|approx|incl|etc)\.$/i.test(before)
    )
      whole[whole.length - 1] = `${before} ${piece}`
    else whole.push(piece)
  }
  return whole
}

function cut(text: string, from: number, pieces: string[]): number {
  const end = from + longestPiece
  const blank = end < text.length ? text.lastIndexOf(' ', end) : text.length
  const to = blank > from ? blank : end
  pieces.push(text.slice(from, to))
  return to
}
