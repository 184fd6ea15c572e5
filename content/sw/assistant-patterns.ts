import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in Swahili. */
export const patterns: Patterns = {
  things: {
    sheets: 'karatasi',
    products: 'bidhaa|huduma',
    websites: 'tovuti|matawi',
    pages: 'kurasa',
    languages: 'lugha',
  },
  usage: 'dakika|mazungumzo|jumbe|meseji',
  about: 'kama|karibu|ni',
  everyDay: 'kwa siku|kila siku|kutwa',
  year: 'mwaka',
  joints: 'na pia|pia|halafu|(?<=\\s)na',
}
