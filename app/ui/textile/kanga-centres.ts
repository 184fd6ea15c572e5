import { type Clearing, cashew, pineapple, rosette, scatter } from './kanga-figures.ts'
import type { Inks } from './kanga-inks.ts'
import type { Random } from './seed.ts'
import { type Drawing, type Place, print, type Shape, short, stamped } from './shape.ts'
import { height, width } from './size.ts'

type Centre = (random: Random, inks: Inks, depth: number) => Drawing

/** A quarter of a rosette in each corner of the field; the border, printed last, cuts off the rest. */
function inCorners(depth: number, radius: number, scale = 1): { shapes: Shape[]; clearings: Clearing[] } {
  const [left, top] = [depth + 4, depth + 4]
  const corners: Place[] = [
    [left, top],
    [width - left, top],
    [left, height - top],
    [width - left, height - top],
  ]
  return {
    shapes: [print('d', corners, scale)],
    clearings: corners.map(([x, y]) => [x, y, radius * scale + 8]),
  }
}

const pair: Centre = (random, inks, depth) => {
  const corners = inCorners(depth, 70)
  const around: Clearing[] = [
    [247, 216, 96],
    [272, 130, 60],
    [393, 184, 96],
    [368, 270, 60],
  ]
  return {
    defs: [...cashew(random, inks), rosette(random, 70, inks)],
    shapes: [
      scatter(random, inks.line, depth, [...around, ...corners.clearings]),
      ...corners.shapes,
      print('c', [[245, 216]], 1.55),
      stamped('c', [[0, 0]], { transform: 'translate(395 184)rotate(180)scale(1.55)' }),
    ],
  }
}

const wheel: Centre = (random, inks, depth) => ({
  defs: [...cashew(random, inks), rosette(random, 56, inks)],
  shapes: [
    scatter(random, inks.line, depth, [
      [320, 200, 136],
      [depth + 66, 200, 66],
      [574 - depth, 200, 66],
    ]),
    ...[0, 90, 180, 270].map((angle) =>
      stamped('c', [[0, 86]], { transform: `translate(320 200)rotate(${angle})scale(.86)` }),
    ),
    print('d', [[320, 200]], 0.5),
    print('d', [
      [depth + 66, 200],
      [width - depth - 66, 200],
    ]),
  ],
})

const sun: Centre = (random, inks, depth) => {
  const radius = random.integer(100, 116)
  const sides: Place[] = [
    [depth, 200],
    [width - depth, 200],
  ]
  const beside = {
    shapes: [print('d', sides, 0.7)],
    clearings: sides.map(([x, y]): Clearing => [x, y, radius * 0.7 + 10]),
  }
  const others = random.chance(0.5) ? inCorners(depth, radius, 0.6) : beside
  return {
    defs: [rosette(random, radius, inks)],
    shapes: [
      scatter(random, inks.line, depth, [[320, 200, radius + 12], ...others.clearings]),
      print('d', [[320, 200]]),
      ...others.shapes,
    ],
  }
}

const harvest: Centre = (random, inks, depth) => {
  const corners = inCorners(depth, 66)
  const around: Clearing[] = [
    [320, 138, 78],
    [320, 250, 78],
  ]
  const beside: Clearing[] = [
    [190, 206, 74],
    [450, 206, 74],
  ]
  const flanks = random.chance(0.5)
    ? {
        clearings: [...beside, ...corners.clearings],
        shapes: [
          ...corners.shapes,
          print(
            'c',
            [
              [194, 212],
              [446, 212],
            ],
            0.72,
          ),
        ],
      }
    : {
        clearings: beside,
        shapes: [
          print(
            'd',
            beside.map(([x, y]) => [x, y]),
          ),
        ],
      }
  return {
    defs: [pineapple(inks), rosette(random, 66, inks)],
    shapes: [
      scatter(random, inks.line, depth, [...around, ...flanks.clearings]),
      ...flanks.shapes,
      print('c', [[320, 206]], 1.06),
    ],
  }
}

const garden: Centre = (random, inks, depth) => {
  const step = random.pick([92, 108, 124] as const)
  const radius = short(step * 0.43)
  const places = [-2, -1, 0, 1, 2].flatMap((column) =>
    [-1, 0, 1].map((row): Place => [320 + column * step, 200 + row * step + (column % 2 ? step / 2 : 0)]),
  )
  return {
    defs: [rosette(random, radius, inks)],
    shapes: [
      scatter(
        random,
        inks.line,
        depth,
        places.map(([x, y]): Clearing => [x, y, radius + 9]),
      ),
      print('d', places),
    ],
  }
}

/** The figures of the field. */
export const centres = [pair, wheel, sun, harvest, garden] as const
