import { bookingFormLink } from '#content/booking-link.ts'
import { capital, counted, inWords } from '#content/en/counting.ts'
import type { Facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Plan } from '#content/plan.ts'

/** Apps that we also run. The setup packages on the web-app page are other plans at other prices. */
export const webAppPlans = ({ plans }: Facts): Plan[] =>
  plans('custom-web-apps', {
    'single-process': ({ features }) => ({
      description: 'One job of one office: admissions, tokens or orders.',
      highlight: `${counted(features.processes, 'process')}, up to ${features.screens} screens`,
      features: [
        `${features.logins} staff logins`,
        'Online payment',
        'E-mail and WhatsApp notifications',
        'Hosting, backup and upkeep',
      ],
      requirements: ['A walkthrough of the process', 'One person who decides'],
      colour: 'peacock',
      action: { label: 'Request a quote', href: `${paths.pricing}#quote` },
    }),
    business: ({ features }) => ({
      description: 'Several departments in one app, with reports for the owner.',
      highlight: `${features.processes} processes, up to ${features.screens} screens`,
      features: [
        `${features.logins} staff logins with roles`,
        'Dashboard and Excel export',
        `${capital(inWords(features.aiFeatures))} AI feature: search, drafts or document reading`,
        `${capital(inWords(features.connections))} outside systems connected`,
        'Hosting, backup and upkeep',
      ],
      requirements: [
        'One contact per department',
        'Sample data, names removed',
        'Two hours a week while we build',
      ],
      colour: 'indigo',
      action: { label: 'Request a quote', href: `${paths.pricing}#quote` },
    }),
    'multi-branch': ({ features }) => ({
      description: 'For chains and groups: every branch its own data, head office sees all.',
      highlight: 'Unlimited processes and screens',
      features: [
        'Unlimited logins, roles by branch',
        `Custom design in ${inWords(features.languages)} languages`,
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
      action: { label: 'Talk to us', href: bookingFormLink('custom-web-apps', 'Multi-Branch Platform') },
    }),
  })
