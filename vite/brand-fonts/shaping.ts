import { Blob, Face, Font, Buffer as ShapingBuffer, shape, shapeWithTrace, TracePhase } from 'harfbuzzjs'

/** Opens a plain TrueType font to set words in it. */
export function openFont(font: Uint8Array): Font {
  return new Font(new Face(new Blob(Uint8Array.from(font).buffer), 0))
}

/** Every glyph that the words are at any stage of their shaping: rules look for those in between too. */
export function glyphsOnTheWay(font: Font, words: readonly string[]): Set<number> {
  const glyphs = new Set<number>()
  for (const word of words)
    for (const stage of shapeWithTrace(font, typed(word), [], 0, TracePhase.DONT_STOP))
      if (stage.glyphs) for (const { g } of stage.t as { g: number }[]) glyphs.add(g)
  return glyphs
}

export interface SetGlyph {
  glyph: number
  advance: number
  x: number
  y: number
}

/** What a word looks like in the end. */
export function setWord(font: Font, word: string): SetGlyph[] {
  const buffer = typed(word)
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
    glyph: codepoint,
    advance: xAdvance ?? 0,
    x: xOffset ?? 0,
    y: yOffset ?? 0,
  }))
}

/** As a browser shapes it in a page that says it is Hindi. */
function typed(word: string): ShapingBuffer {
  const buffer = new ShapingBuffer()
  buffer.addText(word)
  buffer.setLanguage('hi')
  buffer.guessSegmentProperties()
  return buffer
}
