import type { Facts } from '#content/facts.ts'
import type { servicePaths } from '#content/paths.ts'
import type { ServicePage } from '#content/service-page.ts'
import { eachService } from './services.ts'

/** What stands at each address under /services; two of them lead to the same page. */
export function servicePages(facts: Facts): Record<keyof typeof servicePaths, ServicePage> {
  const pages = eachService(({ page }) => page(facts))
  return { ...pages, 'custom-web-apps': pages['web-app-setup'] }
}
