import { type Component, componentsOf, valuesOf } from './components.ts'
import {
  type CalendarEvent,
  endOf,
  type Moment,
  momentAt,
  momentsOf,
  periodsOf,
  readEvent,
} from './events.ts'
import { FeedFailure } from './failure.ts'
import { repetitions } from './repetition.ts'
import { type BusyTimes, mergeWithin, type Span, type Stretch } from './spans.ts'
import { eachReadable } from './tolerance.ts'
import { day, lastUntil, midnightOf } from './wall-time.ts'
import { createZones, type ZoneOf, zoneNamed } from './zones.ts'

export interface Wanted {
  span: Span
  /** Of times without a zone, and of whole days. */
  timeZone: string
  /** Events of our own, which are left out. */
  ownUid: RegExp
  /** How many there may be in the span. */
  occurrences: number
}

/** Events that stand for repetitions of another. */
interface Replacements {
  replaced: Set<string>
  /** Those that stand for what follows, too, in order; by how much they move it, and how far from its time it may be busy. */
  lasting: { at: number; event: CalendarEvent; shift: number }[]
  reach: number
}

/** Clocks anywhere differ by less from UTC. */
const furthest = day

/** What makes no sense is skipped. Throws when nothing is a calendar, or there is too much of it. */
export function busyTimes(calendars: string[], { span, timeZone, ownUid, occurrences }: Wanted): BusyTimes {
  const within = { start: span.start.getTime(), end: span.end.getTime() }
  const local = zoneNamed(timeZone)
  if (!local) throw new Error('The time zone is unknown')
  const zonesOf = createZones(local, within.end + furthest)
  const contents = calendars.map(componentsOf).filter((components) => components !== undefined)
  if (calendars.length > 0 && contents.length === 0) throw new FeedFailure('not-a-calendar')
  const found: Stretch[] = []
  for (const components of contents)
    for (const stretch of stretchesIn(components, zonesOf(components), ownUid, within)) {
      if (stretch.end <= Math.max(stretch.start, within.start) || stretch.start >= within.end) continue
      if (found.push(stretch) > occurrences) throw new FeedFailure('too-much-work')
    }
  return mergeWithin(within, found)
}

function* stretchesIn(
  components: Component[],
  zoneOf: ZoneOf,
  ownUid: RegExp,
  within: Stretch,
): Generator<Stretch> {
  const readable = eachReadable(components, (component) =>
    component.name === 'VEVENT' ? [readEvent(component, zoneOf)] : [],
  )
  const events = [...readable].filter(({ uid }) => uid.search(ownUid) < 0)
  for (const same of Map.groupBy(events, ({ uid }) => uid).values()) {
    const replacements = readReplacements(same)
    yield* eachReadable(same, (event) => occurrencesOf(event, replacements, zoneOf, within))
  }
  yield* eachReadable(components, (component) => periodsOf(component, 'FREEBUSY', zoneOf))
}

function readReplacements(events: CalendarEvent[]): Replacements {
  const replaced = events.flatMap(({ replaces }) => replaces ?? [])
  const lasting = events
    .flatMap((event) => (event.andFollowing && event.replaces ? [lastingFrom(event, event.replaces)] : []))
    .sort((one, other) => one.at - other.at)
  const reach = lasting.reduce((most, { event, shift }) => Math.max(most, event.reach + Math.abs(shift)), 0)
  return { replaced: keysOf(replaced), lasting, reach }
}

function lastingFrom(event: CalendarEvent, { instant }: Moment): Replacements['lasting'][number] {
  return { at: instant, event, shift: event.start.wall - instant - event.start.zone(instant) }
}

function* occurrencesOf(
  event: CalendarEvent,
  { replaced, lasting, reach }: Replacements,
  zoneOf: ZoneOf,
  within: Stretch,
): Generator<Stretch> {
  if (event.replaces) {
    if (event.isBusy) yield stretchOf(event, event.start)
    return
  }
  if (!event.isBusy && lasting.length === 0) return
  const excluded = keysOf(momentsOf(event.component, 'EXDATE', zoneOf))
  const [from, to] = [within.start - furthest - reach - event.reach, within.end + furthest + reach]
  for (const start of startsOf(event, zoneOf, from, to)) {
    if (replaced.has(keyOf(start)) || excluded.has(keyOf(start))) continue
    const change = lastUntil(start.instant, lasting)
    if (change?.event.isBusy) yield stretchOf(change.event, moved(start, change))
    if (!change && event.isBusy) yield stretchOf(event, start)
  }
  yield* periodsOf(event.component, 'RDATE', zoneOf)
}

function* startsOf(
  { component, start }: CalendarEvent,
  zoneOf: ZoneOf,
  from: number,
  to: number,
): Generator<Moment> {
  const like = (wall: number) => momentAt(wall, start.zone, start.isDate)
  yield start
  for (const date of momentsOf(component, 'RDATE', zoneOf))
    yield start.isDate ? like(midnightOf(date.wall)) : date
  for (const rule of valuesOf(component, 'RRULE'))
    for (const wall of repetitions(rule, start, start.zone, from, to))
      if (wall >= from && wall !== start.wall) yield like(wall)
}

function moved({ instant }: Moment, { event, shift }: Replacements['lasting'][number]): Moment {
  const { zone, isDate } = event.start
  return momentAt(instant + zone(instant) + shift, zone, isDate)
}

/** Days are found by either: some programs write midnight where they mean a day. */
function keysOf(moments: Moment[]): Set<string> {
  return new Set(moments.flatMap(({ wall, instant }) => [`day ${midnightOf(wall)}`, `time ${instant}`]))
}

function keyOf({ isDate, wall, instant }: Moment): string {
  return isDate ? `day ${wall}` : `time ${instant}`
}

function stretchOf({ length }: CalendarEvent, start: Moment): Stretch {
  return { start: start.instant, end: endOf(start, length) }
}
