import { languages } from '#content/languages.ts'
import { machinePaths, type PageId, pathIn, paths, readPath, spokenMachinePaths } from '#content/paths.ts'
import { textPages } from '#content/text-pages.ts'
import { wordsIn } from '#content/words.ts'
import { dataAddressOf } from './page-data.ts'

/** No route has it: what is rendered for it, in each language, is the answer for every address that does not exist. */
const missingPath = '/not-found'

/** The address of the answer for whatever is asked for and does not exist. */
export function missingAddress(asked: string): string {
  return pathIn(readPath(asked).language, missingPath)
}

/** Everything that is the same for every visitor now, and so is rendered once and served from memory. */
export function cachedAddresses(): string[] {
  const spoken = [
    ...(Object.keys(paths) as PageId[]).flatMap(addressesOf),
    ...textPages(wordsIn('en')).map(({ path }) => path),
    ...spokenMachinePaths,
    missingPath,
  ]
  return [...new Set([...inEachLanguage(spoken), ...Object.values(machinePaths)])]
}

/** These show testimonials, which the database has. */
export const testimonialAddresses: readonly string[] = inEachLanguage([
  ...addressesOf('home'),
  ...addressesOf('testimonials'),
])

/** What depends on nothing but the settings in `Site`, so that the build can render it. */
export function prerenderedAddresses(): string[] {
  return cachedAddresses().filter(
    // The security contact says until when it is good.
    (address) => !testimonialAddresses.includes(address) && address !== machinePaths.securityContact,
  )
}

/** A page itself, and the data that the router asks for. */
function addressesOf(page: PageId): string[] {
  const data = dataAddressOf(page)
  return [paths[page], ...(data ? [data] : [])]
}

function inEachLanguage(addresses: readonly string[]): string[] {
  return languages.flatMap((language) => addresses.map((address) => pathIn(language, address)))
}
