/** The digits of a phone number, its country first. Ten of them are an Indian number, unless a + says otherwise. */
export function internationalNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 && !phone.includes('+') ? `91${digits}` : digits
}
