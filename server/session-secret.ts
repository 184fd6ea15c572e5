import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The secret that signs links and sessions: as set, or made once and kept beside the data. */
export async function loadSessionSecret(dataDir: string, given?: string): Promise<string> {
  if (given) return given
  const file = path.join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Linked when complete, so that of two processes that start together both read the same whole secret.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return readFile(file, 'utf8')
}
