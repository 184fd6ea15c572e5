import type { ProseSection } from './prose.ts'

export interface LegalWords {
  title: string
  lead: string
  /** As printed, with the ISO date for machines. */
  dates: { label: string; shown: string; iso: string }[]
  contentsLabel: string
  sections: ProseSection[]
}
