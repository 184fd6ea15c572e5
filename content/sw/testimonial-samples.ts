import { testimonialSamples as samples } from '#content/en/testimonial-samples.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** Those of the case studies arrive translated. */
export const testimonialSamples = (facts: Facts): Texts<Words['testimonialSamples']> =>
  samples(facts).map((sample) => (sample.person === school.person ? { ...sample, ...school } : sample))

const school = {
  quote:
    'Walikaa ofisini kwetu asubuhi nzima wakaandika kila simu tuliyopokea. Wakajenga kutoka kwenye orodha yetu wenyewe, kwa hiyo wafanyakazi walimwamini tangu siku ya kwanza.',
  person: 'Farida Qureshi',
  role: 'Mkuu wa shule',
  organisation: 'shule ya sekondari huko Bhopal',
}
