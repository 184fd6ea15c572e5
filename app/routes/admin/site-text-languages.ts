import { deskPaths } from '#content/desk-paths.ts'
import type { siteTextWords as words } from '#content/en/desk/site-texts.ts'
import { languages } from '#content/languages.ts'
import { fieldsOf, originalLanguage } from '#content/site-texts.ts'
import { outdatedParts } from '#domain/site-text.ts'
import type { OwnersText, TextRef } from '#server/site/stored-texts.ts'

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
