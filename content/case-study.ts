import type { Link } from './link.ts'
import type { PageHead } from './page-head.ts'
import type { ShownPicture } from './picture.ts'
import type { StaticTestimonial } from './testimonial.ts'

export interface CaseStudy {
  id: string
  byOwner?: 'yes'
  /** As it stands among the others. */
  card: { title: string; client: string; text: string; result: string; sampleTag?: string }
  head: PageHead
  hero: {
    title: string
    lead: string
    client: string
    /** Where we wrote it ourselves, to show what one looks like. */
    sampleTag?: string
    facts: { label: string; value: string }[]
    /** Without one a cloth is drawn from its title. */
    picture?: ShownPicture
  }
  metrics: { heading: string; items: CaseMetric[] }
  story: { before: CasePart; built: CasePart; after: CasePart }
  features: { heading: string; items: { title: string; text: string }[] }
  testimonial?: { heading: string; item: StaticTestimonial }
  closing: { title: string; text: string; primary: Link; service: Link }
  all: Link
}

/** What all of them share. */
export interface CaseStudyLabels {
  /** {title} */
  head: string
  changed: string
  before: string
  built: string
  after: string
  quote: string
  all: string
  sampleTag: string
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
