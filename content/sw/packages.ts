import type { Facts } from '#content/facts.ts'
import { inWords, period } from './counting.ts'

/** The Quick Start packages. Languages are counted as “lugha moja, mbili”. */
export const packages = ({ priceTables, speech }: Facts) => {
  const plans = priceTables['quick-start'].plans
  const names = speech.planNames['quick-start']
  const basic = plans['basic-chatbot']
  const advanced = plans['advanced-chatbot']
  const enterprise = plans['enterprise-solution']
  return {
    'basic-chatbot': {
      name: names['basic-chatbot'],
      description: 'Chatbot ya tovuti yenye maswali mnayoulizwa zaidi, tayari ndani ya wiki moja.',
      features: [
        `Tovuti moja, lugha ${inWords(basic.features.languages)}`,
        `Hujibu hadi maswali ${basic.features.answers}`,
        'Maulizo kwa barua pepe',
        `Msaada wa ${period(basic.support)}`,
      ],
    },
    'advanced-chatbot': {
      name: names['advanced-chatbot'],
      description: 'Tovuti na WhatsApp pamoja, imefundishwa kwa nyaraka zenu.',
      features: [
        `Tovuti na WhatsApp, lugha ${inWords(advanced.features.languages)}`,
        'Husoma kipeperushi, orodha ya bei na taratibu zenu',
        'Miadi au oda huandikwa kwenye Google Sheet',
        'Hukabidhi mazungumzo kwa wafanyakazi wenu',
        `Msaada wa ${period(advanced.support)}`,
      ],
    },
    'enterprise-solution': {
      name: names['enterprise-solution'],
      description: 'Mazungumzo, simu na ripoti kwa biashara yenye matawi kadhaa.',
      features: [
        'Tovuti, WhatsApp na simu',
        'Kihindi, Kiingereza na Kiswahili',
        'Imeunganishwa na CRM au programu yenu ya miadi',
        'Dashibodi ya mwenye biashara',
        `Msaada wa ${period(enterprise.support)}`,
      ],
    },
  }
}
