import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import {
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
} from './shape.ts'
import { height, width } from './size.ts'

/**
 * Ikat is dyed before it is woven: bundles of warp threads are tied, dyed, and slip a little on the loom. So the
 * figure is drawn thread by thread, in steps one bundle wide, and frays along the warp and never across it.
 */
type Run = readonly [from: number, to: number]
/** What one colour covers at a distance `u` from the axis of the figure; both directions run from 0 to 1. */
type Layer = { colour: string; runs: (u: number, bundle: number) => Run[] }
type Layout = 'rows' | 'half-drop' | 'striped'

/** Half the height of a figure at a distance from its axis, both in parts of its size. */
const profiles = {
  lozenge: (u: number) => 1 - u,
  almond: (u: number) => Math.cos((u * Math.PI) / 2) ** 0.8,
  spear: (u: number) => (1 - u) ** 1.7,
  star: (u: number) => Math.max(1 - u * 1.5, u < 0.62 ? 0.55 : 0, u < 1 ? 0.3 * (1 - u) + 0.08 : 0),
}

const figures = ['lozenge', 'almond', 'spear', 'star', 'comb'] as const

function nested(random: Random, figure: (typeof figures)[number], colours: string[]): Layer[] {
  const profile = profiles[figure === 'comb' ? 'lozenge' : figure]
  const reach = random.between(0.86, 0.97)
  let size = 1
  return colours.map((colour, depth) => {
    const scale = size
    size -= depth === 0 ? random.between(0.14, 0.2) : random.between(0.14, 0.24)
    const runs: Layer['runs'] = (u, bundle) => {
      const along = u / (reach * scale)
      if (along >= 1) return []
      const tooth = figure === 'comb' && bundle % 2 === 0 ? 0.13 : 0
      const half = Math.min(profile(along) * 0.92 * scale + tooth, 0.99)
      return [[-half, half]]
    }
    return { colour, runs }
  })
}

/** The small lozenges that fill the gaps at the edge between two columns. */
const filler = (colour: string, size: number, layout: Layout): Layer => ({
  colour,
  runs: (u) => {
    const half = size - (1 - u) * 0.9
    if (half <= 0) return []
    // Half a repeat lower in the next column is where a half drop leaves room on both sides of the edge.
    if (layout === 'half-drop')
      return [
        [-0.5 - half, half - 0.5],
        [0.5 - half, 0.5 + half],
      ]
    return [
      [-1, half - 1],
      [1 - half, 1],
    ]
  },
})

/** One band across the whole repeat; the repeats above and below make it many. */
const zigzag = (colour: string, middle: number, thickness: number, slope: number): Layer => ({
  colour,
  runs: (u) => [[middle + (u - 0.5) * slope - thickness, middle + (u - 0.5) * slope + thickness]],
})

function zigzags(random: Random, { figure, accent, detail, shade }: Colours): Layer[] {
  const [first, second] = random.chance(0.5) ? [accent, detail] : [detail, accent]
  const slope = random.between(1.2, 2)
  return [
    zigzag(figure, 0, 0.72, slope),
    zigzag(first, 0, 0.5, slope),
    zigzag(shade, 0, 0.22, slope),
    zigzag(second, 1, 0.1, slope),
  ]
}

function figured(
  random: Random,
  layout: Layout,
  { ground, figure, accent, detail, shade }: Colours,
): Layer[] {
  const [first, second] = random.chance(0.5) ? [accent, detail] : [detail, accent]
  const sequence = random.pick([
    [figure, first, figure, shade, second],
    [first, figure, second, figure, ground],
    [figure, ground, second, figure, first],
    [shade, figure, first, shade, figure],
  ])
  const size = layout === 'half-drop' ? random.between(0.24, 0.34) : random.between(0.36, 0.46)
  return [
    ...nested(random, random.pick(figures), sequence),
    filler(second, size, layout),
    filler(figure, size / 2, layout),
  ]
}

/** How far apart threads are drawn. Whole numbers keep the paths short; a column is then stretched to its width. */
const pitch = 4

