import { busyTimes } from './busy-times.ts'
import { FeedFailure } from './failure.ts'
import { calendarsIn } from './multistatus.ts'
import type { Job, Result } from './read-in-process.ts'

process.once('message', (job: Job) => process.send?.(resultOf(job)))

function resultOf({ kind, text, wanted }: Job): Result {
  try {
    return { busy: busyTimes(kind === 'caldav' ? calendarsIn(text) : [text], wanted) }
  } catch (error) {
    return { problem: error instanceof FeedFailure ? error.reason : 'not-a-calendar' }
  }
}
