import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import woff2 from 'wawoff2'
import { openFont, setWord } from './shaping.ts'
import { subset } from './subset.ts'
import { brandCharacters, grids, headline, readTypeface, regular, strong } from './typefaces.ts'

describe.each([
  ['anek-regular.woff2', regular, grids.regular, 9_300],
  ['anek-strong.woff2', strong, grids.strong, 9_300],
  ['anek-headline.woff2', headline, grids.headline, 9_900],
])('%s', (name, axes, grid, most) => {
  const read = () => readFile(path.join('.generated/fonts', name))

  test('is no larger than a first view has room for', async () => {
    expect((await read()).length).toBeLessThanOrEqual(most)
  })

  test('draws every letter as the typeface does, within what rounding moves, and as wide', async () => {
    const cut = openFont(Buffer.from(await woff2.decompress(await read())))
    const full = openFont(
      await subset(await readTypeface('latin'), {
        characters: brandCharacters,
        axes,
        features: ['kern', 'tnum'],
      }),
    )
    for (const character of brandCharacters.replaceAll(/[₹→]/g, '')) {
      const [[own], [original]] = [setWord(cut, character), setWord(full, character)]
      expect(own?.advance, character).toBe(original?.advance)
      const [points, others] = [own, original].map((glyph, index) =>
        ([cut, full][index]?.glyphToPath(glyph?.glyph ?? 0).match(/[-\d.]+/g) ?? []).map(Number),
      )
      expect(points?.length, character).toBe(others?.length)
      for (const [index, value] of (points ?? []).entries())
        expect(Math.abs(value - (others?.[index] ?? Infinity)), character).toBeLessThanOrEqual(grid / 2 + 1)
    }
  })
})
