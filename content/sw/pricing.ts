import { pricing as englishPricing } from '#content/en/pricing.ts'
import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { capital, countOf, inWords, joined, period } from './counting.ts'
import { packages } from './packages.ts'
import { planWords } from './plan-words.ts'
import { offersOnSale } from './pricing/offers.ts'
import { india, tanzania } from './pricing/regions.ts'
import { webAppPlans } from './pricing/web-app-plans.ts'
import { dashboardPlans, websiteChatbotPlans } from './services/plans.ts'

export function pricing(facts: Facts): Texts<Words['pricing']> {
  const { price, plansById, terms } = facts
  const shown = englishPricing(facts)
  const names: Readonly<Record<string, string>> = {
    'website-chatbots': 'chatbot za tovuti',
    'business-dashboards': 'dashibodi',
    'custom-web-apps': 'programu za wavuti',
  }
  const many = shown.quickStart.packages.length
  const regions = { india: india(facts), tanzania: tanzania(facts) }
  return {
    hero: {
      title: 'Bei zetu, India na Tanzania',
      lead: 'Usanidi unalipa mara moja. Ada ya mwezi inajumuisha uendeshaji na idadi maalumu ya dakika au mazungumzo.',
    },
    offers: {
      heading: 'Ofa',
      lead: 'Bei kwenye ukurasa huu ni kabla ya ofa yoyote. Ofa tunaiweka kwenye makadirio yako ya bei; huhitaji msimbo. Ofa mbili zinakufaa? Tuulize utapata ipi.',
      items: offersOnSale(facts),
      seeAll: { label: 'Ofa zote na masharti yake' },
    },
    words: planWords,
    folds: { heading: 'Bei zote', compare: 'Linganisha', open: 'Fungua' },
    tabsLabel: 'Bei za',
    regions: shown.regions.length > 0 ? regions : {},
    fixed: {
      heading: capital(joined(shown.fixed.tables.map(({ id, name }) => names[id] ?? name))),
      lead: 'Sawa kwa nchi zote mbili, kwa rupia',
      tables: {
        'website-chatbots': {
          name: names['website-chatbots'],
          heading: 'Chatbot za tovuti',
          lead: `Bei inategemea inaweza kujibu maswali mangapi. ${price('website-chatbots.start')} iliyotajwa kwingine kwenye tovuti yetu ni ya chatbot ya kawaida; mipango inayohesabu mazungumzo inaanzia ${price('ai-chatbots.starter.setup')}.`,
          plans: websiteChatbotPlans(facts),
          page: { label: 'Kuhusu chatbot za tovuti' },
        },
        'business-dashboards': {
          name: names['business-dashboards'],
          heading: 'Dashibodi za biashara',
          lead: `Bei inategemea unataka kuona takwimu na chati ngapi. ${price('business-dashboards.start')} iliyotajwa kwingine kwenye tovuti yetu ni ya dashibodi ya kawaida.`,
          plans: dashboardPlans(facts),
          page: { label: 'Kuhusu dashibodi' },
        },
        'custom-web-apps': {
          name: names['custom-web-apps'],
          heading: 'Programu za wavuti',
          lead: `Tunazibuni, tunazitengeneza na tunaziendesha sisi. Usanidi peke yake, kutoka kiolezo kilicho tayari, unaanzia ${price('web-app-setup.template.setup')} kwenye ukurasa wa programu za wavuti.`,
          plans: webAppPlans(facts),
          page: { label: 'Tazama vifurushi vya usanidi' },
        },
      },
    },
    custom: {
      heading: 'Huduma maalumu',
      lead: 'Kwa kazi isiyoingia kwenye mpango wowote: wakala ndani ya programu yako, mfumo wa mitihani, mitiririko kadhaa ya kazi. Bei inategemea ukubwa wa kazi, na kila moja ina muda wake wa kukabidhiwa.',
      tiers: plansById('custom-services', {
        basic: ({ features, support, delivery }) => ({
          duration: period(delivery),
          description: 'Wakala mmoja au mtiririko mmoja wenye taratibu zako.',
          features: [
            `Njia au zana ${features.channels}`,
            `Awamu ${inWords(features.rounds)} ya marekebisho`,
            `Msaada wa ${period(support)}`,
          ],
          deliveryTime: `Toleo la kwanza la kujaribu kufikia siku ya ${features.firstVersionDay}`,
        }),
        professional: ({ features, support, delivery }) => ({
          duration: period(delivery),
          description: 'Njia kadhaa za mawasiliano, zikiunganishwa na programu unazotumia.',
          features: [
            `Hadi njia au zana ${features.channels}`,
            'Muundo, na mafunzo kwa wafanyakazi',
            `Awamu ${inWords(features.rounds)} za marekebisho`,
            `Msaada wa ${period(support)}`,
          ],
          deliveryTime: `Toleo la kwanza la kujaribu kufikia siku ya ${features.firstVersionDay}`,
        }),
        enterprise: ({ features, support, delivery }) => ({
          duration: period(delivery),
          description: 'Kwa matawi mengi, taarifa nyeti, na watu kadhaa wanaopaswa kuidhinisha.',
          features: [
            'Njia na zana zote zinazohitajika',
            'Seva yako mwenyewe, ukihitaji',
            'Majukumu, kumbukumbu ya kila badiliko na mkataba wa taarifa',
            `Msaada wa ${period(support)}`,
          ],
          deliveryTime: `Inakabidhiwa kwa hatua, ya kwanza kufikia siku ya ${features.firstVersionDay}`,
        }),
      }),
      action: { label: 'Omba makadirio ya bei' },
    },
    quickStart: {
      heading: 'Quick Start: lipa mtandaoni, anza wiki hii',
      lead: `${many === 1 ? 'Kifurushi kimoja' : `Vifurushi ${countOf('vi', many)}, kila kimoja`} chenye kazi iliyopangwa na bei moja. Huhitaji kutupigia kabla ya kuagiza.`,
      note: `Malipo ya mara moja, kwa rupia. Tutawasiliana nawe ndani ya saa ${terms.replyHours} ili kuanza.`,
      refund: { label: 'Sera ya kurudishiwa pesa' },
      buy: 'Nunua kifurushi hiki',
      packages: packages(facts),
    },
    quote: {
      heading: 'Makadirio ya bei',
      lead: 'Sentensi mbili au tatu zinatosha: unafanya biashara gani, ungependa kazi gani ijiendeshe, na unahitaji lini.',
      next: [
        `Tunasoma na kujibu ndani ya saa ${terms.replyHours}`,
        'Kama kuna jambo halieleweki, simu ya dakika 15',
        'Unapata ukurasa mmoja: tutakachofanya, usanidi, ada ya mwezi, tarehe ya kukabidhi',
      ],
      instead: { label: 'Ungependelea WhatsApp?' },
    },
    closing: {
      title: 'Bado uko kati ya mipango miwili?',
      text: 'Chukua mdogo; unaweza kupanda baadaye. Au tuambie unapata simu au mazungumzo mangapi, tupige hesabu pamoja kwenye simu ya bure.',
      actions: [{ label: 'Weka miadi ya ushauri wa bure' }, { label: 'Soma maswali ya mara kwa mara' }],
    },
  }
}

export const pricingHead: PageHead = {
  title: 'Bei kwa India na Tanzania',
  description:
    'Bei za usanidi na za kila mwezi za mawakala wa sauti na WhatsApp, chatbot, dashibodi na programu za wavuti, kwa rupia na dola, pamoja na kilichojumuishwa.',
}
