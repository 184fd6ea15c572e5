/** Where four threads come from, and the plait that they make around a middle line. */
interface PlaitShape {
  /** From left to right, at the top. */
  starts: readonly [number, number, number, number]
  centre: number
  /** Where the inner two meet; the outer two join a step further down. */
  top: number
  /** From one crossing to the next, sideways and down alike: so threads cross at right angles. */
  step: number
  /** Between the four where they leave as one cord. */
  cord: number
}

interface Crossing {
  /** The thread that lies over the other. */
  thread: number
  row: number
  path: string
}

interface Plait {
  threads: string[]
  /** The short piece of the upper thread at each crossing, to be drawn again over the lower one. */
  crossings: Crossing[]
  bottom: number
}

const rows = 5
const bottomTurn = 1.7

/** Even rows cross in the middle, odd ones at the sides, where the other two turn back. */
export function plait({ starts, centre, top, step, cord }: PlaitShape): Plait {
  const bottom = top + (rows + bottomTurn) * step
  const xOf = (column: number) => centre + (column - 1.5) * step
  const yOf = (row: number) => top + row * step
  const columns = [0, 1, 2, 3]
  const paths = starts.map((start, thread) => {
    const row = isInner(thread) ? 0 : 1
    const [x, y] = [xOf(thread), yOf(row)]
    const inward = thread < 2 ? 1 : -1
    return `M${start} 0C${start} ${write(y * 0.75)} ${write(x - inward * y * 0.55)} ${write(y * 0.45)} ${write(x)} ${write(y)}`
  })
  const crossings: Crossing[] = []
  for (let row = 0; row < rows; row++) {
    const lefts = row % 2 === 0 ? [1] : [0, 2]
    for (const left of lefts) {
      const [fromLeft, fromRight] = [columns[left] ?? 0, columns[left + 1] ?? 0]
      paths[fromLeft] += `L${write(xOf(left + 1))} ${write(yOf(row + 1))}`
      paths[fromRight] += `L${write(xOf(left))} ${write(yOf(row + 1))}`
      const isLeftOver = row % 2 === 0
      const [from, to] = isLeftOver ? [left, left + 1] : [left + 1, left]
      crossings.push({
        thread: isLeftOver ? fromLeft : fromRight,
        row,
        path: middleOf([xOf(from), yOf(row)], [xOf(to), yOf(row + 1)]),
      })
      columns[left] = fromRight
      columns[left + 1] = fromLeft
    }
    if (row === 2)
      for (const side of [0, 3]) {
        const out = xOf(side) + (side === 0 ? -step : step) / 2
        paths[columns[side] ?? 0] +=
          `Q${write(out)} ${write(yOf(row + 0.5))} ${write(xOf(side))} ${write(yOf(row + 1))}`
      }
  }
  for (const [column, thread] of columns.entries()) {
    const row = isInner(column) ? rows : rows - 1
    const [x, y] = [xOf(column), yOf(row)]
    const outward = (column < 2 ? -1 : 1) * (isInner(column) ? 0.35 : 0.75) * step
    const end = centre + (column - 1.5) * cord
    paths[thread] +=
      `C${write(x + outward)} ${write(y + Math.abs(outward))} ${write(end)} ${write(bottom - step * 0.9)} ${write(end)} ${write(bottom)}`
  }
  return { threads: paths, crossings, bottom }
}

function isInner(column: number): boolean {
  return column === 1 || column === 2
}

function middleOf([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
  const at = (part: number) => `${write(x1 + (x2 - x1) * part)} ${write(y1 + (y2 - y1) * part)}`
  return `M${at(0.14)}L${at(0.86)}`
}

function write(value: number): number {
  return Math.round(value * 10) / 10
}
