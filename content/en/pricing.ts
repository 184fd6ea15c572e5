import { schedulerLink } from '#content/booking-link.ts'
import { company, whatsappLink } from '#content/company.ts'
import { paths } from '#content/paths.ts'
import { price } from '#content/prices.ts'
import type { PageHead } from '#content/types/frame.ts'
import type { PackageId, PricingWords } from '#content/types/pricing.ts'
import { packages } from './packages.ts'
import { planWords } from './plan-words.ts'
import { india, tanzania } from './pricing/regions.ts'
import { webAppPlans } from './pricing/web-app-plans.ts'
import { dashboardPlans } from './services/business-dashboards.ts'
import { websiteChatbotPlans } from './services/website-chatbots.ts'

export const pricing: PricingWords = {
  hero: {
    title: 'What it costs, in India and in Tanzania',
    lead: 'Setup is paid once. The monthly fee keeps the agent running and says how many minutes or chats it covers. Both are printed here.',
    actions: [
      { label: 'Request a quote', href: '#quote' },
      { label: 'Buy a Quick Start package', href: '#quick-start' },
    ],
  },
  offers: {
    launch: {
      title: '20% off setup fees for the first 50 clients',
      text: 'Our launch offer. Prices below are before the discount; we take it off your quote.',
    },
    support: {
      title: 'First month of support free',
      text: 'With every setup. Pay the monthly fee for a year and two months are free as well.',
    },
  },
  words: planWords,
  tabsLabel: 'Prices for',
  regions: [india, tanzania],
  fixed: {
    heading: 'Website chatbots, dashboards and web apps',
    lead: 'One price list for both countries, in rupees.',
    tables: [
      {
        id: 'website-chatbots',
        heading: 'Website chatbots',
        lead: 'By how many questions it can answer.',
        plans: websiteChatbotPlans,
        page: { label: 'About website chatbots', href: paths.websiteChatbots },
      },
      {
        id: 'dashboards',
        heading: 'Business dashboards',
        lead: 'By how many figures and charts you watch.',
        plans: dashboardPlans,
        page: { label: 'About dashboards', href: paths.businessDashboards },
      },
      {
        id: 'web-apps',
        heading: 'Web apps',
        lead: `Designed, built and run by us. If a ready template will do, setup packages begin at ${price('web-apps.template.setup')}.`,
        plans: webAppPlans,
        page: { label: 'See the setup packages', href: paths.webAppSetup },
      },
    ],
  },
  custom: {
    id: 'custom-services',
    heading: 'Custom services',
    lead: 'Something that fits no table: an agent inside your software, a test engine, a set of flows. Three sizes, each with a date.',
    tiers: [
      {
        title: 'Basic',
        price: 'custom.basic',
        duration: '7-10 days',
        description: 'One agent or one flow with your own rules.',
        features: ['1 channel or tool', 'One round of changes', '30 days of support'],
        deliveryTime: 'A first version to try by day 5',
      },
      {
        title: 'Professional',
        price: 'custom.professional',
        duration: '14-21 days',
        description: 'Several channels joined to the software you use.',
        features: [
          'Up to 4 channels or tools',
          'Design and training of staff',
          'Three rounds of changes',
          '90 days of support',
        ],
        popular: true,
        deliveryTime: 'A first version to try by day 10',
      },
      {
        title: 'Enterprise',
        price: 'custom.enterprise',
        duration: '30-60 days',
        description: 'Many branches, sensitive data, people who must sign off.',
        features: [
          'As many channels and tools as needed',
          'Your own server, if you require it',
          'Roles, audit trail and data agreement',
          '1 year of support',
        ],
        deliveryTime: 'Delivered in stages, the first by day 20',
      },
    ],
    action: { label: 'Request a quote', href: '#quote' },
  },
  quickStart: {
    id: 'quick-start',
    heading: 'Quick Start: pay online, start this week',
    lead: 'Three packages with a fixed scope and one price. No call needed before you order.',
    note: 'One-time payment in rupees. We contact you within 24 hours to begin.',
    refund: { label: 'Refund Policy', href: paths.refundPolicy },
    buy: 'Buy this package',
    orders: {
      'basic-chatbot': orderOnWhatsapp('basic-chatbot'),
      'advanced-chatbot': orderOnWhatsapp('advanced-chatbot'),
      'enterprise-solution': orderOnWhatsapp('enterprise-solution'),
    },
    packages,
  },
  quote: {
    id: 'quote',
    heading: 'Ask for a custom quote',
    lead: 'Two or three sentences are enough: what you do, what should run by itself, by when.',
    next: [
      'We read it and reply within 24 hours',
      'If something is unclear, a 15-minute call',
      'You get one page: scope, setup, monthly fee, date',
    ],
    instead: {
      label: 'Prefer WhatsApp?',
      href: whatsappLink(`Hello ${company.name}, I would like a quote. What we need: `),
    },
  },
  closing: {
    title: 'Still between two plans?',
    text: 'Take the smaller one. Or tell us your numbers, calls per day, chats per week, and we work it out with you on a free call.',
    actions: [
      { label: 'Book Free Consultation', href: schedulerLink() },
      { label: 'Read the FAQ', href: paths.faq },
    ],
  },
}

function orderOnWhatsapp(id: PackageId): string {
  const name = packages.find((item) => item.id === id)?.name
  return whatsappLink(`Hello ${company.name}, I would like to order the package ${name}.`)
}

export const pricingHead: PageHead = {
  title: 'Pricing for India and Tanzania',
  description:
    'Setup and monthly prices for voice agents, WhatsApp agents, chatbots, dashboards and web apps, in rupees and dollars, with what is included.',
}
