import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What the site may write in its own typeface. A content test fails on any character outside it. */
export const brandCharacters = `${printableAscii()} ©·×é–—‘’“”…₹→`

/**
 * Cuts the brand's typeface down to the characters, weights and widths the design uses. The rupee sign lives in
 * another file of the family and becomes tiny ones of its own.
 */
export function brandFonts(root: string): Plugin {
  return {
    name: 'brand-fonts',
    async config() {
      const folder = path.join(root, '.generated/fonts')
      await mkdir(folder, { recursive: true })
      await Promise.all(Object.entries(cuts).map(([name, cut]) => cutOnce(path.join(folder, name), cut)))
    },
  }
}

interface Cut {
  source: string
  characters: string
  axes: { wght: number | { min: number; max: number }; wdth: number }
}

const latin = 'anek-latin-latin-wdth-normal.woff2'
const latinExtended = 'anek-latin-latin-ext-wdth-normal.woff2'
/** Text keeps the weights; headlines are one weight, slightly expanded. Both axes in one file weigh more than two. */
const text = { wght: { min: 400, max: 700 }, wdth: 100 }
const headline = { wght: 640, wdth: 116 }

const cuts: Record<string, Cut> = {
  'anek-text.woff2': { source: latin, characters: brandCharacters, axes: text },
  'anek-headline.woff2': { source: latin, characters: brandCharacters, axes: headline },
  'anek-text-rupee.woff2': { source: latinExtended, characters: '₹', axes: text },
  'anek-headline-rupee.woff2': { source: latinExtended, characters: '₹', axes: headline },
}

async function cutOnce(target: string, { source, characters, axes }: Cut): Promise<void> {
  const recipe = JSON.stringify({ source, characters, axes })
  const recipeFile = `${target}.recipe`
  if (existsSync(target) && (await readFile(recipeFile, 'utf8').catch(() => '')) === recipe) return
  const original = await readOriginalFont(source)
  await writeFile(
    target,
    await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes }),
  )
  await writeFile(recipeFile, recipe)
}

/** A file of the typeface's package, all characters and axes in it. */
export async function readOriginalFont(name: string): Promise<Buffer> {
  const packageFile = createRequire(import.meta.url).resolve('@fontsource-variable/anek-latin/package.json')
  return readFile(path.join(path.dirname(packageFile), 'files', name))
}

function printableAscii(): string {
  return Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
}
