import { atMost, forInformation, type Line } from '../lines.ts'
import { excuses } from './excuses.ts'

export type Judge =
  | 'the W3C checker'
  | 'axe'
  | 'schema.org'
  | 'the calendar parser'
  | 'the mail parser'
  | 'Lighthouse for agents'

/** What a judge objects to. */
export interface Finding {
  /** An address, or a kind of mail. */
  where: string
  what: string
}

/** What one judge says of all that it was shown. What is excused is told with the reason, everything else is an error. */
export function verdict(judge: Judge, shown: { what: string; count: number }, findings: Finding[]): Line[] {
  const ours = excuses.filter((excuse) => excuse.judge === judge)
  const errors = findings.filter(({ what }) => !ours.some(({ says }) => says.test(what)))
  for (const [what, places] of placesOf(errors)) console.log(`${judge}: ${what}\n    ${told(places)}`)
  for (const { says, why } of ours) {
    const count = findings.filter(({ what }) => says.test(what)).length
    console.log(`${judge}, excused ${count} times: ${says.source}\n    ${why}`)
  }
  const needless = ours.filter(({ says }) => !findings.some(({ what }) => says.test(what)))
  return [
    forInformation(`judges: ${shown.what} shown to ${judge}`, shown.count),
    atMost(`judges: errors by ${judge}`, errors.length, 0),
    ...(ours.length > 0
      ? [
          forInformation(`judges: findings by ${judge} excused`, findings.length - errors.length),
          atMost(`judges: excuses that ${judge} no longer asks for`, needless.length, 0),
        ]
      : []),
  ]
}

function placesOf(findings: Finding[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { what, where } of findings) places.set(what, [...(places.get(what) ?? []), where])
  return places
}

function told(places: string[]): string {
  const rest = places.length - 3
  return places.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
