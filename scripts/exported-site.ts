import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { pathIn, readPath, twinOf } from '#content/paths.ts'
import { cachedAddresses, missingAddress } from '#server/http/page-addresses.ts'
import { CommandError, root } from './command.mjs'

/** What hosts of static files read for the headers of each address; by it a folder is known as an export. */
const headersFile = '_headers'

const suffixes = { identity: '', gzip: '.gz', br: '.br' } as const
type Encoding = keyof typeof suffixes

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Writes every page and file of a running site into a folder, each in all encodings. Says how many there are. */
export async function exportSite(from: string, folder: string): Promise<number> {
  if (
    existsSync(folder) &&
    !existsSync(path.join(folder, headersFile)) &&
    globSync('*', { cwd: folder }).length > 0
  )
    throw new CommandError(`${folder} holds other files than an export. Name another folder with --to.`)
  const files = new Map<string, Buffer>()
  const headers: string[] = []
  const addresses = await allAddresses(from)
  for (const address of addresses) {
    const plain = await ask(from, address, 'identity')
    const isMissing = address === missingAddress(address)
    if (plain.status !== (isMissing ? 404 : 200))
      throw new CommandError(`${from}${address} answered ${plain.status}. Nothing was written.`)
    const name = fileOf(address, plain, isMissing)
    files.set(name, plain.body)
    for (const encoding of ['gzip', 'br'] as const) {
      const packed = await ask(from, address, encoding)
      if (packed.headers['content-encoding'] === encoding) files.set(name + suffixes[encoding], packed.body)
    }
    headers.push(address, ...headersOf(plain).map(([key, value]) => `  ${key}: ${value}`))
  }
  files.set(headersFile, Buffer.from(`${headers.join('\n')}\n`))
  keepOnly(folder, files)
  return addresses.length
}

/** What the code knows, what the build left, and what the owner has written since. */
async function allAddresses(from: string): Promise<string[]> {
  const sitemap = (await ask(from, '/sitemap.xml', 'identity')).body.toString()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const built = globSync('**/*', { cwd: path.join(root, 'build/client') })
    .filter((file) => statSync(path.join(root, 'build/client', file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`)
  return [...new Set([...cachedAddresses(), ...pages, ...pages.map(inMarkdown), ...built])].toSorted()
}

function inMarkdown(address: string): string {
  const { language, path: page } = readPath(address)
  return pathIn(language, twinOf(page))
}

/** A page lies where servers look for it by its address; everything else under its own name. */
function fileOf(address: string, { headers }: Answer, isMissing: boolean): string {
  const name = address === '/' ? 'index' : address.slice(1)
  if (isMissing) return path.posix.join(path.posix.dirname(name), '404.html')
  return headers['content-type']?.startsWith('text/html') ? `${name}.html` : name
}

/** Without what whoever serves the file says of the answer itself. */
function headersOf({ headers }: Answer): [string, string][] {
  return Object.entries(headers).flatMap(([key, value]): [string, string][] =>
    value === undefined || ofOneAnswer.has(key) ? [] : [[key, String(value)]],
  )
}

const ofOneAnswer = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['etag', 'vary', 'x-request-id'],
])

/** What has not changed is not written again: servers tell by a file's time whether browsers have it already. */
function keepOnly(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const file of globSync('**/*', { cwd: folder })) {
    const found = path.join(folder, file)
    if (statSync(found).isFile() && !files.has(file.split(path.sep).join('/'))) rmSync(found)
  }
  for (const [name, body] of files) {
    const file = path.join(folder, name)
    if (existsSync(file) && readFileSync(file).equals(body)) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, body)
  }
}

/** As it was sent, which `fetch` would not give. */
export function ask(from: string, address: string, encoding: Encoding): Promise<Answer> {
  const { get } = from.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const asked = get(
      new URL(address, from),
      { headers: { 'accept-encoding': encoding } },
      async (response) => {
        try {
          const pieces = await response.toArray()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    asked.on('error', reject)
  })
}
