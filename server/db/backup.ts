import { createHash } from 'node:crypto'
import { createReadStream, openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type Page, readPages, rowsPerPage, writePages } from './copy.ts'
import type { Database, Transaction } from './database.ts'
import { StartProblem } from './start-problem.ts'

/**
 * All rows of one moment, as gzipped lines of JSON; the last line counts and signs those before it, so a file that
 * was cut short or changed is recognised. Written while it is read, however much there is.
 */
export function writeBackup(database: Database, target: Writable): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read read only`)
    await pipeline(linesOf(transaction), createGzip(), target)
  })
}

interface OpenedBackup {
  file: string
  descriptor: number
}

/** Opened at once, so that whoever calls may go on as a user with fewer rights. */
export function openBackup(file: string): OpenedBackup {
  try {
    return { file, descriptor: openSync(file, 'r') }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartProblem(`${file} ${code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`}`)
  }
}

/** Loads a backup into a database opened for it. Resolves with the number of rows of each table. */
export function restoreBackup(database: Database, backup: OpenedBackup): Promise<Record<string, number>> {
  return writePages(database, checkedPages(backup, 'nothing was restored'))
}

/** Throws for a file that is not a whole backup. */
export async function checkBackup(backup: OpenedBackup, consequence: string): Promise<void> {
  for await (const _page of checkedPages(backup, consequence));
}

async function* linesOf(transaction: Transaction): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let count = 0
  for await (const { table, rows } of readPages(transaction)) {
    const lines = rows.map((json) => `${JSON.stringify({ table, json })}\n`).join('')
    hash.update(lines)
    count += rows.length
    yield lines
  }
  yield `${JSON.stringify({ format: 1, count, sha256: hash.digest('hex') })}\n`
}

/** A file may be read more than once. */
async function* checkedPages({ file, descriptor }: OpenedBackup, consequence: string): AsyncGenerator<Page> {
  const hash = createHash('sha256')
  let count = 0
  let isComplete = false
  let page: Page = { table: '', rows: [] }
  try {
    const content = createReadStream(file, { fd: descriptor, start: 0, autoClose: false })
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
      if (page.table !== parsed.table || page.rows.length === rowsPerPage) {
        if (page.rows.length > 0) yield page
        page = { table: parsed.table, rows: [] }
      }
      page.rows.push(parsed.json)
    }
    if (page.rows.length > 0) yield page
  } catch (error) {
    if (!(error instanceof SyntaxError) && !String((error as { code?: string }).code).startsWith('Z_'))
      throw error
  }
  if (!isComplete) throw new StartProblem(`${file} is not a complete backup; ${consequence}`)
}
