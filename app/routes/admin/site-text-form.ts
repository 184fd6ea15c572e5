import type { ShownPart } from '#app/features/desk/text-form.tsx'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { toldArticle } from '#content/en/blog.ts'
import { toldCaseStudy } from '#content/en/case-studies.ts'
import { siteGroups } from '#content/en/desk/site-fields.ts'
import { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import { questionGroupHeads } from '#content/en/faq.ts'
import { serviceNames } from '#content/en/service-names.ts'
import { fill } from '#content/fill.ts'
import { pictureReference, shownPicture } from '#content/picture.ts'
import { shippedTexts } from '#content/shipped-texts.ts'
import { siteFields } from '#content/site-fields.ts'
import { fieldsOf, questionGroups, type SiteText, type TextKind } from '#content/site-texts.ts'
import { tellFacts, unknownFacts } from '#content/told-facts.ts'
import { factsIn } from '#content/words.ts'
import { type FoundProblem, type Known, outdatedParts, placesIn } from '#domain/site-text.ts'
import type { OwnersText, TextChange, TextRef } from '#server/site/stored-texts.ts'

type Parts = Readonly<Record<string, string>>

function currentFacts() {
  return factsIn('en', catalogue)
}

/** What texts may refer to now. */
export function knownNow(ref: Pick<TextRef, 'kind' | 'id'>): Known {
  return {
    pictures: catalogue.pictures,
    unknownFacts: (text) => unknownFacts(text, currentFacts()),
    ...(ref.kind === 'mail' && { filledPlaces: filledPlaces(ref.id) }),
  }
}

/** What is filled into a mail, by the code's own words for it. */
function filledPlaces(id: string): string[] {
  const shipped = shippedTexts.en?.mail[id]
  const found = Object.values(shipped ?? {}).flatMap((part) => placesIn(part))
  return [...new Set(found)]
}

/** Kinds that have a page of their own. */
export function hasPreview(kind: string): kind is 'article' | 'caseStudy' {
  return kind === 'article' || kind === 'caseStudy'
}

/** An article as visitors would read it. */
export function articleNow(id: string, content: Parts) {
  return toldArticle({ ...(content as SiteText<'article'>), id }, currentFacts())
}

export function caseStudyNow(id: string, content: Parts) {
  return toldCaseStudy({ ...(content as SiteText<'caseStudy'>), id }, currentFacts())
}

/** The original beside which another language is written: as it is, and as it was before. */
interface Beside {
  now: Parts
  before: Parts | undefined
}

/** The form's fields, with what was typed and what is wrong with it. */
export function partsOf(
  { kind, id }: Pick<TextRef, 'kind' | 'id'>,
  typed: Parts,
  problems: Readonly<Record<string, string>>,
  beside?: Beside,
): ShownPart[] {
  const fields = fieldsOf(kind, beside?.now)
  const outdated = beside?.before ? outdatedParts(fields, beside.now, beside.before) : []
  const labels: Readonly<Record<string, { label: string; hint?: string }>> = words.fields[kind]
  return Object.entries(fields).map(([name, field]) => ({
    name,
    kind: field.kind,
    label: labels[name]?.label ?? name,
    // What may stay empty in the original is not empty where it is shown beside another language.
    hint: beside ? undefined : hintOf(labels[name]?.hint, kind, name, id),
    typed: typed[name] ?? '',
    error: problems[name],
    original: beside?.now[name],
    originalThen: outdated.includes(name) ? (beside?.before?.[name] ?? '') : undefined,
    choices: field.choices?.map((value) => ({ value, label: choiceLabels[value] ?? value })),
  }))
}

const choiceLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(questionGroups.map((id) => [id, questionGroupHeads[id].title])),
  ...serviceNames,
  ...words.choices,
}

function hintOf(hint: string | undefined, kind: TextKind, name: string, id: string): string | undefined {
  if (kind !== 'mail' || name !== 'text') return hint
  const places = filledPlaces(id).join(', ')
  return places ? `${hint} ${fill(words.mailPlaces, { places })}` : hint
}

export function problemTexts(
  kind: TextKind,
  parts: Parts,
  problems: Readonly<Record<string, FoundProblem>>,
): Record<string, string> {
  const fields = fieldsOf(kind)
  return Object.fromEntries(
    Object.entries(problems).map(([name, { problem, at = '' }]) => [
      name,
      fill(words.problems[problem], {
        at,
        most: (fields[name]?.most ?? 0).toLocaleString('en-IN'),
        count: (parts[name] ?? '').length.toLocaleString('en-IN'),
      }),
    ]),
  )
}

export function labelOf(kind: TextKind, name: string): string {
  const labels: Readonly<Record<string, { label: string }>> = words.fields[kind]
  return labels[name]?.label ?? name
}

/** A version as the list of versions shows it, beside the text as it is now. */
export function versionOf(
  kind: TextKind,
  now: Parts,
  { id, act, content, ownerEmail, at, showAt }: TextChange,
) {
  return {
    id: String(id),
    act,
    by: ownerEmail,
    at,
    showAt,
    different: differentParts(kind, now, content),
  }
}

/** What the owner began from is the first version, though nobody here made it. */
export function deliveredVersion({ kind, content, shipped, shippedThen }: OwnersText) {
  const began = shippedThen ?? shipped
  return began
    ? [{ id: 'began', act: 'began' as const, different: differentParts(kind, content, began) }]
    : []
}

/** What a version says otherwise than the text as it is now, with the facts as visitors read them. */
function differentParts(kind: TextKind, now: Parts, then: Parts) {
  const facts = currentFacts()
  return Object.keys(fieldsOf(kind)).flatMap((name) =>
    (then[name] ?? '') === (now[name] ?? '')
      ? []
      : [{ label: labelOf(kind, name), text: tellFacts(then[name] ?? '', facts) }],
  )
}

/** What reads well in the middle of a sentence. */
const tellableKinds = new Set(['money', 'count', 'percent', 'phone', 'email'])

/** Every fact that can be put into a text, as “Your site” sorts them. */
export function factPlaces() {
  const facts = currentFacts()
  return Object.values(siteGroups).flatMap(({ sections }) =>
    sections
      .map(({ title, fields }) => ({
        title,
        facts: fields.flatMap(({ field, label }) => {
          const kind = siteFields.get(field)?.kind
          const place = `{${field}}`
          const value = tellFacts(place, facts)
          return kind && tellableKinds.has(kind) && value !== place ? [{ place, label, value }] : []
        }),
      }))
      .filter((section) => section.facts.length > 0),
  )
}

export function pictureChoices() {
  return Object.entries(catalogue.pictures).map(([name, { alt }]) => ({
    name,
    alt,
    src: shownPicture(name, catalogue.pictures)?.src ?? '',
    reference: pictureReference(name),
  }))
}

/** What an update of the code says where it now ships another text than the owner once changed. */
export function updateOf(kind: TextKind, { shipped, shippedThen }: OwnersText) {
  if (!shipped || !shippedThen) return []
  return Object.keys(fieldsOf(kind)).flatMap((name) =>
    (shipped[name] ?? '') === (shippedThen[name] ?? '')
      ? []
      : [{ label: labelOf(kind, name), text: shipped[name] ?? '' }],
  )
}
