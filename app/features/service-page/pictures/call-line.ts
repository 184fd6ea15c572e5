import { type Point, smoothPath } from '#app/ui/thread/smooth-path.ts'

export type Voice = 'quiet' | 'ring' | 'agent' | 'caller'

export interface Stretch {
  voice: Voice
  path: string
}

/** Who is heard, from one part of the call to the next: each quarter of the line belongs to one moment. */
const course: { voice: Voice; until: number; swings: number }[] = [
  { voice: 'quiet', until: 0.02, swings: 0 },
  { voice: 'ring', until: 0.085, swings: 14 },
  { voice: 'quiet', until: 0.115, swings: 0 },
  { voice: 'ring', until: 0.18, swings: 14 },
  { voice: 'quiet', until: 0.25, swings: 0 },
  { voice: 'agent', until: 0.385, swings: 26 },
  { voice: 'quiet', until: 0.4, swings: 0 },
  { voice: 'caller', until: 0.475, swings: 14 },
  { voice: 'quiet', until: 0.5, swings: 0 },
  { voice: 'agent', until: 0.625, swings: 24 },
  { voice: 'quiet', until: 0.64, swings: 0 },
  { voice: 'caller', until: 0.69, swings: 10 },
  { voice: 'quiet', until: 0.77, swings: 0 },
]

const loudness: Record<Voice, number> = { quiet: 0, ring: 0.45, agent: 0.95, caller: 0.62 }

interface LineShape {
  length: number
  /** How far the loudest swing goes to either side. */
  reach: number
  /** Downwards instead of across. */
  isUpright?: boolean
  /** Fewer swings for a short line, so that they stay apart. */
  detail?: number
}

/** A call drawn as one line: it swings where someone is heard, and ends in a loop and a straight thread. */
export function callLine({ length, reach, isUpright = false, detail = 1 }: LineShape): Stretch[] {
  const turn = ([x, y]: Point): Point => (isUpright ? [y, x] : [x, y])
  let from = 0
  const heard = course.map(({ voice, until, swings }) => {
    const count = Math.max(1, Math.round((swings * detail) / 2) * 2)
    const points = Array.from({ length: count + 1 }, (_, index): Point => {
      const part = index / count
      const side = index % 2 === 0 ? -1 : 1
      const height = side * loudness[voice] * syllable(voice, index, until) * Math.sin(part * Math.PI) ** 0.6
      return [(from + (until - from) * part) * length, reach + reach * height]
    })
    from = until
    return { voice, path: smoothPath(points.map(turn)) }
  })
  return [...heard, { voice: 'quiet', path: ending(length * from, length, reach, turn) }]
}

/** Speech swells and falls; the ring is even. */
function syllable(voice: Voice, index: number, seed: number): number {
  if (voice === 'ring') return 1
  return 0.35 + 0.65 * Math.abs(Math.sin(index * 0.62 + seed * 21) * Math.cos(index * 0.23 + seed * 9))
}

/** The call is over: one loop, and the line is straight. */
function ending(start: number, length: number, reach: number, turn: (point: Point) => Point): string {
  const size = reach * 0.62
  const at = (along: number, up: number) => turn([start + along * size, reach - up * size]).join(' ')
  const loop = [
    `C${at(0.85, 0)} ${at(1.6, 0.4)} ${at(1.6, 0.92)}`,
    `C${at(1.6, 1.26)} ${at(1.36, 1.45)} ${at(1.08, 1.45)}`,
    `C${at(0.8, 1.45)} ${at(0.56, 1.26)} ${at(0.56, 0.92)}`,
    `C${at(0.56, 0.4)} ${at(1.25, 0)} ${at(2.1, 0)}`,
  ]
  return `M${at(0, 0)}${loop.join('')}L${turn([length, reach]).join(' ')}`
}
