import { data } from './shape.ts'

const point = (radius: number, angle: number): [number, number] => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
]

/** A point at a distance along a ray and a distance to its side. */
const aside = (along: number, sideways: number, angle: number): [number, number] => [
  along * Math.cos(angle) - sideways * Math.sin(angle),
  along * Math.sin(angle) + sideways * Math.cos(angle),
]

export type Petals = { count: number; inner: number; outer: number; half: number; tip: number; turn?: number }

/** A ring of petals. `half` is half the width of one; `tip` is 0 for a leaf's point and 1 for a round end. */
export function petals({ count, inner, outer, half, tip, turn = 0 }: Petals): string {
  let result = ''
  // Large petals are cut to whole units: nobody sees half of one, and the path is a quarter shorter.
  const cut = outer < 40 ? (value: number) => value : Math.round
  for (let index = 0; index < count; index += 1) {
    const angle = turn + (index * 2 * Math.PI) / count
    const shoulder = inner + (outer - inner) * 0.3
    const base = point(inner, angle).map(cut)
    const end = point(outer, angle).map(cut)
    // biome-ignore format: one line per curve
    result += data(
      'M', ...base,
      'C', ...aside(shoulder, half, angle).map(cut), ...aside(outer, half * tip, angle).map(cut), ...end,
      ...aside(outer, -half * tip, angle).map(cut), ...aside(shoulder, -half, angle).map(cut), ...base,
      'Z',
    )
  }
  return result
}

/** A circle with a scalloped edge; a `bulge` of 1 makes each scallop a half circle. */
export function scallops(count: number, radius: number, bulge: number): string {
  const chord = 2 * radius * Math.sin(Math.PI / count)
  const arc = chord / 2 / bulge
  let result = data('M', ...point(radius, 0))
  for (let index = 1; index <= count; index += 1) {
    // biome-ignore format: one line per curve
    result += data('A', arc, arc, 0, 0, 1, ...point(radius, (index * 2 * Math.PI) / count))
  }
  return `${result}Z`
}

/** The mango of Indian cloth and the cashew of the kanga: about 120 high, its belly around the origin. */
export const paisley =
  'M0 46C-30 46-46 22-40-4-34-30-6-38 4-58 9-70 22-76 33-68 22-65 21-54 26-42 34-22 44-6 40 16 37 35 22 46 0 46Z'
