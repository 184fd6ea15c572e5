import type { Link } from './link.ts'
import type { StaticTestimonial } from './testimonial.ts'

export type CaseStudyId = 'clinicAssistant' | 'ecommerceBot' | 'analyticsDashboard'

export interface CaseStudiesWords {
  hero: { title: string; lead: string }
  /** In the order of the list. */
  cards: (Link & { id: CaseStudyId; title: string; client: string; text: string; result: string })[]
  closing: { title: string; text: string; primary: Link; second: Link }
}

export interface CaseStudyWords {
  hero: { title: string; lead: string; client: string; facts: { label: string; value: string }[] }
  metrics: { heading: string; items: [CaseMetric, CaseMetric, CaseMetric, CaseMetric] }
  story: { before: CasePart; built: CasePart; after: CasePart }
  features: { heading: string; items: { title: string; text: string }[] }
  testimonial: { heading: string; item: StaticTestimonial }
  closing: { title: string; text: string; primary: Link; service: Link }
  all: Link
}

interface CaseMetric {
  /** The claim in full: “80% fewer calls”. */
  metric: string
  description: string
}

export interface CasePart {
  heading: string
  text: string
}
