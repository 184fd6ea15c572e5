import { machinePaths, type PageId, paths } from '#content/paths.ts'
import { textPages } from '#content/text-pages.ts'
import { translatedPages, wordsIn } from '#content/words.ts'
import { dataAddressOf } from './page-data.ts'

/** No route has it: what is rendered for it is the answer for every address that does not exist. */
export const missingAddress = '/not-found'

/** Everything that is the same for every visitor now, and so is rendered once and served from memory. */
export function cachedAddresses(): string[] {
  return [
    ...(Object.keys(paths) as PageId[]).flatMap(addressesOf),
    ...textPages(wordsIn('en')).map(({ path }) => path),
    ...Object.values(machinePaths),
    missingAddress,
  ]
}

/** These show testimonials, which the database has. */
export const testimonialAddresses: readonly string[] = [
  ...addressesOf('home'),
  ...addressesOf('testimonials'),
]

/** What depends on nothing but the settings in `Site`, so that the build can render it. */
export function prerenderedAddresses(): string[] {
  return cachedAddresses().filter(
    // The security contact says until when it is good.
    (address) => !testimonialAddresses.includes(address) && address !== machinePaths.securityContact,
  )
}

/** A page itself, as the data that the router asks for, and in other languages. */
function addressesOf(page: PageId): string[] {
  const data = dataAddressOf(page)
  const translated = translatedPages().filter((each) => each.page === page)
  return [paths[page], ...(data ? [data] : []), ...translated.map(({ path }) => path)]
}
