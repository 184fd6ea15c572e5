import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { period } from './counting.ts'

export const servicesOverview = ({ delivery, terms, price }: Facts): Texts<Words['servicesOverview']> => ({
  hero: {
    title: 'Huduma za AI na Kazi Zinazojiendesha',
    lead: 'Tunachotengeneza kwa shule na biashara ndogo, kila huduma inamfaa nani na kuanza kunagharimu kiasi gani. Nenda moja kwa moja kwenye sehemu inayokuhusu.',
    actions: [{ label: 'Weka miadi ya ushauri wa bure' }, { label: 'Uliza kwa WhatsApp' }],
  },
  idealForLabel: 'Inafaa kwa',
  featuresLabel: 'Inafanya nini',
  fromLabel: 'Kuanzia',
  priceNote:
    'Bei za kuanzia ni za mradi wa kawaida, ulio tayari kutumika. Mipango midogo na ada za mwezi ziko kwenye ukurasa wa kila huduma.',
  education: {
    heading: 'Kwa shule, walimu na vituo vya tuisheni',
    lead: 'Msimu wa usajili, majaribio, wiki ya ada: wiki ambazo ofisi yako ingehitaji watu kumi zaidi.',
    cards: {
      'ai-chatbots': {
        title: 'Chatbot za AI kwa Usajili',
        description: 'Huwajibu wazazi kwenye tovuti yako, hata usiku wanapolinganisha shule.',
        features: [
          'Ada, mtaala, usafiri na umri kutoka prospectus yako',
          'Ziara za shule zinapangwa papo hapo',
          'Maulizo yaliyopangwa kwa darasa',
        ],
        idealFor: [{ text: 'Shule msimu wa usajili' }, { text: 'Vituo vya tuisheni kabla ya kundi jipya' }],
        link: { label: 'Soma zaidi' },
      },
      'test-automation': {
        title: 'Mitihani na Matokeo Yanayojiendesha',
        description:
          'Kutoka karatasi ya maswali hadi ripoti kwenye simu ya mzazi. Hakuna wikendi za kujumlisha alama.',
        features: [
          'Karatasi zinazotokana na sura zako',
          'Alama, madaraja na nafasi kwa kanuni zako',
          'Ripoti za wanafunzi kwa PDF kupitia WhatsApp',
        ],
        idealFor: [
          { text: 'Shule zenye mitihani minne kwa mwaka' },
          { text: 'Majaribio ya kila wiki' },
          { text: 'Walimu wenye makundi kadhaa' },
        ],
        link: { label: 'Soma zaidi' },
      },
      'business-dashboards': {
        title: 'Dashibodi za Elimu',
        description:
          'Mahudhurio, alama na ada kutoka majedwali wanayojaza walimu, kwenye skrini ya mkuu wa shule ifikapo saa 08:00.',
        features: [
          'Sura zinazowashinda wanafunzi, kwa kila mkondo',
          'Madeni ya ada kwa darasa, na siku zilizochelewa',
          'Mwonekano tofauti kwa kila mwalimu',
        ],
        idealFor: [{ text: 'Wakuu wa shule na wadhamini' }, { text: 'Vituo vyenye zaidi ya tawi moja' }],
        link: { label: 'Soma zaidi' },
      },
      products: {
        title: 'Zana za SaaS kwa Elimu',
        description:
          'Bidhaa zetu zilizo tayari: kumpata mwalimu, ushauri wa kazi, vichwa vya video. Ingia uzitumie.',
        features: ['Hakuna mradi, hakuna ada ya usanidi', 'Unalipa kwa mwezi', 'Zinafanya kazi kwenye simu'],
        idealFor: [{ text: 'Walimu na washauri' }, { text: 'Walimu wenye chaneli' }],
        price: { before: 'Bure hadi', after: 'kwa mwezi' },
        link: { label: 'Soma zaidi' },
      },
      licences: {
        title: 'Leseni za Bidhaa',
        description: 'Moja ya bidhaa zetu kwa jina lako na anwani yako ya wavuti, kwa matawi yako yote.',
        features: [
          'Nembo yako na anwani yako',
          'Imesakinishwa, na taarifa zako zimehamishiwa',
          'Mafunzo kwa wafanyakazi wako',
        ],
        idealFor: [{ text: 'Shule zenye matawi' }, { text: 'Vituo vya tuisheni vya franchise' }],
        price: { before: 'Leseni' },
        link: { label: 'Soma zaidi' },
      },
    },
  },
  sme: {
    heading: 'Kwa kliniki, maduka, hoteli na kila biashara yenye simu',
    lead: 'Simu wakati wa chakula cha mchana, ujumbe wa usiku wa manane, ankara ambayo hakuna aliyeifuatilia. Tafuta unapopoteza wateja. Anza kurekebisha hapo.',
    cards: {
      'ai-voice-agents': { link: { label: 'Soma zaidi' } },
      'whatsapp-agents': { link: { label: 'Soma zaidi' } },
      'whatsapp-automation': { link: { label: 'Soma zaidi' } },
      'website-chatbots': { link: { label: 'Soma zaidi' } },
      'custom-ai-agent': { link: { label: 'Soma zaidi' } },
      'web-app-setup': { link: { label: 'Soma zaidi' } },
      'business-dashboards': { link: { label: 'Soma zaidi' } },
      'automation-workflows': { link: { label: 'Soma zaidi' } },
    },
  },
  reasons: {
    heading: 'Kwa nini utuchague sisi',
    points: [
      {
        title: 'Bei iko kwenye ukurasa',
        text: 'Kila huduma inaonyesha bei yake ya kuanzia, kwa hiyo unajua kama tunaingia kwenye bajeti yako kabla ya kutumia saa moja kwenye simu.',
      },
      {
        title: 'Siku, si miezi',
        text: `Chatbot na mawakala wanaanza kazi ndani ya ${period(delivery.agents)}. Kwa programu kubwa tunakupa tarehe kabla hujalipa.`,
      },
      {
        title: 'Tunazijua nchi zote mbili',
        text: 'UPI na M-Pesa, mitihani ya bodi na NECTA, masika na ratiba za boti. Hutahitaji kutueleza.',
      },
      {
        title: 'Kuna anayejibu baada ya kuanza',
        text: `Msaada wa mwezi wa kwanza ni bure, na majibu yanakuja ndani ya saa ${terms.replyHours}.`,
      },
    ],
  },
  closing: {
    title: `Suluhisho kamili linaanzia ${price('website-chatbots.start')}`,
    text: 'Tuambie kazi ambazo wafanyakazi wako hufanya kila siku na hawazipendi. Tutakuambia zipi zinaweza kujiendesha, kwa bei gani, na zipi ni bora zibaki kwa watu.',
    actions: [{ label: 'Weka miadi ya ushauri wa bure' }, { label: 'Tazama kazi zetu' }],
  },
})

export const servicesHead = ({ price }: Facts): PageHead => ({
  title: 'Huduma za AI na Kazi Zinazojiendesha',
  description: `Mawakala wa sauti na WhatsApp, chatbot, dashibodi na programu za wavuti kwa elimu na biashara ndogo, kila moja na bei yake ya kuanzia, kuanzia ${price('website-chatbots.start')}.`,
})
