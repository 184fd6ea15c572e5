export type Point = readonly [x: number, y: number]

/** A soft line through all points (Catmull–Rom, written as Bézier curves). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const leaving = between(start, end, before)
    const arriving = between(end, start, after)
    return `C${write(leaving)} ${write(arriving)} ${write(end)}`
  })
  return `M${write(at(0))}${curves.join('')}`
}

/** The handle at `point`: parallel to the line from its one neighbour to the other, a sixth as long. */
function between(point: Point, towards: Point, from: Point): Point {
  return [point[0] + (towards[0] - from[0]) / 6, point[1] + (towards[1] - from[1]) / 6]
}

function write([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
