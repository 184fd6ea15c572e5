import { colours } from '#content/colours.ts'
import { company } from '#content/company.ts'
import { deskPaths } from '#content/desk-paths.ts'
import type { DeskAppWords } from '#content/en/desk/app.ts'
import { paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'

const paper = colours.paper.light

/** How the site appears among a phone's apps. */
export function manifest({ language, heads, machines }: Words) {
  return {
    name: company.name,
    short_name: machines.shortName,
    description: heads.home.description,
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    lang: language,
    background_color: paper,
    theme_color: paper,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...iconsOf('')],
  }
}

/** How the owner's desk does: an app of its own, with an icon that nobody takes for the site's. */
export function deskManifest({ name, shortName, description }: DeskAppWords) {
  return {
    name,
    short_name: shortName,
    description,
    id: deskPaths.today,
    start_url: deskPaths.today,
    scope: deskPaths.today,
    display: 'standalone',
    lang: 'en',
    background_color: paper,
    theme_color: paper,
    icons: iconsOf('desk-'),
  }
}

/** The build draws them (`vite/share-images/icons.ts`). */
function iconsOf(prefix: '' | 'desk-') {
  return [
    { src: `/${prefix}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `/${prefix}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `/${prefix}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}
