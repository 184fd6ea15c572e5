import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from './start-problem.ts'

/** The operating system frees this lock however the process ends, so a killed one never blocks the next. */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(path.join(folder, 'lock.db'), { timeout: 0 })
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
    const held = lock
    return () => held.close()
  } catch (error) {
    lock?.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new StartProblem(`DATA_DIR: ${folder} is in use by another process`)
    const { code = String(error) } = error as NodeJS.ErrnoException
    throw new StartProblem(`DATA_DIR: ${folder} cannot be written to (${code})`)
  }
}
