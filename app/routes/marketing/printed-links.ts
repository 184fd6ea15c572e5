import { fill } from '#content/fill.ts'
import { type PrintedFile, printedPaths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { printedSize } from '#server/print/printed-files.ts'

/** What opens the PDFs of a language, with their sizes. */
export function printedLinks(
  files: readonly PrintedFile[],
  words: Words,
  publicUrl: string,
): Promise<{ label: string; href: string }[]> {
  const { downloads } = words.priceSheet
  const folder =
    words.heads.pricing.languages?.includes(words.language) && words.language !== 'en'
      ? `/${words.language}`
      : ''
  return Promise.all(
    files.map(async (file) => ({
      label: fill(downloads[file], { size: await printedSize(file, { words, publicUrl }) }),
      href: `${folder}${printedPaths[file]}`,
    })),
  )
}
