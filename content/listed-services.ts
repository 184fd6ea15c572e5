import type { ServicePageId } from './catalogue/services.ts'
import type { Facts } from './facts.ts'
import { servicePaths } from './paths.ts'
import type { HomeCard, ServiceCard, ServiceEntry } from './service-entry.ts'
import type { ServicePage } from './service-page.ts'
import { type Texts, translated } from './translated.ts'

export interface ListedService extends ServiceEntry {
  id: ServicePageId
  href: string
  /** What the quote form sends for it, in every language the same; null if it is not listed there. */
  quoteChoice: string | null
}

/** In the order of menus and lists. */
export function listServices(entries: Record<ServicePageId, ServiceEntry>): readonly ListedService[] {
  return Object.entries(entries).map(([id, entry]) => {
    const page = id as ServicePageId
    const { name, quote = name } = entry
    return { ...entry, id: page, href: servicePaths[page], quoteChoice: quote }
  })
}

/** The services page and the quote form name dashboards before web apps. */
export function comparedServices(services: readonly ListedService[]): readonly ListedService[] {
  const placeOf = (service: ListedService) =>
    services.indexOf(service) - (service.id === 'business-dashboards' ? 1.5 : 0)
  return services.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Something about each service, by its id. */
export function eachService<Value>(
  services: readonly ListedService[],
  read: (service: ListedService) => Value,
): Readonly<Record<ServicePageId, Value>> {
  const values = services.map((service) => [service.id, read(service)])
  return Object.fromEntries(values)
}

/** What another language says of a service. */
export interface TranslatedService extends Pick<ServiceEntry, 'label' | 'name' | 'menu' | 'lead'> {
  /** What a demo is about. */
  demo: string
  card?: (facts: Facts) => Texts<Omit<ServiceCard, 'id' | 'title' | 'link'>>
  home?: (facts: Facts) => Texts<HomeCard>
  page: (facts: Facts) => Texts<ServicePage>
}

export function translateServices(
  services: readonly ListedService[],
  texts: Partial<Record<ServicePageId, TranslatedService>>,
): readonly ListedService[] {
  return services.map((service) => {
    const said = texts[service.id]
    return said ? translateService(service, said) : service
  })
}

function translateService(
  { card, home, page, ...service }: ListedService,
  { card: cardTexts, home: homeTexts, page: pageTexts, demo, ...texts }: TranslatedService,
): ListedService {
  return {
    ...service,
    ...texts,
    demo: { ...service.demo, name: demo },
    card: card && ((facts) => translated(card(facts), cardTexts?.(facts))),
    ...(home && { home: (facts: Facts) => translated(home(facts), homeTexts?.(facts)) }),
    page: (facts) => translated(page(facts), pageTexts(facts)),
  }
}
