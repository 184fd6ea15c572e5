import { dotRing, dots, outline, type Press, printed } from './carved-blocks.ts'
import { paisley, petals } from './motif.ts'
import { circle, group, path, type Shape, use } from './shape.ts'

/** Half the leaves of a plant, and their veins. */
const foliage = [
  {
    leaves: 'M0 48C-4 34-16 24-33 24-31 40-18 50 0 48ZM0 30C-3 19-11 12-24 11-22 23-14 30 0 30Z',
    veins: 'M-4 45C-11 38-18 33-26 29M-4 27C-9 23-13 19-19 16',
  },
  {
    leaves:
      'M0 52C-12 50-27 42-34 30-18 30-5 38 0 52ZM0 38C-11 35-22 27-27 16-13 18-4 26 0 38ZM0 24C-8 21-16 14-19 5-9 8-3 14 0 24Z',
    veins: 'M-4 49C-12 45-20 39-27 34M-4 34C-10 30-16 25-21 20M-3 20C-8 17-11 13-14 9',
  },
]

/** A flowering plant of Bagru, about 110 high around the origin; solid leaves leave their veins bare. */
export function plant(press: Press): Shape[] {
  const { colours, line, random } = press
  const count = random.pick([6, 8, 10, 12])
  const outer = random.between(20, 26)
  const flower = petals({ count, inner: 3, outer, half: (outer * 2.4) / count, tip: random.between(0.2, 1) })
  const [head, bud] = random.chance(0.6) ? [colours.accent, colours.detail] : [colours.detail, colours.accent]
  const { leaves, veins } = random.pick(foliage)
  const [leaf, vein] = random.chance(0.6) ? [line, colours.ground] : [bud, line]
  const shoots = {
    bud: [
      path('M-28-13C-36-22-34-32-29-38-23-32-21-22-28-13Z', { fill: bud, stroke: line, strokeWidth: 1.4 }),
      path('M-29-17V-29M-18 4h.1M-33-43h.1M-25-43h.1', dots(3, line, 3)),
    ],
    floret: [use('f', { fill: bud, stroke: line, strokeWidth: 3, transform: 'translate(-28-19)scale(.44)' })],
    tendril: [path('M-27-14C-28-24-38-24-38-16-38-11-32-11-32-15', outline(line, 1.8))],
  }
  return [
    path('M0 56V-20', outline(line, 2.4)),
    group({ id: 'l' }, [
      path('M0 14C-2-4-24 2-27-14', outline(line, 1.8)),
      ...shoots[random.pick(['bud', 'floret', 'tendril'] as const)],
      path(leaves, { fill: leaf, stroke: line, strokeWidth: 1.4 }),
      path(veins, outline(vein, 1.3)),
    ]),
    use('l', { transform: 'scale(-1 1)' }),
    group({ transform: 'translate(0-24)' }, [
      ...printed(press, 'f', flower, head),
      use('f', { ...outline(line, 2), transform: 'scale(.66)' }),
      circle(7, { fill: bud, stroke: line, strokeWidth: 1.5 }),
      circle(2, { fill: line }),
      dotRing(outer + 5, count, 3.4, line),
    ]),
  ]
}

/** A mango: the other sprig of Bagru and Sanganer, with a flower in its belly. */
export function mango(press: Press): Shape[] {
  const { colours, line, random, slip } = press
  const [body, heart] = random.chance(0.5)
    ? [colours.accent, colours.detail]
    : [colours.detail, colours.accent]
  const count = random.pick([6, 8] as const)
  return [
    group({ transform: 'scale(.86)' }, [
      use('k', { ...dots(4, line, 7.6), transform: 'scale(1.17)' }),
      group({ fill: body, transform: slip }, [path(paisley, { id: 'k' })]),
      use('k', outline(line, 2)),
      use('k', {
        fill: colours.shade,
        stroke: line,
        strokeWidth: 2,
        transform: 'translate(0 4)rotate(-7)scale(.74)',
      }),
      group({ transform: 'translate(1 7)' }, [
        path(petals({ count, inner: 3, outer: 23, half: 58 / count, tip: 0.5 }), {
          fill: heart,
          stroke: line,
          strokeWidth: 1.4,
        }),
        circle(6, { fill: colours.ground, stroke: line, strokeWidth: 1.5 }),
      ]),
      path('M3-27C5-34 9-39 13-44', dots(3, line, 5.4)),
      path('M0 56V62M-9 54-12 60M9 54 12 60', { ...outline(line, 2.4), strokeLinecap: 'round' }),
    ]),
  ]
}
