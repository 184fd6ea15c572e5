import ICAL from 'ical.js'
import { type Component, propertiesOf, valuesOf } from './components.ts'
import type { Stretch } from './spans.ts'
import { day, instantOf, readWallTime, type Zone } from './wall-time.ts'
import type { ZoneOf } from './zones.ts'

/** A time that was read, in the zone it was written for. */
export interface Moment {
  wall: number
  zone: Zone
  isDate: boolean
  instant: number
}

/** Days as long as the clocks make them, and what is counted beside them. */
interface Length {
  days: number
  milliseconds: number
}

export interface CalendarEvent {
  component: Component
  uid: string
  start: Moment
  length: Length
  /** How long that may be, in milliseconds. */
  reach: number
  isBusy: boolean
  /** Which repetition of an event with the same uid it stands for, */
  replaces: Moment | undefined
  /** and whether for those that follow, too. */
  andFollowing: boolean
}

/** Throws when it makes no sense. */
export function readEvent(component: Component, zoneOf: ZoneOf): CalendarEvent {
  const [start] = momentsOf(component, 'DTSTART', zoneOf)
  if (!start) throw new Error('An event needs a start')
  const length = lengthOf(component, start, zoneOf)
  const reach = length.days * day + length.milliseconds
  return {
    component,
    uid: String(valuesOf(component, 'UID')[0] ?? ''),
    start,
    length,
    reach,
    isBusy:
      reach > 0 &&
      !says(component, 'STATUS', 'CANCELLED') &&
      !says(component, 'TRANSP', 'TRANSPARENT') &&
      !says(component, 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREE'),
    replaces: momentsOf(component, 'RECURRENCE-ID', zoneOf)[0],
    andFollowing: propertiesOf(component, 'RECURRENCE-ID')[0]?.[1].range === 'THISANDFUTURE',
  }
}

export function momentsOf(component: Component, name: string, zoneOf: ZoneOf): Moment[] {
  return propertiesOf(component, name).flatMap(([, { tzid }, type, ...values]) =>
    type === 'period' ? [] : values.map((value) => readMoment(value, zoneOf(tzid), zoneOf)),
  )
}

/** Stretches that are written as such: from a time to another, or for so long. */
export function periodsOf(component: Component, name: string, zoneOf: ZoneOf): Stretch[] {
  return propertiesOf(component, name)
    .filter(([, { fbtype }, type]) => type === 'period' && fbtype !== 'FREE')
    .flatMap(([, { tzid }, , ...values]) => values.map((value) => readPeriod(value, zoneOf(tzid), zoneOf)))
}

export function endOf(start: Moment, { days, milliseconds }: Length): number {
  return (days ? instantOf(start.wall + days * day, start.zone) : start.instant) + milliseconds
}

function readMoment(value: unknown, zone: Zone, zoneOf: ZoneOf): Moment {
  const { wall, isDate, isUtc } = readWallTime(value)
  return momentAt(wall, isUtc ? () => 0 : isDate ? zoneOf(undefined) : zone, isDate)
}

export function momentAt(wall: number, zone: Zone, isDate: boolean): Moment {
  return { wall, zone, isDate, instant: instantOf(wall, zone) }
}

function readPeriod(value: unknown, zone: Zone, zoneOf: ZoneOf): Stretch {
  const [from, to] = Array.isArray(value) ? value : []
  const start = readMoment(from, zone, zoneOf)
  const end = ICAL.Duration.isValueString(to)
    ? endOf(start, readLength(to))
    : readMoment(to, zone, zoneOf).instant
  return { start: start.instant, end }
}

function lengthOf(component: Component, start: Moment, zoneOf: ZoneOf): Length {
  const [end] = momentsOf(component, 'DTEND', zoneOf)
  if (end?.isDate && start.isDate) return { days: Math.round((end.wall - start.wall) / day), milliseconds: 0 }
  if (end) return { days: 0, milliseconds: end.instant - start.instant }
  const [duration] = valuesOf(component, 'DURATION')
  return duration === undefined ? { days: start.isDate ? 1 : 0, milliseconds: 0 } : readLength(duration)
}

function readLength(duration: unknown): Length {
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(String(duration))
  if (isNegative) return { days: 0, milliseconds: 0 }
  return { days: weeks * 7 + days, milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

function says(component: Component, name: string, word: string): boolean {
  return valuesOf(component, name).some((value) => String(value).trim().toUpperCase() === word)
}
