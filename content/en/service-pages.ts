import { isStartOnSale } from '#content/catalogue/on-sale.ts'
import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { eachService, type ListedService } from '#content/listed-services.ts'
import { paths, type servicePaths } from '#content/paths.ts'
import type { Section, ServicePage } from '#content/service-page.ts'

/** What stands at each address under /services; two of them lead to the same page. */
export function servicePages(facts: Facts): Record<keyof typeof servicePaths, ServicePage> {
  const pages = eachService(facts.speech.services, (service) => pageOf(service, facts))
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

/** Off sale it can still be read about, and not be bought, booked or asked a price for. */
function unsold(
  { offer: _, ...page }: ServicePage,
  { label }: ListedService,
  { whatsappLink, speech }: Facts,
): ServicePage {
  const words = speech.unsold
  const services = { label: words.services, href: paths.services }
  return {
    ...page,
    head: {
      ...page.head,
      description: fill(words.description, { label }),
    },
    hero: { ...page.hero, badge: words.badge, actions: [services] },
    closing: {
      title: words.badge,
      text: words.closing,
      actions: [
        services,
        {
          label: words.ask,
          href: whatsappLink(fill(words.question, { company: company.name, label })),
        },
      ],
    },
  }
}
