import { type Component, valuesOf } from './components.ts'
import { repetitions } from './repetition.ts'
import { eachReadable } from './tolerance.ts'
import { lastUntil, readWallTime, type Zone } from './wall-time.ts'
import { windowsZones } from './windows-zones.ts'

/** Which zone a calendar means by a name. */
export type ZoneOf = (name: unknown) => Zone

/** The zones of one calendar after the other: first as it describes them, then by their names, then the local one. */
export function createZones(local: Zone, end: number): (calendar: Component[]) => ZoneOf {
  // On a CalDAV server every event brings the same description with it.
  const described = remembering((description) => zoneDescribed(JSON.parse(description), end))
  const named = remembering((name) => zoneNamed(name) ?? local)
  return (calendar) => {
    const own = new Map(
      eachReadable(calendar, (component) => {
        const zone = component.name === 'VTIMEZONE' && described(JSON.stringify(component))
        return zone ? [[valuesOf(component, 'TZID')[0], zone] as const] : []
      }),
    )
    return (name) => own.get(name) ?? (typeof name === 'string' ? named(name) : local)
  }
}

function remembering<T>(find: (key: string) => T): (key: string) => T {
  const found = new Map<string, { value: T }>()
  return (key) => {
    const { value } = found.get(key) ?? { value: find(key) }
    found.set(key, { value })
    return value
  }
}

/** By a name of IANA's or of Windows', also at the end of a path: `/example.org/Asia/Kolkata`. */
export function zoneNamed(name: string): Zone | undefined {
  const parts = name.split('/').slice(-4)
  for (const place of parts.keys()) {
    const part = parts.slice(place).join('/')
    const zone = zoneByIntl(windowsZones.get(part) ?? part)
    if (zone) return zone
  }
  return undefined
}

function zoneByIntl(timeZone: string): Zone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    return (instant) => readOffset(format.format(instant))
  } catch {
    return undefined
  }
}

interface Change {
  at: number
  before: number
  after: number
}

/** By the changes of clocks that a calendar describes, as far as they come before `end`. */
function zoneDescribed({ parts }: Component, end: number): Zone | undefined {
  const changes = [...eachReadable(parts, (part) => changesOf(part, end))].sort(
    (one, other) => one.at - other.at,
  )
  const [first] = changes
  return first && ((instant) => lastUntil(instant, changes)?.after ?? first.before)
}

function* changesOf(part: Component, end: number): Generator<Change> {
  const [from, to, begin] = ['TZOFFSETFROM', 'TZOFFSETTO', 'DTSTART'].map((name) => valuesOf(part, name)[0])
  const [before, after, start] = [readOffset(from), readOffset(to), readWallTime(begin)]
  const changeAt = (wall: number) => ({ at: wall - before, before, after })
  yield changeAt(start.wall)
  for (const value of valuesOf(part, 'RDATE')) yield changeAt(readWallTime(value).wall)
  for (const rule of valuesOf(part, 'RRULE'))
    for (const wall of repetitions(rule, start, () => before, start.wall, end)) yield changeAt(wall)
}

/** From `GMT+05:30` or `-03:30:00`. */
function readOffset(text: unknown): number {
  const [, sign, ...digits] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(String(text)) ?? []
  if (!sign) throw new Error('This is no offset')
  const [hours = 0, minutes = 0, seconds = 0] = digits.map((part) => Number(part ?? 0))
  return (sign === '-' ? -1000 : 1000) * ((hours * 60 + minutes) * 60 + seconds)
}
