import type { Patterns } from '#content/assistant-words.ts'

/** How counts are named and questions joined in Hindi typed in Latin letters. */
export const patterns: Patterns = {
  things: {
    languages: 'bhasha',
  },
  about: 'kareeb|karib|lagbhag',
  extra: 'extra|ekstra|zyada|jyada',
  everyDay: 'roz|roj|rozana|har din|din (?:me|mein|ke|ki|ka)|din bhar',
  year: 'saal|salana',
  joints: 'aur|tatha',
}
