import { fill } from '#content/fill.ts'
import type { MailWords } from '#content/types/mails.ts'
import { type MailDocument, renderMail } from './mail-document.tsx'

/** A mail from the words for its kind, with what they speak of filled in. */
export function wordedMail(
  written: MailWords,
  values: Record<string, string>,
  more: Partial<MailDocument> = {},
): { subject: string; html: string; text: string } {
  const document: MailDocument = {
    preview: fill(written.preview, values),
    heading: fill(written.heading, values),
    paragraphs: written.paragraphs.map((paragraph) => fill(paragraph, values)),
    ...more,
  }
  return { subject: cutSubject(fill(written.subject, values)), ...renderMail(document) }
}

/** As long as a subject may be; a long name or subject stands in full in the mail itself. */
export function cutSubject(subject: string): string {
  const characters = [...subject]
  return characters.length > 200 ? `${characters.slice(0, 199).join('')}…` : subject
}
