import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const chatWidget = ({ contact }: Facts): Texts<Words['chatWidget']> => ({
  you: 'Wewe',
  logLabel: 'Mazungumzo',
  thinking: 'Ninafikiri...',
  privacy:
    'Mazungumzo haya yanabaki kwenye kichupo hiki. Tunayahifadhi tu ukiyatuma kwa timu. Swali moja linahifadhiwa, bila jina lako, ukibonyeza tu “Iulize timu hili”.',
  export: 'Hifadhi mazungumzo haya kama faili',
  quickActions: {
    label: 'Njia za haraka',
    actions: [
      { label: 'Makadirio ya bei', question: 'Ningependa makadirio ya bei.' },
      { label: 'Weka miadi' },
      { label: 'Tazama kazi zetu' },
      { label: 'Wasiliana nasi', question: 'Ninawezaje kuwasiliana nanyi?' },
    ],
  },
  composer: {
    label: 'Ujumbe wako',
    placeholder: 'Uliza kwa Kiswahili, Kiingereza au Kihindi',
    send: 'Tuma',
    left: 'Zimebaki herufi {count}',
    offline: 'Huna mtandao. Ujumbe wako unabaki hapa. Utume mtandao ukirudi.',
  },
  failure: {
    texts: {
      busy: 'Kuna wageni wengi sasa hivi. Tafadhali jaribu tena baada ya sekunde chache.',
      settingUp: `Huduma ya AI inaandaliwa. Tafadhali jaribu tena baadaye, au wasiliana na timu yetu kwa ${contact.email}.`,
      unreachable: `Nimeshindwa kuunganishwa kwa sasa. Tafadhali wasiliana na timu yetu kwa ${contact.email}.`,
    },
    empty: 'Samahani, sikuweza kupata jibu.',
    toast: {
      title: 'Hakuna muunganisho',
      text: 'Msaidizi ana shughuli nyingi kwa sasa. Tafadhali jaribu tena muda si mrefu.',
    },
    retry: 'Jaribu tena',
  },
  cards: { plan: 'Mpango', setup: 'Usanidi', monthly: 'Kwa mwezi', price: 'Bei', from: 'Kuanzia' },
  handOver: {
    open: 'Tuma kwa timu',
    heading: 'Timu yetu ichukue hapa?',
    text: 'Tutawatumia mazungumzo haya, kwa hiyo huna haja ya kueleza mara mbili. Watakujibu ndani ya saa 24.',
    consent: 'Ukibonyeza kutuma unakubali tuhifadhi mazungumzo haya na mawasiliano yako ili tuweze kukujibu.',
    privacyLink: { label: 'Sera ya faragha' },
    emailLabel: 'Barua pepe',
    send: 'Tuma kwa timu',
    sending: 'Tunatuma...',
    notNow: 'Si sasa',
    sent: 'Yametumwa. Timu ina mazungumzo haya kwa namba {reference} na itajibu ndani ya saa 24.',
    failed: {
      title: 'Hayakutumwa',
      text: `Mazungumzo hayakuweza kutumwa. Tafadhali jaribu tena, au andika kwa ${contact.email}.`,
    },
    whatsapp: 'Endelea kwa WhatsApp',
    whatsappText: `Habari ${company.name}, ninaandika kutoka mazungumzo ya tovuti yenu ({reference}).`,
    whatsappInterest: 'Inahusu: {interest}.',
    whatsappQuestions: 'Niliuliza:',
  },
  askTeam: {
    sent: 'Asante. Timu ina swali lako, bila jina lako, nami nitajifunza jibu kutoka kwao. Kama ungependa kujibiwa mwenyewe, bonyeza “Tuma kwa timu” hapa chini.',
    failed: {
      title: 'Halikutumwa',
      text: `Swali lako halikuweza kutumwa. Tafadhali jaribu tena, au andika kwa ${contact.email}.`,
    },
  },
})

export const chatAnalytics: Texts<Words['chatAnalytics']> = {
  sample: 'Takwimu za mfano',
  note: 'Anachokiona mwenye msaidizi. Hizi ni takwimu za mfano, si zetu.',
  figures: [
    { value: '156', label: 'mazungumzo yote' },
    { value: '3', label: 'yanayoendelea sasa' },
    { value: 'chini ya sek. 2', label: 'muda wa kujibu kwa wastani' },
    { value: '23%', label: 'waliogeuka kuwa wateja watarajiwa' },
    { value: '4.8', label: 'kuridhika kati ya 5' },
  ],
  topicsHeading: 'Mada zinazoulizwa zaidi',
  topics: ['Chatbot za AI', 'Bei', 'Maombi ya onyesho'],
}
