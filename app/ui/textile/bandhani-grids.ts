import { chooseKnotworks, type Field } from './knots.ts'
import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import { data, type Place, path, type Shape, short, stamped, use, wrapped } from './shape.ts'
import { height, width } from './size.ts'

/** Every other square dyed again: thick lines, dashed by the square. */
function squares(stroke: string, size: number, top: number, rows: number): Shape[] {
  let even = ''
  let odd = ''
  for (let index = 0; index < rows; index += 1) {
    const d = data('M', 0, top + (index + 0.5) * size, 'H', width)
    if (index % 2) odd += d
    else even += d
  }
  const dashes = { stroke, strokeWidth: short(size), strokeDasharray: size.toFixed(2) }
  return [path(even, dashes), path(odd, { ...dashes, strokeDashoffset: size.toFixed(2) })]
}

/** Gharchola: the wedding cloth, woven with gold squares and tied inside each. */
export function gharchola(random: Random, colours: Colours): Field {
  const columns = random.pick([5, 6, 7] as const)
  const size = width / columns
  const rows = columns - 2
  const top = (height - rows * size) / 2
  let lines = ''
  for (let column = 1; column < columns; column += 1) lines += data('M', column * size, 0, 'V', height)
  for (let line = 0; line <= rows; line += 1) lines += data('M', 0, top + line * size, 'H', width)
  const cell = (column: number, row: number): Place => [(column + 0.5) * size, top + (row + 0.5) * size]
  const [a, c] = chooseKnotworks(random)
  return {
    knotworks: { a, c },
    prints: [stamped('a', [cell(0, 0), cell(1, 1)]), stamped('c', [cell(1, 0), cell(0, 1)])],
    scale: size / 100,
    under: [
      ...(random.chance(0.5) ? squares(random.pick([colours.detail, colours.shade]), size, top, rows) : []),
      path(lines, { fill: 'none', stroke: colours.gold, strokeWidth: short(random.between(5, 7)) }),
      path(lines, { fill: 'none', stroke: random.pick([colours.ground, colours.detail]), strokeWidth: 2 }),
    ],
    repeats: {
      piece: { x: 0, y: top, width: size * 2, height: size * 2 },
      over: { y: short(top), height: short(rows * size) },
    },
  }
}

/** Jaal: a net of knots, with a figure in every mesh. */
export function net(random: Random, colours: Colours): Field {
  const half = random.pick([53.3, 64, 80] as const)
  const rise = half * random.pick([0.83, 1, 1.25] as const)
  const down = Math.ceil(height / rise) + 1
  let lines = ''
  for (let x = half - down * half * 2; x < width + down * half; x += half * 2) {
    lines += data('M', x, 0, 'l', down * half, down * rise, 'M', x, 0, 'l', -down * half, down * rise)
  }
  const [a, c] = chooseKnotworks(random)
  const scale = Math.min(half, rise) / 84
  const piece = { x: -half / 2, y: -rise / 2, width: half * 2, height: rise * 2 }
  /** A knotwork reaches 43 from its middle, and its outermost knots 5 further. */
  const mesh = (name: string, place: Place) => stamped(name, wrapped(place, scale * 48, piece))
  return {
    knotworks: { a, c },
    prints: [mesh('a', [0, 0]), mesh('c', [half, rise])],
    scale,
    under: [
      use('n', { fill: 'none', stroke: random.pick([colours.shade, colours.detail]), strokeWidth: 15 }),
    ],
    repeats: { piece, last: lines },
  }
}
