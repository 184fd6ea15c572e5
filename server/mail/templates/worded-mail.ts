import { fill } from '#content/fill.ts'
import { type LetterWords, type MailDocument, renderMail } from './mail-document.tsx'

export interface MailWords {
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
}

/** A mail from the words for its kind, with what they speak of filled in. */
export function wordedMail(
  written: MailWords,
  values: Record<string, string>,
  words: LetterWords,
  more: Partial<MailDocument> = {},
): { subject: string; html: string; text: string } {
  const document: MailDocument = {
    preview: fill(written.preview, values),
    heading: fill(written.heading, values),
    paragraphs: written.paragraphs.map((paragraph) => fill(paragraph, values)),
    ...more,
  }
  return { subject: cutSubject(fill(written.subject, values)), ...renderMail(document, words) }
}

/** As long as a subject may be; a long name or subject stands in full in the mail itself. */
export function cutSubject(subject: string): string {
  const characters = [...subject.replace(directionSigns, '')]
  return characters.length > 200 ? `${characters.slice(0, 199).join('')}…` : characters.join('')
}

/** They turn letters round, so that a name in a subject reads as something else. */
const directionSigns = /[\u202a-\u202e\u2066-\u2069]+/g
