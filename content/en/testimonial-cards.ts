import { paths } from '#content/paths.ts'
import type { CarouselWords, TestimonialCardWords } from '#content/types/testimonials.ts'
import { sample } from './sample.ts'

// Apart from the page of testimonials, because the home page shows cards and needs none of its other words.
export const testimonialCard: TestimonialCardWords = {
  rating: '{rating} of 5 stars',
  sampleTag: sample.tag,
  verified: 'Verified client',
  more: 'Read all of it',
}

export const testimonialCarousel: CarouselWords = {
  loading: 'Loading testimonials',
  label: 'Testimonials',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  all: { label: 'Read all testimonials', href: paths.testimonials },
}
