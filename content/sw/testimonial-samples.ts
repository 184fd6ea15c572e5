import { testimonialSamples as samples } from '#content/en/testimonial-samples.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { school } from './portfolio.ts'

/** Those of the case studies arrive translated. */
export const testimonialSamples = (facts: Facts): Texts<Words['testimonialSamples']> =>
  samples(facts).map((sample) => (sample.person === school.person ? { ...sample, ...school } : sample))
