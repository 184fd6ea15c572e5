export interface Span {
  start: Date
  end: Date
}

/** Busy stretches, sorted, merged where they touch or overlap, cut to the span. */
export type BusyTimes = Span[]

/** A stretch in milliseconds since 1970. */
export interface Stretch {
  start: number
  end: number
}

/** Of stretches that all reach into the span. */
export function mergeWithin(span: Stretch, stretches: Stretch[]): BusyTimes {
  const merged: Stretch[] = []
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged.map(({ start, end }) => ({
    start: new Date(Math.max(start, span.start)),
    end: new Date(Math.min(end, span.end)),
  }))
}
