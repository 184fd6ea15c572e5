/** Words over several lines without what a database or a mail could not hold; pasted text may bring it along unseen. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .toWellFormed()
    .trim()
}
