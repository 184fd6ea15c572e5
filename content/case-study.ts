import type { Link } from './link.ts'
import type { PageHead } from './page-head.ts'
import type { StaticTestimonial } from './testimonial.ts'

export interface CaseStudy {
  head: PageHead
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

interface CasePart {
  heading: string
  text: string
}
