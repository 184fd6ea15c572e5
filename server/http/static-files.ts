import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type StoredResponse, storeResponse } from './stored-response.ts'

export type StaticFiles = Map<string, StoredResponse>

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Reads the built browser files into memory, by address. Names with a hash never change, so they cache for good. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && contentTypes[path.extname(entry.name)])
  const stored = await Promise.all(
    files.map(async (entry): Promise<[string, StoredResponse]> => {
      const file = path.join(entry.parentPath, entry.name)
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
      const cacheControl = address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600'
      const type = contentTypes[path.extname(entry.name)] ?? 'application/octet-stream'
      return [
        address,
        await storeResponse(await readFile(file), { 'content-type': type, 'cache-control': cacheControl }),
      ]
    }),
  )
  return new Map(stored)
}