/** The threads of one colour over half a figure, and the finer ones that stray beyond its edge. */
function threads(random: Random, id: string, layer: Layer, slips: number[], rise: number): Shape {
  let solid = ''
  let stray = ''
  slips.forEach((slip, index) => {
    const bundle = Math.floor(index / 2)
    const x = index * pitch
    for (const [from, to] of layer.runs((bundle * 2 + 0.5) / slips.length, bundle)) {
      const top = Math.round(from * rise + slip + random.between(-2, 2))
      const bottom = Math.round(to * rise + slip + random.between(-2, 2))
      if (bottom - top < 3) continue
      solid += data('M', x, top, 'V', bottom)
      const longer = () => Math.round(3 + 13 * random.next() ** 2)
      stray += data('M', x + 1, top - longer(), 'V', bottom + longer())
    }
  })
  // Each colour is mirrored before the next covers it: half figures side by side would show a seam.
  return group({ stroke: layer.colour }, [
    group({ id }, [
      path(stray, { strokeWidth: 1.4, strokeOpacity: 0.75 }),
      path(solid, { strokeWidth: pitch + 0.3 }),
    ]),
    use(id, { transform: 'scale(-1 1)' }),
  ])
}

/** Plain warp stripes between the figures, with a row of tied dashes down the middle. */
const stripe = ({ figure, accent, shade }: Colours): Shape =>
  stamp('s', [
    path('M0 0V400', { stroke: shade, strokeWidth: 26 }),
    path('M-16 0V400M16 0V400', { stroke: accent, strokeWidth: 4 }),
    path('M-4 5V400M4 5V400', { stroke: figure, strokeWidth: 3, strokeDasharray: '13 9 15 11' }),
    path('M0 0V400', { stroke: figure, strokeWidth: 4, strokeDasharray: '21 3 23 1' }),
  ])

export function drawIkat(random: Random, colours: Colours): Drawing {
  const [columns, figureRows] = random.pick([
    [3, 2],
    [4, 2],
    [5, 2],
    [3, 1],
    [4, 1],
  ] as const)
  const isZigzag = random.chance(0.16)
  // A zigzag runs on from column to column, which a half drop would break.
  const layout = random.pick<Layout>(isZigzag ? ['rows', 'striped'] : ['rows', 'half-drop', 'striped'])
  const rows = isZigzag ? figureRows * 2 : figureRows
  const along = height / rows
  const across = width / columns
  const count = Math.round(across / 2 / 4.2)
  const stretch = (across / 2 / (count * pitch)).toFixed(3)
  let bundleSlip = 0
  // One thread more than fits: the first lies on the axis and the last on the edge, so neither leaves a seam.
  const slips = Array.from({ length: count + 1 }, (_, index) => {
    if (index % 2 === 0) bundleSlip = random.between(-6, 6)
    return bundleSlip + random.between(-1.5, 1.5)
  })
  const layers = isZigzag ? zigzags(random, colours) : figured(random, layout, colours)
  const middles = Array.from({ length: columns }, (_, column) => Math.round((column + 0.5) * across))
  return {
    defs: [
      stamp(
        'm',
        layers.map((layer, index) => threads(random, `h${index}`, layer, slips, along / 2)),
      ),
      // A little wider than its column, so that no ground shows between two.
      tile('c', { x: -across / 2 - 1, y: 0, width: across + 2, height: along }, [
        stamped(
          'm',
          [0, along].map((y) => [0, y]),
          { transform: `scale(${stretch} 1)` },
        ),
      ]),
      ...(layout === 'striped' ? [stripe(colours)] : []),
    ],
    shapes: [
      cloth(colours.ground),
      ...middles.map((x, column) => {
        const slip = random.between(-5, 5) + (layout === 'half-drop' && column % 2 ? along / 2 : 0)
        return laid('c', {
          x: short(-across / 2 - 1),
          y: -along * 2,
          width: short(across + 2),
          height: height + along * 2,
          transform: `translate(${x} ${Math.round(along / 2 + slip)})`,
        })
      }),
      ...(layout === 'striped'
        ? [
            stamped(
              's',
              [0, ...middles.map((x) => Math.round(x + across / 2))].map((x) => [x, 0]),
            ),
          ]
        : []),
      weave(colours.iron),
    ],
  }
}
