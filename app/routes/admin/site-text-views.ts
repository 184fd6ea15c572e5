import { deskPaths } from '#content/desk-paths.ts'
import { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import type { PageId } from '#content/paths.ts'
import { fieldsOf, originalLanguage, type TextKind, textKinds } from '#content/site-texts.ts'
import { languages, translatedPages } from '#content/words.ts'
import { outdatedParts } from '#domain/site-text.ts'
import type { OwnersText, TextRef } from '#server/site/stored-texts.ts'

export const kinds = Object.keys(textKinds) as TextKind[]

/** The lists, of which one is shown. */
export function viewChoices(view: TextKind | 'pictures') {
  return [...kinds, 'pictures' as const].map((each) => ({
    label: words.views[each],
    to: each === 'pictures' ? deskPaths.pictures : `${deskPaths.siteTexts}?view=${each}`,
    isChosen: each === view,
  }))
}

export type TextState = keyof typeof words.states

export function stateOf({ shown, content, showAt, shipped, isOwners }: OwnersText): TextState {
  if (showAt) return 'scheduled'
  if (!shown) return shipped ? 'hidden' : 'draft'
  if (!isOwners) return 'delivered'
  return isSameContent(shown, content) ? 'shown' : 'changed'
}

function isSameContent(one: OwnersText['content'], other: OwnersText['content']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** The part that a text is known by. */
export const nameField: Record<TextKind, string> = {
  article: 'title',
  question: 'question',
  project: 'title',
  product: 'title',
  caseStudy: 'title',
  mail: 'subject',
}

export function nameOf(kind: TextKind, content: OwnersText['content']): string {
  return content[nameField[kind]] ?? ''
}

/** What a text is called in lists. */
export function titleOf({ kind, id, content }: Pick<OwnersText, 'kind' | 'id' | 'content'>): string {
  return (kind === 'mail' && words.mailNames[id]) || nameOf(kind, content) || words.untitled
}

export const otherLanguages = languages.filter((language) => language !== originalLanguage)

export function addressOf({ kind, language, id }: TextRef): string {
  const path = deskPaths.siteText(kind, id)
  return language === originalLanguage ? path : `${path}?language=${language}`
}

/** What a text in another language is to say. */
export function toSay(original: OwnersText): OwnersText['content'] {
  return original.shown ?? original.content
}

/** How a text stands in another language. */
export function translationState(
  original: OwnersText,
  translation: OwnersText | undefined,
): keyof typeof words.translations {
  if (!translation) return 'missing'
  const said = toSay(original)
  const fields = fieldsOf(original.kind, said)
  if (outdatedParts(fields, said, translation.original ?? {}).length > 0) return 'older'
  return translation.shown ? 'shown' : 'draft'
}

const pageOf: Partial<Record<TextKind, PageId>> = {
  article: 'blog',
  question: 'faq',
  project: 'portfolio',
  product: 'products',
  caseStudy: 'caseStudies',
}

/** Whether visitors can read texts of a kind in a language. */
export function isReadIn(language: string, kind: TextKind): boolean {
  return (
    language === originalLanguage ||
    translatedPages().some((page) => page.language === language && page.page === pageOf[kind])
  )
}
