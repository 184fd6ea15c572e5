import { randomUUID } from 'node:crypto'

interface Mail {
  from?: string
  subject?: string
  text?: string
  headers?: Record<string, string>
  /** Without a Message-ID of its own where it is null. */
  messageId?: string | null
}

/** A mail as a program sends it, in plain text. */
export function aReceivedMail({ from, subject, text, headers = {}, messageId }: Mail = {}): string {
  const all = {
    From: from ?? 'Meena Sharma <meena@school.example>',
    To: 'team@sutradhar.example',
    Subject: subject ?? 'Re: Admissions',
    Date: 'Mon, 16 Nov 2026 10:00:00 +0530',
    ...(messageId !== null && { 'Message-ID': messageId ?? `<${randomUUID()}@school.example>` }),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [...head, '', text ?? 'Yes, Monday suits us.'].join('\r\n')
}
