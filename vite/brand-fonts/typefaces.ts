import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import woff2 from 'wawoff2'

/** What the site may write in its own typeface. A content test fails on any character outside it. */
export const brandCharacters = `${printableAscii()} ©·×é–—‘’“”…₹→`

/** The places on the axes of the typeface that the design uses. */
export const regular = { wght: 400, wdth: 100 }
export const strong = { wght: 600, wdth: 100 }
export const headline = { wght: 640, wdth: 116 }
/** One file for all that is strong in Hindi. Its words are long, so headlines are not set wider than text. */
export const hindiStrong = { wght: 620, wdth: 100 }

/**
 * What outlines are rounded to, of 2,000 units to the em, by the largest size of each: 20 px, 60 px and 96 px. It moves a
 * point by at most a quarter of a pixel. Powers of two pack best: 12 saves nothing over 8.
 */
export const grids = { regular: 16, strong: 16, headline: 8 }

const files = {
  latin: '@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2',
  latinExtended: '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2',
  devanagari: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wdth-normal.woff2',
}

export type Script = keyof typeof files

/** A script of the typeface as plain TrueType, all characters and axes in it. */
export async function readTypeface(script: Script): Promise<Uint8Array> {
  const [scope, name, ...file] = files[script].split('/')
  const packageFile = createRequire(import.meta.url).resolve(`${scope}/${name}/package.json`)
  // A copy: what is unpacked lies in memory that the next one is unpacked to.
  return Uint8Array.from(
    await woff2.decompress(await readFile(path.join(path.dirname(packageFile), ...file))),
  )
}

function printableAscii(): string {
  return Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
}
