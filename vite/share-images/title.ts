/** How wide a text is at a size, in the typeface it will be set in. */
export type Measure = (text: string, size: number) => number

export interface SetTitle {
  size: number
  /** From one line to the next, in parts of the size. */
  leading: number
  lines: string[]
}

/** Sets a title as large as it fits into the box, in lines of about the same length, with a new one after a colon. */
export function setTitle(title: string, box: { width: number; height: number }, measure: Measure): SetTitle {
  const leading = hasSignsAbove.test(title) ? 1.3 : 1.08
  const parts = title.split(/(?<=:) /)
  for (const size of sizes) {
    const lines = parts.flatMap((part) => balance(part, size, box.width, measure))
    const fits = lines.every((line) => measure(line, size) <= box.width)
    if (fits && lines.length * size * leading <= box.height) return { size, leading, lines }
  }
  throw new Error(`“${title}” is too long for a share image`)
}

/** In Devanagari signs stand above the line that letters hang from, and others below. */
const hasSignsAbove = /\p{Script=Devanagari}/u

const sizes = [104, 92, 84, 76, 68, 60, 52, 44]

/** The narrowest lines that are no more in number: what `text-wrap: balance` does in a browser. */
function balance(text: string, size: number, width: number, measure: Measure): string[] {
  const fewest = wrap(text, size, width, measure)
  const narrower = Array.from({ length: 20 }, (_, step) => wrap(text, size, width * (1 - step / 40), measure))
  return narrower.findLast((lines) => lines.length === fewest.length) ?? fewest
}

function wrap(text: string, size: number, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer, size) <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
