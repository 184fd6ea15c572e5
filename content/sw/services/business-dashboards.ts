import type { TranslatedService } from '#content/listed-services.ts'
import { left } from '#content/sw/counting.ts'
import { dashboardPlans } from '#content/sw/services/plans.ts'

export const businessDashboards: TranslatedService = {
  label: 'Dashibodi za biashara',
  name: 'Dashibodi za biashara',
  menu: 'Majedwali kwenye ukurasa unaojisasisha',
  lead: 'Excel na Google Sheets zako kwenye ukurasa mmoja unaojisasisha.',
  demo: 'dashibodi za biashara',
  card: () => ({
    description: 'Mauzo, stoku na madeni kutoka Excel zako kwenye ukurasa mmoja unaofunguka kwenye simu.',
    features: [
      'Wafanyakazi wanaendelea kutumia majedwali yao',
      'Tahadhari kwa WhatsApp',
      'Mwenye biashara na kaunta wana mwonekano tofauti',
    ],
    idealFor: [
      { text: 'Wamiliki wenye maduka mawili au zaidi' },
      { text: 'Jiko linalofuatilia gharama za kila siku' },
    ],
  }),
  home: ({ price }) => ({
    text: 'Majedwali yako ya Excel kama ukurasa mmoja wa takwimu unaojisasisha na kufunguka kwenye simu.',
    price: price('business-dashboards.start'),
  }),
  page(facts) {
    const { price, offers, priceTables } = facts
    const offer = offers['business-dashboards']
    return {
      head: {
        title: 'Dashibodi za Biashara Kutoka Majedwali Yako',
        description: `Excel na Google Sheets zako kwenye ukurasa mmoja unaojisasisha. Usanidi kuanzia ${price('business-dashboards.basic.setup')} na ${price('business-dashboards.basic.monthly')} kwa mwezi, kwa kadi ${priceTables['business-dashboards'].plans.basic.features.widgets} za KPI.`,
      },
      picture: {
        label:
          'Safu tano za jedwali lisilo nadhifu zinakuwa nguzo tano: ada zilizokusanywa kwa darasa, asilimia 82 kwa jumla, Darasa la 9 liko nyuma.',
        file: 'fees_final_v3.xlsx',
        time: '08:00',
        title: 'Ada zilizokusanywa',
        figure: '82%',
        bars: [{ label: '6' }, { label: '7' }, { label: '8' }, { label: '9' }, { label: '10' }],
        note: 'Darasa la 9: wapigie wazazi',
      },
      hero: {
        title: 'Dashibodi za Biashara Kutoka Majedwali Yako',
        lead: 'Ada zinazodaiwa, stoku iliyobaki, wagonjwa waliohudumiwa, vyumba vilivyouzwa: kwenye ukurasa mmoja, kwenye simu yako, kabla ya chai ya asubuhi. Wafanyakazi wanaendelea na Excel au Google Sheet ile ile.',
        actions: [
          { label: 'Tazama bei' },
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Jaribu jedwali lako' },
          { label: 'Soma mfano halisi' },
        ],
      },
      offer: {
        title: `Punguzo la ${offer.percentOff}% la usanidi kwa wateja ${offer.clients} wa kwanza`,
        text: `Kwa mpango wowote.${left(offer)} Nafasi zote ${offer.clients} zikichukuliwa, ada ya usanidi ni ile iliyoandikwa.`,
      },
      sections: {
        features: {
          heading: 'Kutoka fees_final_v3.xlsx hadi ukurasa mmoja',
          items: [
            {
              title: 'Inatumia jedwali ulilonalo',
              text: 'Seli zilizounganishwa, karatasi tatu, safu wima iitwayo “misc”. Tunalitumia lilivyo, na hakuna anayehitaji kujifunza programu mpya.',
            },
            {
              title: 'Imetengenezewa simu',
              text: 'Takwimu kubwa, inatumika kwa kidole gumba kimoja, inasomeka juani nje ya geti la shule.',
            },
            {
              title: 'Inakutahadharisha mapema',
              text: 'Lehenga nyekundu kumi tu zimebaki wiki moja kabla ya Diwali. Ada zimechelewa siku 30. Unapata ujumbe wakati bado unaweza kuchukua hatua.',
            },
            {
              title: 'Kila mtu anaona kinachomhusu',
              text: 'Wewe unaona faida, kaunta inaona mauzo ya leo, mwalimu wa darasa anaona darasa lake.',
            },
            {
              title: 'Majina yanayolingana',
              text: '“R. Sharma”, “Sharma ji” na “Ravi Sharma 9th B” wanakuwa mtu mmoja, na jumla inatoka sahihi.',
            },
            {
              title: 'Tayari kutumwa kwa wengine',
              text: 'PDF ya ukurasa mmoja kwa mbia, wadhamini au mhasibu wako, bila mtu kuchelewa kazini kuiandaa.',
            },
          ],
        },
        pricing: {
          heading: 'Mipango kwa idadi ya takwimu unazohitaji',
          lead: 'Kadi ya KPI ni takwimu au chati moja kwenye ukurasa: ada zilizokusanywa, vitanda vilivyo wazi, mauzo kwa tawi.',
          note: 'Ada ya mwezi inagharamia hosting, kusasisha takwimu, na mtu wa kuhakikisha vyote viwili vinafanya kazi.',
          items: dashboardPlans(facts),
        },
      },
      closing: {
        title: 'Lete jedwali lako lililovurugika zaidi',
        text: 'Tuonyeshe kwenye simu; ukipenda, ondoa majina kwanza. Tutachora ukurasa wako na kupendekeza mpango unaofaa.',
        actions: [{ label: 'Weka miadi ya ushauri wa bure' }, { label: 'Uliza kwa WhatsApp' }],
      },
    }
  },
}
