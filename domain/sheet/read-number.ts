/** The sign between whole and part: 1,23,456.50 in India, 1.234,50 on the continent. */
export type DecimalSign = '.' | ','

const plain = /^-?\d{1,15}(?:\.\d{1,12})?$/
const currencies: [RegExp, string][] = [
  [/^(?:₹|rs\.?|inr|rupees)(?![a-z])|(?:₹|inr|rupees|rs\.?)$/i, '₹'],
  [/^(?:tshs?|tzs|sh)\.?(?![a-z])|(?:tshs?|tzs)\.?$/i, 'TSh'],
  [/^(?:us\$|usd|\$)|(?:usd|\$)$/i, '$'],
  [/^(?:€|eur)|(?:€|eur)$/i, '€'],
  [/^(?:£|gbp)|(?:£|gbp)$/i, '£'],
]
const multiples: [RegExp, number][] = [
  [/ ?(?:lakhs?|lacs?|लाख)\.?$|^laki /i, 1e5],
  [/ ?(?:crores?|cr|करो(?:\u095c|ड\u093c?))\.?$/i, 1e7],
  [/ ?(?:thousand|elfu|ह(?:\u095b|ज\u093c?)ार)$|^elfu /i, 1e3],
  [/ ?(?:million|mn)$|^milioni /i, 1e6],
]
/** Only of money: five litres are not five lakh. */
const shortMultiples: [RegExp, number][] = [
  [/(?<=\d) ?l$/i, 1e5],
  [/(?<=\d) ?k$/i, 1e3],
  [/(?<=\d) ?m$/i, 1e6],
]
/** Beyond it sums would lose rupees, and one typing slip would hide everything else. */
const largest = 1e13

export interface ReadNumber {
  value: number
  unit: string
}

/** An amount, a count or a percentage as people write it; undefined for anything else. */
export function readNumber(text: string, decimal: DecimalSign = '.'): ReadNumber | undefined {
  if (decimal === '.' && plain.test(text)) return bounded(Number(text), '')
  if (text.length > 40 || !/\d/.test(text)) return undefined
  let rest = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  // The apostrophe that makes a text of a number, and the debit of a ledger.
  rest = rest.replace(/^['’](?=[\d(+-])/, '').replace(/(?<=\d) ?dr\.?$/i, '')
  let sign = 1
  const takeBrackets = () => {
    if (!/^\(.*\)$/.test(rest)) return
    sign = -sign
    rest = rest.slice(1, -1).trim()
  }
  if (/\d ?[-−]$/.test(rest)) {
    sign = -1
    rest = rest.slice(0, -1).trim()
  }
  takeBrackets()
  const takeSign = () => {
    const first = rest.charAt(0)
    if (first === '-' || first === '−') sign = -sign
    if (first === '-' || first === '−' || first === '+') rest = rest.slice(1).trim()
  }
  takeSign()
  rest = rest.replace(/\s?\/[=-]$|\s?only$/i, '')
  let unit = ''
  for (const [pattern, name] of currencies)
    if (unit === '' && pattern.test(rest)) {
      unit = name
      rest = rest.replace(pattern, '').trim()
    }
  takeSign()
  if (unit !== '') takeBrackets()
  if (unit === '' && rest.endsWith('%')) {
    unit = '%'
    rest = rest.slice(0, -1).trim()
  }
  let factor = 1
  for (const [pattern, times] of unit === '' ? multiples : [...multiples, ...shortMultiples])
    if (factor === 1 && pattern.test(rest)) {
      factor = times
      rest = rest.replace(pattern, '')
    }
  const value = digits(rest, decimal)
  return value === undefined ? undefined : bounded(sign * value * factor, unit)
}

function digits(text: string, decimal: DecimalSign): number | undefined {
  if (/^\d+(?:\.\d+)?e[+-]?\d{1,3}$/i.test(text)) return Number(text)
  const [whole = '', part, ...more] = text.split(decimal)
  if (more.length > 0 || (part !== undefined && !/^\d*$/.test(part))) return undefined
  // Thousands by three, or by two as lakhs and crores are.
  const groups = decimal === '.' ? /^\d{1,3}(?:[,' ]\d{2,3})*[,' ]\d{3}$/ : /^\d{1,3}(?:[.' ]\d{3})+$/
  if (!/^\d*$/.test(whole) && !groups.test(whole)) return undefined
  const joined = `${whole.replace(/\D/g, '')}.${part ?? ''}`
  return joined === '.' ? undefined : Number(`0${joined}`)
}

function bounded(value: number, unit: string): ReadNumber | undefined {
  // Adding zero makes one zero of the two.
  return Math.abs(value) <= largest ? { value: value + 0, unit } : undefined
}

/** Which sign a column takes, by the cells that leave no doubt. */
export function decimalSignOf(cells: readonly string[], hasSemicolons: boolean): DecimalSign {
  let points = 0
  let commas = 0
  let doubtful = 0
  for (const cell of cells) {
    if (/\d\.\d{3},\d|^\D*\d+,(?:\d{1,2}|\d{4,})\D*$/.test(cell)) commas++
    else if (/,\d{2,3}\.\d|^\D*\d+\.(?:\d{1,2}|\d{4,})\D*$|\d,\d{2},\d{3}/.test(cell)) points++
    else if (/^\D*\d{1,3}\.\d{3}\D*$/.test(cell)) doubtful++
  }
  if (commas !== points) return commas > points ? ',' : '.'
  return hasSemicolons && doubtful > 0 ? ',' : '.'
}
