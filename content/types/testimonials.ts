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
  /** What somebody who came by an invitation is told, by whether it is still good. */
  invited: Record<'open' | 'used' | 'expired', string>
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
  video: { play: string; link: string; title: string }
  services: string[]
  form: TestimonialFormWords
  /** The page behind the link in a mail to an author. */
  withdrawal: {
    title: string
    text: string
    submit: string
    done: { title: string; text: string }
    gone: { title: string; text: string }
  }
  /** What is said, and logged, when the database does not answer. */
  failures: Record<
    'fetchAll' | 'submit' | 'setStatus' | 'fetchOne' | 'toggleFeatured' | 'remove' | 'stats' | 'change',
    string
  >
  mails: {
    received: MailWords
    withdrawn: MailWords
    invitation: MailWords
    confirmation: MailWords
    published: MailWords
    greeting: string
    open: string
    write: string
    withdraw: string
    facts: Record<'name' | 'email' | 'service' | 'rating', string>
  }
}
