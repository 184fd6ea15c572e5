import { afterEach, expect, test } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { paths } from './paths.ts'
import { translatedPages, translations, wordsIn } from './words.ts'

const { sw } = translations
afterEach(() => {
  translations.sw = sw
})

const head = { title: 'Kuhusu sisi', description: 'Timu ndogo.' }

/** Words are filled once for a catalogue: another one has them filled anew. */
function wordsWithAboutInSwahili(language: string) {
  translations.sw = () => ({ locale: 'sw-TZ', heads: { about: head } })
  return wordsIn(language, { ...catalogue })
}

test('a page whose head is in another language has an address there', () => {
  const words = wordsWithAboutInSwahili('sw')
  expect(translatedPages()).toEqual([{ page: 'about', language: 'sw', path: '/sw/about' }])
  expect(words).toMatchObject({ language: 'sw', locale: 'sw-TZ' })
  expect(words.heads.about).toEqual({ ...head, languages: ['en', 'sw'] })
  expect(wordsWithAboutInSwahili('en').heads.about.languages).toEqual(['en', 'sw'])
})

test('what a language does not say is said in English', () => {
  const words = wordsWithAboutInSwahili('sw')
  expect(words.heads.pricing).toEqual(wordsIn('en').heads.pricing)
  expect(words.about.hero).toEqual(wordsIn('en').about.hero)
})

test('links lead to pages in the same language where these are there, and to English ones elsewhere', () => {
  const { companyMenu, servicesMenu } = wordsWithAboutInSwahili('sw').frame
  expect(companyMenu.links.map(({ href }) => href)).toEqual([
    '/sw/about',
    paths.contact,
    paths.faq,
    paths.privacyPolicy,
  ])
  expect(servicesMenu).toEqual(wordsIn('en').frame.servicesMenu)
})
