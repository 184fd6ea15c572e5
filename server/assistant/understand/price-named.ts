import { type Amount, findAmounts } from '#domain/amounts.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { isPriceOfOurs } from './answered-plans.ts'
import type { NamedAmount } from './named-amount.ts'
import { anyOf, asWord } from './patterns.ts'

// An amount that is a price of ours, and nothing that may be spent.

/** “The 15,000 one”, “ile ya $500”: a plan that was spoken of, by its price. */
export function isPlanByPrice(text: string): boolean {
  return around(text, (before, after) => byPrice.before.test(before) || byPrice.behind.test(after))
}

/** “80,000 setup?? For that I keep a boy for six months”: a price that somebody finds too high. */
export function isObjection(text: string, amounts: readonly NamedAmount[]): boolean {
  if (!amounts.some(isPriceOfOurs)) return false
  const plain = textAsRead(text)
  return hired.test(plain) || tooMuch.test(plain) || around(text, (_, after) => doubted.test(after))
}

function around(text: string, is: (before: string, after: string) => boolean): boolean {
  const plain = textAsRead(text)
  return findAmounts(plain).some(({ start, end }: Amount) => is(plain.slice(0, start), plain.slice(end)))
}

const byPrice = {
  before: new RegExp(
    `(?<!\\p{L})${anyOf((language) => language.byPrice.before)} (?:usd |dola |dollars? )?\\$? ?$`,
    'iu',
  ),
  behind: new RegExp(`^ ?${anyOf((language) => language.byPrice.behind)}(?![\\p{L}\\p{M}])`, 'iu'),
}
const hired = asWord(anyOf((language) => language.hired))
const tooMuch = asWord(anyOf((language) => language.tooMuch))
/** “6000 a month??” */
const doubted = /^(?: [\p{L}\p{M}]+){0,3} ?(?:\?\s?\?|\?\s?!|!\s?\?|!\s?!)/u
