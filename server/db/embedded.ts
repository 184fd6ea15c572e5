import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import v8 from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { lockFolder } from './folder-lock.ts'
import { sourceFolder } from './source-folder.ts'
import { StartProblem, unfinishedRestore } from './start-problem.ts'

export interface Embedded {
  client: PGlite
  /** How often the file system was told to write through since the start. */
  syncs(): number
  /** Postgres without its background processes never cleans up by itself; to be called on a timer. */
  maintain(): Promise<void>
  /** From now until the work is done the log of changes is kept whole, so that files copied meanwhile can be used. */
  keepLogDuring(work: () => Promise<void>): Promise<void>
  finishRestore(): Promise<void>
  close(): Promise<void>
}

/** Optimised WebAssembly would take a gigabyte at its peak; the plain tier is fast enough and takes a fifth. */
const plainWebAssembly = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/**
 * PostgreSQL inside this process, made durable: as shipped, PGlite never syncs its files, takes no lock and
 * never checkpoints. See docs/decisions/006-embedded-postgres-is-made-durable.md.
 */
export async function openEmbedded(folder: string, isRestoring = false): Promise<Embedded> {
  const unlock = lockFolder(folder)
  try {
    for (const flag of plainWebAssembly) v8.setFlagsFromString(flag)
    const data = dataOf(folder)
    markRestore(folder, isRestoring)
    removeUnfinished(folder)
    if (!isThere(folder)) await initialise(folder, data)
    refuseFilesOfOthers(data)
    const files = new SyncedFiles(data)
    const client = await start(data, files)
    await assertDurable(client, files)
    yieldBetweenMessages(client)
    let copies = 0
    return {
      client,
      syncs: () => files.syncs,
      async maintain() {
        // A checkpoint begins the log anew. The next maintenance is not far.
        if (copies > 0) return
        await client.exec('CHECKPOINT')
        await client.exec('VACUUM (ANALYZE)')
      },
      async keepLogDuring(work) {
        copies++
        try {
          await client.exec('CHECKPOINT')
          await work()
        } finally {
          copies--
        }
      },
      async finishRestore() {
        fs.rmSync(restoreMarkIn(folder), { force: true })
      },
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Whether a folder holds a database already. */
export function isThere(folder: string): boolean {
  return fs.existsSync(dataOf(folder))
}

/** Where in a folder the database's own files are. */
export function dataOf(folder: string): string {
  return path.join(folder, 'postgres')
}

/** Before anything else is there: a restore may be killed while the database is being made. */
function markRestore(folder: string, isRestoring: boolean): void {
  const mark = restoreMarkIn(folder)
  if (isRestoring) fs.writeFileSync(mark, '', { mode: 0o600, flush: true })
  else if (fs.existsSync(mark)) throw unfinishedRestore(`DATA_DIR: ${folder}`, `delete ${mark}`)
}

function restoreMarkIn(folder: string): string {
  return path.join(folder, 'restore-unfinished')
}

/**
 * First start: made in a side folder and renamed, so that a kill in between leaves nothing half done; and by a process
 * of its own, because the memory it takes is never given back. That one outlives a killed start by some seconds, and
 * goes on writing: never into the folder of the next start.
 */
async function initialise(folder: string, data: string): Promise<void> {
  const unfinished = path.join(folder, unfinishedPrefix + randomUUID())
  const script = path.join(sourceFolder('server/db'), 'create-data-folder.ts')
  await promisify(execFile)(process.execPath, [...plainWebAssembly, script, unfinished])
  fs.renameSync(unfinished, data)
  sync(folder)
}

const unfinishedPrefix = 'postgres.unfinished-'

/** What is still being written to cannot be removed; the start after this one will. */
function removeUnfinished(folder: string): void {
  for (const name of fs.readdirSync(folder).filter((entry) => entry.startsWith(unfinishedPrefix)))
    try {
      fs.rmSync(path.join(folder, name), { recursive: true, force: true })
    } catch {}
}

/** The engine aborts at the first file it may not write to, perhaps days after the start. */
function refuseFilesOfOthers(data: string): void {
  // Root may write to all of them, so there is nothing to find.
  if (process.geteuid?.() === 0) return
  try {
    for (const entry of fs.readdirSync(data, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isDirectory()) fs.accessSync(file, fs.constants.W_OK)
      else fs.closeSync(fs.openSync(file, 'r+'))
    }
  } catch (error) {
    const { path: file = data } = error as NodeJS.ErrnoException
    throw new StartProblem(
      `DATA_DIR: ${file} cannot be written to (${reasonOf(error)}); all of it must belong to the user the site runs as`,
    )
  }
}

/** Fills a new folder with an empty database, down to the disk. */
export async function createDataFolder(data: string): Promise<void> {
  const client = await start(data, new SyncedFiles(data))
  await client.close()
  await syncTree(data)
}

function start(data: string, files: SyncedFiles): Promise<PGlite> {
  return PGlite.create({
    dataDir: data,
    fs: files,
    startParams: [
      // -F is Postgres's "no fsync".
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'wal_sync_method=fsync'],
      ...['-c', 'shared_buffers=16MB'],
    ],
  })
}

const maxTurnInMilliseconds = 10
const maxPauseInMilliseconds = 200
/** A turn of the event loop that took less had nothing to do. */
const busyTurnInMilliseconds = 0.1

/**
 * The engine works inside our own event loop, and one query leads to the next without ever leaving it: under load pages
 * would wait for seconds until the last is done. So now and then, between two messages to it, everyone else has as
 * much time as it had, if they need it. One turn takes one new connection at most, so a crowd needs many.
 */
function yieldBetweenMessages(client: PGlite): void {
  const send = client.execProtocolStream.bind(client)
  let since = performance.now()
  client.execProtocolStream = async (...call) => {
    const worked = performance.now() - since
    if (worked > maxTurnInMilliseconds) {
      const end = performance.now() + Math.min(worked, maxPauseInMilliseconds)
      let turn: number
      do {
        turn = performance.now()
        await setImmediate()
      } while (performance.now() - turn > busyTurnInMilliseconds && performance.now() < end)
      since = performance.now()
    }
    return send(...call)
  }
}

/** An upgrade of PGlite must not silently lose durability: a commit has to reach the disk, or we do not start. */
async function assertDurable(client: PGlite, files: SyncedFiles): Promise<void> {
  const before = files.syncs
  await client.exec('CREATE TABLE IF NOT EXISTS durability_probe (); DROP TABLE durability_probe')
  const settings = await client.query<{ fsync: string; commit: string }>(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
  )
  const { fsync, commit } = settings.rows[0] ?? {}
  if (files.syncs > before && fsync === 'on' && commit === 'on') return
  await client.close()
  throw new Error('The embedded database does not sync its commits to disk')
}

/** The parts of Emscripten's bridge to the host's files that are replaced; its own fsync does nothing. */
interface HostFiles {
  stream_ops: { fsync: (stream: { nfd?: number; node: unknown }) => number }
  realPath(node: unknown): string
}

class SyncedFiles extends NodeFS {
  syncs = 0

  override async init(...[client, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(client, options)
    const useRealSync: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const files = module.NODEFS as unknown as HostFiles
      files.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) sync(files.realPath(node))
        else fs.fsyncSync(nfd)
        this.syncs++
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), useRealSync] } }
  }
}

/** All at once: the disk then writes a thousand small files in a few rounds. */
async function syncTree(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isSymbolicLink())
  const paths = [folder, ...files.map(({ parentPath, name }) => path.join(parentPath, name))]
  await Promise.all(
    paths.map(async (entry) => {
      await using file = await fs.promises.open(entry, 'r')
      await file.sync()
    }),
  )
}

function sync(entry: string): void {
  const descriptor = fs.openSync(entry, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
