import type { Facts } from '#content/facts.ts'
import type { Translation } from '#content/words.ts'

/** What pages say in Hindi. A page is at /hi/… as soon as its head stands here; the rest is said in English. */
export const hindi = (_facts: Facts): Translation => ({ locale: 'hi-IN', heads: {} })
