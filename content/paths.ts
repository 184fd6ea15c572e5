import { type ServicePageId, servicePageIds } from './catalogue/services.ts'
import { isLanguage, type Language, languages } from './languages.ts'

/** Of each service that has a page, by the catalogue; what else is needed is its entry in the words. */
const ownServicePaths = Object.fromEntries(servicePageIds.map((id) => [id, `/services/${id}`])) as {
  [Id in ServicePageId]: `/services/${Id}`
}

/** Pages that are alike share a route. */
export const servicePaths = {
  ...ownServicePaths,
  'custom-web-apps': '/services/custom-web-apps' as const,
}

export const caseStudyPaths = {
  clinicAssistant: '/case-studies/clinic-assistant',
  ecommerceBot: '/case-studies/ecommerce-bot',
  analyticsDashboard: '/case-studies/analytics-dashboard',
}

export const legalPaths = {
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  refundPolicy: '/refund-policy',
  accessibility: '/accessibility',
}

/** What visitors can try without signing up. */
export const tryPaths = {
  tryCall: '/try/call',
  tryDashboard: '/try/dashboard',
  tryChatbot: '/try/chatbot',
  tryWhatsapp: '/try/whatsapp',
}

/** Every public page, once: the router, the page cache, the sitemap and all links read this table. */
export const paths = {
  home: '/',
  products: '/products',
  tutorconnect: '/products/tutorconnect',
  services: '/services',
  ...servicePaths,
  labs: '/labs',
  contact: '/contact',
  about: '/about',
  pricing: '/pricing',
  portfolio: '/portfolio',
  caseStudies: '/case-studies',
  ...caseStudyPaths,
  testimonials: '/testimonials',
  blog: '/blog',
  faq: '/faq',
  brochure: '/brochure',
  ...tryPaths,
  ...legalPaths,
}

export type PageId = keyof typeof paths

/** Pages that others link to, and that are not to be found by searching. */
export const unlistedPaths = { findBooking: '/find-booking' }

/** What is said of something whose own address the owner has not set. */
export function soonPath(id: string): string {
  return `/soon/${id}`
}

/** Two addresses, one page: the second tells machines that the first is the original. */
export const canonicalOf: Partial<Record<PageId, PageId>> = { 'custom-web-apps': 'web-app-setup' }

/** The routes below this layout are in every language. */
export const spokenLayout = 'in-every-language'

/** What machines read: crawlers, feed readers, assistants, phones that keep the site among their apps. */
export const machinePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/blog/feed.xml',
  llms: '/llms.txt',
  manifest: '/site.webmanifest',
  brochureCloth: '/brochure-cloth.svg',
  securityContact: '/.well-known/security.txt',
  assistantWords: '/assistant-words.json',
  bookingWords: '/booking-words.json',
}

/** Those of them that say something, and so do it in every language. */
export const spokenMachinePaths = [
  machinePaths.feed,
  machinePaths.llms,
  machinePaths.assistantWords,
  machinePaths.bookingWords,
]

/** What is made to be forwarded: PDFs, in every language that their page is in. */
export const printedPaths = {
  india: `${paths.pricing}/india.pdf`,
  tanzania: `${paths.pricing}/tanzania.pdf`,
  brochure: `${paths.brochure}.pdf`,
} as const

export type PrintedFile = keyof typeof printedPaths

/** Every page has a twin in Markdown, for assistants: `/pricing` is also `/pricing.md`, home is `/index.md`. */
export function twinOf(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** The page of one case study; the owner may add to those that the code ships. */
export function caseStudyPath(id: string): string {
  return `${paths.caseStudies}/${id}`
}

/** The page of one article; what articles there are changes while the site runs. */
export function articlePath(id: string): string {
  return `${paths.blog}/${id}`
}

/** What stands before every address of a language: nothing for English. */
export function languagePart(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}

/** Where something is in a language: `/pricing` is also `/hi/pricing`. */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : languagePart(language) + path.replace(/^\/(?=[?#]|$)/, '')
}

/** The picture that a shared link to a page shows, with its title in a language. */
export function sharePicture(language: Language, page: string): string {
  return language === 'en' ? `/share/${page}.png` : `/share/${language}/${page}.png`
}

/** The first part of an address is its language, none is English. With it the same address in English, as all tables have it. */
export function readPath(address: string): { language: Language; path: string } {
  const [part = '', code = ''] = languageStart.exec(address) ?? []
  if (!isLanguage(code)) return { language: 'en', path: address }
  return { language: code, path: address.slice(part.length).replace(/^(?!\/)/, '/') }
}

const languageStart = new RegExp(`^/(${languages.slice(1).join('|')})(?=[/?#]|\\.data(?:\\?|$)|$)`)

/** Which of these pages a path belongs to; the router has already found that it is one of them. */
export function pageAt<Page extends string>(table: Record<Page, string>, path: string): Page {
  const page = (Object.keys(table) as Page[]).find((id) => table[id] === path)
  if (!page) throw new Error(`No page of this kind is at ${path}`)
  return page
}
