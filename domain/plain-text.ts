/** Words over several lines without what a database or a mail could not hold; pasted text may bring it along unseen. */
export function storableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .replace(/[\uFFFE\uFFFF]/g, '')
    .toWellFormed()
    .trim()
}

/** Digits of any script as 0-9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Every decimal script has its ten digits in a row, and a zero whose code is where the row begins. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return code - zero
}
