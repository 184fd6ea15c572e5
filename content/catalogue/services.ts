import type { PriceKey } from '#content/prices.ts'

export type RegionId = 'india' | 'tanzania'

/** In which currency a region is told prices, where a service has prices for it. */
export const regions = {
  india: { currency: 'INR' },
  tanzania: { currency: 'USD' },
} as const satisfies Record<RegionId, { currency: 'INR' | 'USD' }>

interface ServiceFacts {
  /** The page that speaks of it most, if it has none of its own under /services. */
  page?: 'automation-workflows' | 'pricing' | 'products' | 'brochure'
  /** Where it starts, as the services page has it. */
  startsAt?: PriceKey
  /** Where the starting price holds, if not everywhere. */
  startsAtIn?: RegionId
  /** How many tools one flow joins at that price. */
  tools?: number
  /** What a product of ours costs on the client's own server. */
  licence?: PriceKey
}

/** Everything that we sell. The id of what has a page of its own is also its address there. */
export const services = {
  'ai-chatbots': { startsAt: 'website-chatbots.start' },
  'website-chatbots': { startsAt: 'website-chatbots.start' },
  'whatsapp-agents': { startsAt: 'whatsapp-agents.start', startsAtIn: 'india' },
  'ai-voice-agents': { startsAt: 'ai-voice-agents.start', startsAtIn: 'india' },
  'test-automation': { page: 'automation-workflows', startsAt: 'test-automation.start' },
  'business-dashboards': { startsAt: 'business-dashboards.start' },
  'web-app-setup': { startsAt: 'web-app-setup.start' },
  'automation-workflows': { startsAt: 'automation-workflows.start', tools: 5 },
  'whatsapp-automation': {},
  'custom-ai-agent': {},
  'custom-services': { page: 'pricing' },
  'quick-start': { page: 'pricing' },
  products: { page: 'products' },
  licences: { page: 'products', licence: 'products.licence' },
  'brochure-packages': { page: 'brochure' },
} as const satisfies Record<string, ServiceFacts>

export type ServiceId = keyof typeof services

/** What has a page of its own. */
export type ServicePageId = {
  [Id in ServiceId]: (typeof services)[Id] extends { page: string } ? never : Id
}[ServiceId]

export const servicePageIds = (Object.keys(services) as ServiceId[]).filter(
  (id): id is ServicePageId => !('page' in services[id]),
)
