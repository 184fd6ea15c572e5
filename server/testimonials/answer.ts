import type { Words } from '#content/words.ts'
import { describeError, type Log } from '#server/log.ts'

/** What could not be done; the words for it are `testimonials.failures`. */
export type Failure = keyof Words['testimonials']['failures']

/** Of a failure the log has the cause. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

export async function answered<Value>(
  log: Log,
  failure: Failure,
  work: () => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    log('error', 'testimonials', { failure, ...describeError(error) })
    return { ok: false, failure }
  }
}
