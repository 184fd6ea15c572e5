import type { LeadFormWords } from './forms.ts'
import type { Link } from './link.ts'

export interface ContactWords {
  hero: { title: string; lead: string }
  whatsapp: { title: string; text: string; action: Link }
  demo: { title: string; text: string; action: Link }
  form: LeadFormWords<'name' | 'email' | 'subject' | 'message'>
  info: { heading: string; items: { label: string; value: string; href?: string }[] }
  social: { heading: string; links: (Link & { id: string })[] }
  hours: {
    heading: string
    zone: string
    note: string
    /** Sunday is 0, as in `company.hours`. */
    days: readonly [string, string, string, string, string, string, string]
    /** Between the first and last day of a run: “Monday to Friday”. */
    until: string
    closed: string
    openNow: string
    closedNow: string
  }
}
