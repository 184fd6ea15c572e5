import { bookingFormLink } from '#content/booking-link.ts'
import { paths } from '#content/paths.ts'
import type { Plan } from '#content/types/plan.ts'

/** Apps that we also run. The setup packages on the web-app page are other plans at other prices. */
export const webAppPlans: Plan[] = [
  {
    name: 'Single-Process App',
    setup: 'web-apps.pricing-page.first.setup',
    monthly: 'web-apps.pricing-page.first.monthly',
    description: 'One job of one office: admissions, tokens or orders.',
    highlight: '1 process, up to 15 screens',
    features: [
      '10 staff logins',
      'Online payment',
      'E-mail and WhatsApp notifications',
      'Hosting, backup and upkeep',
    ],
    requirements: ['A walkthrough of the process', 'One person who decides'],
    colour: 'peacock',
    action: { label: 'Request a quote', href: `${paths.pricing}#quote` },
  },
  {
    name: 'Business App',
    setup: 'web-apps.pricing-page.second.setup',
    monthly: 'web-apps.pricing-page.second.monthly',
    description: 'Several departments in one app, with reports for the owner.',
    highlight: '3 processes, up to 40 screens',
    features: [
      '50 staff logins with roles',
      'Dashboard and Excel export',
      'One AI feature: search, drafts or document reading',
      'Two outside systems connected',
      'Hosting, backup and upkeep',
    ],
    requirements: [
      'One contact per department',
      'Sample data, names removed',
      'Two hours a week while we build',
    ],
    colour: 'indigo',
    action: { label: 'Request a quote', href: `${paths.pricing}#quote` },
  },
  {
    name: 'Multi-Branch Platform',
    setup: 'web-apps.pricing-page.third.setup',
    monthly: 'web-apps.pricing-page.third.monthly',
    description: 'For chains and groups: every branch its own data, head office sees all.',
    highlight: 'Unlimited processes and screens',
    features: [
      'Unlimited logins, roles by branch',
      'Custom design in three languages',
      'AI agents inside the app',
      'As many systems connected as you use',
      'Priority support and a monthly review call',
    ],
    requirements: [
      'A project lead on your side',
      'Access to current systems',
      'A pilot branch for two weeks',
    ],
    colour: 'marigold',
    action: { label: 'Talk to us', href: bookingFormLink('web-apps', 'Multi-Branch Platform') },
  },
]
