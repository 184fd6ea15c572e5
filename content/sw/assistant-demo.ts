import type { DemoWords } from '#content/assistant-words.ts'
import { paths } from '#content/paths.ts'

export const demo: DemoWords = {
  language: 'sw',
  locale: 'sw-TZ',
  loading: 'Natafuta nafasi zilizo wazi…',
  start: 'Nafasi hizi ziko wazi. Ipi inakufaa?',
  service: 'Ungependa tukuonyeshe nini?',
  name: 'Jina lako ni nani?',
  email: 'Tutume mwaliko kwenye barua pepe gani?',
  services: {
    'AI Chatbots': 'Chatbot za AI',
    'WhatsApp AI Bots': 'Roboti za WhatsApp zenye AI',
    'Website Chatbots': 'Chatbot za tovuti',
    'Voice AI Solutions': 'Mawakala wa sauti wa AI',
    'CRM Integrations': 'Kuunganisha na CRM',
  },
  other: 'Nafasi nyingine',
  next: 'Endelea',
  change: 'Nataka kubadilisha',
  submit: 'Weka miadi',
  sending: 'Tunaweka…',
  ownTime: { somewhere: 'Kwako ni {time}', inCity: 'Kwako ni {time} ({city})' },
  again: {
    start: 'Nafasi hii haiko wazi tena. Tafadhali chagua nyingine.',
    service: 'Tafadhali chagua moja kati ya hizi.',
    name: 'Tafadhali andika jina lako.',
    email: 'Barua pepe hii haionekani kuwa sahihi. Tafadhali iangalie tena.',
  },
  limited:
    'Umetuma mara nyingi kwa muda mfupi. Subiri kidogo kisha ujaribu tena; ulichoandika kinabaki hapa.',
  failed: 'Samahani, miadi haikuweza kuwekwa. Jaribu tena, au tuandikie moja kwa moja.',
  notice: {
    title: 'Tunavyotumia taarifa zako',
    items: [
      { term: 'Tunachohifadhi', text: 'Unachoandika hapa, ulipokituma, na ukurasa uliotoka.' },
      { term: 'Kwa nini', text: 'Ili kukujibu. Si kwa jambo lingine lolote.' },
      { term: 'Nani anaona', text: 'Timu yetu. Hatuuzi kamwe.' },
      { term: 'Ukitaka kifutwe', text: 'Tuandikie; barua pepe moja inatosha.' },
    ],
    link: { label: 'Sera ya faragha', href: paths.privacyPolicy },
  },
  outcomes: {
    booked: 'Miadi ya onyesho lako imewekwa. Barua pepe ya uthibitisho itakufikia hivi punde.',
    unconfirmed: 'Miadi ya onyesho lako imewekwa. Timu yetu itawasiliana nawe kuithibitisha.',
    requested:
      'Tumepata muda ulioomba, lakini bado haujawekwa. Timu yetu itauthibitisha kwa barua pepe, au kupendekeza mwingine.',
  },
  details: {
    when: 'Lini',
    yourTime: 'Kwa saa zako',
    email: 'Barua pepe',
    reference: 'Namba ya miadi',
  },
  manage: 'Badilisha muda au ghairi',
}
