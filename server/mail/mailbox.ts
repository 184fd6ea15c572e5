import type { MailTransport } from './transport.ts'

/**
 * Without a mail server, mail stays in the table it was queued in, where the owner reads it: to deliver it is to
 * leave it there.
 */
export function createMailbox(): MailTransport {
  return { send: async () => ({ ok: true }), close: () => {} }
}
