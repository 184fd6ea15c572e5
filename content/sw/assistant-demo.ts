import type { DemoWords } from '#content/assistant-words.ts'
import { paths } from '#content/paths.ts'

export const demo: DemoWords = {
  language: 'sw',
  locale: 'sw-TZ',
  loading: 'Natafuta nafasi zilizo wazi…',
  start: 'Nafasi hizi ziko wazi. Ipi inakufaa?',
  service: 'Ungependa tukuonyeshe nini?',
  name: 'Jina lako nani?',
  email: 'Tutume mwaliko kwenye barua pepe gani?',
  services: {
    'AI Chatbots': 'Chatbot za AI',
    'WhatsApp AI Bots': 'Bot za AI za WhatsApp',
    'Website Chatbots': 'Chatbot za tovuti',
    'Voice AI Solutions': 'AI ya sauti',
    'CRM Integrations': 'Kuunganisha CRM',
  },
  other: 'Nafasi nyingine',
  next: 'Endelea',
  change: 'Nataka kubadilisha',
  submit: 'Panga demo',
  sending: 'Inapangwa…',
  ownTime: { somewhere: 'Kwako ni {time}', inCity: 'Kwako ni {time} ({city})' },
  again: {
    start: 'Nafasi hii haiko wazi tena. Tafadhali chagua nyingine.',
    service: 'Tafadhali chagua moja kati ya hizi.',
    name: 'Tafadhali andika jina lako.',
    email: 'Barua pepe hii haionekani kuwa sahihi. Tafadhali iangalie tena.',
  },
  limited:
    'Umetuma mara nyingi kwa muda mfupi. Subiri kidogo kisha ujaribu tena; ulichoandika kinabaki hapa.',
  failed: 'Samahani, demo haikuweza kupangwa. Jaribu tena, au tuandikie moja kwa moja.',
  notice: {
    title: 'Tunafanya nini na unachotuma',
    items: [
      { term: 'Tunachohifadhi', text: 'Unachoandika hapa, ulipokituma, na ukurasa uliotoka.' },
      { term: 'Kwa nini', text: 'Ili kukujibu. Si kwa jambo lingine lolote.' },
      { term: 'Nani anaona', text: 'Timu yetu. Hatuuzi kamwe.' },
      { term: 'Ukitaka kifutwe', text: 'Tuandikie; barua pepe moja inatosha.' },
    ],
    link: { label: 'Sera ya faragha (kwa Kiingereza)', href: paths.privacyPolicy },
  },
  outcomes: {
    booked: 'Demo yako imepangwa. Barua pepe ya uthibitisho itakufikia hivi punde.',
    unconfirmed: 'Demo yako imepangwa. Timu yetu itawasiliana nawe kuithibitisha.',
    requested:
      'Tumepata nafasi uliyoomba, lakini bado haijapangwa. Timu yetu itaithibitisha kwa barua pepe au kukupa nafasi nyingine.',
  },
  details: {
    when: 'Lini',
    yourTime: 'Saa za kwako',
    email: 'Barua pepe',
    reference: 'Namba ya booking',
  },
  manage: 'Badilisha saa au ghairi demo',
}
