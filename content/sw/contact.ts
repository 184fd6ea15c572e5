import { isSet } from '#content/booking-link.ts'
import { companyInSwahili as company } from '#content/company.ts'
import type { Facts } from '#content/facts.ts'
import { clock } from '#content/opening-hours.ts'
import { dayName } from '#content/special-days.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'

/** Sunday comes first, as in `hours`. */
export const days: readonly [string, string, string, string, string, string, string] = [
  'Jumapili',
  'Jumatatu',
  'Jumanne',
  'Jumatano',
  'Alhamisi',
  'Ijumaa',
  'Jumamosi',
]

export const contact = (facts: Facts): Texts<Words['contact']> => ({
  hero: {
    title: 'Ungependa tukupunguzie kazi gani?',
    lead: 'Tuandikie kwa WhatsApp, weka miadi ya simu, au andika hapa. Mtu wa timu yetu anajibu ndani ya saa 24.',
  },
  whatsapp: {
    title: 'Ongea nasi kwa WhatsApp',
    text: 'Inafaa kwa swali la haraka. Ujumbe wa sauti unakaribishwa, kwa Kihindi, Kiingereza au Kiswahili.',
    action: { label: 'Fungua WhatsApp' },
  },
  demo: {
    title: 'Weka miadi ya onyesho',
    text: 'Dakika thelathini kwa video, bila malipo. Chagua muda, nasi tutakuonyesha wakala akifanya kazi katika biashara kama yako na kukutajia bei.',
    action: { label: 'Chagua muda' },
  },
  form: {
    heading: 'Tuma ujumbe',
    lead: 'Inafaa ukiwa na mengi ya kueleza. Sentensi mbili au tatu zinatosha.',
    requiredNote: 'Sehemu zenye * lazima zijazwe.',
    fields: {
      name: { label: 'Jina kamili *', missing: 'Tafadhali andika jina lako.' },
      email: {
        label: 'Barua pepe *',
        missing: 'Tafadhali andika barua pepe tutakayojibu.',
        invalid: 'Hii haionekani kuwa barua pepe. Tafadhali iangalie tena.',
      },
      phone: { label: 'Simu', invalid: 'Tafadhali tumia tarakimu, na msimbo wa nchi kama uko nje ya India.' },
      subject: {
        label: 'Inahusu nini? *',
        missing: 'Tafadhali andika kwa maneno machache inahusu nini.',
      },
      message: {
        label: 'Ujumbe *',
        hint: 'Unafanya biashara gani, na ni kazi zipi zinazokula muda wako?',
        missing: 'Tafadhali andika ujumbe wako.',
      },
    },
    submit: 'Tuma ujumbe',
    sending: 'Tunatuma...',
    success: {
      title: 'Ujumbe umetumwa!',
      text: 'Asante kwa kutuandikia. Tutakujibu ndani ya saa 24.',
    },
    failure: {
      title: 'Haikufanikiwa',
      text: 'Ujumbe haukutumwa. Tafadhali jaribu tena, au tuandikie moja kwa moja kwa WhatsApp.',
      action: { label: 'Fungua WhatsApp' },
    },
    purpose: 'Kujibu ujumbe wako',
  },
  info: {
    heading: 'Mawasiliano yetu',
    items: {
      email: { label: 'Barua pepe', value: facts.contact.email },
      whatsapp: {
        label: 'WhatsApp',
        value: isSet(facts.contact.whatsappDisplay) ? facts.contact.whatsappDisplay : 'Tuma ujumbe',
      },
      location: { label: 'Mahali', value: `${company.city}, ${company.country}` },
    },
  },
  social: { heading: 'Tufuate', links: {} },
  hours: {
    heading: 'Saa za kazi',
    special: {
      heading: 'Siku maalumu',
      rows: facts.specialDays.map(({ date, name, hours }) => ({
        date,
        day: `${dayName(date, 'sw-TZ')}${name && `, ${name}`}`,
        times: hours ? `${clock(hours.opens)}–${clock(hours.closes)}` : 'Tumefunga',
      })),
    },
    zone: 'Saa za India (IST)',
    note: 'Tanzania iko nyuma kwa saa mbili na nusu: saa tatu asubuhi kwetu ni saa kumi na mbili na nusu asubuhi Dar es Salaam.',
    days,
    until: 'hadi',
    closed: 'Tumefunga',
    openNow: 'Tuko wazi sasa',
    closedNow: 'Tumefunga kwa sasa',
  },
})

export const contactHead = {
  title: 'Mawasiliano na miadi ya onyesho la bure',
  description: `Tuandikie kwa WhatsApp, chagua muda wa onyesho la bure, au tuma ujumbe. Saa za ofisi ni za ${company.city}, tunajibu ndani ya saa 24.`,
}
