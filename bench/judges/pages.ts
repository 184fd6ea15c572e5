import { type Language, languages } from '#content/languages.ts'
import { canonicalOf, machinePaths, type PageId, pathIn, paths, unlistedPaths } from '#content/paths.ts'
import { bookableServices } from '#domain/booking-times.ts'
import { nextTuesday } from '../../tests/demo-days.ts'

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
const answered = ['/?name=Asha', `${paths.pricing}?trade=hotel&country=tz&for=whatsapp&daily=40`]

/** Forms with nothing in them, which are shown again with what is missing, and filled ones, which lead on to other pages. */
function submissions(language: Language): { path: string; fields: Record<string, string> }[] {
  const visitor = { name: 'Asha', email: `asha-${language}@shop.example` }
  const [service = ''] = bookableServices
  const time = `${11 + languages.indexOf(language)}:00`
  return [
    ...['contact', 'quotes', 'bookings', 'testimonials', 'payments/orders'].map((form) => ({
      path: `/api/${form}`,
      fields: {},
    })),
    { path: '/api/bookings', fields: { ...visitor, service, date: nextTuesday(), time } },
    { path: '/api/payments/orders', fields: { ...visitor, packageId: 'basic-chatbot' } },
  ]
}

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
  for (const language of languages)
    for (const { path, fields } of submissions(language)) {
      const body = new URLSearchParams(fields)
      const answer = await fetch(origin + pathIn(language, path), { method: 'POST', body })
      pages.push({ address: new URL(answer.url).pathname, html: await answer.text() })
    }
  return pages
}
