import type { Facts } from '#content/facts.ts'
import type { PricingRegion } from '#content/plan.ts'
import { inWords } from '#content/sw/counting.ts'
import type { Texts } from '#content/translated.ts'

const voiceAgents = {
  heading: 'Mawakala wa sauti',
  unit: 'dakika kwa mwezi',
  page: { label: 'Tazama mawakala wa sauti' },
}

const whatsappAgents = {
  heading: 'Mawakala wa WhatsApp',
  unit: 'mazungumzo kwa mwezi',
  page: { label: 'Tazama mawakala wa WhatsApp' },
}

const oneChat =
  'Mazungumzo ya mteja mmoja kwa siku moja yanahesabiwa kama moja, hata yakiwa na ujumbe mwingi kiasi gani.'

export const india = ({ price, plansById }: Facts): Texts<PricingRegion> => {
  const extra = price('extra-usage.india.unit')
  return {
    label: 'India',
    currency: 'Bei kwa rupia.',
    lead: 'Ada ya mwezi inajumuisha namba, hosting, AI, na dakika au mazungumzo yaliyoonyeshwa.',
    tables: {
      'ai-voice-agents-india': {
        ...voiceAgents,
        lead: `Hosting na dakika zimejumuishwa. Ungependa kulipia hosting kando? Hapo usanidi unaanzia ${price('ai-voice-agents.page.starter')}.`,
        tiers: plansById('ai-voice-agents-india', {
          starter: ({ features }) => ({
            features: [
              `Namba ${inWords(features.numbers)}, simu zinazoingia`,
              'Kihindi au Kiingereza',
              'Muhtasari wa kila simu kwa barua pepe',
            ],
            action: { label: 'Chagua Starter' },
          }),
          pro: () => ({
            features: [
              'Simu zinazoingia na zinazotoka',
              'Kihindi na Kiingereza, hubadili katikati',
              'Huweka miadi kwenye kalenda yako',
              'Muhtasari kwa WhatsApp',
            ],
            action: { label: 'Chagua Pro' },
          }),
          premium: ({ features }) => ({
            features: [
              `Hadi namba au matawi ${features.numbers}`,
              'Kihindi, Kiingereza na lugha moja zaidi',
              'Huunganishwa na CRM au programu ya kliniki yako',
              'Simu ya tathmini kila mwezi',
            ],
            action: { label: 'Chagua Premium' },
          }),
        }),
        extra: { text: `Kila dakika ya ziada ni ${extra}.` },
      },
      'whatsapp-agents-india': {
        ...whatsappAgents,
        lead: `${oneChat} Zana za WhatsApp zinazouzwa moja moja ziko kwenye ukurasa wa zana za WhatsApp.`,
        tiers: plansById('whatsapp-agents-india', {
          starter: ({ features }) => ({
            features: [
              `Menyu yenye majibu ${features.answers}`,
              'Kihindi au Kiingereza',
              'Maulizo kwenye simu yako',
            ],
            action: { label: 'Chagua Starter' },
          }),
          pro: () => ({
            features: [
              'Miadi na oda kwenye Google Sheet',
              'Kihindi na Kiingereza, hata vikichanganywa',
              'Vikumbusho na viungo vya UPI',
              'Ripoti ya kila wiki',
            ],
            action: { label: 'Chagua Pro' },
          }),
          'smart-ai': () => ({
            features: [
              'AI iliyofunzwa kwa nyaraka zako',
              'Huelewa ujumbe wa sauti na picha',
              'Huunganishwa na CRM au duka lako',
              'Simu ya tathmini kila mwezi',
            ],
            action: { label: 'Chagua Smart AI' },
          }),
        }),
        extra: { text: `Kila mazungumzo ya ziada ni ${extra}.` },
      },
    },
  }
}

export const tanzania = ({ price, plansById }: Facts): Texts<PricingRegion> => {
  const extra = price('extra-usage.tanzania.unit')
  return {
    label: 'Tanzania',
    currency: 'Bei kwa dola za Marekani.',
    lead: 'Ada ya mwezi inajumuisha namba ya hapa nchini, hosting na AI. Kila mpango unaongea Kiswahili na Kiingereza.',
    tables: {
      'ai-voice-agents-tanzania': {
        ...voiceAgents,
        lead: 'Kwa hoteli, kliniki, shule na maduka, kutoka Arusha hadi Zanzibar. Hosting na dakika zimejumuishwa.',
        tiers: plansById('ai-voice-agents-tanzania', {
          starter: ({ features }) => ({
            features: [
              `Namba ${inWords(features.numbers)}, simu zinazoingia`,
              'Kiswahili na Kiingereza',
              'Muhtasari wa kila simu kwa barua pepe',
            ],
            action: { label: 'Chagua Starter' },
          }),
          pro: () => ({
            features: [
              'Simu zinazoingia na zinazotoka',
              'Huweka nafasi za vyumba, meza au miadi',
              'Hufuatilia malipo ya awali ya M-Pesa ambayo hayajalipwa',
              'Muhtasari kwa WhatsApp',
            ],
            action: { label: 'Chagua Pro' },
          }),
          premium: ({ features }) => ({
            features: [
              `Hadi namba au matawi ${features.numbers}`,
              'Kiswahili, Kiingereza na lugha moja zaidi kwa wageni',
              'Huunganishwa na mfumo wako wa kuweka nafasi',
              'Simu ya tathmini kila mwezi',
            ],
            action: { label: 'Chagua Premium' },
          }),
        }),
        extra: { text: `Kila dakika ya ziada ni ${extra}.` },
      },
      'whatsapp-agents-tanzania': {
        ...whatsappAgents,
        lead: oneChat,
        tiers: plansById('whatsapp-agents-tanzania', {
          basic: ({ features }) => ({
            features: [
              `Menyu yenye majibu ${features.answers}`,
              'Kiswahili na Kiingereza',
              'Maulizo kwenye simu yako',
            ],
            action: { label: 'Chagua Basic Bot' },
          }),
          smart: () => ({
            features: [
              'Nafasi na oda kwenye Google Sheet',
              'Maombi ya malipo ya M-Pesa',
              'Vikumbusho vyenye kitufe cha kuthibitisha',
              'Ripoti ya kila wiki',
            ],
            action: { label: 'Chagua Smart Bot' },
          }),
          pro: () => ({
            features: [
              'AI iliyofunzwa kwa nyaraka zako',
              'Huelewa ujumbe wa sauti na picha',
              'Huunganishwa na mfumo wako wa nafasi au wa stoku',
              'Simu ya tathmini kila mwezi',
            ],
            action: { label: 'Chagua Pro Bot' },
          }),
        }),
        extra: { text: `Kila mazungumzo ya ziada ni ${extra}.` },
      },
    },
  }
}
