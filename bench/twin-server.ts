import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Where the twin of a page lives: the same HTML without any script, from the same server. */
export const twinOf = (address: string) => `/__without-script${address}`

export interface TwinServer {
  origin: string
  /** Where the site listens; said once it does, because the site in turn must know this origin. */
  passOnTo(sitePort: number): void
  close(): void
}

/** Passes everything on to the site, and serves twins of its pages, so that both travel the same way. */
export async function startTwinServer(): Promise<TwinServer> {
  let sitePort = 0
  const server: Server = createServer((request, response) => {
    const address = request.url ?? '/'
    const prefix = twinOf('')
    if (address.startsWith(prefix)) {
      serveTwin(sitePort, address.slice(prefix.length) || '/').then(
        ({ headers, body }) => response.writeHead(200, headers).end(body),
        (error) => response.writeHead(502).end(String(error)),
      )
      return
    }
    const { method, headers } = request
    const upstream = forward(
      { port: sitePort, host: '127.0.0.1', path: address, method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    upstream.on('error', (error) => response.writeHead(502).end(String(error)))
    request.pipe(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    passOnTo(found) {
      sitePort = found
    },
    close: () => server.close(),
  }
}

async function serveTwin(sitePort: number, address: string) {
  const page = await fetch(`http://127.0.0.1:${sitePort}${address}`)
  const html = (await page.text()).replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': page.headers.get('content-security-policy') ?? '',
    },
    body: brotliCompressSync(html),
  }
}
