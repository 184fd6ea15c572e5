/** Where most who call us live: the country's code, how many digits a number there has after it, and its two letters. */
const countryCodes: [code: string, digits: number, country: string][] = [
  ['91', 10, 'IN'],
  ['255', 9, 'TZ'],
  ['254', 9, 'KE'],
  ['256', 9, 'UG'],
  ['971', 9, 'AE'],
  ['44', 10, 'GB'],
]

/** As people write them at home: a mobile or, with its area code, a landline in India; a mobile in Tanzania. */
const tanzanianMobile = /^0[67]\d{8}$/
const indianNumber = /^(?:0?[6-9]|0[1-5])\d{9}$/
const fewestDigits = { abroad: 7, atHome: 10 }
/** By international agreement (E.164). */
const mostDigits = 15

/** The digits of a phone number, its country first. Ten of them are an Indian number, unless a + says otherwise. */
export function internationalNumber(phone: string): string {
  const digits = digitsOf(phone)
  if (!namesCountry(phone) && tanzanianMobile.test(digits)) return `255${digits.slice(1)}`
  const number = withoutInnerZero(digits.replace(/^0+/, ''))
  return number.length === 10 && !namesCountry(phone) ? `91${number}` : number
}

/** The country of a phone number by its two letters; nothing when the number does not say. */
export function countryOfNumber(phone: string): string | undefined {
  const number = internationalNumber(phone)
  return countryCodes.find(
    ([code, digits]) => number.startsWith(code) && number.length === code.length + digits,
  )?.[2]
}

/** Why nobody could be reached by what was typed; nothing when somebody can. */
export function phoneProblem(phone: string): 'too-short' | 'no-such-number' | undefined {
  const digits = digitsOf(phone)
  const isAbroad = namesCountry(phone)
  if (!isAbroad && (indianNumber.test(digits) || tanzanianMobile.test(digits))) return undefined
  const number = isAbroad ? internationalNumber(phone) : withoutInnerZero(digits)
  const [code = '', inCountry = 0] = countryCodes.find(([start]) => number.startsWith(start)) ?? []
  const fewest = code ? code.length + inCountry : fewestDigits[isAbroad ? 'abroad' : 'atHome']
  if (number.length < fewest) return 'too-short'
  const isKnown = code !== '' && number.length === fewest && number[code.length] !== '0'
  const isElsewhere = code === '' && isAbroad && number.length <= mostDigits
  return isKnown || isElsewhere ? undefined : 'no-such-number'
}

/** What the analyser took for a number, if a form would take it too. Dates and rows of brackets stay in the conversation. */
export function writtenPhone(found: string | null): string | undefined {
  const phone = found?.replace(/\s+/g, ' ')
  return phone && phone.length <= 30 && !phoneProblem(phone) ? phone : undefined
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}

function namesCountry(phone: string): boolean {
  return phone.includes('+') || /^00[1-9]/.test(digitsOf(phone))
}

/** Without the zero that is dialled only within a country, as in +44 (0)20. */
function withoutInnerZero(number: string): string {
  const [code] =
    countryCodes.find(
      ([start, digits]) => number.startsWith(`${start}0`) && number.length === start.length + 1 + digits,
    ) ?? []
  return code ? code + number.slice(code.length + 1) : number
}
