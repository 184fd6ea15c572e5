import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { capital, inWords, joined, period } from './counting.ts'
import { packages } from './packages.ts'
import { planWords } from './plan-words.ts'
import { offersOnSale } from './pricing/offers.ts'
import { india, tanzania } from './pricing/regions.ts'
import { webAppPlans } from './pricing/web-app-plans.ts'
import { dashboardPlans } from './services/business-dashboards.ts'
import { websiteChatbotPlans } from './services/website-chatbots.ts'

export function pricing(facts: Facts) {
  const { plans, terms } = facts
  const fixed = fixedTables(facts).filter((table) => table.plans.length > 0)
  return {
    hero: {
      title: 'What it costs, in India and in Tanzania',
      lead: 'You pay for setup once. The monthly fee includes running costs and a set number of minutes or chats.',
    },
    /** Everything that comes off a price, in one place. */
    offers: {
      id: 'offers',
      heading: 'Offers',
      lead: 'Prices on this page are before any offer. We take an offer off your quote; you need no code. Would two offers fit? Ask us which one you get.',
      items: offersOnSale(facts),
      seeAll: { label: 'All offers and their rules', href: `${paths.pricing}#offers` },
    },
    words: planWords,
    /** All plans, each list folded behind its prices. */
    folds: { heading: 'All prices', compare: 'Compare', open: 'Open' },
    tabsLabel: 'Prices for',
    regions: [india(facts), tanzania(facts)]
      .map((region) => ({ ...region, tables: region.tables.filter(({ tiers }) => tiers.length > 0) }))
      .filter(({ tables }) => tables.length > 0),
    fixed: {
      heading: capital(joined(fixed.map(({ name }) => name))),
      lead: 'The same in both countries, in rupees',
      tables: fixed,
    },
    custom: {
      id: 'custom-services',
      heading: 'Custom services',
      lead: 'For work that fits no plan: an agent inside your software, a test engine, a set of workflows. Priced by size, each with a delivery time.',
      tiers: plans('custom-services', {
        basic: ({ features, support, delivery }) => ({
          duration: period(delivery),
          description: 'One agent or one flow with your own rules.',
          features: [
            `${features.channels} channel or tool`,
            `${capital(inWords(features.rounds))} round of changes`,
            `${period(support)} of support`,
          ],
          deliveryTime: `A first version to try by day ${features.firstVersionDay}`,
        }),
        professional: ({ features, support, delivery }) => ({
          duration: period(delivery),
          description: 'Several channels, connected to the software you use.',
          features: [
            `Up to ${features.channels} channels or tools`,
            'Design and training of staff',
            `${capital(inWords(features.rounds))} rounds of changes`,
            `${period(support)} of support`,
          ],
          deliveryTime: `A first version to try by day ${features.firstVersionDay}`,
        }),
        enterprise: ({ features, support, delivery }) => ({
          duration: period(delivery),
          description: 'For many branches, sensitive data, and several people who must approve.',
          features: [
            'As many channels and tools as needed',
            'Your own server, if you require it',
            'Roles, audit trail and data agreement',
            `${period(support)} of support`,
          ],
          deliveryTime: `Delivered in stages, the first by day ${features.firstVersionDay}`,
        }),
      }),
      action: { label: 'Request a quote', href: '#quote' },
    },
    quickStart: {
      id: 'quick-start',
      heading: 'Quick Start: pay online, start this week',
      lead: `${capital(inWords(packages(facts).length))} ${packages(facts).length === 1 ? 'package' : 'packages'}, each with a fixed scope and one price. No call needed before you order.`,
      note: `One-time payment in rupees. We will contact you within ${terms.replyHours} hours to begin.`,
      refund: { label: 'Refund Policy', href: paths.refundPolicy },
      buy: 'Buy this package',
      orders: ordersOnWhatsapp(packages(facts), facts.whatsappLink),
      packages: packages(facts),
    },
    quote: {
      id: 'quote',
      heading: 'Ask for a custom quote',
      lead: 'Two or three sentences are enough: what you do, what you would like automated, and by when.',
      next: [
        `We read it and reply within ${terms.replyHours} hours`,
        'If something is unclear, a 15-minute call',
        'You get one page: what we do, setup, monthly fee, delivery date',
      ],
      instead: {
        label: 'Prefer WhatsApp?',
        href: facts.whatsappLink(`Hello ${company.name}, I would like a quote. What we need: `),
      },
    },
    closing: {
      title: 'Still between two plans?',
      text: 'Take the smaller one; you can move up later. Or tell us how many calls or chats you get, and we will work it out with you on a free call.',
      actions: [
        { label: 'Book Free Consultation', href: facts.schedulerLink() },
        { label: 'Read the FAQ', href: paths.faq },
      ],
    },
  }
}

const fixedTables = (facts: Facts) => [
  {
    id: 'website-chatbots',
    name: 'website chatbots',
    heading: 'Website chatbots',
    lead: `Priced by how many questions they can answer. ${facts.price('website-chatbots.start')} elsewhere on our site is for a typical chatbot; plans priced by conversations start at ${facts.price('ai-chatbots.starter.setup')}.`,
    plans: websiteChatbotPlans(facts),
    page: { label: 'About website chatbots', href: paths['website-chatbots'] },
  },
  {
    id: 'business-dashboards',
    name: 'dashboards',
    heading: 'Business dashboards',
    lead: `Priced by how many figures and charts you want to see. ${facts.price('business-dashboards.start')} elsewhere on our site is for a typical dashboard.`,
    plans: dashboardPlans(facts),
    page: { label: 'About dashboards', href: paths['business-dashboards'] },
  },
  {
    id: 'custom-web-apps',
    name: 'web apps',
    heading: 'Web apps',
    lead: `Designed, built and run by us. Setup on its own, from a ready template, starts at ${facts.price('web-app-setup.template.setup')} on the web app page.`,
    plans: webAppPlans(facts),
    page: { label: 'See setup packages', href: paths['web-app-setup'] },
  },
]

type Packages = ReturnType<typeof packages>

function ordersOnWhatsapp(
  all: Packages,
  whatsappLink: Facts['whatsappLink'],
): Record<Packages[number]['id'], string> {
  const order = (name: string) =>
    // Whoever wants to buy always finds a way, also while the owner has set no number.
    whatsappLink(`Hello ${company.name}, I would like to order the package ${name}.`) ||
    `${paths.contact}#message`
  return Object.fromEntries(all.map(({ id, name }) => [id, order(name)])) as Record<
    Packages[number]['id'],
    string
  >
}

export const pricingHead = {
  title: 'Pricing for India and Tanzania',
  description:
    'Setup and monthly prices for voice agents, WhatsApp agents, chatbots, dashboards and web apps, in rupees and dollars, with what is included.',
}
