import type { MetaDescriptor } from 'react-router'
import type { Graph } from 'schema-dts'
import type { CaseStudy } from '#content/case-study.ts'
import { company } from '#content/company.ts'
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
import { articleData, caseStudyData, structuredData } from './structured-data.ts'

/** Where a page is read, and in which language. */
interface Place {
  site: { publicUrl: string }
  language: string
  locale: string
}

/** The head of a page of the site: what search results, shared links, assistants and browser tabs say of it. */
export function pageHead(page: PageId, head: PageHead, place: Place): MetaDescriptor[] {
  const { publicUrl } = place.site
  const original = canonicalOf[page] ?? page
  const path = pathIn(place.language, original)
  const address = (of: string) => new URL(of, publicUrl).href
  const canonical = address(path)
  return [
    ...describedPage(head, canonical, place, {
      twin: address(twinOf(paths[original])),
      image: address(sharePicture(place.language, page)),
    }),
    ...(head.languages ?? []).map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: address(pathIn(hrefLang, original)),
    })),
    ...(page === 'blog' ? [feedLink(address(machinePaths.feed))] : []),
    ...structuredDataTags(
      import.meta.env.SSR ? (words) => structuredData(page, publicUrl, words) : undefined,
      place,
      canonical,
    ),
  ]
}

/** The head of one article's page. */
export function articleHead(article: ReadArticle, place: Place): MetaDescriptor[] {
  const { publicUrl } = place.site
  const { id, title, summary, published } = article
  const address = (of: string) => new URL(of, publicUrl).href
  const path = articlePath(id)
  const canonical = address(path)
  return [
    ...describedPage({ title, description: summary }, canonical, place, {
      type: 'article',
      twin: address(twinOf(path)),
      image: address(sharePicture(place.language, 'blog')),
    }),
    { property: 'article:published_time', content: published },
    feedLink(address(machinePaths.feed)),
    ...structuredDataTags(
      import.meta.env.SSR ? (words) => articleData(id, publicUrl, words) : undefined,
      place,
      canonical,
    ),
  ]
}

/** The head of a case study's page that the owner added. */
export function caseStudyHead({ id, head }: CaseStudy, place: Place): MetaDescriptor[] {
  const { publicUrl } = place.site
  const address = (of: string) => new URL(of, publicUrl).href
  const path = caseStudyPath(id)
  const canonical = address(path)
  return [
    ...describedPage(head, canonical, place, {
      twin: address(twinOf(path)),
      image: address(sharePicture(place.language, 'caseStudies')),
    }),
    ...structuredDataTags(
      import.meta.env.SSR ? (words) => caseStudyData(id, publicUrl, words) : undefined,
      place,
      canonical,
    ),
  ]
}

interface Described {
  type?: 'website' | 'article'
  /** The page in Markdown. */
  twin: string
  /** What is shown where the page is shared. */
  image: string
}

function describedPage(
  head: PageHead,
  canonical: string,
  { locale }: Place,
  { type = 'website', twin, image }: Described,
): MetaDescriptor[] {
  return [
    { title: fullTitle(head) },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: twin },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
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

function feedLink(href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href }
}

type LinkedData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** Built on the server only: what it takes would be most of the site's words in the browser's code of every page. */
function structuredDataTags(
  write: ((words: Words) => Graph) | undefined,
  { language }: Place,
  canonical: string,
): MetaDescriptor[] {
  const data =
    import.meta.env.SSR && write
      ? (write(wordsIn(language)) as unknown as LinkedData)
      : writtenByServer(canonical)
  return data ? [{ 'script:ld+json': data }] : []
}

/** The browser repeats what the server wrote while that page is shown, and drops it when the visitor moves on. */
function writtenByServer(canonical: string): LinkedData | undefined {
  const written = document.querySelector('script[type="application/ld+json"]')?.textContent
  const data = written && JSON.parse(written)
  return data && data['@graph'][0]['@id'] === canonical ? data : undefined
}
