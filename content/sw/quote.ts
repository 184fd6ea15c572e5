import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

export const quote = (_facts: Facts): Texts<Words['quote']> => ({
  form: {
    heading: 'Tuambie unachohitaji',
    lead: 'Jina na barua pepe yako vinatosha kuanza. Mengine hutusaidia kukupa bei sahihi.',
    requiredNote: 'Sehemu zenye * lazima zijazwe.',
    fields: {
      name: { label: 'Jina kamili *', missing: 'Tafadhali andika jina lako.' },
      email: {
        label: 'Barua pepe *',
        missing: 'Tafadhali andika barua pepe tutakayotuma makadirio ya bei.',
        invalid: 'Hii haionekani kuwa barua pepe. Tafadhali iangalie tena.',
      },
      phone: { label: 'Simu', invalid: 'Tafadhali tumia tarakimu, na msimbo wa nchi kama uko nje ya India.' },
      company: { label: 'Biashara au taasisi' },
      service: { label: 'Inahusu nini?' },
      budget: { label: 'Bajeti, kama unayo akilini' },
      details: {
        label: 'Ungependa kazi gani ijiendeshe?',
        hint: 'Unafanya biashara gani, kazi gani inachukua siku nzima, na unahitaji lini.',
      },
    },
    submit: 'Omba makadirio ya bei',
    sending: 'Tunatuma...',
    success: {
      title: 'Tumepokea ombi lako',
      text: 'Asante. Tutakutumia makadirio ya bei, au swali, ndani ya saa 24.',
    },
    failure: {
      title: 'Haikufanikiwa',
      text: 'Ombi lako halikutumwa. Tafadhali jaribu tena, au tuandikie moja kwa moja kwa WhatsApp.',
      action: { label: 'Fungua WhatsApp' },
    },
    purpose: 'Kuandaa makadirio ya bei uliyoomba na kukujibu kuhusu hayo',
  },
  choose: 'Tafadhali chagua',
})
