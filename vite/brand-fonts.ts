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
  axes: { wght: number; wdth: number }
}

export const latin = 'anek-latin-latin-wdth-normal.woff2'
const latinExtended = 'anek-latin-latin-ext-wdth-normal.woff2'
const regular = { wght: 400, wdth: 100 }
const strong = { wght: 600, wdth: 100 }
export const headline = { wght: 640, wdth: 116 }

const cuts: Record<string, Cut> = {
  'anek-regular.woff2': { source: latin, characters: brandCharacters, axes: regular },
  'anek-strong.woff2': { source: latin, characters: brandCharacters, axes: strong },
  'anek-headline.woff2': { source: latin, characters: brandCharacters, axes: headline },
  'anek-regular-rupee.woff2': { source: latinExtended, characters: '₹', axes: regular },
  'anek-strong-rupee.woff2': { source: latinExtended, characters: '₹', axes: strong },
  'anek-headline-rupee.woff2': { source: latinExtended, characters: '₹', axes: headline },
}

/** Pairs of letters set closer, and figures of one width. Fractions, ligatures and the like are used nowhere. */
const keepFeatures = ['kern', 'tnum']

async function cutOnce(target: string, { source, characters, axes }: Cut): Promise<void> {
  const recipe = JSON.stringify({ source, characters, axes, keepFeatures })
  const recipeFile = `${target}.recipe`
  if (existsSync(target) && (await readFile(recipeFile, 'utf8').catch(() => '')) === recipe) return
  const original = await readOriginalFont(source)
  // A variable, since the types of the package do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as const
  await writeFile(target, await subsetFont(original, characters, options))
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
