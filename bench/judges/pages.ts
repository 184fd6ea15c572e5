import { languages } from '#content/languages.ts'
import { canonicalOf, machinePaths, type PageId, pathIn, paths, unlistedPaths } from '#content/paths.ts'

export interface ReadPage {
  address: string
  html: string
}

/** Those that the sitemap leaves out. */
const unlisted = [
  ...(Object.keys(canonicalOf) as PageId[]).map((page) => paths[page]),
  ...Object.values(unlistedPaths),
  '/book',
  ...['message', 'quote', 'testimonial'].map((what) => `/thanks/${what}`),
  '/soon/phone',
  '/no-such-page',
]

/** Pages that are other pages once something was typed or chosen in them. */
const answered = ['/?name=Asha', `${paths.pricing}?product=whatsapp&amount=2000`]

/** Every public page in every language, as it is served. */
export async function readPages(origin: string): Promise<ReadPage[]> {
  const sitemap = await (await fetch(origin + machinePaths.sitemap)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const others = languages.flatMap((language) =>
    [...unlisted, ...answered].map((path) => pathIn(language, path)),
  )
  const pages: ReadPage[] = []
  for (const address of [...listed, ...others]) {
    const answer = await fetch(origin + address)
    pages.push({ address, html: await answer.text() })
  }
  return pages
}
