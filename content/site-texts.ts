import { servicePaths } from './paths.ts'
import type { Speech } from './speech.ts'

/** How a part of a text is typed, checked and shown at the desk. */
export interface TextField {
  /** `pairs` are lines of a name and what it says, with a colon between. */
  kind: 'line' | 'paragraph' | 'markdown' | 'lines' | 'pairs' | 'day' | 'address' | 'choice' | 'picture'
  /** The most characters. */
  most: number
  isOptional?: true
  /** What a choice is made from. */
  choices?: readonly string[]
}

export const questionGroups = [
  'voice-and-chatbots',
  'websites-and-web-apps',
  'mobile',
  'pricing-and-packages',
  'support-and-training',
  'getting-started',
] as const

const onward = {
  onwardLabel: { kind: 'line', most: 60, isOptional: true },
  onwardHref: { kind: 'address', most: 500, isOptional: true },
} as const satisfies Record<string, TextField>

/** What the owner writes at the desk, and of which parts each is made. Every part is a text, so that all are kept and compared alike. */
export const textKinds = {
  article: {
    title: { kind: 'line', most: 120 },
    topic: { kind: 'line', most: 30 },
    published: { kind: 'day', most: 10 },
    summary: { kind: 'paragraph', most: 300 },
    picture: { kind: 'picture', most: 80, isOptional: true },
    text: { kind: 'markdown', most: 40_000 },
    ...onward,
  },
  question: {
    group: { kind: 'choice', most: 40, choices: questionGroups },
    question: { kind: 'line', most: 160 },
    answer: { kind: 'paragraph', most: 1500 },
    ...onward,
  },
  project: {
    title: { kind: 'line', most: 60 },
    description: { kind: 'paragraph', most: 300 },
    type: { kind: 'line', most: 40 },
    tags: { kind: 'lines', most: 200 },
    status: { kind: 'line', most: 30 },
    url: { kind: 'address', most: 500 },
    picture: { kind: 'picture', most: 80, isOptional: true },
  },
  product: {
    title: { kind: 'line', most: 60 },
    description: { kind: 'paragraph', most: 300 },
    features: { kind: 'lines', most: 600 },
    status: { kind: 'line', most: 30 },
    price: { kind: 'line', most: 80 },
    action: { kind: 'line', most: 30 },
    url: { kind: 'address', most: 500 },
    picture: { kind: 'picture', most: 80, isOptional: true },
    ...onward,
  },
  caseStudy: {
    title: { kind: 'line', most: 60 },
    client: { kind: 'line', most: 80 },
    summary: { kind: 'paragraph', most: 200 },
    result: { kind: 'line', most: 40 },
    heading: { kind: 'line', most: 100 },
    lead: { kind: 'paragraph', most: 300 },
    description: { kind: 'paragraph', most: 300 },
    picture: { kind: 'picture', most: 80, isOptional: true },
    facts: { kind: 'pairs', most: 400 },
    metrics: { kind: 'pairs', most: 800 },
    before: { kind: 'paragraph', most: 1200 },
    built: { kind: 'paragraph', most: 1200 },
    after: { kind: 'paragraph', most: 1200 },
    featuresHeading: { kind: 'line', most: 60 },
    features: { kind: 'pairs', most: 1000 },
    quoteHeading: { kind: 'line', most: 60, isOptional: true },
    quote: { kind: 'paragraph', most: 600, isOptional: true },
    person: { kind: 'line', most: 80, isOptional: true },
    role: { kind: 'line', most: 80, isOptional: true },
    organisation: { kind: 'line', most: 120, isOptional: true },
    quoteFrom: { kind: 'choice', most: 10, choices: ['client', 'sample'] },
    closingTitle: { kind: 'line', most: 100 },
    closingText: { kind: 'paragraph', most: 400 },
    closingLabel: { kind: 'line', most: 40 },
    service: { kind: 'choice', most: 40, choices: Object.keys(servicePaths) },
  },
  mail: {
    subject: { kind: 'line', most: 150 },
    preview: { kind: 'line', most: 150, isOptional: true },
    heading: { kind: 'line', most: 100 },
    text: { kind: 'paragraph', most: 2000 },
  },
} as const satisfies Record<string, Record<string, TextField>>

export type TextKind = keyof typeof textKinds

