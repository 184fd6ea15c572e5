import type { MetaDescriptor } from 'react-router'
import { company } from '#content/company.ts'
import { heads } from '#content/en/heads.ts'
import { canonicalOf, type PageId, paths } from '#content/paths.ts'
import type { PageHead } from '#content/types/frame.ts'

/** The head of a page of the site: what search results, shared links and browser tabs say of it. */
export function pageHead(page: PageId, publicUrl: string): MetaDescriptor[] {
  const head = heads[page]
  const canonical = new URL(paths[canonicalOf[page] ?? page], publicUrl).href
  return [
    { title: fullTitle(head) },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
  ]
}

/** The head of a page that machines should not keep: not found, something broke. */
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
