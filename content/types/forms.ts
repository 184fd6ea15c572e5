import type { Link } from './link.ts'

/** What can be wrong with a field, in words. */
export interface ProblemWords {
  missing: string
  'too-short': string
  'too-long': string
  invalid: string
  past: string
  'too-soon': string
  'too-far': string
  unknown: string
}

export interface FieldWords extends Partial<ProblemWords> {
  label: string
  hint?: string
}

/** A form that reaches the team. */
export interface LeadFormWords<Field extends string> {
  heading: string
  lead: string
  requiredNote: string
  fields: Record<Field, FieldWords>
  submit: string
  sending: string
  success: { title: string; text: string }
  failure: { title: string; text: string; action: Link }
  /** Why we ask, stored with what was sent. */
  purpose: string
}

/** What happens to what is sent, beside the button that sends it. */
export interface NoticeWords {
  title: string
  items: { term: string; text: string }[]
  link: Link
}

/** Words that all forms share. */
export interface FormWords {
  problems: ProblemWords
  summary: string
  /** About an address that looks mistyped: {suggestion} is what was probably meant. */
  emailQuestion: { ask: string; take: string; keep: string }
  honeypot: string
  marketingConsent: string
  /** What every lead is sent under: version (changed whenever the wording is) and language are stored with it. */
  notice: NoticeWords & { version: string; language: string }
  /** Said once of a form that holds nothing but what the site filled in. */
  prefilled: string
  /** No answer came back, so nobody knows whether it arrived. {button} is what the form is sent by. */
  unconfirmed: { title: string; text: string }
  offline: { title: string; text: string; back: string; send: string; discard: string }
  limited: { title: string; text: string }
  /** The site has more to do than it can; also the answer to a page that is not in memory. */
  busy: { title: string; text: string }
  thanks: { links: Link[] }
}
