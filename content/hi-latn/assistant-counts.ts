import type { CountPatterns } from '#content/assistant-words.ts'

/** How amounts of use and things are named in Hindi typed in Latin letters. */
export const counts: CountPatterns = {
  things: {
    languages: 'bhasha',
  },
  usage: '',
  about: 'kareeb|karib|lagbhag',
  everyDay: 'roz|roj|rozana|har din|din (?:me|mein|ke|ki|ka)|din bhar',
  year: 'saal|salana',
}
