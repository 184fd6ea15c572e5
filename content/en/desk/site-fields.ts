import { shipped } from '#content/catalogue/catalogue.ts'
import type { PlanFacts, PriceTable } from '#content/catalogue/price-tables.ts'
import type { ServiceId } from '#content/catalogue/services.ts'
import { deskPaths } from '#content/desk-paths.ts'
import { planNames } from '#content/en/plan-names.ts'
import { serviceNames } from '#content/en/service-names.ts'
import type { TableId } from '#content/facts.ts'
import type { PageId } from '#content/paths.ts'
import type { PriceKey } from '#content/prices.ts'
import { siteFieldId } from '#content/site-fields.ts'

/** What a fact is called at the desk. */
interface SiteLabel {
  field: string
  label: string
  /** Where it stands in the table of its section: what it is of, and which part. */
  row?: string
  column?: string
}

/** Facts that one looks for together. */
export interface SiteSection {
  title: string
  /** Where visitors see most of them. */
  page?: PageId
  text?: string
  fields: SiteLabel[]
}

function labelled(label: string, ...path: string[]): SiteLabel {
  return { field: siteFieldId(...path), label }
}

/** One of the parts that each thing of its section has. */
function partOf(row: string, column: string, ...path: string[]): SiteLabel {
  return { ...labelled(`${row}: ${column}`, ...path), row, column }
}

const tableTitles: Record<TableId, string> = {
  'ai-voice-agents-india': 'Voice agents, India',
  'ai-voice-agents-tanzania': 'Voice agents, Tanzania',
  'ai-voice-agents-setup': 'Voice agents on their own page: setup',
  'ai-voice-agents-hosting': 'Voice agents on their own page: hosting',
  'whatsapp-agents-india': 'WhatsApp agents, India',
  'whatsapp-agents-tanzania': 'WhatsApp agents, Tanzania',
  'whatsapp-automation': 'WhatsApp automation tools',
  'ai-chatbots': 'AI chatbot for websites',
  'website-chatbots': 'Website chatbots',
  'custom-ai-agent': 'Custom AI agent',
  'business-dashboards': 'Business dashboards',
  'custom-web-apps': 'Web apps on the pricing page',
  'web-app-setup': 'Web apps on their own page',
  'custom-services': 'Custom services',
  'quick-start': 'Quick Start packages, paid online',
  products: 'Products',
  'brochure-packages': 'Packages in the brochure',
}

const parts = {
  setup: 'setup',
  monthly: 'a month',
  setupDollars: 'setup in dollars',
  monthlyDollars: 'a month in dollars',
  amount: 'price',
} as const satisfies Partial<Record<keyof PlanFacts, string>>

const units = { minutes: 'minutes', chats: 'chats', conversations: 'conversations' }

function priceField(label: string, key: PriceKey): SiteLabel {
  return labelled(label, 'prices', key)
}

function planName(table: string, plan: string): string {
  return (planNames[table as TableId] as Record<string, string>)[plan] ?? plan
}

/** What a plan costs and how much is in it. */
function planFields(table: string, plan: string, facts: PlanFacts, unit: PriceTable['unit']): SiteLabel[] {
  const name = planName(table, plan)
  return [
    ...(Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) => {
      const key = facts[part]
      return key ? [partOf(name, parts[part], 'prices', key)] : []
    }),
    ...(unit && facts.included !== undefined
      ? [
          partOf(
            name,
            `${units[unit]} a month included`,
            ...['priceTables', table, 'plans', plan, 'included'],
          ),
        ]
      : []),
  ]
}

const tableSections = Object.entries<PriceTable>(shipped.priceTables).map(
  ([id, { page, plans, unit }]): SiteSection => ({
    title: tableTitles[id as TableId],
    page,
    fields: Object.entries(plans).flatMap(([plan, facts]) => planFields(id, plan, facts, unit)),
  }),
)

function startOf(facts: object): PriceKey | undefined {
  return 'startsAt' in facts ? (facts.startsAt as PriceKey) : undefined
}

