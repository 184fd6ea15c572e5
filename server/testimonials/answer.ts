import { describeError, type Log } from '#server/log.ts'

/** A failure carries the words of the specification; the log has the cause. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; message: string }

export async function answered<Value>(
  log: Log,
  message: string,
  work: () => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    log('error', 'testimonials', { said: message, ...describeError(error) })
    return { ok: false, message }
  }
}
