import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const blog: Texts<Words['blog']> = {
  hero: {
    title: 'Makala kutoka kaunta',
    lead: 'Makala fupi kuhusu kazi zipi uziache zijiendeshe, zipi ubaki nazo mwenyewe, na namna ya kuanza.',
  },
  contentsLabel: 'Kwenye ukurasa huu',
  readingTime: 'dakika za kusoma',
  publishedLabel: 'Imechapishwa',
  earlier: 'Makala za awali',
  all: 'Makala zote',
  copyLink: 'Nakili kiungo cha makala hii',
  linkCopied: { title: 'Kiungo kimenakiliwa', text: 'Kinafungua makala hii.' },
  copyFailed: {
    title: 'Haikuwezekana kunakili',
    text: 'Fungua makala kwa kichwa chake, kisha nakili anwani ya ukurasa.',
  },
  articles: {},
  closing: {
    title: 'Kuna swali tunalopaswa kuliandikia makala?',
    text: 'Tutumie. Tunajibu kila moja, na mengine huwa makala.',
    primary: { label: 'Tuma swali' },
    second: { label: 'Soma maswali ya mara kwa mara' },
  },
}

export const blogHead: PageHead = {
  title: 'Blogu: Kazi Zinazojiendesha',
  description: 'Makala fupi za vitendo kuhusu kuitumia AI shuleni au kwenye biashara ndogo.',
}
