import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** What the site may write in its own typeface. A content test fails on any character outside it. */
export const brandCharacters = `${printableAscii()} ©·×é–—‘’“”…₹→`

/**
 * Cuts the brand's typeface down to the characters and the axes the design uses, so that one small file serves
 * the whole site. The rupee sign lives in another file of the family and becomes a second, tiny one.
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
}

const cuts: Record<string, Cut> = {
  'anek-latin.woff2': { source: 'anek-latin-latin-wdth-normal.woff2', characters: brandCharacters },
  'anek-rupee.woff2': { source: 'anek-latin-latin-ext-wdth-normal.woff2', characters: '₹' },
}

const axes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } }

async function cutOnce(target: string, { source, characters }: Cut): Promise<void> {
  const recipe = JSON.stringify({ source, characters, axes })
  const recipeFile = `${target}.recipe`
  if (existsSync(target) && (await readFile(recipeFile, 'utf8').catch(() => '')) === recipe) return
  const packageFile = createRequire(import.meta.url).resolve('@fontsource-variable/anek-latin/package.json')
  const original = await readFile(path.join(path.dirname(packageFile), 'files', source))
  await writeFile(
    target,
    await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes }),
  )
  await writeFile(recipeFile, recipe)
}

function printableAscii(): string {
  return Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
}
