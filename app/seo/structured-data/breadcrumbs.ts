import type { BreadcrumbList } from 'schema-dts'
import { type PageId, paths } from '#content/paths.ts'
import type { Words } from '#content/words.ts'
import type { Address } from './site.ts'

interface Step {
  name: string
  /** Its address. */
  item: string
}

/** The way to an inner page: home, the page above it if there is one, the page. */
export function breadcrumbSteps(page: PageId, at: Address, words: Words): Step[] {
  return trail(page).map((step) => ({ name: labelOf(step, words), item: at(paths[step]) }))
}

export function breadcrumbList(steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }) as const,
    ),
  }
}

function trail(page: PageId): PageId[] {
  const above = paths[page].slice(0, paths[page].lastIndexOf('/'))
  const parent = (Object.keys(paths) as PageId[]).find((id) => paths[id] === above)
  return ['home', ...(parent ? [parent] : []), page]
}

/** A page is called what the menus call it; the few that no menu names, by their title. */
function labelOf(page: PageId, { frame, heads }: Words): string {
  const { phoneMenu, companyMenu, servicesMenu, footer } = frame
  const links = [
    ...phoneMenu.links,
    ...companyMenu.links,
    ...servicesMenu.services,
    ...footer.company,
    ...footer.services,
    ...footer.resources,
    ...footer.legal,
  ]
  return links.find(({ href }) => href === paths[page])?.label ?? heads[page].title
}
