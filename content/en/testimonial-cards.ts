import { paths } from '#content/paths.ts'
import { sample } from './sample.ts'

// Apart from the page of testimonials, because the home page shows cards and needs none of its other words.
export const testimonialCard = {
  /** Read aloud instead of the stars. */
  rating: '{rating} of 5 stars',
  sampleTag: sample.tag,
  verified: 'Verified client',
  more: 'Read all of it',
}

export const testimonialCarousel = {
  loading: 'Loading testimonials',
  label: 'Testimonials',
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  all: { label: 'Read all testimonials', href: paths.testimonials },
}
