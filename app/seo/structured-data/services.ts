import type { Offer, Service } from 'schema-dts'
import { type PageId, paths } from '#content/paths.ts'
import type { Plan, PricingRegion, UsageTable } from '#content/plan.ts'
import { type Offering, offeringsIn, type Section, type ServicePage } from '#content/service-page.ts'
import type { Words } from '#content/words.ts'
import { offer } from './offers.ts'
import { type Address, organizationReference } from './site.ts'

/** A page under /services: one service, and what each of its plans costs. */
export function service({ page, hero, sections }: ServicePage, at: Address, words: Words): Service {
  return describe(at, words, {
    name: hero.title,
    description: hero.lead,
    url: at(paths[page]),
    offers: sections.flatMap((section) => offersOf(section, page, at, words)),
  })
}

/** The price list: every table of the page as a service of its own. */
export function pricedServices(at: Address, words: Words): Service[] {
  const url = at(paths.pricing)
  const { regions, fixed, custom, quickStart } = words.pricing
  const services = [
    ...regions.flatMap((region) => region.tables.map((table) => usageService(table, region, url, at, words))),
    ...fixed.tables.map(({ id, heading, lead, plans }) =>
      describe(at, words, {
        name: heading,
        description: lead,
        url: `${url}#${id}`,
        offers: plans.map((plan) => planOffer(plan, `${url}#${id}`, words)),
      }),
    ),
    describe(at, words, {
      name: custom.heading,
      description: custom.lead,
      url: `${url}#${custom.id}`,
      offers: custom.tiers.map(({ name, description, amount }) =>
        offer({ name, description, url: `${url}#${custom.id}`, cost: { total: amount } }, words.planWords),
      ),
    }),
    describe(at, words, {
      name: quickStart.heading,
      description: quickStart.lead,
      url: `${url}#${quickStart.id}`,
      offers: quickStart.packages.map(({ name, description, amount }) =>
        offer(
          { name, description, url: `${url}#${quickStart.id}`, cost: { total: amount } },
          words.planWords,
        ),
      ),
    }),
  ]
  return services.filter((each) => 'offers' in each)
}

interface ServiceDetails {
  name: string
  description: string
  url: string
  offers: Offer[]
  countries?: string[]
}

function describe(
  at: Address,
  { about }: Words,
  { name, description, url, offers, countries }: ServiceDetails,
): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: organizationReference(at),
    areaServed: (countries ?? about.hero.markets).map(
      (country) => ({ '@type': 'Country', name: country }) as const,
    ),
    ...(offers.length > 0 && { offers }),
  }
}

function usageService(
  table: UsageTable,
  region: PricingRegion,
  pricing: string,
  at: Address,
  words: Words,
): Service {
  const url = `${pricing}#${table.id}`
  return describe(at, words, {
    name: table.heading,
    description: table.lead,
    url,
    countries: [region.label],
    offers: table.tiers.map(({ name, setup, monthly }) =>
      offer({ name, url, cost: { setup, monthly } }, words.planWords),
    ),
  })
}

function offersOf(section: Section, page: PageId, at: Address, words: Words): Offer[] {
  const url = at(`${paths[page]}#${section.id}`)
  switch (section.kind) {
    case 'plans':
      return section.items.map((plan) => planOffer(plan, url, words))
    case 'price':
      return [offer({ name: section.heading, url, cost: { from: section.from } }, words.planWords)]
    case 'offerings':
      return offeringsIn(section).flatMap((item) => offeringOffers(item, url, words))
    case 'hosting':
      return section.items.map(({ provider, text, monthly }) =>
        offer({ name: provider, description: text, url, cost: { monthly } }, words.planWords),
      )
    default:
      return []
  }
}

function planOffer(
  { name, description, setup, monthly, monthlyNote }: Plan,
  url: string,
  { planWords }: Words,
): Offer {
  const cost = { setup, ...(monthly && { monthly }), ...(monthlyNote && { monthlyNote }) }
  return offer({ name, description, url, cost }, planWords)
}

/** Sold in two currencies, so offered twice. */
function offeringOffers(item: Offering, url: string, { planWords }: Words): Offer[] {
  const { name, description, setup, monthly, setupDollars, monthlyDollars } = item
  return [
    offer({ name, description, url, cost: { setup, monthly } }, planWords),
    offer({ name, description, url, cost: { setup: setupDollars, monthly: monthlyDollars } }, planWords),
  ]
}
