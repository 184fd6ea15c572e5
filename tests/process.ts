import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { copyEmbeddedPattern } from './database-pattern.ts'
import { scratch } from './scratch.ts'

const root = path.resolve(import.meta.dirname, '..')

export interface SiteProcess {
  child: ChildProcess
  port: number
  dataDir: string
  output(): string
  /** What of it went to the standard error. */
  complaints(): string
  stopped: Promise<number | null>
}

/** The built site as a process of its own, once it says where it listens. */
export async function startSite(settings: Record<string, string> = {}, folder = root): Promise<SiteProcess> {
  const dataDir = mkdtempSync(path.join(scratch, 'site-data-'))
  if (!settings.DATA_DIR) await copyEmbeddedPattern(dataDir)
  const started = spawnSite({ PORT: '0', DATA_DIR: dataDir, ...settings }, folder)
  started.stopped.finally(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await new Promise<number>((resolve, reject) => {
    const read = () => {
      const found = started.output().match(/"event":"listening","port":(\d+)/)?.[1]
      if (found) resolve(Number(found))
    }
    started.child.stdout?.on('data', read)
    started.stopped.then(() => reject(new Error(`The site did not start:\n${started.output()}`)))
  })
  return { ...started, port, dataDir: settings.DATA_DIR ?? dataDir }
}

/** The same, for starts that are expected to fail; without settings for it, data is kept in a folder of its own. */
export function spawnSite(
  settings: Record<string, string>,
  folder = root,
): Omit<SiteProcess, 'port' | 'dataDir'> {
  const dataDir = mkdtempSync(path.join(scratch, 'site-data-'))
  const child = spawn(process.execPath, siteArguments, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', ...siteEnvironment, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let complaints = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  child.once('close', () => rmSync(dataDir, { recursive: true, force: true }))
  return {
    child,
    output: () => output,
    complaints: () => complaints,
    stopped: once(child, 'close').then(([code]) => code as number | null),
  }
}
