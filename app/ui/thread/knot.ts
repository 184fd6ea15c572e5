interface Point {
  x: number
  y: number
  depth: number
}

/** A trefoil, cut where strands cross, ordered from the back to the front so that drawing in order weaves it. */
export function knotStrands(centreX: number, centreY: number, radius: number): string[] {
  const points = Array.from({ length: samples + 1 }, (_, index) => trefoil((index / samples) * 2 * Math.PI))
  const strands = Array.from({ length: pieces }, (_, piece) => {
    const first = (piece * samples) / pieces
    // Each piece overlaps its neighbours a little, so that no seam shows.
    return Array.from({ length: samples / pieces + 5 }, (_, step) => at(points, first + step - 2))
  })
  return strands
    .sort((back, front) => meanDepth(back) - meanDepth(front))
    .map((strand) => strand.map((point, index) => `${index ? 'L' : 'M'}${place(point)}`).join(''))

  function place(point: Point): string {
    return `${round(centreX + (point.x / 3) * radius)} ${round(centreY + (point.y / 3) * radius)}`
  }
}

const samples = 120
const pieces = 6

function trefoil(angle: number): Point {
  return {
    x: Math.sin(angle) + 2 * Math.sin(2 * angle),
    y: -(Math.cos(angle) - 2 * Math.cos(2 * angle)),
    depth: -Math.sin(3 * angle),
  }
}

function at(points: Point[], index: number): Point {
  const point = points[(index + samples) % samples]
  if (!point) throw new RangeError(`No sample ${index}`)
  return point
}

function meanDepth(strand: Point[]): number {
  // Rounded, because sines differ in their last digits between Node and browsers and the order must not.
  return round(strand.reduce((sum, point) => sum + point.depth, 0) / strand.length)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
