import type { FeatureId } from '#content/catalogue/features.ts'
import { partsOfStatements, rules } from '#content/catalogue/statement-parts.ts'
import { textAsRead } from '#domain/text-as-read.ts'
import { isStatement, planFeatureOf } from './asked-features.ts'
import type { AskedFeature } from './labels.ts'
import { anyOf, asWord, languages } from './patterns.ts'
import type { Question } from './question.ts'

// Which part of a plan is asked for: by its name, or by what the question was taken for.

const named = [
  ...new Set(
    languages.flatMap((language) =>
      Object.keys({ ...language.named, ...language.wishes, ...language.things }),
    ),
  ),
].map((id) => {
  const feature = id as FeatureId
  const names = [anyOf(({ named: parts }) => parts[feature]), anyOf(({ wishes }) => wishes[feature])]
  const things = anyOf((language) => language.things[feature])
  return {
    feature,
    pattern: new RegExp(asWord(`(?:${[...names, things].join('|')})`.normalize('NFC')), 'giu'),
  }
})

const howMany = asWord(anyOf((language) => language.howMany))

/** Whether a number is asked for. */
export function asksHowMany(text: string): boolean {
  return howMany.test(text)
}

const contents = asWord(anyOf((language) => language.contents))

/** Whether it is asked what all there is. */
export function asksContents(text: string): boolean {
  return contents.test(text)
}

const open = asWord(anyOf((language) => language.open))

/** Whether a yes would be an answer. */
export function asksWhether(text: string): boolean {
  return !open.test(text) && !asksHowMany(text)
}

/** The parts that a text names, of those that plans state; “call summary on WhatsApp” names no answers on WhatsApp. */
function partsNamed(text: string, stated: ReadonlySet<string>): FeatureId[] {
  const read = textAsRead(text)
  const found = named
    .filter(({ feature }) => stated.has(feature))
    .flatMap(({ feature, pattern }) =>
      [...read.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        feature,
        index,
        end: index + length,
      })),
    )
  const longest = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.index <= one.index && other.end >= one.end && other.end - other.index > one.end - one.index,
      ),
  )
  return [...new Set(longest.toSorted((one, other) => one.index - other.index).map(({ feature }) => feature))]
}

/** A “Single-Process App” is no process that is asked for. */
function withoutName(text: string, plan: string): string {
  const at = text.toLowerCase().indexOf(plan.toLowerCase())
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + plan.length)}`
}

/** What of a plan somebody asks for who asks for this. */
export function partsOf(asked: AskedFeature): readonly FeatureId[] {
  return isStatement(asked) ? [...planFeatureOf(asked), ...(partsOfStatements[asked] ?? [])] : [asked]
}

/** The parts of a plan that somebody asks for, of those that it states; none where the question is how something is done. */
export function partsAsked(
  { text, features }: Question,
  plan: string,
  stated: ReadonlySet<string>,
): FeatureId[] {
  const [first] = features
  if (first !== undefined && rules.has(first)) return []
  const parts = partsNamed(withoutName(text, plan), stated)
  if (parts.length > 0) return parts
  const told = features.map((feature) => partsOf(feature).filter((part) => stated.has(part)))
  // A statement that speaks of several does not say which of them is asked for.
  return [...new Set(told.flatMap((each) => (each.length === 1 ? each : [])))]
}
