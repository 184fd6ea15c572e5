import { testimonialSamples as samples } from '#content/en/testimonial-samples.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { schoolsWords } from './portfolio.ts'

/** Those of the case studies arrive translated; the portfolio’s is the last. */
export const testimonialSamples = (facts: Facts): Texts<Words['testimonialSamples']> =>
  samples(facts).map((sample, at, { length }) =>
    at === length - 1 ? { ...sample, ...schoolsWords } : sample,
  )
