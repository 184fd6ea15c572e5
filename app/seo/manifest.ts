import { company } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'

const paper = '#fcfaf5'

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
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
