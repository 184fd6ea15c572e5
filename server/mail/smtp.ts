import { createTransport, type NodemailerError } from 'nodemailer'
import type { MailTransport } from './transport.ts'

interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where needed. */
  url: string
  from: string
  /** The right-hand side of Message-IDs. */
  host: string
}

const seconds = 1000

/** A mail server, over a few connections that stay open. */
export function createSmtp({ url, from, host }: SmtpSettings): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    // nodemailer would wait for minutes; the queue tries again anyway.
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from,
          // As objects: a string would be parsed, and could turn into several addresses.
          to: { name: '', address: mail.recipient },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          messageId: messageId(mail.id, host),
          ...(mail.references.length > 0 && {
            references: mail.references,
            inReplyTo: mail.references.at(-1) ?? '',
          }),
          date: mail.createdAt,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          ...(mail.calendar && {
            icalEvent: { method: mail.calendarMethod ?? 'REQUEST', content: mail.calendar },
          }),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { ok: true }
      } catch (error) {
        return { ok: false, ...describe(error as NodemailerError) }
      }
    },
    close: () => transport.close(),
  }
}

/** By this a mail is known, here and in everyone's inbox. */
export function messageId(mailId: string, host: string): string {
  return `<${mailId}@${host}>`
}

/** Refused sign-in is the owner's to mend, so it is tried again; a refused mail would be refused again. */
function describe(error: NodemailerError): { retryable: boolean; reason: string } {
  const isRefusal = error.permanent === true && error.code !== 'EAUTH'
  const answer = error.response ?? error.message
  return { retryable: !isRefusal, reason: `${error.code ?? error.name}: ${answer}`.slice(0, 500) }
}
