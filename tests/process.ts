import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export interface SiteProcess {
  child: ChildProcess
  port: number
  output(): string
  stopped: Promise<number | null>
}

/** The built site as a process of its own, once it says where it listens. */
export async function startSite(settings: Record<string, string> = {}, folder = root): Promise<SiteProcess> {
  const started = spawnSite({ PORT: '0', ...settings }, folder)
  const port = await new Promise<number>((resolve, reject) => {
    const read = () => {
      const found = started.output().match(/"event":"listening","port":(\d+)/)?.[1]
      if (found) resolve(Number(found))
    }
    started.child.stdout?.on('data', read)
    started.stopped.then(() => reject(new Error(`The site did not start:\n${started.output()}`)))
  })
  return { ...started, port }
}

/** The same, for starts that are expected to fail. */
export function spawnSite(settings: Record<string, string>, folder = root): Omit<SiteProcess, 'port'> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return {
    child,
    output: () => output,
    stopped: once(child, 'close').then(([code]) => code as number | null),
  }
}
