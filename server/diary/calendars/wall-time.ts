export const day = 24 * 60 * 60 * 1000

/** By how many milliseconds clocks somewhere are ahead of UTC, at a moment. */
export type Zone = (instant: number) => number

/** A day, or a day and time, as written: milliseconds since 1970 as if it were UTC. */
export interface WallTime {
  wall: number
  isDate: boolean
  isUtc: boolean
}

/** As ical.js writes it: `2026-11-17`, `2026-11-17T09:00:00` or `2026-11-17T09:00:00Z`. Throws at anything else. */
export function readWallTime(value: unknown): WallTime {
  const [, date, time, z] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d)?(Z)?$/.exec(String(value)) ?? []
  const wall = Date.parse(`${date}${time ?? 'T00:00:00'}Z`)
  if (Number.isNaN(wall)) throw new Error('This is no time')
  return { wall, isDate: time === undefined, isUtc: z !== undefined }
}

/**
 * When clocks there show a time. One that comes twice, because clocks are set back, is the first; one that is skipped is
 * counted on from before.
 */
export function instantOf(wall: number, zone: Zone): number {
  const [before, after] = [zone(wall - day), zone(wall + day)]
  return zone(wall - before) !== before && zone(wall - after) === after ? wall - after : wall - before
}

export function midnightOf(wall: number): number {
  return Math.floor(wall / day) * day
}

/** The last of what is sorted by time, until a time; found by halving. */
export function lastUntil<T extends { at: number }>(time: number, sorted: readonly T[]): T | undefined {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.at ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return sorted[low - 1]
}
