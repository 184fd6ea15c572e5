import type { Facts } from '#content/facts.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { writeToUs } from './write-to-us.ts'

export const refundPolicy = (facts: Facts): Texts<Words['legalPages']['refundPolicy']> => ({
  head: {
    title: 'Sera ya kurudishiwa pesa na kughairi',
    description: `Lini unarudishiwa pesa zote, lini nusu, lini hurudishiwi, na namna ya kuomba: ndani ya siku ${facts.terms.refund.days} tangu usanidi.`,
  },
  title: 'Sera ya kurudishiwa pesa na kughairi',
  lead: 'Lini unarudishiwa pesa zote, lini nusu, lini hurudishiwi, na utuandikie nini. Kukiwa na tofauti, toleo la Kiingereza ndilo litakalozingatiwa.',
  dates: [{ label: 'Ilibadilishwa mwisho', shown: '26 Julai 2025' }],
  contentsLabel: 'Vipengele',
  sections: {
    'time-limit': {
      heading: 'Muda wa kuomba',
      blocks: [
        {
          text: `Omba kurudishiwa pesa ndani ya siku ${facts.terms.refund.days} tangu usanidi, kabla roboti haijaanza kazi au marekebisho maalumu hayajaanza.`,
        },
      ],
    },
    'full-refund': {
      heading: 'Kurudishiwa zote',
      blocks: [{ text: 'Kama usanidi haujaanza, unarudishiwa pesa yote.' }],
    },
    'partial-refund': {
      heading: 'Kurudishiwa sehemu',
      blocks: [
        {
          text: `Kama hatua za mazungumzo zimejengwa kwa sehemu lakini bado hazifanyi kazi, unarudishiwa ${facts.terms.refund.partPercent}%.`,
        },
      ],
    },
    'no-refund': {
      heading: 'Kutorudishiwa',
      blocks: [
        {
          text: `Baada ya siku ${facts.terms.refund.days}, au roboti ikishaanza kazi na kurekebishwa kwa ajili yako, hakuna kurudishiwa pesa.`,
        },
      ],
    },
    cancellation: {
      heading: 'Kughairi',
      blocks: [
        {
          text: 'Unaweza kughairi wakati wowote kabla ya kuanza kutumika au kabla usanidi haujakamilika. Baada ya hapo tunahitaji taarifa ya maandishi, na gharama zinaweza kutozwa kwa kazi iliyofanyika na huduma zinazoendelea.',
        },
      ],
    },
    'how-to-ask': {
      heading: 'Namna ya kuomba kurudishiwa pesa',
      blocks: [
        { text: 'Tuma barua pepe kwa anwani iliyo hapa chini pamoja na:' },
        {
          items: [
            'jina lako,',
            'taarifa za malipo: namba ya ankara au tarehe ya malipo,',
            'sababu ya ombi lako.',
          ],
        },
        { text: 'Maombi yaliyochelewa yanaweza kukataliwa, baada ya kuangaliwa.' },
        { links: [writeToUs(facts), { label: 'Vigezo na masharti' }] },
      ],
    },
  },
})
