import type { Facts } from '#content/facts.ts'
import { inWords, period } from './counting.ts'

/** The Quick Start packages. */
export const packages = ({ plansById }: Facts) =>
  plansById('quick-start', {
    'basic-chatbot': ({ features, support }) => ({
      description: 'Chatbot ya tovuti inayojibu maswali unayoulizwa zaidi, tayari ndani ya wiki moja.',
      features: [
        `Tovuti moja, lugha ${inWords(features.languages)}`,
        `Hujibu hadi maswali ${features.answers}`,
        'Maulizo kwa barua pepe',
        `Msaada wa ${period(support)}`,
      ],
    }),
    'advanced-chatbot': ({ features, support }) => ({
      description: 'Tovuti na WhatsApp pamoja, imefunzwa kwa nyaraka zako.',
      features: [
        `Tovuti na WhatsApp, lugha ${inWords(features.languages)}`,
        'Husoma kipeperushi, orodha ya bei na taratibu zako',
        'Miadi au oda huandikwa kwenye Google Sheet',
        'Hukabidhi mazungumzo kwa wafanyakazi wako',
        `Msaada wa ${period(support)}`,
      ],
    }),
    'enterprise-solution': ({ support }) => ({
      description: 'Mazungumzo, simu na ripoti kwa biashara yenye matawi kadhaa.',
      features: [
        'Tovuti, WhatsApp na simu',
        'Kihindi, Kiingereza na Kiswahili',
        'Imeunganishwa na CRM au programu yako ya miadi',
        'Dashibodi ya mwenye biashara',
        `Msaada wa ${period(support)}`,
      ],
    }),
  })
