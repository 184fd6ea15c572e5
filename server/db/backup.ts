import { createHash } from 'node:crypto'
import { createReadStream, openSync, type ReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type CopiedRow, readRows, writeRows } from './copy.ts'
import type { Database } from './database.ts'
import { StartProblem } from './start-problem.ts'

/**
 * All rows of one moment, as gzipped lines of JSON; the last line counts and signs those before it, so a file that
 * was cut short or changed is recognised.
 */
export function backupStream(database: Database): Readable {
  // Whoever reads the result is told of a failure by it.
  return pipeline(Readable.from(lines(database)), createGzip(), () => {})
}

interface OpenedBackup {
  file: string
  content: ReadStream
}

/** Opened at once, so that whoever calls may go on as a user with fewer rights. */
export function openBackup(file: string): OpenedBackup {
  try {
    return { file, content: createReadStream(file, { fd: openSync(file, 'r') }) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartProblem(`${file} ${code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`}`)
  }
}

/** Loads a backup into an empty database. Resolves with the number of rows of each table. */
export function restoreBackup(database: Database, backup: OpenedBackup): Promise<Record<string, number>> {
  return writeRows(database, checkedRows(backup, 'nothing was restored'))
}

/** Throws for a file that could not be restored: a site that stops in the middle ends what it sends like any other. */
export async function checkBackup(file: string): Promise<void> {
  for await (const _row of checkedRows(openBackup(file), 'try again'));
}

async function* lines(database: Database): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let count = 0
  // A generator cannot yield from inside a callback, so rows are gathered first; leads are small.
  const rows = await database.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read read only`)
    const gathered: CopiedRow[] = []
    for await (const row of readRows(transaction)) gathered.push(row)
    return gathered
  })
  for (const row of rows) {
    const line = `${JSON.stringify(row)}\n`
    hash.update(line)
    count++
    yield line
  }
  yield `${JSON.stringify({ format: 1, count, sha256: hash.digest('hex') })}\n`
}

async function* checkedRows({ file, content }: OpenedBackup, consequence: string): AsyncGenerator<CopiedRow> {
  const hash = createHash('sha256')
  let count = 0
  let isComplete = false
  try {
    const text = content.pipe(createGunzip())
    content.on('error', (error) => text.destroy(error))
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      const parsed = JSON.parse(line)
      if ('sha256' in parsed) {
        isComplete = parsed.count === count && parsed.sha256 === hash.digest('hex')
        break
      }
      hash.update(`${line}\n`)
      count++
      yield parsed
    }
  } catch (error) {
    if (!(error instanceof SyntaxError) && !String((error as { code?: string }).code).startsWith('Z_'))
      throw error
  }
  if (!isComplete) throw new StartProblem(`${file} is not a complete backup; ${consequence}`)
}
