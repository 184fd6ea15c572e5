import { describe, expect, test } from 'vitest'
import { callChoiceIn, callLanguages, callSceneIds, callSearch } from '#content/call-scene.ts'
import { type Language, languages } from '#content/languages.ts'
import { wordsIn } from '#content/words.ts'
import { columnAfter, longestSpeech, readingTime, voicesFor } from './playing.ts'

const { calls } = wordsIn('en').tryCall
const choices = callSceneIds.flatMap((scene) => callLanguages.map((language) => ({ scene, language })))

describe.each(choices)('the call to the $scene in $language', ({ scene, language }) => {
  const { lines, diary, summary } = calls[language][scene]

  test('has both speakers and six to nine lines, each told in the language of every page but its own', () => {
    expect(lines.length).toBeGreaterThanOrEqual(6)
    expect(lines.length).toBeLessThanOrEqual(9)
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['agent', 'caller']))
    for (const reader of languages) {
      const glosses = wordsIn(reader).tryCall.calls[language][scene].lines.map(({ gloss }) => gloss)
      expect(glosses.map(Boolean)).toEqual(lines.map(() => reader !== language))
    }
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  })

  test('fills every column of the diary by its end, corrects one on the way, and leaves something to a person', () => {
    for (const column of Object.values(diary)) {
      expect(columnAfter(column, 0)).toEqual({})
      expect(columnAfter(column, lines.length).now).toBeTruthy()
    }
    expect(Object.values(diary).some((column) => columnAfter(column, lines.length).before)).toBe(true)
    expect(summary.forYou).toBeTruthy()
  })

  test('names no amount of money', () => {
    const texts = JSON.stringify({ lines, diary, summary })
    expect(texts).not.toMatch(/₹|\$|\bRs\b|rupee|dollar|shilling|shilingi|रुप/i)
  })

  test('is chosen by its address', () => {
    expect(callChoiceIn(new URLSearchParams(callSearch({ scene, language })), 'en')).toEqual({
      scene,
      language,
    })
  })
})

test('an address that names a business alone means its usual language, and one that names neither means nothing', () => {
  const chosen = (search: string, reader: Language = 'en') =>
    callChoiceIn(new URLSearchParams(search), reader)
  expect(chosen('scene=hotel')).toEqual({ scene: 'hotel', language: 'sw' })
  expect(chosen('scene=hotel', 'hi')).toEqual({ scene: 'hotel', language: 'hi' })
  expect(chosen('language=sw')).toEqual({ scene: 'clinic', language: 'sw' })
  expect(chosen('scene=zoo&language=xx')).toBeUndefined()
})

test('a line stays for as long as it takes to read, and speech that never ends is given up later than that', () => {
  expect(readingTime('Yes.')).toBeLessThan(readingTime('Yes, the doctor is in tomorrow.'))
  expect(readingTime('word '.repeat(500))).toBe(7000)
  expect(longestSpeech('Yes.')).toBeGreaterThan(readingTime('Yes.'))
})

test('two voices of the language are chosen, the device’s own first', () => {
  const voice = (lang: string, name: string, localService: boolean) => ({ lang, name, localService })
  const all = [
    voice('en-US', 'far', false),
    voice('en_GB', 'near', true),
    voice('en-IN', 'India', true),
    voice('hi-IN', 'Hindi', false),
  ]
  expect(voicesFor(all, 'en').map(({ name }) => name)).toEqual(['India', 'near'])
  expect(voicesFor(all, 'hi').map(({ name }) => name)).toEqual(['Hindi'])
  expect(voicesFor(all, 'sw')).toEqual([])
})
