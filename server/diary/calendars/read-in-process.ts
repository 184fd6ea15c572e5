import { runInProcess } from '#server/run-in-process.ts'
import type { Wanted } from './busy-times.ts'
import { FeedFailure, type FeedProblem } from './failure.ts'
import type { BusyTimes } from './spans.ts'

export interface Job {
  kind: 'ics' | 'caldav'
  text: string
  wanted: Wanted
}

export type Result = { busy: BusyTimes } | { problem: FeedProblem }

/** The times that a calendar fills, read where it can take nobody else's time. */
export async function readInProcess(job: Job, milliseconds: number): Promise<BusyTimes> {
  const result = await runInProcess<Result>('server/diary/calendars', 'busy-process.ts', job, {
    milliseconds,
    megabytes: 256,
  })
  if (result && 'busy' in result) return result.busy
  throw new FeedFailure(result?.problem ?? 'too-much-work')
}
