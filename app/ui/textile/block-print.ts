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
  path,
  type Shape,
  short,
  use,
  weave,
} from './shape.ts'
import { height, width } from './size.ts'
import { mango, plant } from './sprigs.ts'

/** Where one impression of a block lands: nearly on its place, and with a little more or less ink. */
function impression(random: Random, name: string, x: number, y: number, turned = ''): Shape {
  const left = short(x + random.between(-1.2, 1.2))
  const top = short(y + random.between(-1.2, 1.2))
  const place: Attributes = turned ? { transform: translate(left, top) + turned } : { x: left, y: top }
  return use(name, random.chance(0.3) ? { ...place, opacity: 0.93 } : place)
}

type Repeat = { step: number; drop: number; halfDrop: boolean; facing?: boolean }

/**
 * Covers the cloth with a block. Two columns are printed by hand and then repeated: their unevenness comes back
 * every other column, which nobody sees, and the picture stays small.
 */
function covered(random: Random, name: string, { step, drop, halfDrop, facing }: Repeat): Drawing {
  const column = (id: string, from: number, turned: string) => {
    const printed: Shape[] = []
    for (let y = from; y < height + drop / 2; y += drop) printed.push(impression(random, name, 0, y, turned))
    return group({ id }, printed)
  }
  return {
    defs: [column('x', drop / 2, ''), column('y', halfDrop ? 0 : drop / 2, facing ? 'scale(-1 1)' : '')],
    shapes: Array.from({ length: Math.round(width / step) + 1 }, (_, index) =>
      use(index % 2 ? 'y' : 'x', { x: short(index * step) }),
    ),
  }
}

/** Ajrakh: medallions edge to edge, and stars in the gaps. */
function medallions(press: Press): Drawing {
  const { random } = press
  const size = random.pick([106.7, 128, 160] as const)
  const { defs, shapes } = covered(random, 't', { step: size, drop: size, halfDrop: false })
  const block = group({ id: 't' }, [
    ...medallion(press, size * 0.47),
    group({ transform: translate(size / 2, size / 2) }, star(press, size * 0.3)),
  ])
  return { defs: [block, ...defs], shapes }
}

/** Bagru: sprigs in a half drop. */
function sprigs(press: Press): Drawing {
  const { random, line } = press
  const [sprig, wide, tall] = random.pick([
    [plant, 71.1, 134],
    [mango, 80, 144],
  ] as const)
  const scale = random.pick([0.75, 1, 1.286] as const)
  const facing = random.chance(0.5)
  const { defs, shapes } = covered(random, 'g', {
    step: wide * scale,
    drop: tall * scale,
    halfDrop: true,
    facing,
  })
  const gap = path('M0-5V-5M0 5V5M-5 0H-5M5 0H5', { ...dots(4, line, 9), transform: translate(0, tall / 2) })
  const block = group({ id: 'g' }, [group({ transform: `scale(${scale})` }, [...sprig(press), gap])])
  return { defs: [block, ...defs], shapes }
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
  const { defs, shapes } = covered(random, 't', { step: half, drop, halfDrop: true })
  const side = data('M', 0, -tall, 'C', 0, bend - tall, half, -bend, half, 0, 'S', 0, tall - bend, 0, tall)
  const radius = half * 0.66
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
      path(side, { id: 'o', fill: 'none' }),
      group({ id: 't' }, [
        use('o', { stroke: line, strokeWidth: 11 }),
        ...lines[random.pick(['beads', 'cords', 'leaves'] as const)],
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
