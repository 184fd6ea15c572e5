import { type Point, smoothPath } from '#app/ui/thread/smooth-path.ts'

export interface Strand {
  thread: 0 | 1 | 2 | 3
  path: string
  /** Where it passes over others: what hides them. A little shorter, so as not to cut into the thread itself. */
  casing?: string
}

export interface PlaitShape {
  length: number
  /** The part of the length that is plaited. */
  from: number
  to: number
  turns: number
  /** How far a thread swings to either side. */
  reach: number
  /** Downwards instead of across. */
  isUpright?: boolean
}

const lanes = [26, 78, 130, 182] as const
const middle = 104
/** How close the threads lie in the finished cord, as a part of their distance at the start. */
const tight = 0.1
const samplesPerTurn = 16

/**
 * Four threads plaited along a line: each swings like the one before, a quarter turn behind it, and passes over and
 * under by turns. Cut between the crossings and ordered from the back to the front, so that drawing in order weaves.
 */
export function plait({ length, from, to, turns, reach, isUpright = false }: PlaitShape): Strand[] {
  const [start, end] = [length * from, length * to]
  const step = (end - start) / turns / samplesPerTurn
  const pieces = lanes.flatMap((lane, thread) => {
    const samples = Array.from({ length: Math.ceil(length / step) + 2 }, (_, index): Sample => {
      const along = index * step
      const angle = (index / samplesPerTurn) * 2 * Math.PI + (thread * Math.PI) / 2
      const wide = ease(start * 0.55, start, along) * (1 - ease(end, end + step * 12, along))
      const loose = 1 - ease(start * 0.5, start, along)
      const lying = (lane - middle) * (tight * (1 - wide) + (1 - tight) * loose)
      return {
        point: [along, middle + lying + reach * wide * Math.sin(angle)],
        depth: Math.cos(angle) * Math.cos(4 * angle),
        // At the end they lie so close that a casing would cut into the neighbours.
        isPlaited: wide > (along < end ? 0.05 : 0.5),
      }
    })
    return joinLying(cut(samples)).map((piece) => ({ thread: thread as Strand['thread'], ...piece }))
  })
  return pieces
    .sort((back, front) => back.depth - front.depth)
    .map(({ thread, points, isCrossing }) => ({
      thread,
      path: draw(points),
      ...(isCrossing && { casing: draw(points.slice(1, -1)) }),
    }))

  function draw(points: Point[]): string {
    return smoothPath(isUpright ? points.map(([x, y]) => [y, x]) : points)
  }
}

interface Sample {
  point: Point
  depth: number
  isPlaited: boolean
}

interface Piece {
  points: Point[]
  depth: number
  isCrossing: boolean
}

/** Threads cross at every second sample: one piece each, from two samples before to two after, so that no seam shows. */
function cut(samples: Sample[]): Piece[] {
  return samples.flatMap((sample, index) => {
    if (index % 2 === 1) return []
    const piece = samples.slice(Math.max(0, index - 2), index + 3)
    return {
      points: piece.map(({ point }) => point),
      // Browsers differ in the last digits of a cosine; the order of equal depths must not.
      depth: Math.round(sample.depth * 1000),
      isCrossing: piece.every(({ isPlaited }) => isPlaited),
    }
  })
}

/** Threads that lie still need no pieces: one path each, beneath everything that crosses. */
function joinLying(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    if (piece.isCrossing) joined.push(piece)
    // The first three points of a piece are the last three of the one before.
    else if (before && !before.isCrossing) before.points.push(...piece.points.slice(3))
    else joined.push({ ...piece, depth: Number.NEGATIVE_INFINITY })
  }
  return joined
}

/** From 0 before `from` to 1 after `to`, without a corner. */
function ease(from: number, to: number, value: number): number {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return part * part * (3 - 2 * part)
}
