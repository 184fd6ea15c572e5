import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { sourceFolder } from '#server/db/source-folder.ts'
import type { Wanted } from './busy-times.ts'
import { FeedFailure, type FeedProblem } from './failure.ts'
import type { BusyTimes } from './spans.ts'

export interface Job {
  kind: 'ics' | 'caldav'
  text: string
  wanted: Wanted
}

export type Result = { busy: BusyTimes } | { problem: FeedProblem }

/** Reads on a thread of its own, with memory of its own, for so long and no longer: the site goes on meanwhile. */
export async function readInWorker(job: Job, milliseconds: number): Promise<BusyTimes> {
  const worker = new Worker(path.join(sourceFolder('server/diary/calendars'), 'busy-worker.ts'), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: [],
    // What it might print would say what it read.
    stdout: true,
    stderr: true,
  })
  // It may also fail after it was given up.
  worker.on('error', () => {})
  try {
    const [result]: Result[] = await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) })
    if (result && 'busy' in result) return result.busy
    throw new FeedFailure(result?.problem ?? 'too-much-work')
  } catch (error) {
    throw error instanceof FeedFailure ? error : new FeedFailure('too-much-work')
  } finally {
    await worker.terminate()
  }
}
