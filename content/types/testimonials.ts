import type { LeadFormWords, NoticeWords } from './forms.ts'
import type { Link } from './link.ts'
import type { MailWords } from './mails.ts'
import type { StaticTestimonial } from './testimonial.ts'

type TestimonialField =
  | 'name'
  | 'email'
  | 'role'
  | 'company'
  | 'service_type'
  | 'rating'
  | 'content'
  | 'project_details'
  | 'publish_consent'

export interface TestimonialCardWords {
  /** Read aloud instead of the stars. */
  rating: string
  sampleTag: string
  verified: string
  more: string
}

export interface CarouselWords {
  loading: string
  label: string
  previous: string
  next: string
  all: Link
}

/** Put into the table once, marked as a sample. */
export type SampleTestimonial = StaticTestimonial & { rating: number; service: string }

export interface TestimonialFormWords extends LeadFormWords<TestimonialField> {
  /** One to five. */
  stars: string[]
  chooseService: string
  otherService: string
  invited: string
  /** Its own: other forms reach the team alone, this one is for everybody to read. */
  notice: NoticeWords
}

export interface TestimonialWords {
  hero: { title: string; lead: string; actions: Link[] }
  list: {
    heading: string
    empty: string
    next: string
    emptyService: string
    filterLabel: string
    all: string
  }
  card: TestimonialCardWords
  services: string[]
  form: TestimonialFormWords
  /** What is said, and logged, when the database does not answer. */
  failures: Record<
    'fetchAll' | 'submit' | 'setStatus' | 'fetchOne' | 'toggleFeatured' | 'remove' | 'stats',
    string
  >
  mails: {
    received: MailWords
    invitation: MailWords
    greeting: string
    open: string
    write: string
    facts: Record<'name' | 'email' | 'service' | 'rating', string>
  }
}
