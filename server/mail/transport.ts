import type { mails } from '#server/db/schema/mails.ts'

export type Mail = typeof mails.$inferSelect

export type Delivery = { ok: true } | { ok: false; retryable: boolean; reason: string }

/** A way for mail to leave the house. Failures are answers, not exceptions. */
export interface MailTransport {
  /**
   * Mail stays in the table it is queued in, so that there is nothing to deliver. A demonstration plays that it has been;
   * elsewhere nobody is told that a mail is on its way.
   */
  keepsMail?: { playsDelivery: boolean }
  send(mail: Mail): Promise<Delivery>
  close(): void
}
