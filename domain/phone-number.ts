/** What the analyser took for a number, if a form would take it too. Dates and rows of brackets stay in the conversation. */
export function writtenPhone(found: string | null): string | undefined {
  const phone = found?.replace(/\s+/g, ' ')
  return phone && phone.length <= 30 && phone.replace(/\D/g, '').length >= 10 ? phone : undefined
}

/** The digits of a phone number, its country first. Ten of them are an Indian number, unless a + says otherwise. */
export function internationalNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 && !phone.includes('+') ? `91${digits}` : digits
}

/** Where most who call us live: the country's code, how many digits a number there has after it, and its two letters. */
const countryCodes: [code: string, digits: number, country: string][] = [
  ['91', 10, 'IN'],
  ['255', 9, 'TZ'],
  ['254', 9, 'KE'],
  ['256', 9, 'UG'],
  ['971', 9, 'AE'],
  ['44', 10, 'GB'],
]

/** The country of a phone number by its two letters; nothing when the number does not say. */
export function countryOfNumber(phone: string): string | undefined {
  const number = internationalNumber(phone)
  return countryCodes.find(
    ([code, digits]) => number.startsWith(code) && number.length === code.length + digits,
  )?.[2]
}
