// Pages and files for a web server or CDN that serves them without us. See `usage`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError, exitWith, root } from './command.mjs'
import { exportSite } from './exported-site.ts'
import { ensureBuilt, ensurePrerendered } from './prepare.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'

const usage = `npm run export                                  every page and file as the build has them, into export/
npm run export -- --from http://localhost:3000  as a running site shows them, with what its owner changed
npm run export -- --to /srv/site                into another folder`

await exitWith(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const folder = path.resolve(values.to ?? path.join(root, 'export'))
  await ensureBuilt()
  await ensurePrerendered()
  const site = values.from ? { address: values.from, async stop() {} } : await startSite()
  try {
    const count = await exportSite(site.address, folder)
    console.log(`${count} pages and files in ${folder}, with their headers in _headers.`)
  } finally {
    await site.stop()
  }
  return 0
})

/** For as long as its pages are asked for; without a PostgreSQL that others may use too, with an empty database. */
async function startSite() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'site-export-'))
  const { DATABASE_URL, PORT = '3000', PUBLIC_URL = `http://localhost:${PORT}` } = process.env
  const place = DATABASE_URL ? {} : { DATA_DIR: scratch }
  const child = spawn(process.execPath, siteArguments, {
    cwd: root,
    env: { ...process.env, ...siteEnvironment, ...place, PUBLIC_URL, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const [, found] = said.match(/"event":"listening","port":(\d+)/) ?? []
      if (found) resolve(found)
    })
    child.once('close', () => reject(new CommandError(`The site did not start:\n${said}`)))
  })
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await ended
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}
