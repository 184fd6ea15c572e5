import { company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { capital, inWords, joined, left, period } from './counting.ts'
import { packages } from './packages.ts'
import { planWords } from './plan-words.ts'
import { india, tanzania } from './pricing/regions.ts'
import { webAppPlans } from './pricing/web-app-plans.ts'
import { dashboardPlans } from './services/business-dashboards.ts'
import { websiteChatbotPlans } from './services/website-chatbots.ts'

export function pricing(facts: Facts) {
  const { plans, offers, terms } = facts
  const fixed = fixedTables(facts).filter((table) => table.plans.length > 0)
  return {
    hero: {
      title: 'What it costs, in India and in Tanzania',
      lead: 'Setup is paid once. The monthly fee keeps the agent running and says how many minutes or chats it covers. Both are printed here.',
      actions: [
        { label: 'Request a quote', href: '#quote' },
        ...(packages(facts).length > 0 ? [{ label: 'Buy a Quick Start package', href: '#quick-start' }] : []),
      ],
    },
    offers: {
      ...(offers.launch.holds && {
        launch: {
          title: `${offers.launch.percentOff}% off setup fees for the first ${offers.launch.clients} clients`,
          text: `Our launch offer.${left(offers.launch)} Prices below are before the discount; we take it off your quote.`,
        },
      }),
      support: {
        title: 'First month of support free',
        text: `With every setup. Pay the monthly fee for a year and ${inWords(terms.annual.freeMonths)} months are free as well.`,
      },
    },
    words: planWords,
    tabsLabel: 'Prices for',
    regions: [india(facts), tanzania(facts)]
      .map((region) => ({ ...region, tables: region.tables.filter(({ tiers }) => tiers.length > 0) }))
      .filter(({ tables }) => tables.length > 0),
    fixed: {
      heading: capital(joined(fixed.map(({ name }) => name))),
      lead: 'One price list for both countries, in rupees.',
      tables: fixed,
    },
    custom: {
      id: 'custom-services',
      heading: 'Custom services',
      lead: 'Something that fits no table: an agent inside your software, a test engine, a set of flows. Priced by size, each with a date.',
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
          description: 'Several channels joined to the software you use.',
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
          description: 'Many branches, sensitive data, people who must sign off.',
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
      lead: `${capital(inWords(packages(facts).length))} ${packages(facts).length === 1 ? 'package' : 'packages'} with a fixed scope and one price. No call needed before you order.`,
      note: `One-time payment in rupees. We contact you within ${terms.replyHours} hours to begin.`,
      refund: { label: 'Refund Policy', href: paths.refundPolicy },
      buy: 'Buy this package',
      orders: ordersOnWhatsapp(packages(facts), facts.whatsappLink),
      packages: packages(facts),
    },
    quote: {
      id: 'quote',
      heading: 'Ask for a custom quote',
      lead: 'Two or three sentences are enough: what you do, what should run by itself, by when.',
      next: [
        `We read it and reply within ${terms.replyHours} hours`,
        'If something is unclear, a 15-minute call',
        'You get one page: scope, setup, monthly fee, date',
      ],
      instead: {
        label: 'Prefer WhatsApp?',
        href: facts.whatsappLink(`Hello ${company.name}, I would like a quote. What we need: `),
      },
    },
    closing: {
      title: 'Still between two plans?',
      text: 'Take the smaller one. Or tell us your numbers, calls per day, chats per week, and we work it out with you on a free call.',
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
    lead: 'By how many questions it can answer.',
    plans: websiteChatbotPlans(facts),
    page: { label: 'About website chatbots', href: paths['website-chatbots'] },
  },
  {
    id: 'business-dashboards',
    name: 'dashboards',
    heading: 'Business dashboards',
    lead: 'By how many figures and charts you watch.',
    plans: dashboardPlans(facts),
    page: { label: 'About dashboards', href: paths['business-dashboards'] },
  },
  {
    id: 'custom-web-apps',
    name: 'web apps',
    heading: 'Web apps',
    lead: `Designed, built and run by us. If a ready template will do, setup packages begin at ${facts.price('web-app-setup.template.setup')}.`,
    plans: webAppPlans(facts),
    page: { label: 'See the setup packages', href: paths['web-app-setup'] },
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
