import type { Currency } from '#content/money.ts'
import type { Token } from './amount-tokens.ts'
import { readNumbers } from './numbers.ts'
import { textAsRead } from './text-as-read.ts'

export type AmountProblem = 'unreadable' | 'negative' | 'too-large' | 'other-currency'

const maxLength = 60
/** A thousand crore: whatever is more was mistyped. */
const maxMinor = 1_000_00_00_000 * 100

/**
 * The amount that an owner types for a deal: 125000, 1,25,000, ₹1,25,000/-, 1.5 lakh, 50k. What could be read in two ways
 * (1.250, 1,25) is refused, and so is a sign of another currency than the chosen one.
 */
export function readDealAmount(
  text: string,
  currency: Currency,
): { minor: number } | { problem: AmountProblem } {
  const plain = textAsRead(text).trim()
  if (plain.length > maxLength) return { problem: 'unreadable' }
  const { tokens, numbers } = readNumbers(plain)
  const [number] = numbers
  if (tokens.some((token, at) => isMinus(token) && tokens[at + 1]?.kind === 'number'))
    return { problem: 'negative' }
  if (!number || numbers.length > 1 || !number.value) return { problem: 'unreadable' }
  const others = tokens.filter((token, at) => (at < number.first || at > number.last) && !isDot(token))
  if (!others.every(({ kind }) => kind === 'currency') || !tokens.every(isPlainFigure))
    return { problem: 'unreadable' }
  if (!others.every(({ start, end }) => namesOf[currency].test(plain.slice(start, end))))
    return { problem: 'other-currency' }
  const minor = Math.round(number.value * 100)
  return minor > maxMinor ? { problem: 'too-large' } : { minor }
}

const namesOf: Record<Currency, RegExp> = {
  INR: /^(₹|\/-|rs|re|inr|rupees?|rupay|rupaye|रु|रू|रुपये|रुपए|रुपया)$/i,
  USD: /^(\$|us\$|usd|dollars?|dola)$/i,
  TZS: /^(\/-|tsh|tshs|tzs|shillings?|shilingi)$/i,
}

function isMinus(token: Token): boolean {
  return token.kind === 'mark' && /[-−–—]/.test(token.mark)
}

/** Of “Rs. 500”. */
function isDot(token: Token): boolean {
  return token.kind === 'mark' && token.mark === '.'
}

/** Groups by commas, and no more than two digits after a dot. */
function isPlainFigure(token: Token): boolean {
  return token.kind !== 'number' || /^(\d{1,3}(,\d{2,3}){0,6},\d{3}|\d+)(\.\d{1,2})?$/.test(token.text)
}
