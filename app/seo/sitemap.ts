import { languages } from '#content/languages.ts'
import { canonicalOf, type PageId, pathIn, paths } from '#content/paths.ts'
import { textPages } from '#content/text-pages.ts'
import { alternatesOf } from './alternates.ts'
import { escapeXml } from './xml.ts'

/** Every page once in each of its languages, at its original address, and beside each where it is in the others. */
export function sitemap(publicUrl: string, words: Parameters<typeof textPages>[0]): string {
  const pages = [...canonicalPages.map((page) => paths[page]), ...textPages(words).map(({ path }) => path)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((path) => entries(path, publicUrl)),
    '</urlset>',
    '',
  ].join('\n')
}

function entries(path: string, publicUrl: string): string[] {
  const links = alternatesOf(path, publicUrl).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  return languages.map((language) => {
    const location = new URL(pathIn(language, path), publicUrl).href
    return `<url><loc>${escapeXml(location)}</loc>${links.join('')}</url>`
  })
}

const canonicalPages = (Object.keys(paths) as PageId[]).filter((page) => !canonicalOf[page])
