import { bookingFormLink } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import { capital, inWords } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

const page = ({ price, plans, terms, whatsappLink }: Facts): ServicePage => ({
  page: 'custom-ai-agent',
  head: {
    title: 'Custom AI Agent for Your Business',
    description: `One agent for your website and social channels, trained on your products. Four plans, from ${price('custom-ai-agent.starter.setup')} setup and ${price('custom-ai-agent.starter.monthly')} a month.`,
  },
  picture: {
    kind: 'one-agent',
    label:
      'Catalogue, rate card and your rules go into one agent, which gives the same answer on the website, on WhatsApp and on Instagram.',
    sources: ['Catalogue', 'Rate card', 'Your rules'],
    channels: { website: 'Website', whatsapp: 'WhatsApp', instagram: 'Instagram' },
  },
  hero: {
    title: 'Custom AI Agent for Your Business',
    lead: 'One agent that knows your products and answers the same way on your website, WhatsApp and Instagram. You choose how much it knows and where it replies.',
    actions: [
      { label: 'Get Started', href: bookingFormLink('custom-ai-agent') },
      { label: 'See our portfolio', href: paths.portfolio },
    ],
  },
  sections: [
    {
      kind: 'tiles',
      id: 'inclusions',
      look: 'lines',
      heading: 'Included in every plan',
      items: [
        {
          title: 'A name and a tone',
          text: 'Formal “aap” for a hospital, friendly for a boutique. You read sample replies and tell us which ones sound like you.',
        },
        {
          title: 'Training on your material',
          text: 'Catalogue, menu, syllabus, rate card. Send files, links or photos; we’ll do the typing.',
        },
        {
          title: 'Limits it keeps to',
          text: 'No discounts you did not allow, no medical advice, no promise of a seat. You set the limits, we test them.',
        },
        {
          title: 'Leads with notes',
          text: 'Who asked, what about and how soon they need it, summed up in three lines in your inbox.',
        },
        {
          title: 'A trial with your staff',
          text: 'Your own people try to trip it up for a day. We fix what they find before customers see it.',
        },
        {
          title: 'A month of changes',
          text: `Small changes are free for the first month, then ${price('faq.small-change')} each. We’ll tell you which changes count as small before we start.`,
        },
      ],
    },
    {
      kind: 'plans',
      id: 'pricing',
      heading: 'Four plans, by how much it knows',
      lead: 'A product FAQ covers one product or service in full: price, variants, delivery and the awkward questions.',
      note: `Pay for setup once, then monthly. Cancel with ${terms.noticeDays} days’ notice.`,
      items: plans('custom-ai-agent', {
        starter: ({ features }) => ({
          description: 'Opening hours, address, how to order: the front desk of your website.',
          highlight: 'Website only',
          channels: ['Website'],
          features: [
            'Trained on general questions only',
            `${capital(inWords(features.languages))} language`,
            'Leads by e-mail',
            'Number of chats each month',
          ],
          requirements: ['A website', 'Half a page about your business'],
          colour: 'peacock',
          action: { label: 'Get Started', href: bookingFormLink('custom-ai-agent', 'Starter') },
        }),
        basic: ({ features }) => ({
          description: 'For a business with a few main products.',
          highlight: `${features.products} product FAQs`,
          channels: ['Website', 'WhatsApp'],
          features: [
            `Trained on ${features.products} products or services`,
            `${capital(inWords(features.languages))} languages`,
            'Leads by e-mail and WhatsApp',
            'Monthly report',
          ],
          requirements: [
            'A website or a WhatsApp Business number',
            `Details of ${features.products} products`,
            'One person for questions in setup week',
          ],
          colour: 'indigo',
          action: { label: 'Get Started', href: bookingFormLink('custom-ai-agent', 'Basic') },
        }),
        pro: ({ features }) => ({
          badge: 'Popular',
          description: 'For a business that customers find on Instagram.',
          highlight: `${features.products} product FAQs`,
          channels: ['Website', 'WhatsApp', 'Instagram'],
          features: [
            `Trained on ${features.products} products or services`,
            `${capital(inWords(features.languages))} languages, switching midway`,
            'Leads into Google Sheets',
            'Bookings or order requests',
            'Weekly report',
          ],
          requirements: [
            'WhatsApp Business number and an Instagram business profile',
            'Catalogue with prices',
            'Your rules for discounts and returns',
          ],
          colour: 'marigold',
          action: { label: 'Get Started', href: bookingFormLink('custom-ai-agent', 'Pro') },
        }),
        premium: ({ features }) => ({
          badge: 'Best Value',
          description: 'For a range that keeps growing and a team that follows up.',
          highlight: `${features.products}+ product FAQs`,
          channels: ['Website', 'WhatsApp', 'Instagram', 'Facebook Messenger'],
          features: [
            `Trained on ${features.products} products or more, new ones added each month`,
            `${capital(inWords(features.languages))} languages, switching midway`,
            'Leads into your CRM, shared among your team',
            'Bookings, orders and payment links',
            'Weekly report and monthly call',
          ],
          requirements: [
            'Access to the accounts of each channel',
            'Catalogue as sheet or shop export',
            'CRM access, or we set up a sheet',
          ],
          colour: 'sindoor',
          action: { label: 'Get Started', href: bookingFormLink('custom-ai-agent', 'Premium') },
        }),
      }),
    },
  ],
  closing: {
    title: 'Give us three products to begin with',
    text: 'Name them on the form. On the first call you’ll hear how an agent would sell each one, mistakes and all.',
    actions: [
      { label: 'Get Started', href: bookingFormLink('custom-ai-agent') },
      { label: 'See our portfolio', href: paths.portfolio },
      {
        label: 'Chat on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like a custom AI agent. We sell: `),
      },
    ],
  },
})

export const customAiAgent: ServiceEntry = {
  label: 'Custom AI Agents',
  name: 'Custom AI agents',
  menu: 'Built around your work',
  lead: 'One agent for your website and social channels, trained on your products.',
  vocabulary:
    'product faq, product faqs, product questions, trained on my products, knows my products, taught my products, custom ai agent, custom agent, customised agent, customized agent, custom ai, ai agent, own ai agent, tailored agent, bespoke agent, personalised agent, instagram, messenger',
  pageName: 'custom AI agent page',
  demo: { name: 'custom AI agents' },
  quote: 'Custom AI agent',
  card: ({ priceTag }: Facts) => ({
    description: 'One agent trained on your products, replying on your website, WhatsApp and Instagram.',
    features: [
      'Four plans, by number of products',
      'Keeps to your limits on discounts',
      'Each lead summed up in three lines',
    ],
    idealFor: [
      { icon: 'shop', text: 'Boutiques found on Instagram' },
      { icon: 'startup', text: 'Startups without a sales desk' },
    ],
    price: { before: 'Setup from', amount: priceTag('custom-ai-agent.starter.setup') },
    colour: 'sindoor',
  }),
  home: ({ price }: Facts) => ({
    text: 'One agent across your site, Instagram and WhatsApp, trained on your own products.',
    price: price('custom-ai-agent.starter.setup'),
    icon: 'agent',
  }),
  page,
}
