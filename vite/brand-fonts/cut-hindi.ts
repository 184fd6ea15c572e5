import { roundOutlines } from './outlines.ts'
import { glyphsOnTheWay, openFont, setWord } from './shaping.ts'
import { type Cut, subset } from './subset.ts'

/**
 * Cuts Devanagari down to what these words need. By characters alone it would be three times as much: every cluster that
 * the letters could make comes along.
 */
export async function cutHindi(
  typeface: Uint8Array,
  words: readonly string[],
  axes: Cut['axes'],
  grid: number,
): Promise<Buffer> {
  const glyphs = known.get(words) ?? glyphsOnTheWay(openFont(typeface), words)
  known.set(words, glyphs)
  const cut = await subset(typeface, { characters: words.join(''), glyphs, axes })
  const font = openFont(cut)
  const seen = new Set([missing, ...words.flatMap((word) => setWord(font, word).map(({ glyph }) => glyph))])
  return roundOutlines(cut, grid, (glyph) => seen.has(glyph))
}

/** Of each list of words: they are the same glyphs in every weight, and take seconds to find. */
const known = new WeakMap<readonly string[], Set<number>>()

/** The glyph of what the font does not have. */
const missing = 0
