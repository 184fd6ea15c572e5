import { createHash } from 'node:crypto'
import { mailboxOf } from '#domain/mailbox.ts'
import { idFrom } from '#domain/request-ids.ts'

/**
 * The same for all mails of one kind to one mailbox within a stretch of time, of which only the first is stored: nobody
 * fills somebody's mailbox by typing their address into our forms. No limit of requests could say so: which of two that
 * are the same is stored, and with its mails, is known in the transaction alone.
 */
export function onceId(kind: string, email: string, now: Date, milliseconds: number): string {
  const stretch = Math.floor(now.getTime() / milliseconds)
  const subject = JSON.stringify([kind, mailboxOf(email), stretch])
  return idFrom(createHash('sha256').update(subject).digest().subarray(0, 16))
}
