import type { Offer, Service } from 'schema-dts'
import { about } from '#content/en/about.ts'
import { type PageId, paths } from '#content/paths.ts'
import type { Plan } from '#content/types/plan.ts'
import type { PricingRegion, PricingWords, UsageTable } from '#content/types/pricing.ts'
import type { Offering, Section, ServicePage } from '#content/types/service-page.ts'
import { offer } from './offers.ts'
import { type Address, organizationReference } from './site.ts'

/** A page under /services: one service, and what each of its plans costs. */
export function service({ page, hero, sections }: ServicePage, at: Address): Service {
  return describe(at, {
    name: hero.title,
    description: hero.lead,
    url: at(paths[page]),
    offers: sections.flatMap((section) => offersOf(section, page, at)),
  })
}

/** The price list: every table of the page as a service of its own. */
export function pricedServices(words: PricingWords, at: Address): Service[] {
  const url = at(paths.pricing)
  const { regions, fixed, custom, quickStart } = words
  return [
    ...regions.flatMap((region) => region.tables.map((table) => usageService(table, region, url, at))),
    ...fixed.tables.map(({ id, heading, lead, plans }) =>
      describe(at, {
        name: heading,
        description: lead,
        url: `${url}#${id}`,
        offers: plans.map((plan) => planOffer(plan, `${url}#${id}`)),
      }),
    ),
    describe(at, {
      name: custom.heading,
      description: custom.lead,
      url: `${url}#${custom.id}`,
      offers: custom.tiers.map(({ title, description, price }) =>
        offer({ name: title, description, url: `${url}#${custom.id}`, cost: { total: price } }),
      ),
    }),
    describe(at, {
      name: quickStart.heading,
      description: quickStart.lead,
      url: `${url}#${quickStart.id}`,
      offers: quickStart.packages.map(({ name, description, price }) =>
        offer({ name, description, url: `${url}#${quickStart.id}`, cost: { total: price } }),
      ),
    }),
  ]
}

interface ServiceDetails {
  name: string
  description: string
  url: string
  offers: Offer[]
  countries?: string[]
}

function describe(at: Address, { name, description, url, offers, countries }: ServiceDetails): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: organizationReference(at),
    areaServed: (countries ?? about.hero.markets).map(
      (country) => ({ '@type': 'Country', name: country }) as const,
    ),
    offers,
  }
}

function usageService(table: UsageTable, region: PricingRegion, pricing: string, at: Address): Service {
  const url = `${pricing}#${table.id}`
  return describe(at, {
    name: table.heading,
    description: table.lead,
    url,
    countries: [region.label],
    offers: table.tiers.map(({ name, setup, monthly }) => offer({ name, url, cost: { setup, monthly } })),
  })
}

function offersOf(section: Section, page: PageId, at: Address): Offer[] {
  const url = at(`${paths[page]}#${section.id}`)
  switch (section.kind) {
    case 'plans':
      return section.items.map((plan) => planOffer(plan, url))
    case 'price':
      return [offer({ name: section.heading, url, cost: { from: section.from } })]
    case 'offerings':
      return [...section.items, section.bundle].flatMap((item) => offeringOffers(item, url))
    case 'hosting':
      return section.items.map(({ provider, text, monthly }) =>
        offer({ name: provider, description: text, url, cost: { monthly } }),
      )
    default:
      return []
  }
}

function planOffer({ name, description, setup, monthly, monthlyNote }: Plan, url: string): Offer {
  return offer({
    name,
    description,
    url,
    cost: { setup, ...(monthly && { monthly }), ...(monthlyNote && { monthlyNote }) },
  })
}

/** Sold in two currencies, so offered twice. */
function offeringOffers(item: Offering, url: string): Offer[] {
  const { title: name, description, setup, monthly, setupDollars, monthlyDollars } = item
  return [
    offer({ name, description, url, cost: { setup, monthly } }),
    offer({ name, description, url, cost: { setup: setupDollars, monthly: monthlyDollars } }),
  ]
}
