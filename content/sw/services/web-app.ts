import type { Facts } from '#content/facts.ts'
import type { TranslatedService } from '#content/listed-services.ts'
import type { PageHead } from '#content/page-head.ts'
import { capital, countOf, period } from '#content/sw/counting.ts'

export const customWebAppsHead = ({ price }: Facts): PageHead => ({
  title: 'Programu za Wavuti: Kutoka Kiolezo hadi MVP',
  description: `Programu maalumu za wavuti kwa shule na biashara ndogo, kwa vifurushi vitatu kuanzia ${price('web-app-setup.template.setup')}, pamoja na msaada wa mwezi mmoja hadi sita.`,
})

export const webApp: TranslatedService = {
  label: 'Programu maalumu za wavuti',
  name: 'Programu za wavuti',
  menu: 'Kutoka kiolezo hadi bidhaa kamili',
  lead: 'Programu yako mwenyewe ya wavuti, kwa usajili, miadi au oda.',
  demo: 'usanidi wa programu ya wavuti',
  card: () => ({
    description: 'Daftari lako la karatasi likiwa programu: miadi, oda, stoku, foleni.',
    features: [
      'Malipo kwa UPI, kadi au M-Pesa',
      'Akaunti ya kila mfanyakazi, kwa majukumu yake',
      'Msimbo na taarifa kwa jina lako',
    ],
    idealFor: [
      { text: 'Waanzilishi wanaohitaji toleo la kwanza' },
      { text: 'Saluni na kliniki zenye foleni ya tokeni' },
    ],
  }),
  home: ({ price }) => ({
    text: 'Usajili, miadi, oda: daftari unaloandika kwa mkono, likiwa programu ambayo wafanyakazi wanaweza kuitumia.',
    price: price('web-app-setup.start'),
  }),
  page({ price, priceTables, offers }) {
    const { plans } = priceTables['web-app-setup']
    const template = plans.template
    const semiCustom = plans['semi-custom']
    const fullMvp = plans['full-mvp']
    return {
      head: {
        title: 'Programu za Wavuti: Kutoka Kiolezo hadi MVP',
        description: `Programu za wavuti kwa usajili, miadi na oda. Kiolezo ${price('web-app-setup.template.setup')}, kilichorekebishwa ${price('web-app-setup.semi-custom.setup')}, au MVP kamili pamoja na miezi sita ya msaada.`,
      },
      picture: {
        label:
          'Mistari ya daftari iliyoandikwa kwa mkono inakuwa mistari ya programu, yenye saa, jina na malipo.',
        title: 'OPD, Jumanne',
        rows: [
          { time: '10:20', name: 'Meena Rawat', state: 'Amelipa' },
          { time: '10:40', name: 'R. Sharma', state: 'Anasubiri' },
          { time: '11:00', name: 'Asha Devi', state: 'Amelipa' },
        ],
      },
      hero: {
        title: 'Programu Maalumu za Wavuti',
        lead: 'Daftari la getini, shajara ya mapokezi au kitabu cha oda chini ya kaunta: tunavigeuza kuwa programu. Wafanyakazi wanaifungua kwenye kivinjari, wateja kwa kiungo.',
        actions: [{ label: 'Panga programu yako' }, { label: 'Tazama vifurushi' }],
      },
      offer: {
        title: `Punguzo la ${offers['web-app-setup'].percentOff}% kwa wanaojiunga mapema`,
        text: 'Kwa kifurushi chochote kati ya vitatu. Litaje unapoweka miadi, nasi tutaliweka kwenye makadirio yako ya bei.',
      },
      sections: {
        solutions: {
          heading: 'Aina tatu za programu tunazotengeneza zaidi',
          items: [
            {
              title: 'Usajili na kumbukumbu',
              text: 'Fomu, nyaraka, risiti ya ada na mkondo mahali pamoja, tangu ulizo hadi namba ya mwanafunzi.',
              points: ['Shule msimu wa usajili', 'Makundi ya kituo cha tuisheni', 'Mabweni'],
            },
            {
              title: 'Miadi na foleni',
              text: 'Watu huchagua nafasi, hulipa kiasi cha awali na kuona zamu yao. Mapokezi yanaona siku nzima.',
              points: ['Tokeni za OPD', 'Viti vya saluni', 'Vyumba vya nyumba ya wageni'],
            },
            {
              title: 'Oda na stoku',
              text: 'Katalogi yenye kikapu, malipo kwa UPI au M-Pesa, na stoku inayojisasisha kila mauzo.',
              points: ['Boutique', 'Maduka ya vitamu wakati wa Diwali', 'Kaunta za jumla'],
            },
          ],
        },
        inclusions: {
          heading: 'Katika kila kifurushi',
          items: [
            'Anwani yako ya tovuti, imeunganishwa na kulindwa kwa https',
            'Kurasa zinazofunguka haraka kwenye simu ya bei ya kati',
            'Mlango wa wafanyakazi, tofauti na wa wateja',
            'Kihindi, Kiingereza au Kiswahili kwenye skrini',
            'Taarifa unazoweza kupakua kama Excel wakati wowote',
            'Nakala ya akiba kila siku',
            'Saa moja ya mafunzo kwa wafanyakazi, imerekodiwa',
            'Msimbo na akaunti kwa jina lako',
          ],
        },
        pricing: {
          heading: 'Vifurushi vitatu',
          lead: 'Msaada umejumuishwa kwa mwezi mmoja, mitatu au sita. Baada ya hapo ni hiari, na hulipwa kila mwezi.',
          items: {
            template: {
              badge: 'Cha haraka zaidi',
              monthlyNote: 'Msaada wa hiari, baada ya mwezi wa kwanza',
              description: 'Programu iliyo tayari, kwa rangi na maudhui yako.',
              highlight: `Msaada wa ${period(template.support)}`,
              features: [
                `Inaanza kazi ndani ya ${period(template.delivery)}`,
                `Hadi kurasa ${template.features.screens}`,
                'Fomu moja au mtiririko mmoja wa miadi',
                `Akaunti ${template.features.logins} ya mfanyakazi`,
                'Taarifa kwa barua pepe',
              ],
              requirements: [
                'Nembo, maandishi na picha',
                'Sehemu za kujaza za fomu yako',
                'Awamu moja ya marekebisho',
              ],
              action: { label: 'Chagua Template' },
            },
            'semi-custom': {
              badge: 'Inapokea malipo',
              monthlyNote: `Msaada wa hiari, baada ya miezi ${countOf('mi', semiCustom.support.from)}`,
              description: 'Programu iliyothibitika, ikibadilishwa pale kazi yako ilipo tofauti.',
              highlight: `Msaada wa ${period(semiCustom.support)}`,
              features: [
                `Inaanza kazi ndani ya ${period(semiCustom.delivery)}`,
                `Hadi kurasa ${semiCustom.features.screens}`,
                `${capital(`mitiririko ${countOf('mi', semiCustom.features.processes)}`)}, pamoja na malipo mtandaoni`,
                `Akaunti ${semiCustom.features.logins} za wafanyakazi, kila moja na majukumu yake`,
                'Taarifa kwa barua pepe na WhatsApp',
              ],
              requirements: [
                'Maelezo ya kazi unavyoifanya sasa',
                'Akaunti ya mtoa huduma za malipo, au nyaraka za kuifungua',
                'Awamu mbili za marekebisho',
              ],
              action: { label: 'Chagua Semi-custom' },
            },
            'full-mvp': {
              badge: 'Muundo wako mwenyewe',
              monthlyNote: `Msaada wa hiari, baada ya miezi ${countOf('mi', fullMvp.support.from)}`,
              description: 'Toleo la kwanza la bidhaa yako mwenyewe, likiundwa kutoka ukurasa mtupu.',
              highlight: `Msaada wa ${period(fullMvp.support)}`,
              features: [
                `Inaanza kazi ndani ya ${period(fullMvp.delivery)}`,
                `Hadi kurasa ${fullMvp.features.screens}, kwa muundo wako`,
                'Mitiririko yote inayohitajika kuanza, pamoja na malipo',
                'Akaunti bila kikomo, majukumu kwa kila tawi',
                'Barua pepe, WhatsApp na kipengele kimoja cha AI',
                'Ripoti kwa mwenye biashara',
              ],
              requirements: [
                'Mtu wa kufanya uamuzi, mwenye nafasi mara mbili kwa wiki',
                'Orodha ya mambo ya lazima; tunasaidia ibaki fupi',
                'Watumiaji watano wa kweli kwa majaribio',
              ],
              action: { label: 'Chagua Full MVP' },
            },
          },
        },
      },
      closing: {
        title: 'Tutumie picha ya daftari lako',
        text: 'Picha moja ya ukurasa unaojaza kwa mkono inatosha kuanza. Tutajibu kwa kifurushi kinachofaa na siku kitakazochukua.',
        actions: [
          { label: 'Panga programu yako' },
          { label: 'Tuma picha kwa WhatsApp' },
          { label: 'Programu kubwa zaidi kwenye ukurasa wa bei' },
        ],
      },
    }
  },
}
