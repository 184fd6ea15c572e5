import type { Language } from '#content/words.ts'

/** The language that is spoken at an address. There is one so far; how another is asked for is decided here. */
export function languageOf(_path: string): Language {
  return 'en'
}
