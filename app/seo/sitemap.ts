import { canonicalOf, type PageId, paths } from '#content/paths.ts'
import { escapeXml } from './xml.ts'

/** Every page once, at its original address. */
export function sitemap(publicUrl: string): string {
  const locations = canonicalPages.map((page) => new URL(paths[page], publicUrl).href)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations.map((location) => `<url><loc>${escapeXml(location)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

const canonicalPages = (Object.keys(paths) as PageId[]).filter((page) => !canonicalOf[page])
