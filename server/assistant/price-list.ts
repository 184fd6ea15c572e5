import { brochure } from '#content/en/brochure.ts'
import { pricing } from '#content/en/pricing.ts'
import { products } from '#content/en/products.ts'
import { aiChatbots } from '#content/en/services/ai-chatbots.ts'
import { aiVoiceAgents } from '#content/en/services/ai-voice-agents.ts'
import { businessDashboards } from '#content/en/services/business-dashboards.ts'
import { customAiAgent } from '#content/en/services/custom-ai-agent.ts'
import { webApp } from '#content/en/services/web-app.ts'
import { websiteChatbots } from '#content/en/services/website-chatbots.ts'
import { whatsappAutomation } from '#content/en/services/whatsapp-automation.ts'
import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import type { RegionId, ServiceId } from '#content/types/assistant.ts'
import type { Plan } from '#content/types/plan.ts'
import type { UsageTable } from '#content/types/pricing.ts'
import type { Offering, ServicePage } from '#content/types/service-page.ts'

/** One line of a price table, with the page it stands on. */
export interface PriceRow {
  service: ServiceId
  page: PageId
  /** The plan's own name; a starting price has none. */
  name: string
  /** Absent where one price holds everywhere. */
  region?: RegionId
  /** A price that opens a range: “from”. */
  from?: PriceKey
  setup?: PriceKey
  monthly?: PriceKey
  /** A price that is neither setup nor monthly: a package, a project. */
  amount?: PriceKey
  /** What the monthly fee covers, or how long the work takes. */
  detail?: { kind: 'minutes' | 'chats' | 'days' | 'words'; text: string }
  popular?: true
}

/** Every price that can be asked for, read from the pages' own tables. */
export function readPriceList(): PriceRow[] {
  return [
    ...startingPrices,
    ...pricing.regions.flatMap((region) => region.tables.flatMap((table) => usageRows(table, region.id))),
    ...planRows('ai-chatbots', aiChatbots),
    ...planRows('website-chatbots', websiteChatbots),
    ...planRows('custom-agent', customAiAgent),
    ...planRows('dashboards', businessDashboards),
    ...plansOnPricingPage('web-apps').map((plan) => planRow('web-apps', 'pricing', plan)),
    ...planRows('web-apps', webApp),
    ...planRows('voice', aiVoiceAgents),
    ...hostingRows(),
    ...toolRows(),
    ...pricing.custom.tiers.map(
      (tier): PriceRow => ({
        service: 'custom-services',
        page: 'pricing',
        name: tier.title,
        amount: tier.price,
        detail: { kind: 'days', text: tier.duration.replace(/ days$/, '') },
        ...(tier.popular && { popular: true }),
      }),
    ),
    ...pricing.quickStart.packages.map(
      (item): PriceRow => ({ service: 'quick-start', page: 'pricing', name: item.name, amount: item.price }),
    ),
    ...products.products.items.flatMap((item): PriceRow[] =>
      item.status === 'Available'
        ? [{ service: 'products', page: 'products', name: item.title, monthly: item.monthly }]
        : [],
    ),
    ...brochure.document.packages.items.map(
      (item): PriceRow => ({
        service: 'brochure-packages',
        page: 'brochure',
        name: item.name,
        amount: item.price,
      }),
    ),
  ]
}

/** Where each service starts; the services page shows them as “From …”. */
const startingPrices: PriceRow[] = [
  { service: 'ai-chatbots', page: 'services', name: '', from: 'start.chatbots' },
  { service: 'website-chatbots', page: 'services', name: '', from: 'start.chatbots' },
  { service: 'whatsapp', page: 'services', name: '', from: 'start.whatsapp-agents', region: 'india' },
  { service: 'voice', page: 'services', name: '', from: 'start.voice-agents', region: 'india' },
  { service: 'tests', page: 'services', name: '', from: 'start.test-automation' },
  { service: 'dashboards', page: 'services', name: '', from: 'start.dashboards' },
  { service: 'web-apps', page: 'services', name: '', from: 'start.custom-apps' },
  { service: 'workflows', page: 'services', name: '', from: 'start.workflow-automation' },
  { service: 'licences', page: 'products', name: '', amount: 'product.licence' },
]

function usageRows(table: UsageTable, region: RegionId): PriceRow[] {
  const kind = table.unit.startsWith('minutes') ? 'minutes' : 'chats'
  return table.tiers.map((tier) => ({
    service: kind === 'minutes' ? 'voice' : 'whatsapp',
    page: 'pricing',
    name: tier.name,
    region,
    setup: tier.setup,
    monthly: tier.monthly,
    detail: { kind, text: tier.included.toLocaleString('en-US') },
    ...(tier.popular && { popular: true }),
  }))
}

function planRows(service: ServiceId, { page, sections }: ServicePage): PriceRow[] {
  return sections
    .flatMap((section) => (section.kind === 'plans' ? section.items : []))
    .map((plan) => planRow(service, page, plan))
}

function plansOnPricingPage(id: string): Plan[] {
  return pricing.fixed.tables.find((table) => table.id === id)?.plans ?? []
}

function planRow(service: ServiceId, page: PageId, plan: Plan): PriceRow {
  return {
    service,
    page,
    name: plan.name,
    setup: plan.setup,
    ...(plan.monthly && { monthly: plan.monthly }),
    detail: { kind: 'words', text: plan.highlight },
    ...(plan.popular && { popular: true }),
    // The voice page sells in India, where its hosting is; dollars are on the pricing page.
    ...(service === 'voice' && { region: 'india' }),
  }
}

function hostingRows(): PriceRow[] {
  return aiVoiceAgents.sections
    .flatMap((section) => (section.kind === 'hosting' ? section.items : []))
    .map((item) => ({
      service: 'voice',
      page: 'aiVoiceAgents',
      name: item.provider.replace(/,.*/, ''),
      region: 'india',
      monthly: item.monthly,
    }))
}

function toolRows(): PriceRow[] {
  const offerings = whatsappAutomation.sections.flatMap((section): Offering[] =>
    section.kind === 'offerings' ? [...section.items, section.bundle] : [],
  )
  return offerings.flatMap((item): PriceRow[] => [
    toolRow(item, 'india', item.setup, item.monthly),
    toolRow(item, 'tanzania', item.setupDollars, item.monthlyDollars),
  ])
}

function toolRow({ title }: Offering, region: RegionId, setup: PriceKey, monthly: PriceKey): PriceRow {
  return { service: 'whatsapp-tools', page: 'whatsappAutomation', name: title, region, setup, monthly }
}
