import { createHmac } from 'node:crypto'
import { idFrom } from '#domain/request-ids.ts'

const windowInMilliseconds = 10 * 60_000

/**
 * A form without script cannot name its request: the same details within ten minutes are taken as one press too many.
 * The ids that a press has now and would have had ten minutes ago, since two presses may lie on both sides of a full ten.
 */
export function pressIds(secret: string, form: string, fields: object, now: Date): [string, string] {
  const windows = Math.floor(now.getTime() / windowInMilliseconds)
  const idOf = (window: number) =>
    idFrom(
      createHmac('sha256', secret)
        .update(JSON.stringify([form, fields, window]))
        .digest()
        .subarray(0, 16),
    )
  return [idOf(windows), idOf(windows - 1)]
}
