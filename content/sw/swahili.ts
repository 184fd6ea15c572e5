import type { Facts } from '#content/facts.ts'
import type { Translation } from '#content/words.ts'
import { bookingTopics } from './booking-topics.ts'
import { failure, frame, notFound } from './frame.ts'
import { planWords } from './plan-words.ts'
import { sample } from './sample.ts'
import { serviceLabels } from './service-labels.ts'

/** What pages say in Swahili. A page is at /sw/… as soon as its head stands here; the rest is said in English. */
export const swahili = (facts: Facts): Translation => ({
  locale: 'sw-TZ',
  heads: {},
  frame: frame(facts),
  notFound,
  failure,
  planWords,
  serviceLabels,
  sample,
  bookingTopics,
})
