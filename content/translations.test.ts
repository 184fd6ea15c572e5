import { describe, expect, test } from 'vitest'
import { bookableServices } from '#domain/booking-times.ts'
import { numbersIn } from '../tests/told-numbers.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { english as sayInEnglish } from './en/english.ts'
import { factsOf } from './facts.ts'
import { type Language, languages } from './languages.ts'
import { shippedTexts } from './shipped-texts.ts'
import { fieldsOf, type TextKind, textKinds } from './site-texts.ts'
import { factsIn, translations, wordsIn } from './words.ts'

type Other = Exclude<Language, 'en'>
const others = languages.filter((language): language is Other => language !== 'en')

/** What forms send, and what is shown in a certain language for its own sake. */
const asItIs = [
  /^[a-zA-Z]+\.formChoices\./,
  /^priceFinder\.tables\.[a-z-]+\.choice$/,
  /^conversation\.keywords\./,
  /^tryCall\.(?:calls\..*\.(?:business|lines\.\d+\.text)|talk\.languages\..*)$/,
  /^tryDashboard\.samples\.[a-z]+\.(?:columns|lists)\./,
  // The owner’s.
  /^soon\.(?:fieldNames|doors\.\d+\.owner)\./,
  // Names.
  /^(?:labs\.projects\.items|soon\.doors)\.\d+\.title$/,
  // What is sent.
  /^priceFinder\.tables\.[a-z-]+\.choice$/,
  // Guests and customers who write Swahili.
  /^home\.demos\.cards\.1\.lines\.\d+\.text$/,
  /^portfolio\.projects\.items\.2\.miniature\.lines\.\d+\.text$/,
  /^tryWhatsapp\.(?:chats|languages)\b/,
]

/** Sentences that stay as they are: names, addresses, what people type, and what other languages say of themselves. */
const same: readonly RegExp[] = [
  /^(?:https?:|mailto:|\/|#)/,
  /^[\p{Lu}\d][\p{L}\d.&’'-]*(?:,? [\p{Lu}\d&][\p{L}\d.&’'-]*){0,4}$/u,
]

/** Of a sample business, which asks for the money of the country where the language is spoken. */
const sampleAnswer = /^makeItMine\.trades\.\d+\.facts\.\d+\.answer$/
const sampleMoney = /(?:TSh|USD) \d[\d,]*|\d[\d,]*\/-/g
const amountsIn = (text: string) => text.match(sampleMoney)?.length ?? 0
const withoutMoney = (text: string) => text.replace(sampleMoney, '')

