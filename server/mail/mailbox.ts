import type { MailTransport } from './transport.ts'

/**
 * Without a mail server, mail stays in the table it was queued in, where the owner reads it. What was queued for a
 * mail server that is no longer configured is delivered by leaving it there.
 */
export function createMailbox({ playsDelivery }: { playsDelivery: boolean }): MailTransport {
  return { keepsMail: { playsDelivery }, send: async () => ({ ok: true }), close: () => {} }
}
