import type { TranslatedService } from '#content/listed-services.ts'
import { countOf, period } from '#content/sw/counting.ts'
import { websiteChatbotPlans } from '#content/sw/services/plans.ts'

export const websiteChatbots: TranslatedService = {
  label: 'Chatbot za tovuti',
  name: 'Chatbot za tovuti',
  menu: 'Wageni wa tovuti wanakuwa maulizo',
  lead: 'Dirisha la mazungumzo kwenye tovuti yenu, kuanzia majibu yaliyo tayari hadi msaidizi kamili wa AI.',
  demo: 'chatbot za tovuti',
  card: ({ priceTables }) => ({
    description: 'Majibu mnayoyaidhinisha, au AI inayoangalia stoku, vyumba na nafasi.',
    features: [
      `Kuanzia majibu ${priceTables['website-chatbots'].plans.basic.features.answers} yaliyo tayari hadi bila kikomo`,
      'Maulizo yenye jina, namba na hitaji',
      'Huwakabidhi wafanyakazi wenu',
    ],
    idealFor: [
      { text: 'Maduka ya mtandaoni kabla ya msimu wa mauzo' },
      { text: 'Hospitali zinazohitaji maneno kamili' },
    ],
  }),
  home: ({ price }) => ({
    text: 'Huwageuza wageni wa tovuti kuwa maulizo, kila moja na jina, namba na walichouliza.',
    price: price('website-chatbots.start'),
  }),
  page(facts) {
    const { price, offers, delivery, terms, priceTables } = facts
    const { answers } = priceTables['website-chatbots'].plans.basic.features
    return {
      head: {
        title: 'Chatbot za Tovuti: Basic, Smart, Enterprise',
        description: `Chatbot za tovuti, usanidi kuanzia ${price('website-chatbots.basic.setup')} na ${price('website-chatbots.basic.monthly')} kwa mwezi: kutoka majibu ${answers} yaliyo tayari hadi msaidizi kamili wa AI.`,
      },
      picture: {
        label:
          'Roboti inaonyesha vitufe vitatu, kisha vingine vitatu. Baada ya kugusa mara mbili ulizo liko tayari: Darasa la 6, basi kutoka Dwarka, kutembelea Jumamosi.',
        greeting: 'Namaste. Tuwasaidie nini?',
        levels: [
          { choices: ['Ada', 'Saa za kazi', 'Usajili'] },
          { choices: ['Darasa 1–5', 'Darasa 6–8', 'Darasa 9–10'] },
        ],
        slip: {
          title: 'Ulizo jipya',
          lines: ['Darasa la 6, anahitaji basi kutoka Dwarka', 'Angependa kutembelea Jumamosi'],
        },
      },
      hero: {
        title: 'Chatbot za Tovuti',
        lead: `Roboti inayowasalimia wageni, kuwajibu na kupeleka maulizo kwenu. Anzeni na majibu ${answers} mnayoyaidhinisha neno kwa neno, au chagueni inayoangalia stoku na kuweka miadi.`,
        badge: `Inaanza kazi ndani ya ${period(delivery.agents)}`,
        actions: [
          { label: 'Tazama bei' },
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Ijaribu kwa maswali yenu' },
        ],
      },
      offer: {
        title: `Punguzo la ${offers['website-chatbots'].percentOff}% la usanidi kwa wanaoanza mapema`,
        text: 'Linahusu ada ya usanidi ya roboti yoyote kati ya tatu. Ada ya mwezi haibadiliki.',
      },
      sections: {
        features: {
          heading: 'Imetengenezwa kwa watu wanaotumia simu',
          items: [
            {
              title: 'Gusa au andika',
              text: 'Ndani ya basi, kugusa “Ada”, “Saa za kazi” au “Ongea nasi” ni rahisi kuliko kuandika. Wageni wanapata vitufe, na bado wanaweza kuandika.',
            },
            {
              title: 'Maneno yenu, kwa idhini yenu',
              text: 'Majibu ya kudumu yanaanza kutumika pale tu mnapoyaidhinisha. Hakuna kubahatisha kuhusu kurudisha pesa au kipimo cha dawa.',
            },
            {
              title: 'Maulizo yenye maelezo',
              text: 'Si namba tu: “Darasa la 6, anahitaji basi kutoka Dwarka, angependa kutembelea Jumamosi.”',
            },
            {
              title: 'Imeunganishwa na zana zenu',
              text: 'Google Sheets, kalenda, CRM, katalogi ya duka. Roboti inachowaambia wageni ndicho kilicho kwenye mfumo wenu.',
            },
            {
              title: 'Inakaa kando',
              text: 'Mtu amekasirika, au anaomba kuongea na binadamu? Roboti inasimama na wafanyakazi wanapokea mazungumzo yalipofikia.',
            },
            {
              title: 'Inabadilika na msimu',
              text: 'Tarehe za usajili mwezi Machi, siku ya mwisho ya kusafirisha kabla ya Diwali mwezi Oktoba. Tuandikieni badiliko, nasi tutaliweka.',
            },
          ],
        },
        pricing: {
          heading: 'Chagueni roboti',
          lead: 'Hesabuni maswali ambayo wafanyakazi wenu hujibu kila siku. Kama ni chini ya hamsini, chagueni Basic. Kama watu huyauliza kwa namna mia tofauti, chagueni Smart. Kama majibu yako kwenye mfumo mwingine, chagueni Enterprise.',
          note: `Usanidi hulipwa mara moja, kisha kila mwezi. Lipieni mwaka mzima mpate miezi ${countOf('mi', terms.annual.freeMonths)} bure.`,
          items: websiteChatbotPlans(facts),
        },
      },
      closing: {
        title: 'Hamna uhakika mnahitaji majibu mangapi?',
        text: 'Tutumieni wiki moja yenye shughuli nyingi ya WhatsApp au barua pepe zenu. Tutahesabu maswali tofauti na kupendekeza mpango, bila malipo.',
        actions: [
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Uliza kwa WhatsApp' },
          { label: 'Linganisha bei zote' },
        ],
      },
    }
  },
}
