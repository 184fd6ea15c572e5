import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFolder } from '#server/db/source-folder.ts'

/** Weight and width of each face, as on the site. */
export const printFaces = {
  regular: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  wide: { wght: 640, wdth: 116 },
} as const

export type Face = keyof typeof printFaces

/** The rupee sign is in the files of Devanagari. */
export const scripts = ['latin', 'devanagari'] as const
export type Script = (typeof scripts)[number]

/** The build cuts them (`vite/print-fonts.ts`). */
export const printFontsFolder = '.generated/print-fonts'

export function printFontFile(script: Script, face: Face): string {
  return `${script}-${face}.ttf`
}

export function readPrintFont(script: Script, face: Face): Buffer {
  return readFileSync(
    path.join(sourceFolder('.generated'), path.basename(printFontsFolder), printFontFile(script, face)),
  )
}
