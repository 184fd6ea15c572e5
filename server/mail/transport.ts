import type { mails } from '#server/db/schema/mails.ts'

export type Mail = typeof mails.$inferSelect

export type Delivery = { ok: true } | { ok: false; retryable: boolean; reason: string }

/** A way for mail to leave the house. Failures are answers, not exceptions. */
export interface MailTransport {
  send(mail: Mail): Promise<Delivery>
  close(): void
}
