import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

const purpose = 'Kukutumia viungo vya miadi uliyoweka na ulichonunua'

export const findBooking = (_facts: Facts): Texts<Words['findBooking']> => ({
  form: {
    heading: 'Tafuta miadi yangu',
    lead: 'Huioni barua pepe ya onyesho lako, au risiti yako? Andika barua pepe yako, nasi tutakutumia viungo tena.',
    requiredNote: 'Tunahitaji barua pepe yako tu. Hakuna nywila, hakuna akaunti.',
    fields: {
      email: {
        label: 'Barua pepe',
        hint: 'Ile uliyotoa ulipoweka miadi au kulipa.',
        missing: 'Tafadhali andika barua pepe uliyotumia kuweka miadi au kulipa.',
        invalid: 'Hii haionekani kuwa barua pepe. Tafadhali iangalie tena.',
      },
    },
    prefilled: 'Hii ndiyo barua pepe uliyotoa awali. Bonyeza tena kuitumia, au andika nyingine.',
    submit: 'Nitumieni viungo',
    sending: 'Tunatuma...',
    success: {
      title: 'Tafadhali angalia barua pepe yako',
      text: 'Kama tuna onyesho au oda iliyolipiwa kwa barua pepe uliyoandika, ujumbe wenye kiungo chake uko njiani. Subiri dakika moja au mbili. Huoni kitu? Angalia folda ya taka (spam), au jaribu barua pepe nyingine ambayo huenda uliitumia.',
    },
    failure: {
      title: 'Haikufanikiwa',
      text: 'Kwa sasa hatuwezi kutuma viungo. Tafadhali jaribu tena baada ya dakika chache, au tuulize kwa WhatsApp.',
      action: { label: 'Fungua WhatsApp' },
    },
    purpose,
    notice: {
      title: 'Tunavyotumia taarifa zako',
      items: [
        { term: 'Tunachohifadhi', text: 'Barua pepe tunayokutumia tu, kama ipo.' },
        { term: 'Kwa nini', text: `${purpose}.` },
        {
          term: 'Nani anapata viungo',
          text: 'Mwenye barua pepe hiyo tu. Ukurasa huu haumwonyeshi mtu mwingine.',
        },
      ],
      link: { label: 'Sera ya faragha' },
    },
  },
  mail: {
    subject: `Maonyesho na oda zako kwa ${company.name}`,
    preview: 'Viungo ulivyoomba.',
    heading: 'Viungo vyako hivi hapa',
    paragraphs: [
      'Uliviomba kwenye tovuti yetu. Yeyote mwenye kiungo anaweza kukifungua, kwa hiyo tafadhali usimpe mtu barua pepe hii.',
    ],
    newest: 'Hivi ni {count} vya karibuni. Unatafuta cha zamani? Jibu tu barua pepe hii.',
    demo: {
      label: 'Onyesho',
      text: '{service}, {when} ({reference})',
      standing: {
        requested: '{service}, {when}, bado halijathibitishwa ({reference})',
        cancelled: '{service}, {when}, limeghairiwa ({reference})',
      },
      link: 'Tazama onyesho',
    },
    order: { label: 'Oda', text: '{package}, imelipiwa {day} (risiti {receipt})', link: 'Tazama risiti' },
  },
})
