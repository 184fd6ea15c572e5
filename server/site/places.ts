import type { Catalogue } from '#content/catalogue/catalogue.ts'
import type { PageId } from '#content/paths.ts'
import { type Words, wordsIn } from '#content/words.ts'

type Elsewhere = 'everyPage' | 'assistant' | 'booking' | 'checkout' | 'mails' | 'brochure'

export interface Places {
  pages: PageId[]
  elsewhere: Elsewhere[]
}

/** Words that are one page's. */
const pageOfWords: Partial<Record<keyof Words, PageId>> = {
  home: 'home',
  products: 'products',
  tutorConnect: 'tutorconnect',
  servicesOverview: 'services',
  pricing: 'pricing',
  portfolio: 'portfolio',
  labs: 'labs',
  caseStudies: 'caseStudies',
  testimonials: 'testimonials',
  about: 'about',
  blog: 'blog',
  faq: 'faq',
  brochure: 'brochure',
  tryCall: 'tryCall',
  contact: 'contact',
}

/** Words of several pages, each under its id. */
const pagesOfWords = ['servicePages', 'caseStudyPages', 'legalPages'] as const

const elsewhereOfWords: Partial<Record<keyof Words, Elsewhere>> = {
  frame: 'everyPage',
  booking: 'booking',
  checkout: 'checkout',
  payPage: 'checkout',
  mails: 'mails',
  paymentMails: 'mails',
  brochure: 'brochure',
}

/** Where visitors will read something else once these facts take the place of those. */
export function placesOfChange(before: Catalogue, after: Catalogue): Places {
  const [now, then] = [wordsIn('en', before), wordsIn('en', after)]
  const changed = (Object.keys(now) as (keyof Words)[]).filter((key) => !isSame(now[key], then[key]))
  const nested = pagesOfWords.flatMap((key) => {
    const [pages, others] = [now[key], then[key]] as [Record<string, unknown>, Record<string, unknown>]
    return Object.keys(pages).filter((page) => !isSame(pages[page], others[page])) as PageId[]
  })
  return {
    pages: [...new Set([...changed.flatMap((key) => pageOfWords[key] ?? []), ...nested])],
    // It speaks of every fact.
    elsewhere: [
      ...new Set([
        'assistant' as const,
        ...(isSame(before.announcement, after.announcement) ? [] : ['everyPage' as const]),
        ...changed.flatMap((key) => elsewhereOfWords[key] ?? []),
      ]),
    ],
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
