import type { Facts } from '#content/facts.ts'
import { countOf, inWords } from '#content/sw/counting.ts'

/** Apps that we also run. The setup packages on the web-app page are other plans at other prices. */
export const webAppPlans = ({ plansById }: Facts) =>
  plansById('custom-web-apps', {
    'single-process': ({ features }) => ({
      description: 'Kazi moja ya ofisi moja: usajili, tokeni au oda.',
      highlight: `Mchakato ${features.processes}, hadi kurasa ${features.screens}`,
      features: [
        `Akaunti ${features.logins} za wafanyakazi`,
        'Malipo mtandaoni',
        'Taarifa kwa barua pepe na WhatsApp',
        'Hosting, nakala za akiba na matengenezo',
      ],
      requirements: ['Maelezo ya kazi hatua kwa hatua', 'Mtu mmoja wa kufanya uamuzi'],
      action: { label: 'Omba makadirio ya bei' },
    }),
    business: ({ features }) => ({
      description: 'Idara kadhaa kwenye programu moja, na ripoti kwa mwenye biashara.',
      highlight: `Michakato ${features.processes}, hadi kurasa ${features.screens}`,
      features: [
        `Akaunti ${features.logins} za wafanyakazi, kila moja na majukumu yake`,
        'Dashibodi na kupakua kwa Excel',
        `Kipengele ${features.aiFeatures === 1 ? 'kimoja' : inWords(features.aiFeatures)} cha AI: kutafuta, rasimu au kusoma nyaraka`,
        `Mifumo ${countOf('mi', features.connections)} ya nje inaunganishwa`,
        'Hosting, nakala za akiba na matengenezo',
      ],
      requirements: [
        'Mtu mmoja wa mawasiliano kwa kila idara',
        'Taarifa za mfano, bila majina',
        'Saa mbili kwa wiki wakati tunatengeneza',
      ],
      action: { label: 'Omba makadirio ya bei' },
    }),
    'multi-branch': ({ features }) => ({
      description: 'Kwa kampuni zenye matawi: kila tawi na taarifa zake, makao makuu yanaona zote.',
      highlight: 'Michakato na kurasa bila kikomo',
      features: [
        'Akaunti bila kikomo, majukumu kwa kila tawi',
        `Muundo wako mwenyewe kwa lugha ${inWords(features.languages)}`,
        'Mawakala wa AI ndani ya programu',
        'Mifumo yote unayotumia inaunganishwa',
        'Msaada wa kipaumbele na simu ya tathmini kila mwezi',
      ],
      requirements: [
        'Kiongozi wa mradi upande wako',
        'Ruhusa ya kuingia kwenye mifumo ya sasa',
        'Tawi moja la majaribio kwa wiki mbili',
      ],
      action: { label: 'Ongea nasi' },
    }),
  })
