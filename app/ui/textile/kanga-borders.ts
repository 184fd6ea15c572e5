import type { Inks } from './kanga-inks.ts'
import { paisley } from './motif.ts'
import { circle, group, path, type Shape, use } from './shape.ts'

/** One unit of the border, about 52 wide in a strip 64 deep, its outer side up; and the dots between two units. */
type Border = { unit: (inks: Inks) => Shape[]; dots: { size: number; heights: number[] } }

const spear: Border = {
  unit: ({ line, one, two }) => [
    path('M0-26C20-10 22 10 0 26-22 10-20-10 0-26Z', { fill: one, stroke: line, strokeWidth: 2.5 }),
    path('M0-10C10 0 10 10 0 18-10 10-10 0 0-10Z', { fill: two, stroke: line, strokeWidth: 2 }),
  ],
  dots: { size: 7, heights: [-20, 0, 20] },
}

const target: Border = {
  unit: ({ background, line, one, two }) => [
    circle(24, { fill: one }),
    circle(17, { fill: background }),
    circle(12, { fill: line }),
    circle(6, { fill: two }),
  ],
  dots: { size: 9, heights: [-20, 20] },
}

const tooth: Border = {
  unit: ({ line, one, two }) => [
    path('M-26 32L0-26 26 32Z', { fill: one }),
    path('M-14 32L0 0 14 32Z', { fill: two }),
    circle(4.5, { cy: -10, fill: line }),
  ],
  dots: { size: 9, heights: [-18] },
}

const cashew: Border = {
  unit: ({ line, one, two }) => [
    group({ stroke: line, strokeWidth: 6, transform: 'translate(-2 7)scale(.46)' }, [
      group({ fill: one }, [path(paisley, { id: 'n' })]),
      use('n', { fill: two, transform: 'translate(0 6)scale(.55)' }),
    ]),
  ],
  dots: { size: 7, heights: [-21, 23] },
}

/** Zanzibar's clove: four lobes around a bud, and its stem. */
const clove: Border = {
  unit: ({ line, one, two }) => [
    path('M-7-4C-6 10-4 20 0 27 4 20 6 10 7-4Z', { fill: two, stroke: line, strokeWidth: 2 }),
    path('M0-4C-16-4-24-14-20-22-12-22-6-18 0-10 6-18 12-22 20-22 24-14 16-4 0-4Z', {
      fill: one,
      stroke: line,
      strokeWidth: 2,
    }),
    circle(7, { cy: -18, fill: line }),
  ],
  dots: { size: 7, heights: [-20, 2, 24] },
}

const leaf: Border = {
  unit: ({ line, one, two }) => [
    path('M0 26C-24 22-28-4-22-24-6-20 0-8 0 8 0-8 6-20 22-24 28-4 24 22 0 26Z', {
      fill: one,
      stroke: line,
      strokeWidth: 2.5,
    }),
    path('M-3 20C-14 12-17 0-17-12M3 20C14 12 17 0 17-12', { fill: 'none', stroke: two, strokeWidth: 3.5 }),
    circle(4.5, { cy: -18, fill: line }),
  ],
  dots: { size: 7, heights: [25] },
}

export const borders = [spear, target, tooth, cashew, clove, leaf] as const
