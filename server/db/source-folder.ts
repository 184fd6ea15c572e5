import { existsSync } from 'node:fs'
import path from 'node:path'

/** Some files are read or run as they are, also by the built server, which lies in another folder. */
export function sourceFolder(name: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const found = path.join(folder, name)
    if (existsSync(found)) return found
    if (folder === path.dirname(folder)) throw new Error(`${name} is missing`)
  }
}
