import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { countOf } from './counting.ts'

export const faq = (facts: Facts): Texts<Words['faq']> => ({
  hero: {
    title: 'Huulizwa mara kwa mara, hujibiwa wazi',
    lead: `Maswali ${countOf('ma', facts.shown('question').length)} kutoka kwenye simu zetu za kwanza na shule, kliniki, maduka na hoteli. Huenda lako limo.`,
    actions: {
      primary: { label: 'Weka miadi ya ushauri wa bure' },
      second: { label: 'Uliza swali' },
    },
  },
  search: {
    label: 'Tafuta kwenye maswali',
    placeholder: 'majaribio, lugha, Excel',
    clear: 'Futa utafutaji',
    resultsOne: 'Swali 1 limepatikana',
    resultsMany: 'Maswali {count} yamepatikana',
    noResults: {
      title: 'Hakuna aliyeuliza hilo bado',
      text: `Jaribu neno moja fupi zaidi, au tuulize moja kwa moja. Tunajibu ndani ya saa ${facts.terms.replyHours}.`,
      action: { label: 'Uliza kwa WhatsApp' },
    },
  },
  groupsLabel: 'Mada',
  copyLink: 'Nakili kiungo cha “{question}”',
  linkCopied: { title: 'Kiungo kimenakiliwa', text: 'Kinafungua ukurasa huu kwenye jibu hili.' },
  copyFailed: {
    title: 'Kiungo hakikunakiliwa',
    text: 'Kivinjari chako hakikuruhusu. Kiungo sasa kiko kwenye sehemu ya anwani.',
  },
  groups: {
    'voice-and-chatbots': { title: 'Wasaidizi wa Sauti na Chatbot za AI' },
    'websites-and-web-apps': { title: 'Tovuti na Programu za Wavuti' },
    mobile: { title: 'Simu na Programu za Simu' },
    'pricing-and-packages': { title: 'Bei na Vifurushi' },
    'support-and-training': { title: 'Msaada na Mafunzo' },
    'getting-started': { title: 'Kuanza' },
  },
  closing: {
    title: 'Bado una maswali?',
    text: 'Mambo mengine ni rahisi kuonyesha kuliko kueleza.',
    primary: { label: 'Weka miadi ya onyesho la bure' },
    second: { label: 'Zungumza nasi' },
  },
})

export const faqHead = (facts: Facts): PageHead => ({
  title: 'Maswali ya Mara kwa Mara',
  description: `Muda wa usanidi, bei, lugha, majaribio, msaada, kusitisha: maswali ${facts.shown('question').length} ambayo wateja wetu huuliza kwanza, na majibu ya wazi.`,
})
