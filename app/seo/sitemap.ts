import { canonicalOf, type PageId, paths } from '#content/paths.ts'
import { textPages } from '#content/text-pages.ts'
import { translatedPages } from '#content/words.ts'
import { escapeXml } from './xml.ts'

/** Every page once, at its original address and in each of its languages. */
export function sitemap(publicUrl: string, words: Parameters<typeof textPages>[0]): string {
  const addresses = [
    ...canonicalPages.map((page) => paths[page]),
    ...translatedPages().map(({ path }) => path),
    ...textPages(words).map(({ path }) => path),
  ]
  const locations = addresses.map((address) => new URL(address, publicUrl).href)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations.map((location) => `<url><loc>${escapeXml(location)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

const canonicalPages = (Object.keys(paths) as PageId[]).filter((page) => !canonicalOf[page])
