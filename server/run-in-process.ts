import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sourceFolder } from './db/source-folder.ts'

/**
 * Runs a file in a process of its own, with memory of its own, for so long and no longer: whatever it reads, the site goes
 * on. (A thread that runs out of memory may take the whole process with it.) What it sends back; nothing when it took too
 * much time or memory.
 */
export async function runInProcess<Result>(
  folder: string,
  file: string,
  job: object,
  limits: { milliseconds: number; megabytes: number },
): Promise<Result | undefined> {
  const child = fork(path.join(sourceFolder(folder), file), {
    execArgv: [`--max-old-space-size=${limits.megabytes}`],
    serialization: 'advanced',
    // What reads a stranger's file needs none of the site's secrets.
    env: {},
    // What it might print would say what it read.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  // It may also fail after it was given up.
  child.on('error', () => {})
  try {
    child.send(job)
    const signal = AbortSignal.timeout(limits.milliseconds)
    // One that dies is disconnected, and has sent nothing.
    const [result] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'disconnect', { signal }),
    ])
    return result
  } catch {
    return undefined
  } finally {
    process.off('exit', end)
    end()
  }
}