/** Every text is there in this language first; the others say the same in theirs. */
export const originalLanguage = 'en'

const sharedByLanguages: readonly TextField['kind'][] = ['day', 'address', 'choice', 'picture']

/**
 * What is typed of a text. Of one in another language than the original only what is said there, and all of that: nobody
 * reads half a text in one language and half in another.
 */
export function fieldsOf(
  kind: TextKind,
  original?: Readonly<Record<string, string>>,
): Readonly<Record<string, TextField>> {
  const fields: Readonly<Record<string, TextField>> = textKinds[kind]
  if (!original) return fields
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { isOptional: _, ...field }]) =>
      sharedByLanguages.includes(field.kind) || !original[name] ? [] : [[name, field]],
    ),
  )
}

/** Of these the code has a fixed number: each is sent on its own occasion. */
export const fixedKinds: readonly TextKind[] = ['mail']

/** Of these what the code ships stays on the site, as other pages speak of it; it can be written anew. */
export const stayingKinds: readonly TextKind[] = ['mail', 'caseStudy']

type Fields<Kind extends TextKind> = (typeof textKinds)[Kind]
type OptionalField<Kind extends TextKind> = {
  [Field in keyof Fields<Kind>]: Fields<Kind>[Field] extends { isOptional: true } ? Field : never
}[keyof Fields<Kind>]

/** The parts of a text; what may be left out may be empty too. */
export type SiteText<Kind extends TextKind> = {
  readonly [Field in Exclude<keyof Fields<Kind>, OptionalField<Kind>>]: string
} & { readonly [Field in OptionalField<Kind>]?: string }

/** As visitors see it. Whose words it is, is a text too, as every part of it is. */
export type ShownText<Kind extends TextKind> = SiteText<Kind> & {
  readonly id: string
  readonly byOwner?: 'yes'
}

/** Of a text in another language only what is said is there, not its day, its address or its choices. */
export type TranslatedTexts = {
  readonly [Kind in TextKind]: Readonly<Record<string, Partial<SiteText<Kind>>>>
}

/** As the code ships them, by id. */
export type ShippedTexts = { readonly [Kind in TextKind]: Readonly<Record<string, SiteText<Kind>>> }

/** What the owner wrote and visitors see, by language, kind and id; null is what visitors no longer see. */
export type OwnersTexts = Readonly<
  Record<string, { readonly [Kind in TextKind]?: Readonly<Record<string, SiteText<Kind> | null>> }>
>

/** All that visitors see of a kind in a language: the code's in their order, the owner's in their place or behind them. */
export function shownTexts<Kind extends TextKind>(
  kind: Kind,
  { language, texts, translations }: Pick<Speech, 'language' | 'texts' | 'translations'>,
  owners: OwnersTexts,
): ShownText<Kind>[] {
  const originals: Readonly<Record<string, SiteText<Kind> | null>> = {
    ...texts[kind],
    ...owners[originalLanguage]?.[kind],
  }
  const translationOf = (id: string, original: SiteText<Kind>) => {
    if (language === originalLanguage) return undefined
    // What the code says in a language says what the code said in English, and not what the owner says there now.
    return (
      owners[language]?.[kind]?.[id] ??
      (original === texts[kind][id] ? translations?.[kind]?.[id] : undefined)
    )
  }
  const isOwners = (id: string, original: SiteText<Kind>) =>
    original !== texts[kind][id] || Boolean(owners[language]?.[kind]?.[id])
  return Object.entries(originals).flatMap(([id, original]) =>
    original
      ? [{ ...original, ...translationOf(id, original), id, ...(isOwners(id, original) && byOwner) }]
      : [],
  )
}

const byOwner = { byOwner: 'yes' } as const

/** The way on, if it has one. */
export function onwardOf({ onwardLabel, onwardHref }: Partial<Record<keyof typeof onward, string>>) {
  return onwardLabel && onwardHref ? { label: onwardLabel, href: onwardHref } : undefined
}

/** The lines of `pairs`: what stands before the first colon of each, and behind it. */
export function pairsOf(text: string): { name: string; says: string }[] {
  return text.split('\n').map((line) => {
    const colon = line.indexOf(': ')
    return colon < 0 ? { name: line, says: '' } : { name: line.slice(0, colon), says: line.slice(colon + 2) }
  })
}
