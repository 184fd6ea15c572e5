/** One row of the table that `npm run bench` prints and `bench/results.json` keeps. */
export interface Line {
  what: string
  value: number
  target: string
  met: boolean
}

export function atMost(what: string, value: number, limit: number): Line {
  return { what, value, target: `at most ${limit}`, met: value <= limit }
}

export function atLeast(what: string, value: number, limit: number): Line {
  return { what, value, target: `at least ${limit}`, met: value >= limit }
}

export function forInformation(what: string, value: number): Line {
  return { what, value, target: 'for information', met: true }
}

/** Nothing for a line that is only told. */
export function targetOf({ target }: Line): { kind: 'at most' | 'at least'; limit: number } | undefined {
  const [, kind, limit] = /^(at most|at least) (.+)$/.exec(target) ?? []
  return kind ? { kind: kind as 'at most' | 'at least', limit: Number(limit) } : undefined
}

export function tellVerdict(lines: Line[]): string {
  const targets = lines.filter(targetOf)
  const met = targets.filter((line) => line.met).length
  return `${met} of ${targets.length} targets met`
}

/** The lines of `--pages` begin with the page's address. */
export function isOfPage({ what }: Line): boolean {
  return what.startsWith('/')
}

/** A measured value as people read it; the smaller it is, the more its decimals say. */
export function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 2 : 0 })
}

export function shownTarget(line: Line): string {
  const target = targetOf(line)
  return target ? `${target.kind} ${shown(target.limit)}` : line.target
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

/** For a measurement that is started by itself: prints its lines and fails when a target was missed. */
export function show(lines: Line[]): void {
  const width = Math.max(0, ...lines.map((line) => line.what.length))
  for (const { what, value, target, met } of lines)
    console.log(
      `${what.padEnd(width)}  ${shown(value).padStart(9)}  ${target.padEnd(16)} ${met ? '' : 'MISSED'}`,
    )
  process.exitCode = lines.every((line) => line.met) ? 0 : 1
}
