import { beads, type Inks } from './kanga-inks.ts'
import { paisley, petals } from './motif.ts'
import type { Random } from './seed.ts'
import { circle, data, group, path, type Shape, short, stamp, use } from './shape.ts'
import { height, width } from './size.ts'

/** A round of the field that is kept clear of small dots. */
export type Clearing = readonly [x: number, y: number, radius: number]

/** Dots, grains or pairs of dots all over the field in a half drop, but never under a figure. */
export function scatter(random: Random, colour: string, depth: number, clearings: Clearing[]): Shape {
  const step = random.pick([16, 20, 24] as const)
  const [size, dashes, reach] = random.pick([
    [0.32, [0, 2], 0.1],
    [0.2, [0.6, 1.4], 0.7],
    [0.24, [0, 0.5, 0, 1.5], 0.6],
  ] as const)
  const left = depth + 24
  const isClear = (x: number, y: number) =>
    clearings.every(([cx, cy, radius]) => Math.hypot(x + (reach * step) / 2 - cx, y - cy) > radius)
  let rows = ''
  const rowCount = Math.floor((height - (depth + 20) * 2) / step)
  const top = (height - rowCount * step) / 2
  for (let row = 0; row <= rowCount; row += 1) {
    const y = top + row * step
    let start: number | undefined
    for (let x = left + (row % 2 ? step : 0); x <= width - left + step * 2; x += step * 2) {
      const free = x <= width - left - reach * step && isClear(x, y)
      if (free) start ??= x
      else if (start !== undefined) {
        rows += data('M', start, y, 'H', Math.round(x - step * (2 - reach)))
        start = undefined
      }
    }
  }
  return path(rows, {
    stroke: colour,
    strokeLinecap: 'round',
    strokeWidth: short(step * size),
    strokeDasharray: dashes.map((part) => short(part * step)).join(' '),
  })
}

/** The cashew, nested, about 120 high. */
export function cashew(random: Random, { line, one, two, three }: Inks): Shape[] {
  const [outer, inner] = random.chance(0.5) ? [two, three] : [three, two]
  return [
    path(paisley, { id: 'p' }),
    stamp(
      'c',
      [
        use('p', { ...beads(4, line, 8.4), transform: 'translate(0-1)scale(1.17)' }),
        use('p', { fill: one }),
        use('p', { fill: outer, transform: 'translate(-1 4)rotate(-7)scale(.77)' }),
        use('p', { ...beads(6, line, 11.4), transform: 'translate(-1 6)rotate(-9)scale(.6)' }),
        circle(12, { cy: 9, ...beads(9, one, 1), pathLength: 8 }),
        circle(6, { cy: 9, fill: inner }),
      ],
      { stroke: line, strokeWidth: 2.5 },
    ),
  ]
}

/** A rosette of two rows of petals around an eye. */
export function rosette(random: Random, radius: number, { line, one, two, three }: Inks): Shape {
  const count = random.pick(radius < 80 ? ([8, 10] as const) : ([8, 10, 12] as const))
  const tip = random.between(0.2, 1)
  const petal = petals({ count, inner: radius * 0.3, outer: radius, half: (radius * 2.1) / count, tip })
  const eye = random.between(0.5, 0.58) * radius
  return stamp(
    'd',
    [
      group({ fill: two, transform: `rotate(${180 / count})` }, [path(petal, { id: 'a' })]),
      use('a', { fill: one }),
      use('a', { fill: three, stroke: 'none', transform: 'scale(.82)' }),
      circle(eye, { fill: two }),
      circle(eye - radius * 0.08, { ...beads(radius * 0.07, line, 1), pathLength: count * 2 }),
      use('a', { fill: one, stroke: 'none', transform: 'scale(.38)' }),
      circle(radius * 0.15, { fill: three }),
    ],
    { stroke: line, strokeWidth: 2.5 },
  )
}

/** The pineapple, for welcome and plenty; about 210 high. */
export function pineapple({ line, one, two, three }: Inks): Shape {
  let eyes = ''
  for (let row = 0; row < 7; row += 1) {
    const y = row * 17 - 21
    const reach = Math.sqrt(Math.max(0, 1 - ((y - 30) / 70) ** 2)) * 44
    const odd = row % 2 === 1
    const start = (odd ? 8.5 : 0) - Math.floor(reach / 17 + (odd ? 0.5 : 0)) * 17
    eyes += data('M', start, y, 'H', 1 - start)
  }
  return stamp(
    'c',
    [
      group({ fill: two, transform: 'translate(0-34)' }, [
        path('M0 0C-13-18-12-46 0-72 12-46 13-18 0 0Z', { id: 'l', transform: 'rotate(-66)' }),
        // Each turns on from where the first leaf lies, and the middle one comes last, in front.
        ...[132, 24, 108, 46, 86, 66].map((angle) => use('l', { transform: `rotate(${angle})` })),
      ]),
      path('M0-42C34-42 52-8 52 30 52 74 26 102 0 102-26 102-52 74-52 30-52-8-34-42 0-42Z', { fill: one }),
      path(eyes, beads(13, three, 17)),
      path(eyes, beads(5, line, 17)),
    ],
    { stroke: line, strokeWidth: 2.5 },
  )
}
