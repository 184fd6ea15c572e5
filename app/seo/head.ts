import type { MetaDescriptor } from 'react-router'
import type { Graph } from 'schema-dts'
import type { CaseStudy } from '#content/case-study.ts'
import { company } from '#content/company.ts'
import { type Language, languages, locales } from '#content/languages.ts'
import type { PageHead } from '#content/page-head.ts'
import {
  articlePath,
  canonicalOf,
  caseStudyPath,
  machinePaths,
  type PageId,
  pathIn,
  paths,
  sharePicture,
  twinOf,
} from '#content/paths.ts'
import { type Words, wordsIn } from '#content/words.ts'
import type { ReadArticle } from '#domain/blog.ts'
import { alternatesOf } from './alternates.ts'
import { articleData, caseStudyData, structuredData } from './structured-data.ts'

/** Where a page is read, and in which language. */
interface Place {
  site: { publicUrl: string }
  language: Language
  locale: string
}

/** The head of a page of the site: what search results, shared links, assistants and browser tabs say of it. */
export function pageHead(page: PageId, head: PageHead, place: Place): MetaDescriptor[] {
  const path = paths[canonicalOf[page] ?? page]
  return [
    ...describedPage(head, place, { path, image: sharePicture(place.language, page) }),
    ...(page === 'blog' ? [feedLink(place)] : []),
    ...structuredDataTags(
      path,
      place,
      import.meta.env.SSR ? (words) => structuredData(page, place.site.publicUrl, words) : undefined,
    ),
  ]
}

/** The head of one article's page. */
export function articleHead(article: ReadArticle, place: Place): MetaDescriptor[] {
  const { id, title, summary, published } = article
  const path = articlePath(id)
  return [
    ...describedPage({ title, description: summary }, place, {
      path,
      type: 'article',
      image: sharePicture(place.language, 'blog'),
    }),
    { property: 'article:published_time', content: published },
    feedLink(place),
    ...structuredDataTags(
      path,
      place,
      import.meta.env.SSR ? (words) => articleData(id, place.site.publicUrl, words) : undefined,
    ),
  ]
}

/** The head of a case study's page that the owner added. */
export function caseStudyHead({ id, head }: CaseStudy, place: Place): MetaDescriptor[] {
  const path = caseStudyPath(id)
  return [
    ...describedPage(head, place, { path, image: sharePicture(place.language, 'caseStudies') }),
    ...structuredDataTags(
      path,
      place,
      import.meta.env.SSR ? (words) => caseStudyData(id, place.site.publicUrl, words) : undefined,
    ),
  ]
}

interface Described {
  /** The page's address in English. */
  path: string
  type?: 'website' | 'article'
  /** What is shown where the page is shared. */
  image: string
}

function describedPage(
  head: PageHead,
  place: Place,
  { path, type = 'website', image }: Described,
): MetaDescriptor[] {
  const { publicUrl } = place.site
  const canonical = addressIn(place, path)
  return [
    { title: fullTitle(head) },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternatesOf(path, publicUrl).map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      ...alternate,
    })),
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: addressIn(place, twinOf(path)) },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: company.name },
    ...languages.map((language) => ({
      property: language === place.language ? 'og:locale' : 'og:locale:alternate',
      content: locales[language].replace('-', '_'),
    })),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: new URL(image, publicUrl).href },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    // The words on the picture.
    { property: 'og:image:alt', content: `${company.name}: ${head.title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The head of a page that is not to be found by searching. */
export function unlistedHead(head: PageHead): MetaDescriptor[] {
  return [
    { title: fullTitle(head) },
    { name: 'description', content: head.description },
    { name: 'robots', content: 'noindex' },
  ]
}

function fullTitle(head: PageHead): string {
  return `${head.title} | ${company.name}`
}

function addressIn({ site, language }: Place, path: string): string {
  return new URL(pathIn(language, path), site.publicUrl).href
}

function feedLink(place: Place): MetaDescriptor {
  const href = addressIn(place, machinePaths.feed)
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href }
}

type LinkedData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** Built on the server only: what it takes would be most of the site's words in the browser's code of every page. */
function structuredDataTags(
  path: string,
  place: Place,
  write: ((words: Words) => Graph) | undefined,
): MetaDescriptor[] {
  const data =
    import.meta.env.SSR && write
      ? (write(wordsIn(place.language)) as unknown as LinkedData)
      : writtenByServer(addressIn(place, path))
  return data ? [{ 'script:ld+json': data }] : []
}

/** The browser repeats what the server wrote while that page is shown, and drops it when the visitor moves on. */
function writtenByServer(canonical: string): LinkedData | undefined {
  const written = document.querySelector('script[type="application/ld+json"]')?.textContent
  const data = written && JSON.parse(written)
  return data && data['@graph'][0]['@id'] === canonical ? data : undefined
}
