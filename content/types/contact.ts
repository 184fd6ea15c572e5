import type { Link } from './link.ts'

export interface ContactWords {
  hero: { title: string; lead: string }
  whatsapp: { title: string; text: string; action: Link }
  demo: { title: string; text: string; action: Link }
  form: {
    heading: string
    lead: string
    requiredNote: string
    fields: Record<ContactField, { label: string; hint?: string; missing: string }>
    invalidEmail: string
    submit: string
    sending: string
    success: { title: string; text: string }
    failure: { title: string; text: string; action: Link }
    privacy: { text: string; link: Link }
  }
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

type ContactField = 'name' | 'email' | 'subject' | 'message'