describe.each(others)('in %s', (language) => {
  const english = wordsIn('en')
  const words = wordsIn(language)
  const texts = translations[language](factsIn(language, catalogue))

  test('nothing is said that has no place in the words', () => {
    const { choiceLabels: _, ...forms } = texts.forms ?? {}
    expect(straysIn(english, { ...texts, forms })).toEqual([])
  })

  test('each choice of a form is read in the language', () => {
    const { quote, testimonials, forms } = words
    const sent = [...quote.formChoices, ...testimonials.formChoices, ...bookableServices]
    expect(texts.forms ? sent.filter((choice) => !forms.choiceLabels[choice]) : []).toEqual([])
  })

  test('what is said of a part is said whole', () => {
    const parts = Object.keys(texts).filter((part) => !['heads', 'locale'].includes(part))
    const said = parts.flatMap((part) => leavesOf(words[part as 'home'], part))
    const untranslated = said.filter(
      ({ path, text }) =>
        text === leafAt(english, path) &&
        /\p{L}{2,}.*\s.*\p{L}{2,}/u.test(text) &&
        /[A-Za-z]{2}/.test(text.replaceAll(/\{[^{}]+\}/g, '')) &&
        !asItIs.some((pattern) => pattern.test(path.join('.'))) &&
        !same.some((pattern) => pattern.test(text)),
    )
    expect(untranslated.map(({ path, text }) => `${path.join('.')}: ${text}`)).toEqual([])
  })

  test('prices, counts and places are those of the English words', () => {
    const wrong = leavesOf(words).flatMap(({ path, text }) => {
      const original = leafAt(english, path)
      if (original === undefined || original === text || isGlossOfOne(path, original, text)) return []
      const isSample = sampleAnswer.test(path.join('.'))
      const [from, said] = isSample ? [withoutMoney(original), withoutMoney(text)] : [original, text]
      return String(numbersIn(from)) === String(numbersIn(said)) &&
        (!isSample || amountsIn(original) === amountsIn(text)) &&
        String(placesIn(original)) === String(placesIn(text))
        ? []
        : [`${path.join('.')}: ${original} | ${text}`]
    })
    expect(wrong).toEqual([])
  })

  test('what a visitor finds typed already is in the language too', () => {
    const { speech } = factsIn(language, catalogue)
    const missing = new Set<string>()
    const typed = new Proxy(speech.typed, {
      get(all, text: string) {
        if (!Object.hasOwn(all, text)) missing.add(text)
        return all[text]
      },
    })
    sayInEnglish(factsOf(catalogue, { ...speech, typed }))
    // Nothing is asked of a language that has no page yet.
    expect(Object.keys(texts.heads).length === 0 ? [] : [...missing]).toEqual([])
  })

  test('digits are Latin', () => {
    const odd = leavesOf(words).filter(({ text }) => /[०-९]/.test(text))
    expect(odd.map(({ path }) => path.join('.'))).toEqual([])
  })

  test.each(Object.keys(textKinds) as TextKind[])('each %s is said whole, with the same facts', (kind) => {
    for (const [id, text] of Object.entries(shippedTexts[language]?.[kind] ?? {})) {
      const original: Readonly<Record<string, string>> = shippedTexts.en?.[kind]?.[id] ?? {}
      expect([id, Object.keys(text).sort()]).toEqual([id, Object.keys(fieldsOf(kind, original)).sort()])
      for (const [field, said] of Object.entries<string>(text)) {
        const from = original[field] ?? ''
        expect([id, field, numbersIn(said), placesIn(said)]).toEqual([
          id,
          field,
          numbersIn(from),
          placesIn(from),
        ])
      }
    }
  })
})

interface Leaf {
  path: string[]
  text: string
}

function leavesOf(words: unknown, ...path: string[]): Leaf[] {
  if (typeof words === 'string')
    return ['href', 'url'].includes(path.at(-1) ?? '') ? [] : [{ path, text: words }]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, each]) => leavesOf(each, ...path, key))
}

/** Below what is said in the one language or in the other nothing stands. */
function isGlossOfOne(path: readonly string[], ...texts: string[]): boolean {
  return path.at(-1) === 'gloss' && texts.includes('')
}

function leafAt(words: unknown, path: readonly string[]): string | undefined {
  const leaf = path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    words,
  )
  return typeof leaf === 'string' ? leaf : undefined
}

/** Where texts have something that the words have not. */
function straysIn(words: unknown, texts: unknown, ...path: string[]): string[] {
  const here = path.join('.')
  if (texts === undefined) return []
  if (typeof texts === 'string') return typeof words === 'string' ? [] : [here]
  if (typeof texts !== 'object' || texts === null) return []
  if (typeof words !== 'object' || words === null) return [here]
  if (Array.isArray(texts))
    return Array.isArray(words) && words.length === texts.length
      ? texts.flatMap((each, at) => straysIn(words[at], each, ...path, String(at)))
      : [`${here}: of another length`]
  return Object.entries(texts).flatMap(([key, each]) => {
    const part = Array.isArray(words)
      ? words.find((item) => item?.id === key)
      : (words as Record<string, unknown>)[key]
    return straysIn(part, each, ...path, key)
  })
}

function placesIn(text: string): string[] {
  return (text.match(/\{[^{}]+\}/g) ?? []).sort()
}
