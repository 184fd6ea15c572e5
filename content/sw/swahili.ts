import type { Facts } from '#content/facts.ts'
import type { Translation } from '#content/words.ts'

/** What pages say in Swahili. A page is at /sw/… as soon as its head stands here; the rest is said in English. */
export const swahili = (_facts: Facts): Translation => ({ locale: 'sw-TZ', heads: {} })
