import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOnPath, installPackages } from '../scripts/system-packages.ts'
import { freePort } from './real-postgres.ts'

const shipped = path.resolve(import.meta.dirname, '../deploy/nginx.conf')

export interface Nginx {
  port: number
  stop(): Promise<void>
}

/** nginx with the configuration that we ship, but for its ports, names and certificates, in front of a site's port. */
export async function startNginx(sitePort: number, main = ''): Promise<Nginx> {
  if (!findOnPath('nginx')) await installPackages(['nginx-light'])
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-nginx-'))
  const port = await freePort()
  const replacements = {
    '/var/cache/nginx/sutradhar': path.join(folder, 'cache'),
    '127.0.0.1:3000': `127.0.0.1:${sitePort}`,
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port};`,
    'ssl_certificate     /etc/ssl/example.pem;': '',
    'ssl_certificate_key /etc/ssl/example.key;': '',
  }
  let site = readFileSync(shipped, 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (site.split(from).length !== 2) throw new Error(`${shipped} does not say “${from}” once.`)
    site = site.replace(from, to)
  }
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; ${main}
events { worker_connections 2000; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  ${site}
}
`,
  )
  // Its workers run under another account.
  execFileSync('chmod', ['755', folder])
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'pipe' })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close')
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (attempt > 100 || child.exitCode !== null) throw new Error(`nginx does not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    async stop() {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/metrics`).then(
    () => true,
    () => false,
  )
}
