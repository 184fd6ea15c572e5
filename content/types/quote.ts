import type { LeadFormWords } from './forms.ts'

export interface QuoteWords {
  form: LeadFormWords<'name' | 'email' | 'phone' | 'company' | 'service' | 'budget' | 'details'>
  services: string[]
  /** The first entry of a list nobody has chosen from. */
  choose: string
}
