export type AmountCurrency = 'INR' | 'USD' | 'other'

/** A piece of a text, as far as it matters for amounts of money. */
export type Token =
  | { kind: 'number'; value: number; start: number; end: number; text: string }
  | { kind: 'currency'; currency: AmountCurrency; start: number; end: number }
  | { kind: 'word'; word: string; start: number; end: number }
  | { kind: 'mark'; mark: string; start: number; end: number }

export function readTokens(plain: string): Token[] {
  return [...plain.matchAll(pattern)].map((match): Token => {
    const { number, currency, word = '', mark = '' } = match.groups ?? {}
    const span = { start: match.index, end: match.index + match[0].length }
    if (number !== undefined) return { kind: 'number', value: readFigure(number), text: number, ...span }
    if (currency !== undefined)
      return { kind: 'currency', currency: currencySigns[currency.toLowerCase()] ?? 'other', ...span }
    const named = currencyWords[word.toLowerCase()]
    if (named) return { kind: 'currency', currency: named, ...span }
    return mark ? { kind: 'mark', mark, ...span } : { kind: 'word', word: word.toLowerCase(), ...span }
  })
}

/** 1,50,000 and 12 345 and 12.345 are groups of digits; 12.5 and 0.50 are fractions. */
function readFigure(text: string): number {
  const grouped = /^(\d{1,3}(?:[ ,.'’]\d{2,3})*[ ,.'’]\d{3})(\.\d{1,2})?$/.exec(text)
  if (grouped) return Number((grouped[1] ?? '').replace(/\D/g, '') + (grouped[2] ?? ''))
  return Number(text.replace(',', '.'))
}

// The groups of a figure are bounded, so that no text takes long to read.
const pattern =
  /(?<number>\d{1,3}(?:[ ,.'’]\d{2,3}){0,4}[ ,.'’]\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?)|(?<currency>us\$|\p{Sc}|\/-)|(?<word>[\p{L}\p{M}]+)|(?<mark>[^\s])/giu

const currencyWords: Record<string, AmountCurrency> = {
  ...named(
    'INR',
    'rs re inr rupee rupees rupaye rupay rupaiya rupya rupe rupye रु रू रुपये रुपए रुपया रुपयों रुपे रूपये रूपए rupia bucks',
  ),
  ...named('USD', 'usd dollar dollars dola डॉलर'),
  ...named(
    'other',
    'tsh tzs tshs shilling shillings shilingi eur euro euros gbp pound pounds kes ksh aed dirham dirhams yuan yen rmb ngn naira zar rand ugx npr pkr taka riyal sar btc bitcoin bitcoins usdt cents paise paisa',
  ),
}
const currencySigns: Record<string, AmountCurrency> = {
  '₹': 'INR',
  '/-': 'INR',
  $: 'USD',
  us$: 'USD',
}

function named(currency: AmountCurrency, words: string): Record<string, AmountCurrency> {
  return Object.fromEntries(words.split(' ').map((word) => [word, currency]))
}
