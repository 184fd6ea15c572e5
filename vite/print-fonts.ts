import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import {
  type Face,
  printFaces,
  printFontFile,
  printFontsFolder,
  type Script,
  scripts,
} from '../server/print/fonts.ts'
import { subset } from './brand-fonts/subset.ts'
import { brandCharacters, readTypeface } from './brand-fonts/typefaces.ts'

/** Cuts the typeface for PDFs: they take neither its compressed files nor its axes. */
export function printFonts(root: string): Plugin {
  return {
    name: 'print-fonts',
    async config() {
      const folder = path.join(root, printFontsFolder)
      await mkdir(folder, { recursive: true })
      // One after another: unpacking writes to the same memory.
      for (const script of scripts)
        for (const face of Object.keys(printFaces)) await cutOnce(folder, script, face as Face)
    },
  }
}

/** Of Devanagari every letter: the words of a language may change without a build. */
const characters: Record<Script, string> = { latin: brandCharacters, devanagari: `${devanagari()}₹` }

async function cutOnce(folder: string, script: Script, face: Face): Promise<void> {
  const target = path.join(folder, printFontFile(script, face))
  if (existsSync(target)) return
  const cut = { characters: characters[script], axes: printFaces[face] }
  await writeFile(target, await subset(await readTypeface(script), cut))
}

function devanagari(): string {
  const letters = Array.from({ length: 0x80 }, (_, index) => String.fromCharCode(0x900 + index)).join('')
  return `${letters}\u200c\u200d\u25cc`
}
