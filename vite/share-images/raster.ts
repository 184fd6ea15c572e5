import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import type { Measure } from './title.ts'

/** Turns drawings into pictures and measures texts, in the typeface of these files. */
export function createRaster(fontFiles: string[]) {
  const options: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false } }
  const widths = new Map<string, number>()

  const measure: Measure = (text, size) => {
    const known = widths.get(text)
    if (known !== undefined) return known * size
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${textElement(text, 0, 0, 100)}</svg>`
    const width = (new Resvg(svg, options).getBBox()?.width ?? 0) / 100
    widths.set(text, width)
    return width * size
  }

  return { measure, render: (svg: string) => renderAsync(svg, options) }
}

/** A line of the brand's type, spaced as headlines are; letters that hang from one line are never spaced. */
export function textElement(text: string, x: number, y: number, size: number): string {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`)
  const inFamilies = escaped.replace(
    devanagari,
    (words) => `<tspan font-family="Anek Devanagari" letter-spacing="0">${words}</tspan>`,
  )
  return `<text x="${x}" y="${y}" font-family="Anek Latin" font-size="${size}" letter-spacing="${-0.015 * size}">${inFamilies}</text>`
}

const devanagari = /[\u0900-\u097f\u200c\u200d]+/g
