/**
 * One line of a table for spreadsheet programs. They take a cell that begins with certain signs for a formula and
 * would run what a stranger wrote, so such a cell gets an apostrophe first, which makes it text.
 */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
}

function csvCell(cell: string | number | null | undefined): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = /^[\s]*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
