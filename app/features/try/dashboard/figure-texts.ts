import { fill } from '#content/fill.ts'
import type { Words } from '#content/words.ts'
import type { Figure } from '#domain/sheet/figure.ts'
import type { Teller } from './figure-words.ts'
import type { FileTable } from './figures-file.ts'

interface TextPoint {
  label: string
  text: string
  value: number
}

/** A figure in words: its name, its number, what is to be seen in it, and the same as a table. */
export interface FigureTexts extends FileTable {
  figure: string
  points: TextPoint[]
  others: string | undefined
}

export function textsOf(
  { spec, result }: Figure,
  tell: Teller,
  words: Words['tryDashboard']['figure'],
): FigureTexts {
  const { others, unit, points } = result
  const isWhole = spec.by.part === 'columns' || spec.by.part === 'ways'
  const group = tell.group(spec.by)
  return {
    title: isWhole ? group : fill(words.title, { measure: tell.measure(spec.measure), group }),
    figure: tell.value(result.total, unit),
    caption: tell.finding(spec, result),
    points: points.map((point) => ({
      label: tell.label(point, spec.by),
      text: tell.value(point.value, unit),
      value: point.value,
    })),
    others:
      others && fill(words.others, { groups: String(others.groups), value: tell.value(others.value, unit) }),
    headings: [
      words.groupHeading,
      isWhole ? words.valueHeading : tell.measure(spec.measure),
      words.rowsHeading,
    ],
    rows: points.map((point) => [
      tell.label(point, spec.by),
      Math.round(point.value * 100) / 100,
      point.count,
    ]),
  }
}
