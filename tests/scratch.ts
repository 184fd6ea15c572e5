import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const neededInBytes = 4 * 1024 ** 3

/** Where tests keep what they throw away: in memory where the system has room for it. A database is a thousand files. */
export const scratch = hasRoom() ? memory : tmpdir()

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > neededInBytes
}
