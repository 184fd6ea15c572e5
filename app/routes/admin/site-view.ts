import { type Catalogue, shipped } from '#content/catalogue/catalogue.ts'
import type { SpecialDay } from '#content/catalogue/special-days.ts'
import { siteWords as words } from '#content/en/desk/site.ts'
import { type SiteGroupId, siteGroups, siteLabels } from '#content/en/desk/site-fields.ts'
import { fill } from '#content/fill.ts'
import type { Money } from '#content/money.ts'
import {
  type SiteField,
  type SiteFieldKind,
  type SiteValue,
  siteFields,
  valueAt,
} from '#content/site-fields.ts'
import { listSpecialDays } from '#content/special-days.ts'
import type { Words } from '#content/words.ts'
import { isSameValue, readSiteValue, saySiteValue, writeSiteValue } from '#domain/site-values.ts'
import type { Places } from '#server/site/places.ts'
import type { SiteChange, WantedFacts } from '#server/site/site-facts.ts'

export interface ShownChange {
  id: string
  label: string
  before: string
  after: string
  difference: string
  /** Worth a second look: it may be a zero too many. */
  isLarge: boolean
}

/** Which fields the group has, with what the site says of each now. */
export function sectionsOf(group: SiteGroupId, facts: Catalogue) {
  return siteGroups[group].sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.flatMap(({ field: id, ...called }) => {
      const field = siteFields.get(id)
      return field ? [{ ...called, ...shownField(field, facts) }] : []
    }),
  }))
}

/** A fact as the form shows it, and what the code ships where the owner has something else. */
function shownField({ id, path, kind }: SiteField, facts: Catalogue) {
  const [value, own] = [valueAt(facts, path), valueAt(shipped, path)]
  return {
    id,
    kind,
    typed: writeSiteValue(kind, value),
    ...(kind === 'money' && { currency: (value as Money).currency }),
    ...(!isSameValue(value, own) && { shipped: told(kind, own) }),
  }
}

/** What a form wants other than it was shown, as it was typed, and what in it will not do. */
export function readWanted(form: Readonly<Record<string, string>>, shown: Catalogue) {
  const wanted: Record<string, SiteValue> = {}
  const changed: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const [id, typed] of Object.entries(form)) {
    const field = siteFields.get(id)
    if (!field) continue
    const now = valueAt(shown, field.path)
    // What was left alone is not read: the code may say what no owner could type.
    if (typed.trim() === writeSiteValue(field.kind, now)) continue
    changed[id] = typed
    const read = readSiteValue(field.kind, typed, now)
    if ('problem' in read) errors[id] = words.problems[read.problem]
    else if (!isSameValue(read.value, now)) wanted[id] = read.value
  }
  return { wanted, typed: changed, errors }
}

/** What would be typed for what the site says now. */
export function typedNow(ids: readonly string[], facts: Catalogue): Record<string, string> {
  const entries = ids.flatMap((id) => {
    const field = siteFields.get(id)
    return field ? [[id, writeSiteValue(field.kind, valueAt(facts, field.path))]] : []
  })
  return Object.fromEntries(entries)
}

export function changesBetween(wanted: WantedFacts, before: Catalogue, after: Catalogue): ShownChange[] {
  return Object.keys(wanted).flatMap((id) => {
    const field = siteFields.get(id)
    if (!field) return []
    const [was, becomes] = [valueAt(before, field.path), valueAt(after, field.path)]
    return [
      {
        id,
        label: siteLabels.get(id) ?? id,
        before: told(field.kind, was),
        after: told(field.kind, becomes),
        difference: differenceOf(field.kind, was, becomes),
        isLarge: field.kind === 'money' && isLargeChange(was as Money, becomes as Money),
      },
    ]
  })
}

function differenceOf(kind: SiteFieldKind, was: SiteValue, becomes: SiteValue): string {
  const amounts = kind === 'money' ? [(was as Money).minor, (becomes as Money).minor] : [was, becomes]
  const [from, to] = amounts
  if (typeof from !== 'number' || typeof to !== 'number' || kind === 'clock' || from === 0) return ''
  const percent = Math.round(((to - from) / from) * 1000) / 10
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`
}

function isLargeChange(was: Money, becomes: Money): boolean {
  return becomes.minor >= 2 * was.minor || 2 * becomes.minor <= was.minor
}

/** Names of places, pages first. */
export function placeNames({ pages, elsewhere }: Places, heads: Words['heads']): string[] {
  return [...pages.map((page) => heads[page].title), ...elsewhere.map((place) => words.elsewhere[place])]
}

export interface PastChange {
  id: number
  at: Date
  by: string
  undoes: number | null
  facts: { label: string; before: string; after: string }[]
}

export function pastChange({ id, at, ownerEmail, undoes, facts }: SiteChange): PastChange {
  return {
    id,
    at,
    by: ownerEmail,
    undoes,
    facts: Object.entries(facts).map(([field, { before, after }]) => ({
      label: siteLabels.get(field) ?? words.changes.unknown,
      before: pastValue(field, before),
      after: pastValue(field, after),
    })),
  }
}

function pastValue(id: string, value: SiteValue | null): string {
  const field = siteFields.get(id)
  if (value === null) return words.changes.delivered
  return field ? told(field.kind, value) : String(value)
}

export function differenceText(id: string, value: SiteValue, shippedThen: SiteValue): string {
  const field = siteFields.get(id)
  if (!field) return ''
  return fill(words.differences.row, {
    label: siteLabels.get(id) ?? id,
    value: told(field.kind, value),
    shipped: told(field.kind, valueAt(shipped, field.path)),
    before: told(field.kind, shippedThen),
  })
}

function told(kind: SiteFieldKind, value: SiteValue): string {
  const say = sayings[kind]
  return (say ? say(value) : saySiteValue(kind, value)) || words.confirm.empty
}

/** What is said in words. */
const sayings: Partial<Record<SiteFieldKind, (value: SiteValue) => string>> = {
  switch: (value) => words.switch[value ? 'yes' : 'no'],
  days: (value) => listSpecialDays(value as readonly SpecialDay[], words.days),
}
