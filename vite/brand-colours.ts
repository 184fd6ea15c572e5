import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { colours } from '../content/colours.ts'

/** Writes the brand's colours as the stylesheet's tokens. */
export function brandColours(root: string): Plugin {
  return {
    name: 'brand-colours',
    async config() {
      const file = path.join(root, '.generated/colours.css')
      const css = colourTokens()
      // A file that is written anew would have the development server load every style again.
      if ((await readFile(file, 'utf8').catch(() => '')) === css) return
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, css)
    },
  }
}

function colourTokens(): string {
  const tokens = Object.entries(colours).map(([name, colour]) => {
    const value = typeof colour === 'string' ? colour : `light-dark(${colour.light}, ${colour.dark})`
    return `  --color-${name}: ${value};\n`
  })
  return `@theme static {\n  --color-*: initial;\n${tokens.join('')}}\n`
}
