/** Every language of the site, English first. Each page is in each of them. */
export const languages = ['en', 'hi', 'sw'] as const

export type Language = (typeof languages)[number]

/** What each calls itself. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', sw: 'Kiswahili' }

/** How each writes dates and numbers. */
export const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', sw: 'sw-TZ' }

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
