import type { CountPatterns } from '#content/assistant-words.ts'

/** How amounts of use and things are named in Swahili. */
export const counts: CountPatterns = {
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
}
