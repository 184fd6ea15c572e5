import { at, chooseKnotworks, type Field, type Knotwork } from './knots.ts'
import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import { data, group, path, type Shape, short, use, wrapped } from './shape.ts'
import { height, width } from './size.ts'

/** A knotwork drawn once, its white and its gold lines named apart. */
const named = (knotwork: Knotwork, white: string, gold: string, scale: number): Shape[] => {
  const transform = `scale(${scale.toFixed(2)})`
  return [group({ id: white, transform }, knotwork.white), group({ id: gold, transform }, knotwork.gold)]
}

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
  const inTurn = (first: string, second: string) =>
    [first, second, second, first].map((name, index) =>
      at(name, [((index % 2) + 0.5) * size, top + (Math.floor(index / 2) + 0.5) * size]),
    )
  const [first, second] = chooseKnotworks(random)
  return {
    defs: [...named(first, 'a', 'b', size / 100), ...named(second, 'c', 'd', size / 100)],
    under: [
      ...(random.chance(0.5) ? squares(random.pick([colours.detail, colours.shade]), size, top, rows) : []),
      path(lines, { fill: 'none', stroke: colours.gold, strokeWidth: short(random.between(5, 7)) }),
      path(lines, { fill: 'none', stroke: random.pick([colours.ground, colours.detail]), strokeWidth: 2 }),
    ],
    white: inTurn('a', 'c'),
    gold: inTurn('b', 'd'),
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
  const [first, second] = chooseKnotworks(random)
  const scale = Math.min(half, rise) / 84
  const piece = { x: -half / 2, y: -rise / 2, width: half * 2, height: rise * 2 }
  /** A knotwork reaches 43 from its middle, and its outermost knots 5 further. */
  const meshes = (even: string, odd: string) => [
    ...wrapped([0, 0], scale * 48, piece).map((place) => at(even, place)),
    ...wrapped([half, rise], scale * 48, piece).map((place) => at(odd, place)),
  ]
  return {
    defs: [...named(first, 'a', 'b', scale), ...named(second, 'c', 'd', scale), path(lines, { id: 'n' })],
    under: [
      use('n', { fill: 'none', stroke: random.pick([colours.shade, colours.detail]), strokeWidth: 15 }),
    ],
    white: meshes('a', 'c'),
    gold: meshes('b', 'd'),
    repeats: { piece, last: 'n' },
  }
}
