import type { TranslatedService } from '#content/listed-services.ts'
import { number } from '#content/sw/counting.ts'

export const aiChatbots: TranslatedService = {
  label: 'Chatbot za AI',
  name: 'Chatbot ya AI kwa tovuti',
  menu: null,
  lead: 'Chatbot kwenye tovuti yako inayojibu kutokana na kurasa zako na kupokea maulizo.',
  demo: 'chatbot za AI kwa tovuti',
  page({ price, priceTables, offers, terms }) {
    const { starter, pro, premium } = priceTables['ai-chatbots'].plans
    return {
      head: {
        title: 'Chatbot ya AI kwa Tovuti',
        description: `Chatbot inayojibu kutokana na kurasa zako na kupokea maulizo. Mipango mitatu, usanidi kuanzia ${price('ai-chatbots.starter.setup')} na ${price('ai-chatbots.starter.monthly')} kwa mwezi.`,
      },
      picture: {
        label:
          'Mzazi anauliza kwenye mazungumzo kama kuna basi kutoka Dwarka. Chatbot inapata jibu kwenye mstari wa ukurasa wa shule yenyewe.',
        page: 'Ukurasa wako: Usafiri',
        rows: [
          { text: 'Njia ya 2, Rohini', value: '06:40' },
          { text: 'Njia ya 3, Janakpuri', value: '06:55' },
          { text: 'Njia ya 4, Dwarka', value: '07:10' },
          { text: 'Basi la jioni, njia zote', value: '15:30' },
        ],
        question: 'Kuna basi kutoka Dwarka?',
        time: '22:40',
        answer: 'Ndiyo, njia ya 4, saa 07:10. Niandike namba yako nikushikie nafasi?',
      },
      hero: {
        title: 'Chatbot ya AI kwa Tovuti',
        lead: 'Ni saa 22:40 na mzazi aliye kwenye ukurasa wako wa ada ana swali moja la mwisho. Chatbot inajibu kutokana na kurasa zako, na inachukua jina na namba kabla mzazi hajaondoka.',
        badge: `Majaribio ya bure ya siku ${terms.trial.days}`,
        actions: [
          { label: 'Tazama bei' },
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Ijaribu kwa maswali yako' },
          { label: 'Huduma zote' },
        ],
      },
      offer: {
        title: `Punguzo la ${offers['ai-chatbots'].percentOff}% kwa wanaojiunga mapema`,
        text: 'Liombe kwenye simu yako ya kwanza, nasi tutalikata kwenye ankara yako ya kwanza.',
      },
      sections: {
        features: {
          heading: 'Inachofanya kwenye tovuti yako',
          items: [
            {
              title: 'Inasoma kabla ya kujibu',
              text: 'Inajibu kutokana na kurasa zako, kipeperushi na orodha ya bei tu. Kama jibu halipo, inasema hivyo na kupokea ujumbe.',
            },
            {
              title: 'Inapokea ulizo',
              text: 'Jina, namba na swali, unatumiwa wakati mgeni bado anasoma.',
            },
            {
              title: 'Kihindi, Kiingereza, Kiswahili',
              text: 'Inajibu kwa lugha ile ile ya swali, hata mtu akiandika “fees kitni hai for class 6”.',
            },
            {
              title: 'Iko macho baada ya saa za kazi',
              text: 'Wazazi hulinganisha shule baada ya chakula cha jioni. Wagonjwa hutafuta saa za daktari alfajiri saa kumi na mbili. Wote wanapata jibu.',
            },
            {
              title: 'Inaendana na mwonekano wako',
              text: 'Rangi zako, nembo yako, salamu yako. Mstari mmoja wa msimbo kwenye WordPress, Wix, Shopify au tovuti ya kawaida.',
            },
            {
              title: 'Inakuambia watu wanauliza nini',
              text: 'Maswali yote kwenye orodha moja. Yale iliyoshindwa kujibu yanaonyesha kinachokosekana kwenye tovuti yako.',
            },
          ],
        },
        pricing: {
          heading: 'Mipango mitatu ya kuchagua',
          lead: 'Tofauti kubwa ni idadi ya mazungumzo kwa mwezi na kiasi ambacho roboti inaweza kusoma.',
          note: 'Usanidi hulipwa mara moja na unajumuisha mwezi wa kwanza wa msaada. Ada ya mwezi inagharamia hosting, AI na matengenezo.',
          items: {
            starter: {
              description:
                'Kwa kliniki, saluni au mwalimu anayeulizwa maswali yale yale kumi na mawili kila siku.',
              highlight: `Mazungumzo ${number(starter.included)} kwa mwezi`,
              features: [
                `Inasoma hadi kurasa ${starter.features.pages} za tovuti yako`,
                'Kiingereza au Kihindi',
                'Maulizo kwa barua pepe',
                'Rangi na salamu zako',
                'Orodha ya maswali mara moja kwa mwezi',
              ],
              requirements: [
                'Anwani ya tovuti yako',
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
                `Inasoma hadi kurasa ${pro.features.pages} na PDF zako`,
                'Kiingereza, Kihindi au mchanganyiko',
                'Maulizo kwa barua pepe na WhatsApp',
                'Inawakabidhi wafanyakazi mazungumzo wakati wa saa za kazi',
                'Orodha ya maswali kila wiki',
              ],
              requirements: [
                'Anwani ya tovuti yako',
                'Prospectus, katalogi au kipeperushi kwa PDF',
                'Namba ya WhatsApp inayopokea maulizo',
                'Saa moja ya simu kupitia majibu pamoja',
              ],
              action: { label: 'Chagua mpango' },
            },
            premium: {
              badge: 'Thamani bora',
              description:
                'Kwa hoteli, mtandao wa vituo vya tuisheni au duka la mtandaoni lenye bei zinazobadilika kila wiki.',
              highlight: `Mazungumzo ${number(premium.included)} kwa mwezi`,
              features: [
                `Inasoma hadi kurasa ${premium.features.pages}, PDF na Google Sheet inayobadilika`,
                'Kiingereza, Kihindi na Kiswahili',
                'Maulizo yanaingia kwenye jedwali au CRM yako',
                'Inaweka miadi ya kutembelewa kwenye Google Calendar',
                'Orodha ya maswali kila wiki, pamoja na marekebisho yetu',
              ],
              requirements: [
                'Anwani ya tovuti yako',
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
        title: `Ijaribu kwanza kwenye tovuti yako kwa siku ${terms.trial.days}`,
        text: 'Tutumie anwani ya tovuti yako. Kwenye simu tutakuonyesha roboti ikijibu kutokana na kurasa zako. Utaamua baada ya wiki ya majaribio.',
        actions: [
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Tuma tovuti yako kwa WhatsApp' },
          { label: 'Tazama huduma zote' },
        ],
      },
    }
  },
}