const startingSection: SiteSection = {
  title: 'Where prices start',
  page: 'services',
  text: '“From …” on the services page and the home page.',
  fields: [...Map.groupBy(Object.entries(shipped.services), ([, facts]) => startOf(facts))].flatMap(
    ([key, services]) => {
      const names = services.map(([id]) => serviceNames[id as ServiceId]).join(', ')
      return key ? [priceField(`${names}: from`, key)] : []
    },
  ),
}

const otherPrices: SiteSection = {
  title: 'Other prices',
  fields: [
    priceField('Each extra minute or chat, India', 'extra-usage.india.unit'),
    priceField('Each extra minute or chat, Tanzania', 'extra-usage.tanzania.unit'),
    priceField('Licence of a product, on the client’s server', 'products.licence'),
    priceField('Products: the highest of the monthly prices', 'products.highest-self-serve.monthly'),
    priceField('Brochure: hosting, a month', 'brochure-packages.hosting.monthly'),
    priceField('A small change after the first month', 'faq.small-change'),
  ],
}

const servicesOnSale: SiteSection = {
  title: 'Services',
  page: 'services',
  text: 'A service that is off sale keeps its page, which says so. It leaves the menu, lists, prices and the quote form (the footer still leads to its page), and the assistant no longer recommends it. Open orders stay payable.',
  fields: Object.keys(shipped.onSale.services).map((id) =>
    labelled(`${serviceNames[id as ServiceId]}: on sale`, 'onSale', 'services', id),
  ),
}

const plansOnSale = Object.entries(shipped.onSale.plans).map(
  ([table, plans]): SiteSection => ({
    title: `Plans: ${tableTitles[table as TableId]}`,
    page: shipped.priceTables[table as TableId].page,
    fields: Object.keys(plans).map((plan) =>
      labelled(`${planName(table, plan)}: on sale`, 'onSale', 'plans', table, plan),
    ),
  }),
)

const offerNames: Record<keyof typeof shipped.offers, string> = {
  launch: 'Launch offer, on every setup',
  'ai-chatbots': serviceNames['ai-chatbots'],
  'website-chatbots': serviceNames['website-chatbots'],
  'business-dashboards': serviceNames['business-dashboards'],
  'web-app-setup': serviceNames['web-app-setup'],
}

const offerSections = Object.entries(shipped.offers).map(
  ([id, offer]): SiteSection => ({
    title: `Offer: ${offerNames[id as keyof typeof offerNames]}`,
    page: id === 'launch' ? 'pricing' : (id as Exclude<keyof typeof offerNames, 'launch'>),
    text: 'When it is off, before its first or after its last day (India), or when all places are taken, no page names it and the assistant takes nothing off.',
    fields: [
      labelled('On', 'offers', id, 'isOn'),
      labelled('Per cent off', 'offers', id, 'percentOff'),
      labelled('From (may be empty)', 'offers', id, 'from'),
      labelled('Until, that day included (may be empty)', 'offers', id, 'until'),
      ...('clients' in offer
        ? [
            labelled('For the first clients', 'offers', id, 'clients'),
            labelled('Taken so far; from 1 on, pages say how many are left', 'offers', id, 'taken'),
          ]
        : []),
    ],
  }),
)

const deliveryNames: Record<keyof typeof shipped.delivery, string> = {
  agents: 'Agents and chatbots, days',
  whatsapp: 'WhatsApp, days',
  simpleSite: 'A simple site, days',
  shopSite: 'A shop site, days',
  customApp: 'A custom app, weeks',
}

const delivery: SiteSection = {
  title: 'How long until it is live',
  page: 'home',
  fields: Object.entries(deliveryNames).flatMap(([id, name]) => [
    partOf(name, 'from', 'delivery', id, 'from'),
    partOf(name, 'to', 'delivery', id, 'to'),
  ]),
}

const hours: SiteSection = {
  title: 'Opening hours, India time',
  page: 'contact',
  text: 'When the team is there. When demos can be booked is under Diary settings.',
  fields: [
    partOf('Monday to Friday', 'opens', 'hours', '0', 'opens'),
    partOf('Monday to Friday', 'closes', 'hours', '0', 'closes'),
    partOf('Saturday', 'opens', 'hours', '1', 'opens'),
    partOf('Saturday', 'closes', 'hours', '1', 'closes'),
  ],
}

