import { type AmountCurrency, readTokens, type Token } from './amount-tokens.ts'
import { countedUnits } from './counted-units.ts'
import { ambiguousNumberWords, multipliers, numberShifts, numberWords } from './number-words.ts'

/** A number in a text, as figures or in words, with what the text says about it. */
export interface NumberInText {
  start: number
  end: number
  /** Nothing when it is clearly a number but nobody can say which: “a few thousand”, “nine ninety nine”. */
  value: number | null
  currency: AmountCurrency | null
  /** What it counts, in one spelling for all languages: `hour` for “24 घंटे”, `%` for “asilimia 20”. */
  unit: string | null
  /** Written in words that may count anything: “three”, not “three thousand”. */
  isSmallWord: boolean
  /** Figures without a multiplier: 12345, not 12k. */
  isBareFigure: boolean
  /** By the place among `tokens`. */
  first: number
  last: number
}

export interface NumbersRead {
  tokens: Token[]
  numbers: NumberInText[]
}

/** Every number of a plain text (see `textAsRead`), in the order in which they stand. */
export function readNumbers(plain: string): NumbersRead {
  const tokens = readTokens(plain)
  const numbers: NumberInText[] = []
  for (let at = 0; at < tokens.length; ) {
    const run = readFigures(tokens, at) ?? readWordRun(tokens, at) ?? readVagueRun(tokens, at, plain)
    if (!run) at++
    else {
      numbers.push(describe(tokens, run))
      at = run.end
    }
  }
  return { tokens, numbers }
}

/** Tokens that make one number, by their place. */
interface Run {
  start: number
  end: number
  value: number | null
  isSmallWord?: true
  isBareFigure?: true
}

function describe(tokens: Token[], run: Run): NumberInText {
  return {
    start: tokens[run.start]?.start ?? 0,
    end: tokens[run.end - 1]?.end ?? 0,
    value: run.value,
    currency: currencyBeside(tokens, run),
    unit: unitOf(tokens, run) ?? unitOfRange(tokens, run),
    isSmallWord: run.isSmallWord ?? false,
    isBareFigure: run.isBareFigure ?? false,
    first: run.start,
    last: run.end - 1,
  }
}

function readFigures(tokens: Token[], start: number): Run | null {
  const figure = tokens[start]
  if (figure?.kind !== 'number') return null
  let end = start + 1
  let { value } = figure
  for (let next = tokens[end]; next?.kind === 'word'; next = tokens[end]) {
    const by = multipliers.get(next.word)
    // “5 m” may be metres, “5m” is millions.
    if (!by || (next.word.length === 1 && next.start !== tokens[end - 1]?.end)) break
    value *= by
    end++
    const small = tokens[end]
    // “1 lakh 50 thousand”
    if (small?.kind !== 'number') continue
    const scale = tokens[end + 1]
    const smallBy = scale?.kind === 'word' ? multipliers.get(scale.word) : undefined
    if (!smallBy || smallBy >= by) break
    value += small.value * smallBy
    end += 2
  }
  return { start, end, value, ...(end === start + 1 && { isBareFigure: true }) }
}

const vague = new Set('few couple several some many kuch कुछ chache kadhaa'.split(' '))

function readWordRun(tokens: Token[], start: number): Run | null {
  const words: string[] = []
  let end = start
  for (let token = tokens[end]; token; token = tokens[end]) {
    const isHyphen =
      token.kind === 'mark' && token.mark === '-' && end > start && isNumberWord(tokens[end + 1])
    if (token.kind === 'number' && multipliers.has(words.at(-1) ?? '')) words.push(String(token.value))
    else if (
      token.kind === 'word' &&
      // “Eight hundred a month”: there “a” begins what follows.
      (end > start && joiners.has(token.word)
        ? joins(tokens, end)
        : startsNumber(token.word) || (end > start && token.word === 'k'))
    )
      words.push(token.word)
    else if (!isHyphen) break
    end++
  }
  if (words.every((word) => numberShifts.has(word))) return null
  const hasMultiplier = words.some((word) => multipliers.has(word))
  const isMoney = isCurrency(tokens[start - 1]) || isCurrency(tokens[end])
  if (hasMultiplier && !isMoney && words.length === 1) return null
  if (hasMultiplier || isMoney) return { start, end, value: readWords(words) }
  // “do” and “one” begin no number that goes on with another: “we do two things”.
  const leading = words.findIndex((word) => !ambiguousNumberWords.has(word) && !vague.has(word))
  if (leading === -1) return countsUnit(tokens, start, words)
  return { start: start + leading, end, value: readWords(words.slice(leading)), isSmallWord: true }
}

/** “Do dukan”, “teen branch”, “mere paas teen hain”: beside what it counts, or the verb behind it, even such a word is a number. */
function countsUnit(tokens: Token[], start: number, words: readonly string[]): Run | null {
  const [word = ''] = words
  const next = tokens[start + 1]
  const isCount =
    hindiCounts.has(word) &&
    next?.kind === 'word' &&
    (countedUnits.has(next.word) || hindiVerbs.has(next.word))
  return words.length === 1 && isCount
    ? { start, end: start + 1, value: readWords([word]), isSmallWord: true }
    : null
}

const hindiCounts = new Set('do teen char दो'.split(' '))
const hindiVerbs = new Set('hai hain है हैं'.split(' '))

