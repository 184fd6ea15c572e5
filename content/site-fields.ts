import { type Catalogue, shipped } from './catalogue/catalogue.ts'
import type { SpecialDay } from './catalogue/special-days.ts'
import type { Money } from './money.ts'

/** How a fact is typed, checked and told. */
export type SiteFieldKind =
  | 'money'
  | 'count'
  | 'tally'
  | 'percent'
  | 'clock'
  | 'email'
  | 'phone'
  | 'address'
  | 'video'
  | 'line'
  | 'date'
  | 'switch'
  | 'days'

export type SiteValue = Money | number | string | boolean | readonly SpecialDay[]

/** A fact that the owner can change at the desk, by where it lies in the catalogue. */
export interface SiteField {
  /** The path in one word: in forms, and in the database. */
  id: string
  path: readonly string[]
  kind: SiteFieldKind
}

/** Which facts those are; a star stands for whatever is there. Of two rules for one fact the first holds. */
const rules: readonly [kind: SiteFieldKind, ...path: string[]][] = [
  ['money', 'prices', '*'],
  ['count', 'priceTables', '*', 'plans', '*', 'included'],
  ['switch', 'onSale', 'services', '*'],
  ['switch', 'onSale', 'plans', '*', '*'],
  ['percent', 'offers', '*', 'percentOff'],
  ['switch', 'offers', '*', 'isOn'],
  ['date', 'offers', '*', 'from'],
  ['date', 'offers', '*', 'until'],
  ['count', 'offers', '*', 'clients'],
  ['tally', 'offers', '*', 'taken'],
  ['count', 'delivery', '*', 'from'],
  ['count', 'delivery', '*', 'to'],
  ['clock', 'hours', '*', 'opens'],
  ['clock', 'hours', '*', 'closes'],
  ['days', 'specialDays'],
  ['phone', 'contact', 'whatsappDisplay'],
  ['email', 'contact', 'email'],
  ['address', 'contact', 'schedulerUrl'],
  ['address', 'contact', 'social', '*', 'url'],
  ['address', 'contact', 'sisterSites', '*', 'url'],
  ['video', 'links', 'voiceAgents', 'youtubeVideoId'],
  ['address', 'links', '*', '*'],
  ['line', 'announcement', 'text'],
  ['date', 'announcement', 'from'],
  ['date', 'announcement', 'until'],
]

/** Every fact that can be changed at the desk. How each is called there is words. */
export const siteFields: ReadonlyMap<string, SiteField> = new Map(
  rules
    .toReversed()
    .flatMap(([kind, ...pattern]) =>
      pathsLike(pattern, shipped).map((path) => [
        siteFieldId(...path),
        { id: siteFieldId(...path), path, kind },
      ]),
    ),
)

export function siteFieldId(...path: string[]): string {
  return path.join('/')
}

function pathsLike([step, ...rest]: readonly string[], part: unknown): string[][] {
  if (step === undefined) return [[]]
  const inside = part as Record<string, unknown>
  const steps = step === '*' ? Object.keys(inside) : [step]
  return steps
    .filter((each) => Object.hasOwn(inside, each))
    .flatMap((each) => pathsLike(rest, inside[each]).map((path) => [each, ...path]))
}

export function valueAt(facts: Catalogue, path: readonly string[]): SiteValue {
  return path.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], facts) as SiteValue
}

/** The same facts, but for one. */
export function withValueAt(facts: Catalogue, path: readonly string[], value: SiteValue): Catalogue {
  return replaced(facts, path, value) as Catalogue
}

function replaced(part: unknown, [step, ...rest]: readonly string[], value: SiteValue): unknown {
  if (step === undefined) return value
  const next = replaced((part as Record<string, unknown>)[step], rest, value)
  return Array.isArray(part)
    ? part.with(Number(step), next)
    : { ...(part as Record<string, unknown>), [step]: next }
}
