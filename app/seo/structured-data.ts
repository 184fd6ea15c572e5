import type { Graph, Thing } from 'schema-dts'
import { about } from '#content/en/about.ts'
import { blog } from '#content/en/blog.ts'
import { faq } from '#content/en/faq.ts'
import { heads } from '#content/en/heads.ts'
import { pricing } from '#content/en/pricing.ts'
import { products } from '#content/en/products.ts'
import { ownServicePages } from '#content/en/service-pages.ts'
import { tutorConnect } from '#content/en/tutorconnect.ts'
import { canonicalOf, type PageId, paths } from '#content/paths.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import {
  organization,
  organizationWithContact,
  organizationWithFounder,
  website,
} from './structured-data/organization.ts'
import { productList, tutorConnectProduct } from './structured-data/products.ts'
import { blogWithPosts, questions } from './structured-data/reading.ts'
import { pricedServices, service } from './structured-data/services.ts'
import { type Address, addressesOf } from './structured-data/site.ts'

/** What a page says, for machines: built from the same content as the page, and nothing that the page does not show. */
export function structuredData(page: PageId, publicUrl: string): Graph {
  const at = addressesOf(publicUrl)
  const original = canonicalOf[page] ?? page
  const graph = [
    webPage(original, at),
    ...(subjects[original]?.(at) ?? []),
    ...(original === 'home' ? [] : [breadcrumbs(original, at)]),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function webPage(page: PageId, at: Address): Thing {
  const url = at(paths[page])
  return {
    '@type': 'WebPage',
    ...(page === 'faq' && questions(faq, at)),
    '@id': url,
    url,
    name: heads[page].title,
    description: heads[page].description,
    inLanguage: 'en',
    isPartOf: { '@id': at('/#website') },
  }
}

/** What each page is about, where the vocabulary has a word for it. */
const subjects: Partial<Record<PageId, (at: Address) => Thing[]>> = {
  home: (at) => [organization(at), website(at)],
  about: (at) => [organizationWithFounder(at, about.founder.profile)],
  contact: (at) => [organizationWithContact(at)],
  products: (at) => productList(products, at),
  tutorconnect: (at) => [tutorConnectProduct(tutorConnect, tutorConnectName, at)],
  pricing: (at) => pricedServices(pricing, at),
  blog: (at) => [blogWithPosts(blog, at)],
  ...Object.fromEntries(ownServicePages.map((words) => [words.page, (at: Address) => [service(words, at)]])),
}

const tutorConnectName = products.products.items.find(({ id }) => id === 'tutorconnect')?.title ?? ''