const specialDays: SiteSection = {
  title: 'Special days',
  page: 'contact',
  text: 'Days on which other hours hold, or the office is closed. They are told with the usual hours until they are over. On them no demo can be booked outside these hours; those that are booked stay, and you can still book one yourself.',
  fields: [labelled('Days and hours', 'specialDays')],
}

const contactWays: SiteSection = {
  title: 'How you are reached',
  page: 'contact',
  fields: [
    labelled('WhatsApp number', 'contact', 'whatsappDisplay'),
    labelled('E-mail address', 'contact', 'email'),
    labelled('Scheduler', 'contact', 'schedulerUrl'),
  ],
}

const elsewhere: SiteSection = {
  title: 'Elsewhere on the web',
  page: 'contact',
  fields: [
    ...shipped.contact.social.map(({ name }, place) =>
      labelled(name, 'contact', 'social', String(place), 'url'),
    ),
    ...shipped.contact.sisterSites.map(({ name }, place) =>
      labelled(name, 'contact', 'sisterSites', String(place), 'url'),
    ),
  ],
}

/** “opdTokenBoard” as it is read: “Opd token board”. */
function readable(id: string): string {
  const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function linkSection(
  title: string,
  page: keyof typeof shipped.links & ('products' | 'labs' | 'portfolio'),
): SiteSection {
  return {
    title,
    page,
    fields: Object.keys(shipped.links[page]).map((id) => labelled(readable(id), 'links', page, id)),
  }
}

const video: SiteSection = {
  title: 'Video of the voice agent',
  page: 'ai-voice-agents',
  fields: [
    labelled('YouTube: what follows “watch?v=”', 'links', 'voiceAgents', 'youtubeVideoId'),
    labelled('The whole video', 'links', 'voiceAgents', 'fullVideo'),
  ],
}

const announcement: SiteSection = {
  title: 'Announcement',
  page: 'home',
  text: 'One line above every page, such as “Closed on 20 October for Diwali”. Leave it empty to show none; without dates it is shown until you take it away.',
  fields: [
    labelled('What it says', 'announcement', 'text'),
    labelled('From (may be empty)', 'announcement', 'from'),
    labelled('Until, that day included (may be empty)', 'announcement', 'until'),
  ],
}

/** Every fact that can be changed at the desk, as one looks for it. */
export const siteGroups = {
  prices: { title: 'Prices', sections: [...tableSections, startingSection, otherPrices] },
  sale: { title: 'On sale', sections: [servicesOnSale, ...plansOnSale] },
  offers: { title: 'Offers', sections: [...offerSections, delivery] },
  hours: { title: 'Hours and news', sections: [announcement, hours, specialDays] },
  contact: { title: 'Contact', sections: [contactWays, elsewhere] },
  links: {
    title: 'Links',
    sections: [
      linkSection('Products', 'products'),
      linkSection('Labs', 'labs'),
      linkSection('Portfolio', 'portfolio'),
      video,
    ],
  },
} as const satisfies Record<string, { title: string; sections: SiteSection[] }>

export type SiteGroupId = keyof typeof siteGroups

/** Where at the desk it is changed. */
export function siteFieldLink(field: string): string {
  const groups = Object.entries<{ sections: readonly SiteSection[] }>(siteGroups)
  const [group = ''] =
    groups.find(([, { sections }]) =>
      sections.some(({ fields }) => fields.some((each) => each.field === field)),
    ) ?? []
  return `${deskPaths.site}?view=${group}#${field}`
}

/** What each is called where its section does not stand above it. */
export const siteLabels: ReadonlyMap<string, string> = new Map(
  Object.values(siteGroups)
    .flatMap(({ sections }) =>
      sections.flatMap(({ title, fields }) => fields.map((field) => ({ title, ...field }))),
    )
    .map(({ title, field, label }) => [field, `${title}, ${label}`]),
)
