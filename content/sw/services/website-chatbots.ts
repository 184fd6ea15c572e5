import type { TranslatedService } from '#content/listed-services.ts'
import { countOf, period } from '#content/sw/counting.ts'
import { websiteChatbotPlans } from '#content/sw/services/plans.ts'

export const websiteChatbots: TranslatedService = {
  label: 'Chatbot za tovuti',
  name: 'Chatbot za tovuti',
  menu: 'Maulizo kutoka kwa wageni wa tovuti',
  lead: 'Dirisha la mazungumzo kwenye tovuti yako, kuanzia majibu yaliyo tayari hadi msaidizi kamili wa AI.',
  demo: 'chatbot za tovuti',
  card: ({ priceTables }) => ({
    description: 'Majibu unayoyaidhinisha, au AI inayoangalia stoku, vyumba na nafasi.',
    features: [
      `Kuanzia majibu ${priceTables['website-chatbots'].plans.basic.features.answers} yaliyo tayari hadi bila kikomo`,
      'Maulizo yenye jina, namba na hitaji',
      'Huwakabidhi wafanyakazi wako',
    ],
    idealFor: [
      { text: 'Maduka ya mtandaoni kabla ya msimu wa mauzo' },
      { text: 'Hospitali ambazo kila neno lazima liwe sahihi' },
    ],
  }),
  home: ({ price }) => ({
    text: 'Huwajibu wageni wa tovuti na kukuletea maulizo yao, kila moja na jina, namba na swali.',
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
        greeting: 'Karibu. Tukusaidie nini?',
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
        lead: `Roboti inayowasalimia wageni, kuwajibu na kupeleka maulizo kwako. Anza na majibu ${answers} unayoyaidhinisha neno kwa neno, au chagua inayoangalia stoku na kuweka miadi.`,
        badge: `Inaanza kazi ndani ya ${period(delivery.agents)}`,
        actions: [
          { label: 'Tazama bei' },
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Ijaribu kwa maswali yako' },
        ],
      },
      offer: {
        title: `Punguzo la ${offers['website-chatbots'].percentOff}% la usanidi kwa wanaoanza mapema`,
        text: 'Linahusu ada ya usanidi ya roboti yoyote kati ya tatu. Ada ya mwezi haibadiliki.',
      },
      sections: {
        features: {
          heading: 'Imetengenezewa watu wanaotumia simu',
          items: [
            {
              title: 'Gusa au andika',
              text: 'Ndani ya basi, kugusa “Ada”, “Saa za kazi” au “Ongea nasi” ni rahisi kuliko kuandika. Wageni wanapata vitufe, na bado wanaweza kuandika.',
            },
            {
              title: 'Maneno yako, kwa idhini yako',
              text: 'Majibu yaliyoandaliwa yanaanza kutumika pale tu unapoyaidhinisha. Hakuna kubahatisha kuhusu kurudisha pesa au kipimo cha dawa.',
            },
            {
              title: 'Maulizo yenye maelezo',
              text: 'Si namba tu: “Darasa la 6, anahitaji basi kutoka Dwarka, angependa kutembelea Jumamosi.”',
            },
            {
              title: 'Imeunganishwa na zana zako',
              text: 'Google Sheets, kalenda, CRM, katalogi ya duka. Roboti inachowaambia wageni ndicho kilicho kwenye mfumo wako.',
            },
            {
              title: 'Inakaa kando',
              text: 'Mtu amekasirika, au anaomba kuongea na binadamu? Roboti inasimama na wafanyakazi wanaendelea na mazungumzo pale yalipofikia.',
            },
            {
              title: 'Inabadilika na msimu',
              text: 'Tarehe za usajili mwezi Machi, siku ya mwisho ya kusafirisha kabla ya Diwali mwezi Oktoba. Tuandikie badiliko, nasi tutaliweka.',
            },
          ],
        },
        pricing: {
          heading: 'Chagua roboti',
          lead: 'Hesabu maswali ambayo wafanyakazi wako hujibu kila siku. Kama ni chini ya hamsini, chagua Basic. Kama watu huyauliza kwa namna mia tofauti, chagua Smart. Kama majibu yamo kwenye mfumo mwingine, chagua Enterprise.',
          note: `Usanidi hulipwa mara moja, kisha kila mwezi. Lipia mwaka mzima upate miezi ${countOf('mi', terms.annual.freeMonths)} bure.`,
          items: websiteChatbotPlans(facts),
        },
      },
      closing: {
        title: 'Huna uhakika unahitaji majibu mangapi?',
        text: 'Tutumie wiki moja yenye shughuli nyingi ya WhatsApp au barua pepe zako. Tutahesabu maswali tofauti na kupendekeza mpango, bila malipo.',
        actions: [
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Uliza kwa WhatsApp' },
          { label: 'Linganisha bei zote' },
        ],
      },
    }
  },
}
