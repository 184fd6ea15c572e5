/**
 * One line of what a stranger wrote, as it may stand on a screen and in the database: no control characters, none of the
 * marks that turn the direction of what is beside them, and no longer than there is place for.
 */
export function shownLine(text: string, maxLength: number): string {
  return (
    text
      // More than enough is read: what is cut off is nobody's to see.
      .slice(0, 4 * maxLength)
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim()
      .slice(0, maxLength)
      .toWellFormed()
      .trim()
  )
}
