import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import type { Texts } from '#content/translated.ts'
import type { Words } from '#content/words.ts'
import { inWords } from './counting.ts'
import { seenProducts } from './miniatures.ts'

export const products = (facts: Facts): Texts<Words['products']> => {
  const { price, terms } = facts
  const count = inWords(facts.shown('product').length)
  return {
    hero: {
      title: 'Zana za kuanza kutumia leo usiku',
      lead: `Bidhaa ${count} kwa walimu, shule, wanafunzi na watengeneza maudhui. Hakuna mradi, hakuna mkutano: ingia, ingiza alama, wanafunzi au video zako, uone matokeo.`,
      actions: {
        primary: { label: `Tazama bidhaa ${count}` },
        second: { label: 'Omba ya kwako mwenyewe' },
      },
    },
    benefits: {
      heading: `Kinachofanana kwa bidhaa zote ${count}`,
      cards: [
        {
          title: 'Zinaendeshwa na AI',
          text: 'Sehemu ya kuchosha umefanyiwa: kusoma karatasi ya majibu, kumtafuta mwalimu, kuandika rasimu ya kwanza. Wewe unakagua na kubonyeza “Tuma”.',
        },
        {
          title: 'Tayari kutumika',
          text: 'Zinafanya kazi kwenye kivinjari cha kompyuta ya ofisi ya walimu au simu iliyo mfukoni. Hakuna cha kusakinisha, hakuna seva ya kukodi.',
        },
        {
          title: 'Zinategemea takwimu',
          text: 'Kila pendekezo linaonyesha limetokana na nini: alama zipi, utafutaji upi, mitihani ipi ya zamani. Unaweza kukagua kila moja.',
        },
        {
          title: 'Za fani yako',
          text: 'Zimetengenezewa mitihani ya bodi ya Darasa la 10, makundi ya vituo vya tuisheni na chaneli za Kihindi. Tayari zinajua jaribio, mkondo na somo la majaribio ni nini.',
        },
      ],
    },
    products: {
      heading: 'Bidhaa',
      lead: `Bei moja ya mwezi kwa kila moja. Toa taarifa ya siku ${terms.noticeDays} muhula ukiisha, na urudi mwingine ukianza.`,
      perMonth: 'kwa mwezi',
      featuresLabel: 'Inafanya nini',
      items: seenProducts,
    },
    custom: {
      title: 'Inakaribia kuifaa shule yako, lakini si kamili?',
      text: 'Tutumie daftari, jedwali au fomu unayotumia leo. Kwenye simu ya bure tutakuambia kama moja ya hizi inaweza kurekebishwa ikufae, au unahitaji kutengenezewa yako.',
      licenceNote: `Bidhaa kwa jina lako, kwenye seva yako: leseni ${price('products.licence')}. Kutengenezwa upya kabisa: kuanzia ${price('web-app-setup.start')}.`,
      primary: { label: 'Tuongee kuhusu suluhisho lako' },
      second: { label: 'Tazama tunachotengeneza' },
    },
  }
}

export const productsHead = (facts: Facts): PageHead => ({
  title: 'Bidhaa za AI kwa Shule na Watengeneza Maudhui',
  description: `Zana ${inWords(facts.shown('product').length)} za AI zilizo tayari kwa walimu, shule, wanafunzi na watengeneza maudhui. Kuanzia ${facts.price('products.youtube-seo.monthly')} kwa mwezi.`,
})
