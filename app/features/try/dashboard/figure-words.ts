import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Dashboard } from '#domain/sheet/dashboard.ts'
import type { FigureResult, FigureSpec, GroupPart, Point } from '#domain/sheet/figure.ts'

type DashboardWords = Words['tryDashboard']

/** How the numbers and groups of a figure are said. */
export interface Teller {
  value: (value: number, unit?: string) => string
  label: (point: Point, spec: FigureSpec) => string
  measure: (measure: FigureSpec['measure']) => string
  group: (by: FigureSpec['by']) => string
  finding: (spec: FigureSpec, result: FigureResult) => string
}

const spaced = new Set(['TSh'])

/** “₹12,34,500”, “TSh 45,000”, “82%”, grouped as the page's language has it. */
export function formatValue(value: number, unit: string, locale: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 1
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)
  if (unit === '%') return `${number}%`
  return unit === '' ? number : `${unit}${spaced.has(unit) ? '\u00a0' : ''}${number}`
}

export function createTeller(
  words: DashboardWords,
  { columns }: Pick<Dashboard, 'columns'>,
  noun: string,
  locale: string,
): Teller {
  const column = (place: number) => columns[place]?.heading ?? ''
  const value = (number: number, unit = '') => formatValue(number, unit, locale)
  const dated = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at)
  const label = (point: Point, { by }: FigureSpec) => {
    const key = Number(point.key)
    switch (by.part) {
      case 'day':
      case 'week':
        return dated(key, { day: 'numeric', month: 'short', year: 'numeric' })
      case 'month':
        return dated(Date.UTC(Math.floor(key / 12), key % 12, 1), { month: 'short', year: 'numeric' })
      case 'weekday':
        // The fifth of January 1970 was a Monday.
        return dated(Date.UTC(1970, 0, 5 + key), { weekday: 'long' })
      case 'hour':
        return dated(Date.UTC(1970, 0, 1, key), { hour: 'numeric' })
      case 'range': {
        const unit = columns[by.column]?.unit ?? ''
        return fill(words.figure.range, { from: value(key, unit), to: value(point.to ?? key, unit) })
      }
      default:
        if (by.part === 'value' && columns[by.column]?.kind === 'yes-no')
          return key === 1 ? words.figure.yes : words.figure.no
        return String(point.key)
    }
  }
  return {
    value,
    label,
    measure: ({ how, column: place }) => fill(words.figure.measures[how], { column: column(place), noun }),
    group: ({ part, column: place }) => fill(words.figure.groups[part], { column: column(place) }),
    finding: (spec, result) => {
      const best = result.points[result.best]
      if (!best) return words.figure.nothing
      const { findings } = words
      const said = (point: Point) => ({
        label: label(point, spec),
        value: value(point.value, result.unit),
        total: value(result.total, result.unit),
        share: value((point.value / result.total) * 100, '%'),
        column: column(spec.measure.column),
        noun,
      })
      if (spec.by.part === 'columns') {
        const least = result.points[result.least]
        return !least || least.value === 100 ? findings.full : fill(findings.gaps, said(least))
      }
      if (result.points.length === 1)
        return fill(best.count === 1 ? findings.only : findings.alone, said(best))
      const isLevel = result.points.filter((point) => point.value === best.value).length > 1
      return fill(isLevel ? findings.level : findings[findingOf(spec, result)], said(best))
    },
  }
}

type Finding = keyof DashboardWords['findings']

/** Which sentence says what is to be seen. */
function findingOf({ measure: { how }, by: { part } }: FigureSpec, { hasNegatives }: FigureResult): Finding {
  const isMean = how === 'average' || how === 'share' || hasNegatives
  if (part === 'value' && how === 'sum' && hasNegatives) return 'momentMean'
  if (part === 'value') return how
  if (part === 'weekday' || part === 'hour' || part === 'range') return how === 'count' ? part : valued[part]
  if (part === 'week') return isMean ? 'weekMean' : 'week'
  return isMean ? 'momentMean' : 'moment'
}

const valued = { weekday: 'weekdayValue', hour: 'hourValue', range: 'rangeValue' } as const

/** Parts of time that go on, and can be drawn as a line. */
export function isMoment(part: GroupPart): boolean {
  return part === 'day' || part === 'week' || part === 'month' || part === 'year'
}
