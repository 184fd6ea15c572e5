import type { Period } from './catalogue/terms.ts'
import type { Facts } from './facts.ts'
import { formatMoney, type Money } from './money.ts'

/** Facts that are told in a way of their own. */
const sayings: Readonly<Record<string, (facts: Facts) => string>> = {
  'terms/freeSupportMonths': ({ terms, speech }) =>
    speech.period({ from: terms.freeSupportMonths, unit: 'month' }),
  'terms/supportPeriods': ({ terms, speech }) => speech.inList(terms.supportPeriods.map(speech.period)),
  'contact/schedulerUrl': ({ schedulerLink }) => schedulerLink(),
}

/** Puts facts into the places of a text: `{delivery/agents}` is where the fact lies in the catalogue. A place without a fact stays as it is. */
export function tellFacts(text: string, facts: Facts): string {
  return text.replace(factPlaces, (place, path: string) => tellFact(path, facts) ?? place)
}

/** Places of a text that no fact has. */
export function unknownFacts(text: string, facts: Facts): string[] {
  return [...text.matchAll(factPlaces)].flatMap(([place, path = '']) =>
    tellFact(path, facts) === undefined ? [place] : [],
  )
}

/** The keys of prices have dots, those of services dashes. */
const factPlaces = /\{([A-Za-z][\w-]{0,60}(?:\/[\w.-]{1,80}){1,5})\}/g

function tellFact(path: string, facts: Facts): string | undefined {
  if (Object.hasOwn(sayings, path)) return sayings[path]?.(facts)
  const value = path
    .split('/')
    .reduce<unknown>(
      (part, step) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, step)
          ? (part as Record<string, unknown>)[step]
          : undefined,
      facts,
    )
  return tell(value, facts.speech)
}

function tell(value: unknown, { period }: Facts['speech']): string | undefined {
  if (typeof value === 'number') return value.toLocaleString('en-IN')
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  if ('minor' in value) return formatMoney(value as Money)
  return 'unit' in value && 'from' in value ? period(value as Period) : undefined
}

/** Every part of a text, told. */
export function toldText<Text extends Readonly<Record<string, string>>>(text: Text, facts: Facts): Text {
  return Object.fromEntries(
    Object.entries(text).map(([field, part]) => [field, tellFacts(part, facts)]),
  ) as Text
}
