import { indianDateAndTime } from './booking-times.ts'

/**
 * One line of a table for spreadsheet programs. They take a cell that begins with certain signs for a formula and
 * would run what a stranger wrote, so such a cell gets an apostrophe first, which makes it text.
 */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
}

/** A number to call, which a spreadsheet program would take for one to reckon with, and write as 9.19E+11. */
export function phoneCell(phone: string | null | undefined): string {
  return phone && /^\d+$/.test(phone) ? `'${phone}` : (phone ?? '')
}

/** A time as spreadsheet programs read it, in India’s time; the zone stands in a column of its own. */
export function timeCell(at: Date | null | undefined): string {
  if (!at) return ''
  const { date, time } = indianDateAndTime(at)
  return `${date} ${time}`
}

/** Tells spreadsheet programs that what follows is Unicode. */
export const unicodeMark = '\uFEFF'

function csvCell(cell: string | number | null | undefined): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = /^[\s]*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
