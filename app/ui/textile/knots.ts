import { paisley, petals } from './motif.ts'
import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import {
  type Attributes,
  type Box,
  circle,
  data,
  group,
  path,
  type Shape,
  shape,
  short,
  use,
} from './shape.ts'
import { height, width } from './size.ts'

/** What is tied in white and what in gold, around the origin. */
export type Knotwork = { white: Shape; gold: Shape }

/**
 * Knotworks by the name of their stamp, and the prints of them, all over the cloth or on the piece of it that repeats;
 * `under` is what is dyed a second time, or woven, before, and `last` are lines that no piece could hold, tied in gold.
 */
export type Field = {
  knotworks: Record<string, Knotwork>
  prints: Shape[]
  under: Shape[]
  defs?: Shape[]
  scale?: number
  repeats?: { piece: Box; over?: Attributes; last?: string }
}

/** The length along a line after which the unevenness of the knots repeats: five knots. */
const cycle = 40

/** A ring of knots that closes without a gap, whatever its radius. */
export const ring = (radius: number) =>
  circle(radius, { pathLength: Math.max(1, Math.round((2 * Math.PI * radius) / cycle)) * cycle })

/** A closed or open line of knots, its length rounded so that the last knot does not crowd the first. */
const line = (d: string, length: number) => path(d, { pathLength: Math.max(8, Math.round(length / 8) * 8) })

/** A single knot, to be added to any line; of no length at all, it would be left out there. */
const knot = 'M0 0h.1'

/**
 * Ties lines and names them: the darker dye around each knot, the knot itself, and the dye in its middle. A dash of
 * no length with a square cap is a pinch of cloth; the uneven gaps and a heavier knot now and then are the hand that
 * tied it.
 */
export function tied(random: Random, colour: string, { ground, shade }: Colours) {
  const one = random.between(0.3, 0.9)
  const two = random.between(0.3, 0.9)
  const gaps = [8 - one, 8 + two, 8 + one, 8 - two, 8].map((gap) => `0 ${short(gap)}`).join(' ')
  return (id: string, { tag, attributes, children }: Shape): Shape =>
    group({ fill: 'none', stroke: colour, strokeLinecap: 'round', strokeDasharray: gaps }, [
      group({ stroke: shade, strokeOpacity: 0.2, strokeWidth: 9 }, [
        shape(tag, { id, ...attributes }, children),
      ]),
      use(id, { strokeWidth: 3.8, strokeLinecap: 'square' }),
      use(id, { strokeWidth: 4.9 }),
      use(id, { strokeWidth: 6, strokeDasharray: `0 ${cycle}` }),
      use(id, { stroke: ground, strokeWidth: 1.7 }),
    ])
}

/** Mustard seed: single fine knots all over the ground. */
export function seeds(step: number, colour: string): Shape {
  let rows = ''
  for (let row = 0; row * step < height; row += 1) {
    rows += data('M', row % 2 ? 1 : step, Math.round((row + 0.5) * step), 'H', width)
  }
  return path(rows, {
    stroke: colour,
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    strokeDasharray: `0 ${step * 2 - 1} 0 ${step * 2 + 1}`,
    strokeOpacity: 0.8,
  })
}

const diamond = (half: number, more = '') =>
  line(data('M', 0, -half, 'L', half, 0, 0, half, -half, 0, 'Z') + more, half * 5.66)

/** Each about 40 in radius. */
const knotworks = {
  chakra: (): Knotwork => ({
    white: group({}, [ring(38), ring(15)]),
    gold: group({}, [ring(27), path(knot)]),
  }),
  lotus: (random: Random): Knotwork => {
    const count = random.pick([6, 8] as const)
    const tip = random.pick([0.3, 1] as const)
    return {
      white: path(petals({ count, inner: 13, outer: 41, half: 96 / count, tip }) + knot),
      gold: group({}, [ring(8), path(petals({ count, inner: 24, outer: 25, half: 0, tip }))]),
    }
  },
  barfi: (): Knotwork => ({ white: group({}, [diamond(40), diamond(12)]), gold: diamond(26, knot) }),
  mango: (): Knotwork => ({
    white: group({}, [path(paisley, { transform: 'translate(-2 8)scale(.72)' }), path('M0 10H0')]),
    gold: path('M-2 28C-12 28-18 20-16 10-14 0-4-4 2-14 10-4 16 4 14 14 12 22 6 28-2 28Z'),
  }),
  cross: (): Knotwork => ({
    white: path(petals({ count: 4, inner: 9, outer: 43, half: 21, tip: 0.5 }) + knot),
    gold: path('M28-28L12-12M-28-28L-12-12M28 28L12 12M-28 28L-12 12M0-27V-19M0 27V19M-27 0H-19M27 0H19'),
  }),
}

/** Two different ones, to stand in turn. */
export function chooseKnotworks(random: Random): [Knotwork, Knotwork] {
  const names = Object.keys(knotworks) as (keyof typeof knotworks)[]
  const first = random.integer(0, names.length - 1)
  const second = first + random.integer(1, names.length - 1)
  const make = (index: number) => knotworks[names[index % names.length] ?? 'chakra'](random)
  return [make(first), make(second)]
}
