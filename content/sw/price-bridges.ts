import { planNames } from '#content/en/plan-names.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

const allPrices = { label: 'Tazama bei zote' }

export const priceBridges = ({ price, isOnSale }: Facts): Texts<Words['priceBridges']> => ({
  home: {
    text: `Bei hizi ni za mradi wa kawaida, ulio tayari kutumika.${isOnSale('website-chatbots') ? ` Mipango midogo ni nafuu zaidi: usanidi wa chatbot ya tovuti unaanzia ${price('website-chatbots.basic.setup')}.` : ''}`,
    link: allPrices,
  },
  about: {
    text: 'Bei hizi ni za mradi wa kawaida, ulio tayari kutumika. Mipango midogo ni nafuu zaidi.',
    link: allPrices,
  },
  'ai-voice-agents': {
    text: `Hapa usanidi unalipa mara moja, na hosting inalipwa kando. Kwenye ukurasa wa bei, ada moja ya mwezi inajumuisha hosting na dakika, kwa hiyo usanidi ni ghali zaidi: kuanzia ${price('ai-voice-agents.india.starter.setup')}.`,
    link: { label: 'Bei zenye dakika ndani yake' },
  },
  'ai-chatbots': {
    text: `Mipango hii inahesabu mazungumzo. Chatbot zetu za tovuti, kuanzia ${price('website-chatbots.basic.setup')}, zinahesabu maswali zinazoweza kujibu. ${price('website-chatbots.start')}, ambayo huenda umeiona kwingine, ni ya chatbot ya kawaida.`,
    link: { label: 'Tazama chatbot za tovuti' },
  },
  'website-chatbots': {
    text: `${price('website-chatbots.start')}, ambayo huenda umeiona kwingine, ni ya chatbot ya kawaida. ${planNames['website-chatbots'].basic} ni nafuu zaidi kwa sababu inatoa majibu yaliyo tayari tu, bila AI.`,
    link: { label: 'Tazama chatbot zinazohesabu mazungumzo' },
  },
  'whatsapp-agents': {
    text: `Bei ya kuanzia ni ya usanidi. Ada ya mwezi, kuanzia ${price('whatsapp-agents.india.starter.monthly')}, inajumuisha hosting na mazungumzo yako.`,
    link: { label: 'Tazama mipango ya kila mwezi' },
  },
  'whatsapp-automation': {
    text: `Kila zana hapa ina bei yake, hata ukiwa na mazungumzo mengi kiasi gani. Wakala wa WhatsApp, kuanzia ${price('whatsapp-agents.india.starter.setup')}, ni mpango mmoja wenye idadi maalumu ya mazungumzo.`,
    link: { label: 'Tazama mawakala wa WhatsApp' },
  },
  'web-app-setup': {
    text: `Hapa unanunua usanidi, na msaada baada ya hapo ni hiari. ${price('web-app-setup.start')} ni ya programu ya kawaida. Programu ambazo tunakuendeshea na kukuhifadhia sisi zinaanzia ${price('custom-web-apps.first.setup')}.`,
    link: { label: 'Tazama programu tunazokuendeshea' },
  },
  'business-dashboards': {
    text: `${price('business-dashboards.start')}, ambayo huenda umeiona kwingine, ni ya dashibodi ya kawaida. Ndogo ni ${price('business-dashboards.basic.setup')}.`,
    link: allPrices,
  },
  'custom-ai-agent': {
    text: `Mipango hii inajibu kwenye tovuti yako na, kuanzia ${planNames['custom-ai-agent'].basic}, kwenye WhatsApp. Kazi isiyoingia kwenye mpango wowote ina bei kwa ukubwa wake, kuanzia ${price('custom-services.basic')}.`,
    link: { label: 'Tazama huduma maalumu' },
  },
  brochure: {
    text: 'Kipeperushi kinaonyesha bei tatu za jumla. Orodha ya bei ina kila mpango, pamoja na ada ya usanidi na ya mwezi.',
    link: allPrices,
  },
})
