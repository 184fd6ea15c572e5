import { type Pictures, pictureNameIn } from '#content/picture.ts'
import { pairsOf, type TextField } from '#content/site-texts.ts'
import { storableText } from './plain-text.ts'
import { isSafeLink, richTextProblems } from './rich-text.ts'

type TextProblem =
  | 'missing'
  | 'too-long'
  | 'day'
  | 'address'
  | 'choice'
  | 'pair'
  | 'fact'
  | 'place'
  | 'link'
  | 'picture'

type Fields = Readonly<Record<string, TextField>>
type Parts = Readonly<Record<string, string>>

/** What is wrong with a part of a text, and with which of its words. */
export interface FoundProblem {
  problem: TextProblem
  at?: string
}

/** What a text may refer to. */
export interface Known {
  pictures: Pictures
  /** Places for facts that there are not. */
  unknownFacts(text: string): string[]
  /** What is filled in when it is sent, such as {name}; where there is none of it, braces are just braces. */
  filledPlaces?: readonly string[]
}

/** The places that a text has for what is filled in when it is sent. */
export function placesIn(text: string): string[] {
  return text.match(/\{\w{1,40}\}/g) ?? []
}

/** The parts of a text as they are kept: nothing but its fields, without what no database keeps. */
export function readTextParts(fields: Fields, typed: Parts): Record<string, string> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    asKept(storableText(typed[name] ?? ''), field),
  ])
  return Object.fromEntries(entries)
}

function asKept(typed: string, { kind }: TextField): string {
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (kind === 'lines' || kind === 'pairs') return text.split(/\s*\n\s*/).join('\n')
  return kind === 'markdown' || kind === 'paragraph' ? text : text.replaceAll(/\s+/g, ' ')
}

/** What keeps a text from being kept at all: what was too long would be cut. */
export function tooLongParts(fields: Fields, parts: Parts) {
  return problemsBy(fields, (name, { most }) =>
    (parts[name] ?? '').length > most ? { problem: 'too-long' } : undefined,
  )
}

/** What keeps a text from being shown to visitors. */
export function textProblems(fields: Fields, parts: Parts, known: Known) {
  return problemsBy(fields, (name, field) => problemOf(parts[name] ?? '', field, known))
}

function problemsBy(
  fields: Fields,
  find: (name: string, field: TextField) => FoundProblem | undefined,
): Record<string, FoundProblem> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = find(name, field)
      return problem ? [[name, problem]] : []
    }),
  )
}

function problemOf(
  text: string,
  field: TextField,
  { pictures, unknownFacts, filledPlaces }: Known,
): FoundProblem | undefined {
  if (text === '') return field.isOptional ? undefined : { problem: 'missing' }
  if (text.length > field.most) return { problem: 'too-long' }
  const [fact] = unknownFacts(text)
  if (fact !== undefined) return { problem: 'fact', at: fact }
  const place = filledPlaces && placesIn(text).find((each) => !filledPlaces.includes(each))
  if (place) return { problem: 'place', at: place }
  switch (field.kind) {
    case 'markdown':
      return richTextProblems(text, pictures)[0]
    case 'picture':
      return Object.hasOwn(pictures, text) ? undefined : { problem: 'picture', at: text }
    case 'choice':
      return field.choices?.includes(text) ? undefined : { problem: 'choice' }
    case 'address':
      return isSafeLink(text) || /^\{[\w/.-]+\}$/.test(text) ? undefined : { problem: 'address', at: text }
    case 'pairs': {
      const broken = pairsOf(text).find(({ name, says }) => name === '' || says === '')
      return broken && { problem: 'pair', at: broken.name || broken.says }
    }
    case 'day':
      return isDay(text) ? undefined : { problem: 'day' }
    default:
      return undefined
  }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

/** Of a text in another language: what the original says otherwise than when it was written. */
export function outdatedParts(fields: Fields, original: Parts, then: Parts): string[] {
  return Object.keys(fields).filter((name) => (original[name] ?? '') !== (then[name] ?? ''))
}

/** The pictures that a text shows, by name. */
export function picturesIn(parts: Readonly<Record<string, string>>): string[] {
  const inside = Object.values(parts).flatMap((part) => [
    ...[...part.matchAll(/\/pictures\/[0-9a-f]{16}/g)].flatMap(
      ([reference]) => pictureNameIn(reference) ?? [],
    ),
    ...(/^[0-9a-f]{16}$/.test(part) ? [part] : []),
  ])
  return [...new Set(inside)]
}

/** A word for addresses that no other text has: from its title, as far as that can be spelled there. */
export function idFrom(title: string, isTaken: (id: string) => boolean): string {
  const spelled =
    title
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 60)
      .replaceAll(/^-|-$/g, '') || 'note'
  for (let count = 1; ; count++) {
    const id = count === 1 ? spelled : `${spelled}-${count}`
    if (!isTaken(id)) return id
  }
}
