import { type Language, translatedPages } from '#content/words.ts'

const languages = new Map(translatedPages().map(({ path, language }) => [path, language]))

/** The language that is spoken at an address: its own where the page is translated, English everywhere else. */
export function languageOf(path: string): Language {
  return languages.get(path.replace(/\.data$/, '')) ?? 'en'
}
