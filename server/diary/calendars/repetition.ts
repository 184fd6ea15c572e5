import ICAL from 'ical.js'
import { day, midnightOf, readWallTime, type WallTime, type Zone } from './wall-time.ts'

/** After how long a rule does the same again, where that is always equally long. */
const periods: Partial<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60 * 1000,
  HOURLY: 60 * 60 * 1000,
  DAILY: day,
  WEEKLY: 7 * day,
}

/** What clocks show at every repetition between two such times; some earlier ones may come along. */
export function* repetitions(
  rule: unknown,
  start: Pick<WallTime, 'wall' | 'isDate'>,
  zone: Zone,
  from: number,
  to: number,
): Generator<number> {
  const { until, ...pattern } = rule as { until?: unknown }
  const last = until === undefined ? to : Math.min(to, lastTime(readWallTime(until), start.isDate, zone))
  const recur = ICAL.Recur.fromData(pattern)
  const iterator = recur.iterator(toTime(shortcut(recur, start.wall, from)))
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second)
    if (wall > last) return
    yield wall
  }
}

function lastTime({ wall, isDate, isUtc }: WallTime, isOfDays: boolean, zone: Zone): number {
  if (isDate || isOfDays) return midnightOf(wall) + day - 1
  return isUtc ? wall + zone(wall) : wall
}

/** A later start with the same repetitions from then on, so that nobody counts the seconds since 1990. */
function shortcut({ freq, interval, count, parts }: ICAL.Recur, start: number, from: number): number {
  const period = (periods[freq] ?? Number.NaN) * interval
  const skipped = Math.floor((from - start) / period) - 1
  const isEven = !count && Object.keys(parts).every((part) => part === 'BYDAY')
  return isEven && skipped > 0 ? start + skipped * period : start
}

function toTime(wall: number): ICAL.Time {
  const [year, month, day, hour, minute, second] = new Date(wall).toISOString().split(/\D/).map(Number)
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)
}
