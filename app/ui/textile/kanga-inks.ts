import type { Colours } from './palette.ts'
import { type Attributes, short } from './shape.ts'

/** The colours that may be printed on a background, so that nothing is lost on it. */
export type Inks = { background: string; line: string; one: string; two: string; three: string }

export function inksOn(background: string, colours: Colours): Inks {
  const { ground, figure, accent, detail, shade, light, gold, iron } = colours
  const isPale = figure !== light
  const notDark = new Set([background, gold, light, isPale ? ground : ''])
  const darks = new Set([ground, figure, accent, detail, shade].filter((colour) => !notDark.has(colour)))
  const [first = iron, second = iron] = darks
  if (background === gold) return { background, line: iron, one: first, two: light, three: second }
  if (background === ground && isPale) return { background, line: iron, one: first, two: gold, three: second }
  return { background, line: light, one: gold, two: first, three: second }
}

/** A line of round dots; on a circle with a `pathLength`, a gap of 1 makes that many of them. */
export const beads = (strokeWidth: number, stroke: string, gap: number): Attributes => ({
  fill: 'none',
  stroke,
  strokeWidth: short(strokeWidth),
  strokeLinecap: 'round',
  strokeDasharray: `0 ${short(gap)}`,
})
