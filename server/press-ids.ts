import { createHmac } from 'node:crypto'
import { idFrom } from '#domain/request-ids.ts'

const windowInMilliseconds = 10 * 60_000

/**
 * A form without script cannot name its request: the same details within ten minutes are taken as one press too many.
 * The ids that a press has now and would have had ten minutes ago, since two presses may lie on both sides of a full ten.
 */
export function pressIds(secret: string, form: string, fields: object, now: Date): [string, string] {
  const window = Math.floor(now.getTime() / windowInMilliseconds)
  return [contentId(secret, [form, fields, window]), contentId(secret, [form, fields, window - 1])]
}

/** The id of what was sent: the same content has the same one, and nobody else can tell it. */
export function contentId(secret: string, content: unknown): string {
  const digest = createHmac('sha256', secret).update(JSON.stringify(content)).digest()
  return idFrom(digest.subarray(0, 16))
}
