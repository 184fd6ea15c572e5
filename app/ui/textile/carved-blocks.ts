import { petals, scallops } from './motif.ts'
import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import {
  type Attributes,
  circle,
  data,
  group,
  laid,
  path,
  type Shape,
  stamp,
  stamped,
  tile,
  use,
} from './shape.ts'

/**
 * Blocks are carved in sets: one prints the lines, others fill them, and no two land exactly on each other. So
 * every fill is a little off its outline, by the same `slip` all over the cloth.
 */
export type Press = { random: Random; colours: Colours; line: string; slip: string }

export const outline = (stroke: string, strokeWidth = 1.5): Attributes => ({
  fill: 'none',
  stroke,
  strokeWidth,
})

/** A fill and its outline, printed by two blocks from one carving that is drawn once and named. */
export const printed = ({ line, slip }: Press, id: string, d: string, fill: string): Shape[] => [
  group({ fill, transform: slip }, [path(d, { id })]),
  use(id, outline(line)),
]

export const dots = (size: number, stroke: string, gap: number): Attributes => ({
  fill: 'none',
  stroke,
  strokeWidth: size,
  strokeLinecap: 'round',
  strokeDasharray: `0 ${gap}`,
})

export const dotRing = (radius: number, count: number, size: number, stroke: string): Shape =>
  circle(radius, { ...dots(size, stroke, 1), pathLength: count })

/** The large medallion, from its rim inwards. */
export function medallion(press: Press, radius: number): Shape[] {
  const { random, colours, line, slip } = press
  const count = random.pick([8, 8, 8, 12] as const)
  const tip = random.pick([0.1, 0.45, 0.9] as const)
  const [rimFill, petalFill] = random.chance(0.5)
    ? [colours.accent, colours.detail]
    : [colours.detail, colours.accent]
  const rim = random.pick(['scallops', 'rays', 'pearls'] as const)
  const petal = petals({
    count,
    inner: radius * 0.2,
    outer: radius * 0.76,
    half: (radius * 1.75) / count,
    tip,
  })
  const between = `rotate(${180 / count})`
  const rims = {
    scallops: () => printed(press, 'r', scallops(count * 2, radius * 0.92, 0.9), rimFill),
    rays: () => {
      const ray = { count, inner: radius * 0.7, outer: radius, half: (radius * 1.1) / count, tip: 0.1 }
      return [
        path(petals(ray), { id: 'r', fill: rimFill, stroke: line, strokeWidth: 1.5 }),
        use('r', { transform: between }),
      ]
    },
    pearls: () => [
      circle(radius * 0.97, { fill: rimFill, transform: slip }),
      circle(radius * 0.97, outline(line, 2)),
      dotRing(radius * 0.895, count * 4, radius * 0.055, line),
    ],
  }
  return [
    ...rims[rim](),
    circle(radius * 0.82, { fill: colours.shade, stroke: line, strokeWidth: 2 }),
    group({ fill: petalFill, transform: slip }, [path(petal, { id: 'p' })]),
    use('p', outline(line)),
    // The same carving, smaller: a second row between the petals, and the vein inside each.
    use('p', { fill: colours.ground, stroke: line, strokeWidth: 1.8, transform: `scale(.74)${between}` }),
    use('p', { ...outline(line, 2.4), transform: 'scale(.56)' }),
    circle(radius * 0.25, { fill: colours.ground, stroke: line, strokeWidth: 2 }),
    dotRing(radius * 0.165, 8, radius * 0.055, line),
    circle(radius * 0.07, { fill: line }),
  ]
}

/** The cross of leaves that fills the gap between four medallions. */
export function star(press: Press, radius: number): Shape[] {
  const { colours, line, random } = press
  const leaf = petals({ count: 4, inner: radius * 0.1, outer: radius, half: radius * 0.2, tip: 0.1 })
  return [
    use('s', { fill: colours.detail, stroke: line, strokeWidth: 2, transform: 'rotate(45)scale(.62)' }),
    group({ fill: colours.accent }, [path(leaf, { id: 's' })]),
    use('s', outline(line)),
    use('s', { ...outline(line, 2), transform: 'scale(.5)' }),
    circle(radius * 0.17, {
      fill: random.chance(0.5) ? colours.shade : line,
      stroke: line,
      strokeWidth: 1.5,
    }),
  ]
}

const borderUnits = {
  arch: ({ colours, line }: Press): Shape[] => [
    path('M-20 22V4A20 20 0 0 1 20 4V22', { fill: colours.detail, stroke: line, strokeWidth: 1.8 }),
    path('M-13 22V5A13 13 0 0 1 13 5V22', { fill: colours.ground, stroke: line, strokeWidth: 1.4 }),
    path('M0 22V4M0 22C-9 18-9 8-5 3M0 22C9 18 9 8 5 3', outline(line)),
    path('M-5 1h.1M5 1h.1M0-2h.1', dots(5, line, 9)),
  ],
  diamond: ({ colours, line }: Press): Shape[] => [
    path('M0-22L20 0 0 22-20 0Z', { fill: colours.detail, stroke: line, strokeWidth: 1.8 }),
    path('M0-14L12 0 0 14-12 0Z', { fill: colours.shade, stroke: line, strokeWidth: 1.4 }),
    path('M0-6h.1M0 6h.1M-5 0h.1M5 0h.1M-20-18h.1M-20 18h.1', dots(4.4, line, 9)),
  ],
  bud: ({ colours, line }: Press): Shape[] => [
    path('M0 22C-16 14-17-6 0-22 17-6 16 14 0 22Z', { fill: colours.detail, stroke: line, strokeWidth: 1.8 }),
    path('M0 18C-8 12-8 0 0-10 8 0 8 12 0 18Z', { fill: colours.ground, stroke: line, strokeWidth: 1.4 }),
    path('M20-22C13-14 13-4 20 2 27-4 27-14 20-22ZM20 22V6', { fill: line, stroke: line, strokeWidth: 1.8 }),
  ],
  vine: ({ colours, line }: Press): Shape[] => [
    path('M-20 0q10-17 20 0t20 0', outline(line, 2.2)),
    path('M-10-9C-7-20 2-23 9-21 8-13 1-6-10-9ZM10 9C13 20 22 23 29 21 28 13 21 6 10 9Z', {
      fill: colours.detail,
      stroke: line,
      strokeWidth: 1.4,
    }),
    path('M-14 10h.1M6-10h.1', dots(5, line, 9)),
  ],
}

/** A strip printed along the edge of the cloth, 84 deep, its inner edge at y = 0. */
export function border(field: Press, fill: string): Shape[] {
  // The lines of the field may be lost on the strip: each takes the ones that show.
  const { light, gold, iron } = field.colours
  const press = { ...field, line: fill === gold ? iron : light }
  const unit = press.random.pick(Object.keys(borderUnits) as (keyof typeof borderUnits)[])
  return [
    stamp('u', borderUnits[unit](press)),
    tile('q', { x: 0, y: 0, width: 40, height: 84 }, [
      stamped('u', [
        [-20, 42],
        [20, 42],
        [60, 42],
      ]),
    ]),
    group({ id: 'b' }, [
      path('M0 42H960', { stroke: fill, strokeWidth: 84 }),
      path('M0 2H960M0 14H960M0 70H960M0 82H960', { stroke: press.line, strokeWidth: 2 }),
      path('M4 8H960M4 76H960', dots(4.4, press.line, 8)),
      laid('q', { width: 960, height: 84 }),
    ]),
  ]
}

export const translate = (x: number, y: number) => data('translate(', x, ' ', y, ')')
