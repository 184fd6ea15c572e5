// `npm run bench -- --start`: from the start of the process until it says that it is ready, and how small its first answers
// are, with the settings that the build had and with others.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPrerendered } from '#server/http/prerendered.ts'
import { ensureBuilt } from '../scripts/prepare.mjs'
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { copyEmbeddedPattern } from '../tests/database-pattern.ts'
import { freePort } from '../tests/real-postgres.ts'
import { atMost, forInformation, type Line, median } from './lines.ts'
import { fetchPage } from './nginx.ts'

const root = path.dirname(import.meta.dirname)
const firstAsked = ['/', '/pricing']

export async function measureStart({ runs = 5 } = {}): Promise<Line[]> {
  await ensureBuilt()
  const { site } = await readPrerendered(path.join(root, 'build'), () => {})
  if (!site) throw new Error('The build rendered no pages')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-bench-start-'))
  await copyEmbeddedPattern(dataDir)
  // The first start of a build compiles its code, the first on a database fills it.
  await start({ DATA_DIR: dataDir })
  const asBuilt: Start[] = []
  const otherwise: Start[] = []
  for (let run = 0; run < runs; run++) {
    asBuilt.push(await start({ DATA_DIR: dataDir, PUBLIC_URL: site.publicUrl }))
    otherwise.push(await start({ DATA_DIR: dataDir, PUBLIC_URL: 'http://other.example' }))
  }
  rmSync(dataDir, { recursive: true, force: true })
  const milliseconds = (starts: Start[]) => median(starts.map(({ readyAfter }) => readyAfter))
  return [
    atMost('start: until ready (ms)', milliseconds(asBuilt), 3000),
    atMost('start: until ready, settings unknown to the build (ms)', milliseconds(otherwise), 3000),
    ...firstAsked.flatMap((address) => [
      forInformation(`start: first answer of ${address} (bytes)`, largest(asBuilt, address)),
      forInformation(
        `start: first answer of ${address}, settings unknown to the build (bytes)`,
        largest(otherwise, address),
      ),
    ]),
  ]
}

interface Start {
  readyAfter: number
  bytes: Map<string, number>
}

async function start(settings: Record<string, string>): Promise<Start> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, siteArguments, {
    cwd: root,
    env: { PATH: '/usr/bin:/bin', ...siteEnvironment, PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The site did not start')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const readyAfter = performance.now() - started
  const pages = await Promise.all(firstAsked.map((address) => fetchPage(port, address, 'br')))
  child.kill()
  await once(child, 'exit')
  return { readyAfter, bytes: new Map(pages.map((page) => [page.path, page.compressed.length])) }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok
  } catch {
    return false
  }
}

function largest(starts: Start[], address: string): number {
  return Math.max(...starts.map(({ bytes }) => bytes.get(address) ?? 0))
}
