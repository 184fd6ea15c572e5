import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { describeError, type Log } from '#server/log.ts'
import type { Site } from './request-scope.ts'
import { loadStaticFiles, type StaticFiles } from './static-files.ts'
import type { StoredResponse } from './stored-response.ts'

/** What the build leaves for the start: everything in memory as it is served, compressed as small as it gets. */
export interface Prerendered {
  /** What the pages say of the site; absent when the build's settings were no settings to start with. */
  site: Site | undefined
  pages: Map<string, StoredResponse>
  files: StaticFiles
}

/** From a build's folder. Without what the build should have left there, the files alone, compressed quickly. */
export async function readPrerendered(folder: string, log: Log): Promise<Prerendered> {
  try {
    return deserialize(await readFile(fileIn(folder)))
  } catch (error) {
    log('warn', 'prerendered-pages-missing', describeError(error))
    return { site: undefined, pages: new Map(), files: await loadStaticFiles(path.join(folder, 'client')) }
  }
}

/** Never half: the file is there when all of it is. */
export async function writePrerendered(folder: string, prerendered: Prerendered): Promise<void> {
  const file = fileIn(folder)
  await writeFile(`${file}.new`, serialize(prerendered))
  await rename(`${file}.new`, file)
}

/** The pages that may be served by a site, none if the build's said anything else. */
export function pagesOf({ site, pages }: Prerendered, servedSite: Site): Map<string, StoredResponse> {
  return isDeepStrictEqual(site, servedSite) ? pages : new Map()
}

/** Beside the server's code, so that a new build takes it away with the old code. */
function fileIn(folder: string): string {
  return path.join(folder, 'server/prerendered.bin')
}
