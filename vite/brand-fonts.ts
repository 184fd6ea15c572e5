import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import woff2 from 'wawoff2'
import { company } from '../content/company.ts'
import { cutHindi } from './brand-fonts/cut-hindi.ts'
import { hindiWords } from './brand-fonts/hindi-words.ts'
import { roundOutlines } from './brand-fonts/outlines.ts'
import { subset, subsetterFile } from './brand-fonts/subset.ts'
import {
  brandCharacters,
  grids,
  headline,
  hindiStrong,
  readTypeface,
  regular,
  type Script,
  strong,
} from './brand-fonts/typefaces.ts'

/**
 * Cuts the brand's typeface down to the characters, weights and widths the design uses, and in Hindi to the site's own
 * words. The rupee sign lives in another file of the family and becomes tiny ones of its own; so does the company's name,
 * for pages that write nothing else so wide.
 */
export function brandFonts(root: string): Plugin {
  return {
    name: 'brand-fonts',
    async config() {
      const folder = path.join(root, '.generated/fonts')
      await mkdir(folder, { recursive: true })
      const code = await fingerprintOfCode(root)
      // One after another: packing and unpacking write to the same memory.
      for (const [name, file] of Object.entries(files)) await cutOnce(path.join(folder, name), file, code)
    },
  }
}

interface FontFile {
  script: Script
  axes: typeof regular
  grid: number
  /** What it can write: characters, or whole words. */
  writes: string | readonly string[]
}

const words = hindiWords()

const files: Record<string, FontFile> = {
  'anek-regular.woff2': { script: 'latin', axes: regular, grid: grids.regular, writes: brandCharacters },
  'anek-strong.woff2': { script: 'latin', axes: strong, grid: grids.strong, writes: brandCharacters },
  'anek-headline.woff2': { script: 'latin', axes: headline, grid: grids.headline, writes: brandCharacters },
  'anek-regular-rupee.woff2': { script: 'latinExtended', axes: regular, grid: grids.regular, writes: '₹' },
  'anek-strong-rupee.woff2': { script: 'latinExtended', axes: strong, grid: grids.strong, writes: '₹' },
  'anek-headline-rupee.woff2': {
    script: 'latinExtended',
    axes: headline,
    grid: grids.headline,
    writes: '₹',
  },
  'anek-wordmark.woff2': { script: 'latin', axes: headline, grid: grids.headline, writes: company.name },
  'anek-hindi-regular.woff2': { script: 'devanagari', axes: regular, grid: grids.regular, writes: words },
  'anek-hindi-strong.woff2': {
    script: 'devanagari',
    axes: hindiStrong,
    grid: grids.strong,
    writes: words,
  },
}

/** Pairs of letters set closer, and figures of one width. Fractions, ligatures and the like are used nowhere. */
const latinFeatures = ['kern', 'tnum']

/** What a file was cut from stands beside it, so a file whose recipe is the same is right. */
async function cutOnce(target: string, file: FontFile, code: string): Promise<void> {
  const recipe = createHash('sha256').update(JSON.stringify(file)).update(code).digest('hex')
  const recipeFile = `${target}.recipe`
  if (existsSync(target) && (await readFile(recipeFile, 'utf8').catch(() => '')) === recipe) return
  await writeFile(target, await woff2.compress(await cut(file)))
  await writeFile(recipeFile, recipe)
}

async function cut({ script, axes, grid, writes }: FontFile): Promise<Buffer> {
  const typeface = await readTypeface(script)
  if (typeof writes !== 'string') return cutHindi(typeface, writes, axes, grid)
  return roundOutlines(await subset(typeface, { characters: writes, axes, features: latinFeatures }), grid)
}

/** Of everything that decides how a font is cut, the versions of packages included. */
async function fingerprintOfCode(root: string): Promise<string> {
  const hash = createHash('sha256')
  const own = globSync('vite/brand-fonts{.ts,/*[!t].ts}', { cwd: root }).toSorted()
  for (const file of [subsetterFile, ...own.map((name) => path.join(root, name))])
    hash.update(await readFile(file))
  return hash.digest('hex')
}
