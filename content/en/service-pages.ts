import { isStartOnSale } from '#content/catalogue/on-sale.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths, type servicePaths } from '#content/paths.ts'
import type { Section, ServicePage } from '#content/service-page.ts'
import { eachService, type ListedService } from './services.ts'

/** What stands at each address under /services; two of them lead to the same page. */
export function servicePages(facts: Facts): Record<keyof typeof servicePaths, ServicePage> {
  const pages = eachService((service) => pageOf(service, facts))
  return { ...pages, 'custom-web-apps': pages['web-app-setup'] }
}

function pageOf(service: ListedService, facts: Facts): ServicePage {
  const page = service.page(facts)
  const sections = page.sections.filter((section) => hasSomethingToSell(section, facts))
  return facts.isOnSale(service.id) ? { ...page, sections } : unsold({ ...page, sections }, service, facts)
}

/** A table whose plans are all off sale is no table. */
function hasSomethingToSell(section: Section, facts: Facts): boolean {
  if (section.kind === 'price') return isStartOnSale(facts, section.from.key)
  if (section.kind === 'offerings') return section.items.length > 0 || section.bundle !== undefined
  return section.kind === 'plans' || section.kind === 'hosting' ? section.items.length > 0 : true
}

const notOnSale = 'Not on sale at present'

/** Off sale it can still be read about, and not be bought, booked or asked a price for. */
function unsold(
  { offer: _, ...page }: ServicePage,
  { label }: ListedService,
  { whatsappLink }: Facts,
): ServicePage {
  const services = { label: 'See what we offer now', href: paths.services }
  return {
    ...page,
    head: {
      ...page.head,
      description: `${label}: what it does and who it is for. ${notOnSale}; see what we offer now.`,
    },
    hero: { ...page.hero, badge: notOnSale, actions: [services] },
    closing: {
      title: notOnSale,
      text: 'If you already have it, we look after you as always. If you are new here, see our other services, or ask us what would do the same job.',
      actions: [
        services,
        {
          label: 'Ask on WhatsApp',
          href: whatsappLink(`Hello ${company.name}, what do you offer in place of ${label}?`),
        },
      ],
    },
  }
}
