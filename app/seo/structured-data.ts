import type { Graph, Thing, WebPage } from 'schema-dts'
import type { PageHead } from '#content/page-head.ts'
import { articlePath, canonicalOf, caseStudyPath, type PageId, paths, servicePaths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import { breadcrumbList, breadcrumbSteps } from './structured-data/breadcrumbs.ts'
import {
  organization,
  organizationWithContact,
  organizationWithFounder,
  website,
} from './structured-data/organization.ts'
import { productList, tutorConnectProduct } from './structured-data/products.ts'
import { blogPosting, blogWithPosts, questions } from './structured-data/reading.ts'
import { pricedServices, service } from './structured-data/services.ts'
import { type Address, addressesOf } from './structured-data/site.ts'

/** What a page says, for machines: built from the same content as the page, and nothing that the page does not show. */
export function structuredData(page: PageId, publicUrl: string, words: Words): Graph {
  const at = addressesOf(publicUrl, words.language)
  const original = canonicalOf[page] ?? page
  const graph = [
    webPage(original, at, words),
    ...(subjects[original]?.(at, words) ?? []),
    ...(original === 'home' ? [] : [breadcrumbList(breadcrumbSteps(original, at, words))]),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** The same of one article. */
export function articleData(id: string, publicUrl: string, words: Words): Graph {
  const at = addressesOf(publicUrl, words.language)
  const article = words.blog.articles.find((each) => each.id === id)
  if (!article) return { '@context': 'https://schema.org', '@graph': [] }
  const url = at(articlePath(id))
  const posting = { ...blogPosting(article, at), '@id': url, inLanguage: words.language }
  const trail = [...breadcrumbSteps('blog', at, words), { name: article.title, item: url }]
  return { '@context': 'https://schema.org', '@graph': [posting, breadcrumbList(trail)] }
}

/** The same of a case study that the owner added. */
export function caseStudyData(id: string, publicUrl: string, words: Words): Graph {
  const at = addressesOf(publicUrl, words.language)
  const study = words.ownCaseStudies.find((each) => each.id === id)
  if (!study) return { '@context': 'https://schema.org', '@graph': [] }
  const url = at(caseStudyPath(id))
  const trail = [...breadcrumbSteps('caseStudies', at, words), { name: study.card.title, item: url }]
  return {
    '@context': 'https://schema.org',
    '@graph': [described(url, study.head, at, words), breadcrumbList(trail)],
  }
}

function webPage(page: PageId, at: Address, words: Words): Thing {
  return {
    ...described(at(paths[page]), words.heads[page], at, words),
    ...(page === 'faq' && questions(words.faq, at)),
  }
}

function described(url: string, { title, description }: PageHead, at: Address, { language }: Words): WebPage {
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': at('/#website') },
  } as WebPage
}

/** What each page is about, where the vocabulary has a word for it. */
const subjects: Partial<Record<PageId, (at: Address, words: Words) => Thing[]>> = {
  home: (at, words) => [organization(at, words), website(at, words)],
  about: (at, words) => [organizationWithFounder(at, words, words.about.founder.profile)],
  contact: (at, words) => [organizationWithContact(at, words)],
  products: productList,
  tutorconnect: (at, words) => [tutorConnectProduct(at, words)],
  pricing: pricedServices,
  blog: (at, words) => [blogWithPosts(at, words)],
  ...Object.fromEntries(
    (Object.keys(servicePaths) as (keyof typeof servicePaths)[]).map((page) => [
      page,
      (at: Address, words: Words) => [service(words.servicePages[page], at, words)],
    ]),
  ),
}
