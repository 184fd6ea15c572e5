import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'

export type RegionId = 'india' | 'tanzania'

/** In which currency a region is told prices, where a service has prices for it. */
export const regions = {
  india: { currency: 'INR' },
  tanzania: { currency: 'USD' },
} as const satisfies Record<RegionId, { currency: 'INR' | 'USD' }>

interface ServiceFacts {
  /** The page that speaks of it most. */
  page: PageId
  /** Where it starts, as the services page has it. */
  startsAt?: PriceKey
  /** Where the starting price holds, if not everywhere. */
  startsAtIn?: RegionId
  /** How many tools one flow joins at that price. */
  tools?: number
  /** What a product of ours costs on the client's own server. */
  licence?: PriceKey
}

/** Everything that we sell. */
export const services = {
  'ai-chatbots': { page: 'ai-chatbots', startsAt: 'website-chatbots.start' },
  'website-chatbots': { page: 'website-chatbots', startsAt: 'website-chatbots.start' },
  'whatsapp-agents': { page: 'whatsapp-agents', startsAt: 'whatsapp-agents.start', startsAtIn: 'india' },
  'ai-voice-agents': { page: 'ai-voice-agents', startsAt: 'ai-voice-agents.start', startsAtIn: 'india' },
  'test-automation': { page: 'automation-workflows', startsAt: 'test-automation.start' },
  'business-dashboards': { page: 'business-dashboards', startsAt: 'business-dashboards.start' },
  'web-app-setup': { page: 'web-app-setup', startsAt: 'web-app-setup.start' },
  'automation-workflows': { page: 'automation-workflows', startsAt: 'automation-workflows.start', tools: 5 },
  'whatsapp-automation': { page: 'whatsapp-automation' },
  'custom-ai-agent': { page: 'custom-ai-agent' },
  'custom-services': { page: 'pricing' },
  'quick-start': { page: 'pricing' },
  products: { page: 'products' },
  licences: { page: 'products', licence: 'products.licence' },
  'brochure-packages': { page: 'brochure' },
} as const satisfies Record<string, ServiceFacts>

export type ServiceId = keyof typeof services
