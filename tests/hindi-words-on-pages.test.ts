import { readFile } from 'node:fs/promises'
import type { Font } from 'harfbuzzjs'
import { beforeAll, expect, test } from 'vitest'
import woff2 from 'wawoff2'
import { pathIn, paths } from '#content/paths.ts'
import { wordsOf } from '../vite/brand-fonts/hindi-words.ts'
import { openFont, setWord } from '../vite/brand-fonts/shaping.ts'
import { instance } from '../vite/brand-fonts/subset.ts'
import { readTypeface, regular } from '../vite/brand-fonts/typefaces.ts'
import { saidBy } from './marked-words.ts'
import { aSite, type Site } from './site.ts'

let site: Site
let cut: Font
let full: Font

beforeAll(async () => {
  site = await aSite()
  cut = openFont(await woff2.decompress(await readFile('.generated/fonts/anek-hindi-regular.woff2')))
  full = openFont(await instance(await readTypeface('devanagari'), regular))
})

test('every word that pages in Hindi say, wherever it comes from, is set by the cut as by the whole typeface', async () => {
  const words = new Set<string>()
  for (const path of Object.values(paths)) {
    const answer = await site.request(pathIn('hi', path))
    for (const word of wordsOf(saidBy(await answer.text()))) words.add(word)
  }
  expect(words.size).toBeGreaterThan(1500)
  const places = (font: Font, word: string) => setWord(font, word).map(({ advance, x, y }) => [advance, x, y])
  const different = [...words].filter(
    (word) =>
      setWord(cut, word).some(({ glyph }) => glyph === 0) ||
      JSON.stringify(places(cut, word)) !== JSON.stringify(places(full, word)),
  )
  expect(different).toEqual([])
})
