import { type AmountCurrency, readTokens, type Token } from './amount-tokens.ts'
import { multipliers, numberWords } from './number-words.ts'
import { withPlainDigits } from './plain-text.ts'

/** An amount of money found in a text. Positions are those of `textAsRead(text)`. */
export interface Amount {
  start: number
  end: number
  /** Paise or cents; nothing when it is clearly an amount but nobody can say of how much. */
  minor: number | null
  /** Nothing when the text names none. */
  currency: AmountCurrency | null
}

/** Digits of any script as 0-9, no invisible characters, no emphasis marks: what a reader takes in. */
export function textAsRead(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/[\p{Cf}\p{Me}*_`~\\]|\ufe0f/gu, '')
    .replace(/\s/g, ' ')
  return withPlainDigits(plain)
}

/**
 * Every amount of money in a plain text, in whatever spelling: ₹12,345, Rs 12345, 12.3k, twelve thousand, 1.5 lakh.
 * A bare number counts when it is too large, and too alone, to be anything else.
 */
export function findAmounts(plain: string): Amount[] {
  const tokens = readTokens(plain)
  const amounts: Amount[] = []
  for (let at = 0; at < tokens.length; ) {
    const run = readRun(tokens, at) ?? unreadableRun(tokens, at, plain)
    if (!run) at++
    else {
      const amount = amountOf(tokens, run)
      if (amount) amounts.push(amount)
      at = run.end
    }
  }
  return amounts
}

/** Number tokens and number words that belong together, by their place among the tokens. */
interface Run {
  start: number
  end: number
  /** Nothing when the words make no number we can read. */
  value: number | null
  /** A lone figure such as 12345, which may count something else than money. */
  isBare: boolean
}

/** What a number can count that is not money. Swahili puts it before the number. */
const units = new Set(
  `minute minutes min mins chat chats conversation conversations message messages user users client clients customer
  customers student students call calls page pages word words character characters answer answers response responses
  question questions faq faqs widget widgets kpi day days hour hours hr hrs week weeks month months year years people
  businesses business schools school product products language languages screen screens login logins second seconds sec
  percent am pm x times staff branch branches project projects article articles trained visitors enquiries leads orders
  parents patients guests mb kb gb ist unit units
  मिनट चैट दिन घंटे घंटा महीने महीना साल ग्राहक ग्राहकों लोग भाषा भाषाएँ बजे
  din ghante ghanta mahine saal hafte log
  dakika chati mazungumzo siku saa mwezi miezi mwaka wiki wateja maswali watu lugha`.split(/\s+/),
)

const vague = new Set('few couple several some many kuch कुछ chache kadhaa'.split(' '))
const largestCount = 100

function readRun(tokens: Token[], start: number): Run | null {
  const first = tokens[start]
  if (first?.kind === 'number') return readFigureRun(tokens, start, first.value)
  if (first?.kind !== 'word' || !startsNumber(first.word)) return null
  const words: string[] = []
  let end = start
  for (let token = tokens[end]; token; token = tokens[end]) {
    const isHyphen = token.kind === 'mark' && token.mark === '-' && isNumberWord(tokens[end + 1])
    if (token.kind === 'number' && multipliers.has(words.at(-1) ?? '')) words.push(String(token.value))
    else if (
      token.kind === 'word' &&
      (isNumberWord(token) || joins(tokens, end) || (token.word === 'k' && end > start))
    )
      words.push(token.word)
    else if (!isHyphen) break
    end++
  }
  const hasMultiplier = words.some((word) => multipliers.has(word))
  const beside = [tokens[start - 1], tokens[end]].some((token) => token?.kind === 'currency')
  // “nine ninety nine” is a price said aloud.
  if (!hasMultiplier && !beside) return isSaidAloud(words) ? { start, end, value: null, isBare: true } : null
  if (words.length === 1 && !beside) return null
  return { start, end, value: readWords(words), isBare: !beside }
}

/** “IV thousand”, “thousands”, “a six-figure sum”: clearly money, but of how much? */
function unreadableRun(tokens: Token[], at: number, plain: string): Run | null {
  const [first, second, third] = tokens.slice(at, at + 3)
  if (first?.kind !== 'word' && first?.kind !== 'number') return null
  const isNumber = (first.kind === 'number' ? first.value : (numberWords.get(first.word) ?? 0)) >= 3
  const isHyphen = second?.kind === 'mark' && second.mark === '-'
  const figure = isHyphen ? third : second
  if (isNumber && figure?.kind === 'word' && /^figures?$/.test(figure.word))
    return { start: at, end: at + (isHyphen ? 3 : 2), value: null, isBare: false }
  if (first.kind !== 'word') return null
  const isRoman = /^[IVXLCDM]+$/.test(plain.slice(first.start, first.end)) && isScale(second)
  if (isRoman || isScale(first)) return { start: at, end: at + (isRoman ? 2 : 1), value: null, isBare: false }
  return null
}

/** A thousand or more, in a word that means nothing else. */
function isScale(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' &&
    token.word.length > 2 &&
    token.word !== 'grand' &&
    (multipliers.get(token.word) ?? 0) >= 1000
  )
}

function isSaidAloud(words: string[]): boolean {
  return words.filter((word) => numberWords.has(word)).length >= 3
}

function readFigureRun(tokens: Token[], start: number, figure: number): Run {
  let end = start + 1
  let value = figure
  let isBare = true
  for (let next = tokens[end]; next?.kind === 'word'; next = tokens[end]) {
    const by = multipliers.get(next.word)
    // “5 m” may be metres, “5m” is millions.
    if (!by || (next.word.length === 1 && next.start !== tokens[end - 1]?.end)) break
    value *= by
    isBare = false
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
  return { start, end, value, isBare }
}

function amountOf(tokens: Token[], run: Run): Amount | null {
  const before = tokens[run.start - 1]
  const after = tokens[run.end]
  const first = tokens[run.start]
  const last = tokens[run.end - 1]
  if (!first || !last) return null
  const currency =
    (before?.kind === 'currency' ? before.currency : null) ??
    (before?.kind === 'mark' && before.mark === '.' ? currencyOf(tokens[run.start - 2]) : null) ??
    (after?.kind === 'currency' ? after.currency : null) ??
    currencyOfRange(tokens, run)
  if (!currency && (countsSomething(tokens, run) || isNoAmount(tokens, run))) return null
  const minor = run.value === null ? null : Math.round(run.value * 100)
  return { start: first.start, end: last.end, minor, currency }
}

/** In “₹39,999–59,999” and “499 to 1,499 rupees” one sign stands for both ends. */
function currencyOfRange(tokens: Token[], run: Run): AmountCurrency | null {
  const joint = tokens[run.start - 1]
  if (joint?.kind === 'mark' && /[-–—]/.test(joint.mark) && tokens[run.start - 2]?.kind === 'number')
    return currencyOf(tokens[run.start - 3])
  const next = tokens[run.end]
  if (next?.kind === 'mark' && /[-–—]/.test(next.mark) && tokens[run.end + 1]?.kind === 'number')
    return currencyOf(tokens[run.end + 2])
  return null
}

function currencyOf(token: Token | undefined): AmountCurrency | null {
  return token?.kind === 'currency' ? token.currency : null
}

/** “1,000 minutes”, “50 FAQ responses”, “dakika 1,000”, “20%”. */
function countsSomething(tokens: Token[], run: Run): boolean {
  const before = tokens[run.start - 1]
  if (before?.kind === 'word' && units.has(before.word)) return true
  const after = tokens[run.end]
  if (after?.kind === 'mark' && after.mark === '%') return true
  // The first number of “1,000 to 5,000 chats”.
  const joint = tokens[run.end]
  const isRange =
    (joint?.kind === 'mark' && /[-–—/]/.test(joint.mark)) ||
    (joint?.kind === 'word' && /^(to|से|se|hadi)$/.test(joint.word))
  const next = tokens[run.end + 1]
  if (isRange && next?.kind === 'number')
    return countsSomething(tokens, { ...run, start: run.end + 1, end: run.end + 2 })
  for (const token of tokens.slice(run.end, run.end + 3)) {
    if (token.kind === 'number' || token.kind === 'currency') return false
    if (token.kind === 'mark' && !/[-–+]/.test(token.mark)) return false
    if (token.kind !== 'word') continue
    // “5,999 a month” is money: the unit there says how often. So is “7000 with unlimited messages”.
    if (
      /^(per|a|an|each|every|har|kwa|प्रति|setup|monthly|with|for|including|unlimited|mein|saath|में|साथ|pamoja)$/.test(
        token.word,
      )
    )
      return false
    if (units.has(token.word)) return true
  }
  return false
}

/** Small numbers, clock times, dates and years. */
function isNoAmount(tokens: Token[], run: Run): boolean {
  if (!run.isBare) return false
  const first = tokens[run.start]
  if (first?.kind === 'number' && isPriceTag(first.text, tokens[run.end])) return false
  if (run.value !== null && run.value < largestCount) return !isAskedFor(tokens, run)
  if (first?.kind !== 'number') return false
  if (isClockTime(tokens, run)) return true
  const isYear = /^20[2-3]\d$/.test(first.text)
  const before = tokens[run.start - 1]
  const followsDate =
    before === undefined ||
    (before.kind === 'word' &&
      /^(in|since|by|of|until|from|january|february|march|april|may|june|july|august|september|october|november|december|coming|founded|mwaka|सन)$/.test(
        before.word,
      )) ||
    (before.kind === 'mark' && /[(,/-]/.test(before.mark))
  return isYear && followsDate
}

const pricing =
  /^(costs?|costing|prices?|priced|pays?|paying|charges?|charged|charging|fees?|कीमत|दाम|kimat|keemat|daam|bei|gharama)$/
const betweenPriceAndNumber =
  /^(is|are|at|of|be|you|it|us|just|only|about|around|under|from|मात्र|सिर्फ़|सिर्फ|केवल|sirf|keval|bas|ni|tu)$/
const afterPrice =
  /^(per|a|an|each|every|for|only|once|monthly|setup|upfront|and|but|है|में|hai|mein|tu|kwa|pekee)$/

/** “It costs just 99.”: a small number that is said to be the price, and of which nothing follows that it could count. */
function isAskedFor(tokens: Token[], { start, end, value }: Run): boolean {
  // “Prices: 1. Starter”
  if (value === null || value < 10) return false
  const after = tokens[end]
  if (after?.kind === 'number' || (after?.kind === 'word' && !afterPrice.test(after.word))) return false
  if (after?.kind === 'mark' && !/[.,;!?)।]/.test(after.mark)) return false
  const before = tokens
    .slice(Math.max(0, start - 5), start)
    .findLast((token) => !(token.kind === 'word' ? betweenPriceAndNumber.test(token.word) : isColon(token)))
  return before?.kind === 'word' && pricing.test(before.word)
}

/** “9.99” is a price wherever it stands; “9.30” may be a time of day, unless it is paid every month. */
function isPriceTag(text: string, after: Token | undefined): boolean {
  const [, hour, minute] = /^(\d+)[.,](\d{2})$/.exec(text) ?? []
  if (hour === undefined || minute === undefined) return false
  const isTime = Number(hour) <= 24 && /^(00|15|30|45)$/.test(minute)
  return !isTime || (after?.kind === 'word' && /^(per|a|each|every|monthly|kwa|har|प्रति)$/.test(after.word))
}

/** “9:00”, both halves of it; “Price: 7500” is none. */
function isClockTime(tokens: Token[], { start, end }: Run): boolean {
  const follows = isColon(tokens[start - 1]) && tokens[start - 2]?.kind === 'number'
  return follows || (isColon(tokens[end]) && tokens[end + 1]?.kind === 'number')
}

function isColon(token: Token | undefined): boolean {
  return token?.kind === 'mark' && token.mark === ':'
}

function startsNumber(word: string): boolean {
  return numberWords.has(word) || vague.has(word) || (multipliers.has(word) && word.length > 1)
}

function isNumberWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && startsNumber(token.word)
}

/** “one hundred and twenty”, “kumi na mbili”, “couple of thousand”. */
function joins(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind === 'word' && /^(and|na|of|a|aur|और)$/.test(token.word) && isNumberWord(tokens[at + 1])
}

/** English and Hindi put the multiplier after its number, Swahili before it. */
function readWords(words: string[]): number | null {
  const parts = words.filter((word, at) => !/^(and|na|of|aur|और)$/.test(word) && (at === 0 || word !== 'a'))
  if (parts.some((word) => vague.has(word))) return null
  const isSwahili = multipliers.has(parts[0] ?? '') && parts.length > 1
  let total = 0
  let group = 0
  let pending = 0
  for (const word of parts) {
    const by = multipliers.get(word)
    const value = by ? undefined : (numberWords.get(word) ?? Number(word))
    if (value !== undefined && Number.isNaN(value)) return null
    if (isSwahili) {
      if (by) {
        total += (pending || 0) * group
        pending = by
        group = 0
      } else group += value ?? 0
    } else if (by === 100) group = (group || 1) * 100
    else if (by) {
      total += (group || 1) * by
      group = 0
    } else group += value ?? 0
  }
  return isSwahili ? total + pending * (group || 1) : total + group
}
