import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { printFaces, printFontFile, printFontsFolder, scripts } from '../server/print/fonts.ts'
import { brandCharacters, latin, readOriginalFont } from './brand-fonts.ts'

/** Cuts the typeface for PDFs: they take neither its compressed files nor its axes. */
export function printFonts(root: string): Plugin {
  return {
    name: 'print-fonts',
    async config() {
      const folder = path.join(root, printFontsFolder)
      await mkdir(folder, { recursive: true })
      const files = scripts.flatMap((script) => Object.keys(printFaces).map((face) => ({ script, face })))
      await Promise.all(
        files.map(({ script, face }) => cutOnce(folder, script, face as keyof typeof printFaces)),
      )
    },
  }
}

const sources = {
  latin: { read: () => readOriginalFont(latin), characters: brandCharacters },
  devanagari: { read: readDevanagari, characters: `${devanagari()}₹` },
}

async function cutOnce(
  folder: string,
  script: keyof typeof sources,
  face: keyof typeof printFaces,
): Promise<void> {
  const target = path.join(folder, printFontFile(script, face))
  if (existsSync(target)) return
  const { read, characters } = sources[script]
  const font = await subsetFont(await read(), characters, {
    targetFormat: 'sfnt',
    variationAxes: printFaces[face],
  })
  await writeFile(target, font)
}

/** Without its Latin letters, and with every letter of its own: the words of a language may change without a build. */
async function readDevanagari(): Promise<Buffer> {
  const packageFile = createRequire(import.meta.url).resolve(
    '@fontsource-variable/anek-devanagari/package.json',
  )
  const name = 'anek-devanagari-devanagari-wdth-normal.woff2'
  return readFile(path.join(path.dirname(packageFile), 'files', name))
}

function devanagari(): string {
  const letters = Array.from({ length: 0x80 }, (_, index) => String.fromCharCode(0x900 + index)).join('')
  return `${letters}\u200c\u200d\u25cc`
}
