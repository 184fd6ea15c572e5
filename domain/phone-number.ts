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
