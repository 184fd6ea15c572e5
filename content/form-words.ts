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
  'no-such-number': string
  'not-on-sale': string
}

export interface FieldWords extends Partial<ProblemWords> {
  label: string
  hint?: string
}

/** A form that reaches the team. */
export interface LeadFormWords {
  heading: string
  lead: string
  requiredNote: string
  fields: Record<string, FieldWords>
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
