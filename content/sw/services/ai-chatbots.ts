import type { TranslatedService } from '#content/listed-services.ts'
import { number } from '#content/sw/counting.ts'

export const aiChatbots: TranslatedService = {
  label: 'Chatbot za AI',
  name: 'Chatbot ya AI kwa tovuti',
  menu: null,
  lead: 'Chatbot kwenye tovuti yenu inayojibu kutokana na kurasa zenu na kupokea maulizo.',
  demo: 'chatbot za AI kwa tovuti',
  page({ price, priceTables, offers, terms }) {
    const { starter, pro, premium } = priceTables['ai-chatbots'].plans
    return {
      head: {
        title: 'Chatbot ya AI kwa Tovuti',
        description: `Chatbot inayojibu kutokana na kurasa zenu na kupokea ulizo. Mipango mitatu, usanidi kuanzia ${price('ai-chatbots.starter.setup')} na ${price('ai-chatbots.starter.monthly')} kwa mwezi.`,
      },
      picture: {
        label:
          'Mzazi anauliza kwenye mazungumzo kama kuna basi kutoka Dwarka. Chatbot inapata jibu kwenye mstari wa ukurasa wa shule yenyewe.',
        page: 'Ukurasa wenu: Usafiri',
        rows: [
          { text: 'Njia ya 2, Rohini', value: '06:40' },
          { text: 'Njia ya 3, Janakpuri', value: '06:55' },
          { text: 'Njia ya 4, Dwarka', value: '07:10' },
          { text: 'Basi la jioni, njia zote', value: '15:30' },
        ],
        question: 'Kuna basi kutoka Dwarka?',
        time: '22:40',
        answer: 'Ndiyo, njia ya 4, saa 07:10. Niandike namba yenu kwa ajili ya nafasi?',
      },
      hero: {
        title: 'Chatbot ya AI kwa Tovuti',
        lead: 'Ni saa 22:40 na mzazi aliye kwenye ukurasa wenu wa ada ana swali moja la mwisho. Chatbot inajibu kutokana na kurasa zenu, na inachukua jina na namba kabla mzazi hajaondoka.',
        badge: `Majaribio ya bure ya siku ${terms.trial.days}`,
        actions: [
          { label: 'Tazama bei' },
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Ijaribu kwa maswali yenu' },
          { label: 'Huduma zote' },
        ],
      },
      offer: {
        title: `Punguzo la ${offers['ai-chatbots'].percentOff}% kwa wanaojiunga mapema`,
        text: 'Liombeni kwenye simu yenu ya kwanza, nasi tutaliondoa kwenye ankara yenu ya kwanza.',
      },
      sections: {
        features: {
          heading: 'Inachofanya kwenye tovuti yenu',
          items: [
            {
              title: 'Inasoma kabla ya kujibu',
              text: 'Inajibu kutokana na kurasa zenu, kipeperushi na orodha ya bei tu. Kama jibu halipo, inasema hivyo na kupokea ujumbe.',
            },
            {
              title: 'Inapokea ulizo',
              text: 'Jina, namba na swali, mnatumiwa wakati mgeni bado anasoma.',
            },
            {
              title: 'Kihindi, Kiingereza, Kiswahili',
              text: 'Inajibu kwa lugha aliyoulizwa nayo, hata mtu akiandika “fees kitni hai for class 6”.',
            },
            {
              title: 'Iko macho baada ya saa za kazi',
              text: 'Wazazi hulinganisha shule baada ya chakula cha jioni. Wagonjwa hutafuta saa za daktari alfajiri saa kumi na mbili. Wote wanapata jibu.',
            },
            {
              title: 'Inaendana na muonekano wenu',
              text: 'Rangi zenu, nembo yenu, salamu yenu. Mstari mmoja wa msimbo kwenye WordPress, Wix, Shopify au tovuti ya kawaida.',
            },
            {
              title: 'Inawaambia watu wanauliza nini',
              text: 'Maswali yote kwenye orodha moja. Yale iliyoshindwa kujibu yanaonyesha kinachokosekana kwenye tovuti yenu.',
            },
          ],
        },
        pricing: {
          heading: 'Mipango mitatu ya kuchagua',
          lead: 'Tofauti kubwa ni idadi ya mazungumzo kwa mwezi na kiasi ambacho roboti inaweza kusoma.',
          note: 'Usanidi hulipwa mara moja na unajumuisha mwezi wa kwanza wa msaada. Ada ya mwezi inagharamia hosting, AI na matunzo.',
          items: {
            starter: {
              description:
                'Kwa kliniki, saluni au mwalimu anayeulizwa maswali yale yale kumi na mawili kila siku.',
              highlight: `Mazungumzo ${number(starter.included)} kwa mwezi`,
              features: [
                `Inasoma hadi kurasa ${starter.features.pages} za tovuti yenu`,
                'Kiingereza au Kihindi',
                'Maulizo kwa barua pepe',
                'Rangi na salamu zenu',
                'Orodha ya maswali mara moja kwa mwezi',
              ],
              requirements: [
                'Anwani ya tovuti yenu',
                'Orodha ya bei au saa za kazi; picha ya ubao inatosha',
                'Mtu mmoja wa kuidhinisha majibu',
              ],
              action: { label: 'Chagua mpango' },
            },
            pro: {
              badge: 'Unaopendwa',
              description: 'Kwa shule au duka ambapo ulizo linapaswa kumfikia mtu ndani ya saa moja.',
              highlight: `Mazungumzo ${number(pro.included)} kwa mwezi`,
              features: [
                `Inasoma hadi kurasa ${pro.features.pages} na PDF zenu`,
                'Kiingereza, Kihindi au mchanganyiko',
                'Maulizo kwa barua pepe na WhatsApp',
                'Inawakabidhi wafanyakazi mazungumzo wakati wa saa za kazi',
                'Orodha ya maswali kila wiki',
              ],
              requirements: [
                'Anwani ya tovuti yenu',
                'Prospectus, katalogi au kipeperushi kwa PDF',
                'Namba ya WhatsApp inayopokea maulizo',
                'Saa moja ya simu kupitia majibu pamoja',
              ],
              action: { label: 'Chagua mpango' },
            },
            premium: {
              badge: 'Thamani bora',
              description:
                'Kwa hoteli, mtandao wa vituo vya masomo au duka la mtandaoni lenye bei zinazobadilika kila wiki.',
              highlight: `Mazungumzo ${number(premium.included)} kwa mwezi`,
              features: [
                `Inasoma hadi kurasa ${premium.features.pages}, PDF na Google Sheet inayobadilika`,
                'Kiingereza, Kihindi na Kiswahili',
                'Maulizo yanaingia kwenye jedwali au CRM yenu',
                'Inaweka miadi ya kutembelewa kwenye Google Calendar',
                'Orodha ya maswali kila wiki, pamoja na marekebisho yetu',
              ],
              requirements: [
                'Anwani ya tovuti yenu',
                'Nyaraka, na jedwali lenye bei za sasa',
                'Ruhusa ya kuingia kwenye CRM na kalenda itakayotumia',
                'Saa mbili za simu kabla ya kuanza',
              ],
              action: { label: 'Chagua mpango' },
            },
          },
        },
      },
      closing: {
        title: `Ijaribuni kwanza kwenye tovuti yenu kwa siku ${terms.trial.days}`,
        text: 'Tutumieni anwani ya tovuti yenu. Kwenye simu tutawaonyesha roboti ikijibu kutokana na kurasa zenu. Mtaamua baada ya wiki ya majaribio.',
        actions: [
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Tuma tovuti yenu kwa WhatsApp' },
          { label: 'Tazama huduma zote' },
        ],
      },
    }
  },
}
