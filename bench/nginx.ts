import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { freePort } from '../tests/real-postgres.ts'

const encodings = {
  br: { suffix: '.br', directive: 'brotli_static on;' },
  gzip: { suffix: '.gz', directive: 'gzip_static on;' },
}
type Encoding = keyof typeof encodings
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx has the module for brotli in a package of its own, libnginx-mod-http-brotli-static. */
export function bestEncoding(): Encoding {
  return existsSync(brotliModule) ? 'br' : 'gzip'
}

export interface Page {
  path: string
  headers: IncomingHttpHeaders
  compressed: Buffer
}

/** Tuned in its favour: files kept open, sendfile, connections that never end. It logs each request, as we do. */
export async function startNginx(folder: string, pages: Page[], encoding: Encoding) {
  const files = path.join(folder, 'files')
  const { suffix, directive } = encodings[encoding]
  for (const page of pages) {
    const file = path.join(files, page.path === '/' ? 'index.html' : `${page.path}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'unused')
    writeFileSync(file + suffix, page.compressed)
  }
  const left = [
    'content-length',
    'content-encoding',
    'content-type',
    'date',
    'connection',
    'keep-alive',
    'etag',
    'vary',
  ]
  const own = (page: Page) => Object.entries(page.headers).filter(([name]) => !left.includes(name))
  const common = own(pages[0] as Page).filter(([name, value]) =>
    pages.every(({ headers }) => headers[name] === value),
  )
  const varying = ['content-security-policy', 'link'].filter(
    (name) => !common.some(([known]) => known === name),
  )
  const maps = varying.map((name) => {
    const rows = pages.map(
      ({ path: address, headers }) => `${quoted(address)} ${quoted(String(headers[name] ?? ''))};`,
    )
    return `map $request_uri $of_${name.replaceAll('-', '_')} { ${rows.join(' ')} }`
  })
  const headers = [
    ...common.map(([name, value]) => `add_header ${name} ${quoted(String(value))};`),
    ...varying.map((name) => `add_header ${name} $of_${name.replaceAll('-', '_')};`),
    'add_header x-request-id $request_id;',
  ]
  const port = await freePort()
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `${encoding === 'br' ? `load_module ${brotliModule};` : ''}
daemon off; worker_processes 1; worker_cpu_affinity 01; pid ${folder}/pid; error_log stderr;
events { worker_connections 2000; }
http {
  types { text/html html; } default_type text/html; charset utf-8;
  map_hash_bucket_size 4096; map_hash_max_size 8192;
  access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 100000000; etag on;
  open_file_cache max=1000 inactive=1h; open_file_cache_valid 1h; ${directive}
  ${maps.join('\n  ')}
  server {
    listen 127.0.0.1:${port}; root ${files};
    location = / { try_files /index.html =404; ${headers.join(' ')} }
    location / { try_files $uri.html =404; ${headers.join(' ')} }
  }
}
`,
  )
  // Its worker runs under another account, which has to read the files.
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const child = spawn('nginx', ['-c', configuration, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const stopped = once(child, 'exit')
  const probe = pages[1] as Page
  for (let attempt = 0; ; attempt++) {
    const answer = await fetchPage(port, probe.path, encoding).catch(() => undefined)
    if (answer?.compressed.equals(probe.compressed)) break
    if (attempt > 50) throw new Error(`nginx does not serve the same bytes:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { port, stopped, stop: () => child.kill('SIGQUIT') }
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

export function fetchPage(port: number, address: string, encoding: Encoding): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding }
    get({ host: '127.0.0.1', port, path: address, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      if (response.headers['content-encoding'] !== encoding)
        reject(new Error(`${address} is not ${encoding}`))
      resolve({ path: address, headers: response.headers, compressed: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}
