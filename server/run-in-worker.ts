import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { sourceFolder } from './db/source-folder.ts'

/**
 * Runs a file on a thread of its own, with memory of its own, for so long and no longer: the site goes on meanwhile. What it
 * posts; nothing when it took too much time or memory.
 */
export async function runInWorker<Result>(
  folder: string,
  file: string,
  job: unknown,
  limits: { milliseconds: number; megabytes: number },
): Promise<Result | undefined> {
  const worker = new Worker(path.join(sourceFolder(folder), file), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    execArgv: [],
    // What it might print would say what it read.
    stdout: true,
    stderr: true,
  })
  // It may also fail after it was given up.
  worker.on('error', () => {})
  try {
    const [result]: Result[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(limits.milliseconds),
    })
    return result
  } catch {
    return undefined
  } finally {
    await worker.terminate()
  }
}