/** “IV thousand”, “thousands”, “a six-figure sum”: clearly much money, but how much? */
function readVagueRun(tokens: Token[], at: number, plain: string): Run | null {
  const [first, second] = tokens.slice(at, at + 2)
  if (first?.kind !== 'word') return null
  const counted = isMark(tokens[at - 1], '-') ? tokens[at - 2] : tokens[at - 1]
  const count = counted?.kind === 'word' ? numberWords.get(counted.word) : undefined
  if (/^figures?$/.test(first.word) && (counted?.kind === 'number' || (count ?? 0) > 2))
    return { start: at, end: at + 1, value: null }
  const isRoman = /^[IVXLCDM]+$/.test(plain.slice(first.start, first.end)) && isScale(second)
  if (isRoman || isScale(first)) return { start: at, end: at + (isRoman ? 2 : 1), value: null }
  return null
}

/** A thousand or more, in a word that means nothing else. */
function isScale(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.word.length > 2 && (multipliers.get(token.word) ?? 0) >= 1000
}

function startsNumber(word: string): boolean {
  return (
    numberWords.has(word) ||
    numberShifts.has(word) ||
    vague.has(word) ||
    (multipliers.has(word) && word.length > 1)
  )
}

function isNumberWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && startsNumber(token.word)
}

const joiners = new Set('and na of a aur और'.split(' '))

/** “one hundred and twenty”, “kumi na mbili”, “couple of thousand”. */
function joins(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && joiners.has(token.word) && isNumberWord(tokens[at + 1])
}

/** English and Hindi put the multiplier after its number, Swahili before it. */
function readWords(words: string[]): number | null {
  const parts = words.filter((word, at) => at === 0 || !joiners.has(word))
  if (parts.some((word) => vague.has(word))) return null
  const isSwahili = multipliers.has(parts[0] ?? '') && parts.length > 1
  let total = 0
  let group = 0
  let pending = 0
  let before: number | null = null
  let shift = 0
  for (const word of parts) {
    if (numberShifts.has(word)) {
      shift = numberShifts.get(word) ?? 0
      continue
    }
    const by = multipliers.get(word)
    const value = by ? undefined : (numberWords.get(word) ?? Number(word))
    if (value !== undefined) {
      // “nine ninety nine” is a price said aloud, not a sum.
      const fits = before === null || (before >= 10 && before % 10 === 0 && value < 10)
      if (Number.isNaN(value) || !fits) return null
      group += value + shift
      shift = 0
      before = value
      continue
    }
    before = null
    if (isSwahili) {
      total += pending * group
      pending = by ?? 0
      group = 0
    } else if (by === 100) group = (group || 1) * 100
    else {
      total += (group || 1) * (by ?? 1)
      group = 0
    }
  }
  return isSwahili ? total + pending * (group || 1) : total + group
}

function currencyBeside(tokens: Token[], { start, end }: Run): AmountCurrency | null {
  const before = tokens[start - 1]
  return (
    currencyOf(before) ??
    (isMark(before, '.') ? currencyOf(tokens[start - 2]) : null) ??
    currencyOf(tokens[end]) ??
    currencyOfRange(tokens, start, end)
  )
}

/** In “₹39,999–59,999” and “499 to 1,499 rupees” one sign stands for both ends. */
function currencyOfRange(tokens: Token[], start: number, end: number): AmountCurrency | null {
  if (isJoint(tokens[start - 1]) && tokens[start - 2]?.kind === 'number') {
    const before = currencyOf(tokens[start - 3])
    if (before) return before
  }
  return isJoint(tokens[end]) && tokens[end + 1]?.kind === 'number' ? currencyOf(tokens[end + 2]) : null
}

function currencyOf(token: Token | undefined): AmountCurrency | null {
  return token?.kind === 'currency' ? token.currency : null
}

function isCurrency(token: Token | undefined): boolean {
  return token?.kind === 'currency'
}

/** The first number of “1,000 to 5,000 chats” counts what the second does. */
function unitOfRange(tokens: Token[], { end }: Run): string | null {
  const second = end + 1
  return isJoint(tokens[end]) && tokens[second]?.kind === 'number'
    ? unitOf(tokens, { start: second, end: second + 1, value: null })
    : null
}

/** “5,999 a month” is money: the unit there says how often. So is “7000 with unlimited messages”. */
const endsCount = new Set(
  'per a an each every har kwa प्रति setup monthly with for including unlimited mein saath में साथ pamoja'.split(
    ' ',
  ),
)

/** “1,000 minutes”, “50 FAQ responses”, “dakika 1,000”, “20%”. */
function unitOf(tokens: Token[], { start, end, value }: Run): string | null {
  // Only Swahili puts the unit first: “dakika 30”, “siku 3-7”.
  const isSecond = isJoint(tokens[start - 1]) && tokens[start - 2]?.kind === 'number'
  const before = tokens[isSecond ? start - 3 : start - 1]
  const named = before?.kind === 'word' ? countedUnits.get(before.word) : undefined
  if (named?.isSwahili) return named.unit
  for (const token of tokens.slice(end, end + 3)) {
    if (isMark(token, '%')) return '%'
    if (token.kind === 'number' || token.kind === 'currency') return null
    if (token.kind === 'mark') {
      if (/[-–+]/.test(token.mark)) continue
      return null
    }
    if (endsCount.has(token.word)) return null
    const unit = countedUnits.get(token.word)?.unit
    // “1,199 pm” is by the month.
    if (unit && !(unit === 'pm' && (value ?? 0) > 12)) return unit
  }
  return null
}

function isJoint(token: Token | undefined): boolean {
  if (token?.kind === 'mark') return /[-–—/]/.test(token.mark)
  return token?.kind === 'word' && /^(to|से|se|hadi)$/.test(token.word)
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.mark === mark
}
