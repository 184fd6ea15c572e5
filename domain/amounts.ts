import type { AmountCurrency, Token } from './amount-tokens.ts'
import { type NumberInText, readNumbers } from './numbers.ts'

/** An amount of money found in a text. Positions are those of `textAsRead(text)`. */
export interface Amount {
  start: number
  end: number
  /** Paise or cents; nothing when it is clearly an amount but nobody can say of how much. */
  minor: number | null
  /** Nothing when the text names none. */
  currency: AmountCurrency | null
}

/**
 * Every amount of money in a plain text, in whatever spelling: ₹12,345, Rs 12345, 12.3k, twelve thousand, 1.5 lakh.
 * A bare number counts when it is too large, and too alone, to be anything else.
 */
export function findAmounts(plain: string): Amount[] {
  const { tokens, numbers } = readNumbers(plain)
  return numbers
    .filter((number) => number.currency !== null || isUnnamedAmount(tokens, number))
    .map(({ start, end, value, currency }) => ({
      start,
      end,
      minor: value === null ? null : Math.round(value * 100),
      currency,
    }))
}

const largestCount = 100
/** “40000 for the whole year”, and no year itself. */
const largestCounts: Partial<Record<string, number>> = { month: largestCount, year: 3000 }
/** Written as one, it is a number to call: “98765 43210”, “255712345678”. */
const fewestPhoneDigits = 10

/** No count (nobody counts a hundred months: “2000 a month”, or thousands of years), and neither a small number nor a clock time, date, year or phone number. */
function isUnnamedAmount(tokens: Token[], number: NumberInText): boolean {
  const { value, unit, isSmallWord, isBareFigure } = number
  if (unit !== null && (value ?? 0) < (largestCounts[unit] ?? Number.POSITIVE_INFINITY)) return false
  // “nine ninety nine” is a price said aloud.
  if (isSmallWord) return value === null
  if (!isBareFigure) return true
  const figure = tokens[number.first]
  if (figure?.kind !== 'number') return true
  if (isPriceTag(figure.text, tokens[number.last + 1])) return true
  if (value !== null && value < largestCount) return isAskedFor(tokens, number)
  return !isClockTime(tokens, number) && !isPhonePart(tokens, number.first) && !isYear(tokens, number.first)
}

/** Digits with nothing but spaces, dashes and a plus between them are read together; round ones are a range of money. */
function isPhonePart(tokens: Token[], at: number): boolean {
  const parts: string[] = []
  for (const step of [-1, 1])
    for (let place = step < 0 ? at : at + 1, seen = 0; seen < 12; place += step, seen++) {
      const token = tokens[place]
      if (token?.kind === 'number') parts.push(token.text.replace(/\D/g, ''))
      else if (token?.kind !== 'mark' || !/[-+()]/.test(token.mark)) break
    }
  return parts.join('').length >= fewestPhoneDigits && !parts.every((part) => part.endsWith('00'))
}

const beforeYear =
  /^(in|since|by|of|until|from|january|february|march|april|may|june|july|august|september|october|november|december|coming|founded|mwaka|सन)$/

function isYear(tokens: Token[], at: number): boolean {
  const figure = tokens[at]
  const before = tokens[at - 1]
  if (figure?.kind !== 'number' || !/^20[2-3]\d$/.test(figure.text)) return false
  if (before?.kind === 'word') return beforeYear.test(before.word)
  return before === undefined || (before.kind === 'mark' && /[(,/-]/.test(before.mark))
}

const pricing =
  /^(costs?|costing|prices?|priced|pays?|paying|charges?|charged|charging|fees?|कीमत|दाम|kimat|keemat|daam|bei|gharama)$/
const betweenPriceAndNumber =
  /^(is|are|at|of|be|you|it|us|just|only|about|around|under|from|मात्र|सिर्फ़|सिर्फ|केवल|sirf|keval|bas|ni|tu)$/
const afterPrice =
  /^(per|a|an|each|every|for|only|once|monthly|setup|upfront|and|but|है|में|hai|mein|tu|kwa|pekee)$/

/** “It costs just 99.”: a small number that is said to be the price, and of which nothing follows that it could count. */
function isAskedFor(tokens: Token[], { first, last, value }: NumberInText): boolean {
  // “Prices: 1. Starter”
  if (value === null || value < 10) return false
  const after = tokens[last + 1]
  if (after?.kind === 'number' || (after?.kind === 'word' && !afterPrice.test(after.word))) return false
  if (after?.kind === 'mark' && !/[.,;!?)।]/.test(after.mark)) return false
  const before = tokens
    .slice(Math.max(0, first - 5), first)
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
function isClockTime(tokens: Token[], { first, last }: NumberInText): boolean {
  const follows = isColon(tokens[first - 1]) && tokens[first - 2]?.kind === 'number'
  return follows || (isColon(tokens[last + 1]) && tokens[last + 2]?.kind === 'number')
}

function isColon(token: Token | undefined): boolean {
  return token?.kind === 'mark' && token.mark === ':'
}
