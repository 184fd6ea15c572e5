import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const checkout: Texts<Words['checkout']> = {
  defaultDescription: 'Malipo ya huduma za AI',
  details: {
    heading: 'Nani ananunua?',
    lead: 'Risiti itaandikwa kwa jina hili na kutumwa kwa barua pepe hii.',
    fields: {
      name: {
        label: 'Jina kamili *',
        missing: 'Tafadhali andika jina lako.',
        'too-long': 'Tafadhali lisizidi herufi 120.',
        invalid: 'Tafadhali andika jina lako kwenye mstari mmoja.',
      },
      email: {
        label: 'Barua pepe *',
        missing: 'Tafadhali andika barua pepe ya kupokea risiti.',
        'too-long': 'Barua pepe hii ni ndefu mno.',
        invalid: 'Hii haionekani kuwa barua pepe. Tafadhali iangalie tena.',
      },
      phone: {
        label: 'Simu (si lazima)',
        'too-short':
          'Namba hii ina tarakimu chache. Tafadhali andika zote 10, au namba pamoja na msimbo wa nchi kama uko nje ya India.',
        'too-long': 'Namba hii ni ndefu mno.',
        invalid: 'Tafadhali tumia tarakimu, na msimbo wa nchi kama uko nje ya India.',
      },
    },
    problemsTitle: 'Tafadhali angalia yafuatayo',
    buy: 'Nunua {package}, {amount}',
    buying: 'Subiri kidogo...',
    privacy: {
      text: 'Tunatumia taarifa hizi kupokea malipo yako, kutuma risiti na kuanza kazi.',
      link: { label: 'Sera ya faragha' },
      version: '2025-07-12',
      purpose: 'Kupokea malipo, kutuma risiti na kuanza kazi',
    },
  },
  test: {
    badge: 'JARIBIO',
    text: 'Hili ni jaribio. Kadi haiombwi na hakuna pesa inayotoka.',
  },
  closed: {
    text: 'Malipo ya mtandaoni bado hayajafunguliwa. Tutumie ujumbe, nasi tutajibu kwa kiungo cha malipo.',
    action: 'Agiza kwa ujumbe',
    unavailable: {
      title: 'Malipo ya mtandaoni yamefungwa',
      text: 'Tafadhali agiza kwa ujumbe, nasi tutajibu kwa kiungo cha malipo.',
    },
  },
  notices: {
    informationRequired: {
      title: 'Taarifa zako zinahitajika',
      text: 'Tafadhali jaza mawasiliano yako kabla ya kulipa.',
    },
    scriptFailed: { title: 'Haikufanikiwa', text: 'Sehemu ya malipo haikupakiwa.' },
    success: {
      title: 'Malipo yamefanikiwa!',
      text: 'Asante kwa kununua {package}. Tutawasiliana nawe ndani ya saa 24 ili kuanza.',
    },
    cancelled: {
      title: 'Malipo yameghairiwa',
      text: 'Malipo yako yameghairiwa. Unaweza kujaribu tena wakati wowote.',
    },
    failed: {
      title: 'Malipo hayakufanikiwa',
      text: 'Kulikuwa na tatizo katika malipo yako. Tafadhali jaribu tena.',
    },
    unconfirmed: {
      title: 'Bado hayajathibitishwa',
      text: 'Kivinjari chako hakikuweza kutufikia. Tafadhali usilipe tena: ukurasa huu utaonyesha malipo yako mara tu yatakapothibitishwa.',
    },
    unknownPackage: {
      title: 'Kifurushi hakijulikani',
      text: 'Tafadhali chagua kimoja kati ya vifurushi vitatu.',
    },
    notOnSale: {
      title: 'Hakiuzwi kwa sasa',
      text: 'Kifurushi hiki hakiuzwi kwa sasa. Tafadhali chagua kingine, au tuandikie.',
    },
    tooMany: { title: 'Oda nyingi mno', text: 'Tafadhali subiri dakika chache ujaribu tena.' },
  },
  again: {
    title: 'Oda yako',
    text: 'Bado hakuna kilichoagizwa wala kulipiwa.',
    back: { label: 'Rudi kwenye vifurushi' },
  },
}
