import { afterEach, expect, test } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { pathIn, paths, readPath } from './paths.ts'
import { translations, wordsIn } from './words.ts'

const { sw } = translations
afterEach(() => {
  translations.sw = sw
})

const head = { title: 'Kuhusu sisi', description: 'Timu ndogo.' }

/** Words are filled once for a catalogue: another one has them filled anew. */
function wordsWithHeadInSwahili() {
  translations.sw = () => ({ heads: { about: head } })
  return wordsIn('sw', { ...catalogue })
}

test('a language says what it has, by its own calendar', () => {
  const words = wordsWithHeadInSwahili()
  expect(words).toMatchObject({ language: 'sw', locale: 'sw-TZ' })
  expect(words.heads.about).toEqual(head)
})

test('what a language does not say is said in English', () => {
  const words = wordsWithHeadInSwahili()
  expect(words.heads.pricing).toEqual(wordsIn('en').heads.pricing)
  expect(words.about.hero).toEqual(wordsIn('en').about.hero)
})

test('the first part of an address is its language', () => {
  expect(readPath('/pricing')).toEqual({ language: 'en', path: '/pricing' })
  expect(readPath('/hi/pricing')).toEqual({ language: 'hi', path: '/pricing' })
  expect(readPath('/sw')).toEqual({ language: 'sw', path: '/' })
  expect(readPath('/hi?source=card#top')).toEqual({ language: 'hi', path: '/?source=card#top' })
  expect(readPath('/hi.data')).toEqual({ language: 'hi', path: '/.data' })
})

test.each(['/', '/hire', '/en/pricing', '/HI/pricing', '//hi', '/services/hi'])(
  '%s is English',
  (address) => {
    expect(readPath(address)).toEqual({ language: 'en', path: address })
  },
)

test('every page has an address in each language, with the same words in it', () => {
  expect(pathIn('en', paths.pricing)).toBe('/pricing')
  expect(pathIn('hi', paths.pricing)).toBe('/hi/pricing')
  expect(pathIn('sw', paths.home)).toBe('/sw')
  expect(pathIn('sw', '/#work')).toBe('/sw#work')
  for (const path of Object.values(paths))
    expect(readPath(pathIn('hi', path))).toEqual({ language: 'hi', path })
})
