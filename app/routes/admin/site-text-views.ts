import { deskPaths } from '#content/desk-paths.ts'
import { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import { type TextKind, textKinds } from '#content/site-texts.ts'
import type { OwnersText } from '#server/site/stored-texts.ts'

/** Stands in the address for the id of a text that is being written for the first time. */
export const newId = 'new'

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
