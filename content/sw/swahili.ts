import { caseStudyPages } from '#content/en/case-studies.ts'
import { servicePages } from '#content/en/service-pages.ts'
import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { PageId } from '#content/paths.ts'
import type { Translation } from '#content/words.ts'
import { about, aboutHead } from './about.ts'
import { blog, blogHead } from './blog.ts'
import { bookingTopics } from './booking-topics.ts'
import { brochure, brochureHead } from './brochure.ts'
import { caseStudies, caseStudiesHead } from './case-studies.ts'
import { faq, faqHead } from './faq.ts'
import { failure, frame, notFound } from './frame.ts'
import { labs, labsHead } from './labs.ts'
import { planWords } from './plan-words.ts'
import { portfolio, portfolioHead } from './portfolio.ts'
import { products, productsHead } from './products.ts'
import { sample } from './sample.ts'
import { serviceLabels } from './service-labels.ts'
import { customWebAppsHead } from './services/web-app.ts'
import { servicesHead, servicesOverview } from './services-overview.ts'
import { tutorConnect, tutorconnectHead } from './tutorconnect.ts'

/** What pages say in Swahili. A page is at /sw/… as soon as its head stands here; the rest is said in English. */
export const swahili = (facts: Facts): Translation => ({
  locale: 'sw-TZ',
  heads: heads(facts),
  frame: frame(facts),
  notFound,
  failure,
  products: products(facts),
  tutorConnect: tutorConnect(facts),
  servicesOverview: servicesOverview(facts),
  planWords,
  serviceLabels,
  portfolio: portfolio(facts),
  labs,
  caseStudies: caseStudies(facts),
  about: about(facts),
  blog,
  faq: faq(facts),
  brochure: brochure(facts),
  sample,
  bookingTopics,
})

function heads(facts: Facts): Translation['heads'] {
  return {
    ...headsOf(servicePages(facts)),
    // The same page at a second address.
    'custom-web-apps': customWebAppsHead(facts),
    ...headsOf(caseStudyPages(facts)),
    products: productsHead(facts),
    tutorconnect: tutorconnectHead(facts),
    services: servicesHead(facts),
    labs: labsHead,
    about: aboutHead,
    portfolio: portfolioHead(facts),
    caseStudies: caseStudiesHead(facts),
    blog: blogHead,
    faq: faqHead(facts),
    brochure: brochureHead,
  }
}

function headsOf<Page extends PageId>(pages: Record<Page, { head: PageHead }>): Record<Page, PageHead> {
  const heads = Object.entries<{ head: PageHead }>(pages).map(([page, { head }]) => [page, head])
  return Object.fromEntries(heads)
}
