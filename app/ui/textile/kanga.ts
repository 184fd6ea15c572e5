import { borders } from './kanga-borders.ts'
import { centres } from './kanga-centres.ts'
import { beads, inksOn } from './kanga-inks.ts'
import type { Colours } from './palette.ts'
import type { Random } from './seed.ts'
import {
  circle,
  cloth,
  type Drawing,
  data,
  group,
  type Place,
  path,
  type Shape,
  stamp,
  stamped,
  use,
  weave,
} from './shape.ts'
import { height, width } from './size.ts'

/**
 * A kanga is a printed rectangle worn whole: a wide border all around (pindo) and a field (mji, the town) with a
 * bold figure in the middle. Flat colours, few of them, and the same on all four sides.
 */
export function drawKanga(random: Random, colours: Colours): Drawing {
  const field = inksOn(colours.ground, colours)
  const darker = field.two === colours.light ? field.three : field.two
  const band = inksOn(random.pick([field.one, darker, field.three]), colours)
  const depth = random.integer(29, 37) * 2
  const half = depth / 2
  const border = random.pick(borders)
  const scale = depth / 64

  /** Whole units between two corners, as many as fit, and dots between them; then the same on the side across. */
  const sides = (id: string, length: number, across: number, transform: string): Shape => {
    const count = Math.round(length / (depth * 0.86))
    const pitch = length / count
    const units = Array.from({ length: count }, (_, index): Place => [(index + 0.5) * pitch, 0])
    const rows = border.dots.heights.map((y) => data('M', pitch, y * scale, 'H', length - 1)).join('')
    const dots = {
      ...beads(border.dots.size * scale, band.line, 0),
      strokeDasharray: `0 ${pitch.toFixed(2)}`,
    }
    return group({ transform }, [
      group({ id }, [stamped('u', units), path(rows, dots)]),
      use(id, { transform: `translate(${length} ${across})rotate(180)` }),
    ])
  }

  const inside = data('M', depth, depth, 'H', width - depth, 'V', height - depth, 'H', depth, 'Z')
  const corners: Place[] = [
    [half, half],
    [width - half, half],
    [half, height - half],
    [width - half, height - half],
  ]
  const { defs, shapes } = random.pick(centres)(random, field, depth)
  return {
    defs: [
      ...defs,
      stamp('u', [group({ transform: `scale(${scale.toFixed(2)})` }, border.unit(band))]),
      stamp(
        'k',
        [
          path(data('M', -half, -half, 'h', depth, 'v', depth, 'h', -depth, 'z'), {
            fill: band.three,
            stroke: 'none',
          }),
          circle(depth * 0.4, { fill: band.one }),
          circle(depth * 0.3, { ...beads(depth * 0.08, band.line, 1), pathLength: 12 }),
          circle(depth * 0.2, { fill: band.background }),
          circle(depth * 0.08, { fill: band.line }),
        ],
        { stroke: band.line, strokeWidth: 2.5 },
      ),
    ],
    shapes: [
      cloth(colours.ground),
      ...shapes,
      path(`M0 0H${width}V${height}H0Z${inside}`, { fill: band.background, fillRule: 'evenodd' }),
      sides('h', width - depth * 2, height - depth, `translate(${depth} ${half})`),
      sides('v', height - depth * 2, width - depth, `translate(${width - half} ${depth})rotate(90)`),
      stamped('k', corners),
      // A narrow inner border, beaded, where the field begins.
      path(inside, { fill: 'none', stroke: band.line, strokeWidth: 16 }),
      path(inside, { fill: 'none', stroke: band.three, strokeWidth: 11 }),
      path(inside, beads(5, band.line, 10)),
      weave(colours.iron),
    ],
  }
}
