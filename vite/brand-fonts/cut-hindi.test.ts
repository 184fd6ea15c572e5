import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Font } from 'harfbuzzjs'
import { beforeAll, describe, expect, test } from 'vitest'
import woff2 from 'wawoff2'
import { hindiWords } from './hindi-words.ts'
import { openFont, type SetGlyph, setWord } from './shaping.ts'
import { instance } from './subset.ts'
import { grids, hindiStrong, readTypeface, regular } from './typefaces.ts'

const words = hindiWords()

describe.each([
  ['anek-hindi-regular.woff2', regular, grids.regular, 21_700],
  ['anek-hindi-strong.woff2', hindiStrong, grids.strong, 21_500],
])('%s', (name, axes, grid, most) => {
  let file: Buffer
  let cut: Font
  let full: Font

  beforeAll(async () => {
    file = await readFile(path.join('.generated/fonts', name))
    cut = openFont(Buffer.from(await woff2.decompress(file)))
    full = openFont(await instance(await readTypeface('devanagari'), axes))
  })

  test('is no larger than a phone’s first view has room for', () => {
    expect(file.length).toBeLessThanOrEqual(most)
  })

  test('sets every word of the site as the whole typeface does', () => {
    expect(words.length).toBeGreaterThan(2000)
    expect(words.filter((word) => !looksAlike(word, cut, full, grid))).toEqual([])
  })

  test('has nothing of its own for a cluster that the site never writes', () => {
    expect(looksAlike('द्ग्ध्व', cut, full, grid)).toBe(false)
  })

  test('still reads letters that never met as one cluster', () => {
    const [half, whole, ...rest] = setWord(cut, 'झ्छ')
    expect([half?.glyph, whole?.glyph]).not.toContain(0)
    expect(rest).toEqual([])
  })
})

function looksAlike(word: string, cut: Font, full: Font, grid: number): boolean {
  const [one, other] = [visible(cut, word), visible(full, word)]
  return (
    one.length === other.length &&
    one.every((glyph, index) => {
      const { glyph: original, ...place } = other[index] ?? { glyph: -1, advance: -1, x: 0, y: 0 }
      const { glyph: own, ...ownPlace } = glyph
      return (
        JSON.stringify(place) === JSON.stringify(ownPlace) &&
        isSameOutline(cut.glyphToPath(own), full.glyphToPath(original), grid)
      )
    })
  )
}

/** Joiners leave nothing in one font and a space without width in another. */
function visible(font: Font, word: string): SetGlyph[] {
  return setWord(font, word).filter(({ glyph, advance }) => advance > 0 || font.glyphToPath(glyph) !== '')
}

/** The same strokes, each point within what rounding to the grid moves it. */
function isSameOutline(one: string, other: string, grid: number): boolean {
  const strokes = (outline: string) => outline.replace(/[-\d.]+/g, '')
  const points = (outline: string) => (outline.match(/[-\d.]+/g) ?? []).map(Number)
  const others = points(other)
  return (
    strokes(one) === strokes(other) &&
    points(one).every((value, index) => Math.abs(value - (others[index] ?? Infinity)) <= grid / 2 + 1)
  )
}
