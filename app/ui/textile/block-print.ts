import { border, dots, medallion, type Press, star, translate } from './carved-blocks.ts'
import { petals } from './motif.ts'
import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import {
  type Attributes,
  cloth,
  type Drawing,
  data,
  group,
  laid,
  path,
  type Shape,
  short,
  stamp,
  stamped,
  tile,
  use,
  weave,
  wrapped,
} from './shape.ts'
import { height } from './size.ts'
import { mango, plant } from './sprigs.ts'

/** A carving: where it stands in its block, and how far it reaches from there. */
type Carving = { name: string; x?: number; y?: number; reach: number }

type Repeat = { step: number; drop: number; halfDrop: boolean; facing?: boolean }

/**
 * Covers the cloth with a block. Two impressions are printed by hand, each nearly on its place and with a little more
 * or less ink, and then repeated: their unevenness comes back every other column, which nobody sees.
 */
function covered(random: Random, carvings: Carving[], { step, drop, halfDrop, facing }: Repeat): Drawing {
  const box = { x: -step / 2, y: 0, width: short(step * 2), height: short(drop) }
  const impression = (column: number): Shape[] => {
    const left = column * step + random.between(-1.2, 1.2)
    const top = (halfDrop && column ? 0 : drop / 2) + random.between(-1.2, 1.2)
    const ink: Attributes = random.chance(0.3) ? { opacity: 0.93 } : {}
    return carvings.map(({ name, x = 0, y = 0, reach }) => {
      const places = wrapped([left + x, top + y], reach, box)
      return facing && column
        ? stamped(
            name,
            places.map(([atX, atY]) => [-atX, atY]),
            { transform: 'scale(-1 1)', ...ink },
          )
        : stamped(name, places, ink)
    })
  }
  return { defs: [tile('x', box, [impression(0), impression(1)].flat())], shapes: [laid('x')] }
}

/** Ajrakh: medallions edge to edge, and stars in the gaps. */
function medallions(press: Press): Drawing {
  const { random } = press
  const size = random.pick([106.7, 128, 160] as const)
  const { defs, shapes } = covered(
    random,
    [
      { name: 't', reach: size * 0.47 + 3 },
      { name: 'z', x: size / 2, y: size / 2, reach: size * 0.3 + 2 },
    ],
    { step: size, drop: size, halfDrop: false },
  )
  return {
    defs: [stamp('t', medallion(press, size * 0.47)), stamp('z', star(press, size * 0.3)), ...defs],
    shapes,
  }
}

/** Bagru: sprigs in a half drop. */
function sprigs(press: Press): Drawing {
  const { random, line } = press
  const [sprig, wide, tall, reach] = random.pick([
    [plant, 71.1, 134, 58],
    [mango, 80, 144, 78],
  ] as const)
  const scale = random.pick([0.75, 1, 1.286] as const)
  const facing = random.chance(0.5)
  const { defs, shapes } = covered(
    random,
    [
      { name: 'g', reach: reach * scale },
      { name: 'j', y: (tall / 2) * scale, reach: 8 * scale },
    ],
    { step: short(wide * scale), drop: tall * scale, halfDrop: true, facing },
  )
  const gap = path('M0-5V-5M0 5V5M-5 0H-5M5 0H5', dots(4, line, 9))
  const scaled = (figure: Shape[]) => [group({ transform: `scale(${scale})` }, figure)]
  return { defs: [stamp('g', scaled(sprig(press))), stamp('j', scaled([gap])), ...defs], shapes }
}

/** A trellis of pointed ovals, each around a medallion. */
function trellis(press: Press): Drawing {
  const { random, colours, line } = press
  const [half, drop] = random.pick([
    [64, 160],
    [53.3, 160],
    [80, 200],
    [80, 160],
  ] as const)
  const tall = drop / 2
  const bend = random.between(0.25, 0.6) * tall
  const side = data('M', 0, -tall, 'C', 0, bend - tall, half, -bend, half, 0, 'S', 0, tall - bend, 0, tall)
  const radius = half * 0.66
  const { defs, shapes } = covered(
    random,
    [
      { name: 'n', x: half / 2, reach: Math.hypot(half / 2, tall) + 6 },
      { name: 't', reach: tall * 0.86 + 2 },
    ],
    { step: half, drop, halfDrop: true },
  )
  const leaf = petals({
    count: 2,
    inner: radius * 1.08,
    outer: tall * 0.86,
    half: half * 0.2,
    tip: 0.1,
    turn: Math.PI / 2,
  })
  const lines = {
    beads: [use('o', { stroke: colours.shade, strokeWidth: 7 }), use('o', dots(3.4, line, 7))],
    cords: [use('o', { stroke: colours.detail, strokeWidth: 8 }), use('o', { stroke: line, strokeWidth: 2 })],
    leaves: [
      use('o', { stroke: colours.ground, strokeWidth: 8 }),
      use('o', { stroke: line, strokeWidth: 5, strokeDasharray: '11 5' }),
    ],
  }
  return {
    defs: [
      path(side, { id: 'o', fill: 'none', transform: translate(-half / 2, 0) }),
      stamp('n', [
        use('o', { stroke: line, strokeWidth: 11 }),
        ...lines[random.pick(['beads', 'cords', 'leaves'] as const)],
      ]),
      stamp('t', [
        ...medallion(press, radius),
        path(leaf, { fill: colours.accent, stroke: line, strokeWidth: 1.5 }),
      ]),
      ...defs,
    ],
    shapes,
  }
}

export function drawBlockPrint(random: Random, colours: Colours): Drawing {
  const press: Press = {
    random,
    colours,
    line: colours.figure,
    slip: translate(random.between(-1.6, 1.6), random.between(0.6, 1.6)),
  }
  const field = random.pick([medallions, sprigs, trellis])(press)
  const edges = random.pick(['none', 'foot', 'both'] as const)
  const strips = {
    none: [],
    foot: [use('b', { y: height - 84 })],
    // Two full strips would leave too little field, so a pair is printed from a smaller block.
    both: [
      use('b', { transform: 'translate(0 340)scale(.72)' }),
      use('b', { transform: 'translate(640 60)rotate(180)scale(.72)' }),
    ],
  }
  return {
    defs: [
      ...field.defs,
      ...(edges === 'none'
        ? []
        : border(press, random.pick([colours.shade, colours.accent, colours.detail]))),
    ],
    shapes: [cloth(colours.ground), ...field.shapes, ...strips[edges], weave(colours.iron)],
  }
}
