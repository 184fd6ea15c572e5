import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder of built files as the site serves its own: from memory, compressed as far as it goes. */
export async function startFolderServer(folder: string): Promise<{ origin: string; close(): void }> {
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path.join(folder, address.endsWith('/') ? `${address}index.html` : address)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end()
    const known = answers.get(file) ?? answerWith(file)
    answers.set(file, known)
    response.writeHead(200, known.headers).end(known.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

function answerWith(file: string) {
  const body = readFileSync(file)
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
  return type.startsWith('font')
    ? { headers, body }
    : { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) }
}
