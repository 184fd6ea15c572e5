import type { Font } from 'harfbuzzjs'
import { setWord } from '../brand-fonts/shaping.ts'

/** The two scripts of the brand's typeface. */
export interface Fonts {
  latin: Font
  devanagari: Font
}

/** Sets lines of the brand's type as headlines are set. The rasteriser never sees letters: it takes Devanagari apart. */
export function createTypesetter(fonts: Fonts) {
  const widths = new Map<string, number>()
  return {
    /** How wide a text is at a size. */
    measure(text: string, size: number): number {
      const width = widths.get(text) ?? setText(text, fonts).width
      widths.set(text, width)
      return width * size
    },

    /** A line as outlines, which begins at a point. */
    draw(text: string, x: number, y: number, size: number): string {
      const outlines = setText(text, fonts).glyphs.map(
        ({ outline, x: right, y: up, scale }) =>
          `<path transform="matrix(${scale} 0 0 ${-scale} ${right} ${-up})" d="${outline}"/>`,
      )
      return `<g transform="translate(${x} ${y})scale(${size})">${outlines.join('')}</g>`
    },
  }
}

/** Latin letters stand closer in a headline; those that hang from one line are never spaced. */
const spacing = { latin: -0.015, devanagari: 0 }

interface PlacedGlyph {
  outline: string
  x: number
  y: number
  scale: number
}

/** A line of one em, from its origin to the right. */
function setText(text: string, fonts: Fonts): { width: number; glyphs: PlacedGlyph[] } {
  const glyphs: PlacedGlyph[] = []
  let width = 0
  for (const run of text.match(runs) ?? []) {
    const script = isDevanagari.test(run) ? 'devanagari' : 'latin'
    const font = fonts[script]
    const scale = 1 / font.face.upem
    for (const { glyph, advance, x, y } of setWord(font, run)) {
      glyphs.push({ outline: font.glyphToPath(glyph), x: width + x * scale, y: y * scale, scale })
      width += advance * scale + spacing[script]
    }
  }
  return { width, glyphs }
}

const isDevanagari = /[\u0900-\u097f]/
const runs = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g
