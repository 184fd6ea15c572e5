import type { TranslatedService } from '#content/listed-services.ts'
import { inWords } from '#content/sw/counting.ts'

export const whatsappAutomation: TranslatedService = {
  label: 'Zana za WhatsApp',
  name: 'Zana za WhatsApp zinazojiendesha',
  menu: null,
  lead: 'Zana nne za WhatsApp, moja moja au kwa kifurushi: roboti, msaidizi wa sauti, dashibodi na ujumbe wa jumla.',
  demo: 'zana za WhatsApp zinazojiendesha',
  card: () => ({
    description:
      'Roboti, ujumbe wa sauti, dashibodi na ujumbe wa jumla kama zana tofauti, bei kwa rupia na dola.',
    features: [
      'Chukua zana moja au zote nne',
      'Ujumbe wa jumla kwa walioridhia',
      'Kifurushi kamili kwa biashara ndogo',
    ],
    idealFor: [{ text: 'Migahawa yenye menyu ya kila siku' }, { text: 'Makocha wenye orodha ya wanachama' }],
    price: { before: 'Usanidi kuanzia' },
  }),
  page({ price, priceTables }) {
    const { bot, voice, dashboard, bundle } = priceTables['whatsapp-automation'].plans
    return {
      head: {
        title: 'Zana za WhatsApp: Roboti, Sauti, Ujumbe wa Jumla',
        description: `Zana nne za WhatsApp na kifurushi kimoja kwa biashara ndogo, bei kwa rupia na dola, usanidi kuanzia ${price('whatsapp-automation.broadcast.setup')}.`,
      },
      picture: {
        label: 'Nyuzi nne, roboti, sauti, dashibodi na ujumbe wa jumla, zinasukwa kuwa moja: namba yako.',
        strands: ['Roboti', 'Sauti', 'Dashibodi', 'Ujumbe wa jumla'],
        outcome: 'Namba yako',
      },
      hero: {
        title: 'WhatsApp Inayojiendesha',
        lead: 'Roboti inayojibu, msaidizi anayeelewa ujumbe wa sauti, dashibodi kwa ajili yako, na zana ya kutuma habari zako kwa wengi. Chukua moja, au zote nne pamoja.',
        actions: [{ label: 'Tazama zana na bei' }, { label: 'Uliza kwa WhatsApp' }],
      },
      sections: {
        pricing: {
          heading: 'Zana nne na kifurushi',
          lead: 'Zana zenye alama “Inajitegemea” hufanya kazi zenyewe. Za “Nyongeza” zinahitaji roboti.',
          note: 'Usanidi hulipwa mara moja, kisha kila mwezi. Gharama za ujumbe za WhatsApp yenyewe unalipia kama zilivyo, na zinaonekana kwenye ankara yako.',
          items: {
            bot: {
              tag: 'Inajitegemea',
              description:
                'Hujibu kwa orodha yako ya bei na taratibu zako, hupokea oda na miadi, na hukuita inapohitajika.',
              useCases: [
                'Kliniki: saa za OPD, nafasi iliyo wazi, “ripoti yangu iko tayari?”',
                'Duka: saizi, stoku na kiungo cha malipo cha UPI au M-Pesa',
                'Mwalimu: somo la majaribio limepangwa, tarehe ya ada imekumbushwa',
              ],
              features: [
                `Imefunzwa majibu ${bot.features.answers}`,
                'Kihindi, Kiingereza na Kiswahili',
                'Oda na miadi vinaandikwa kwenye Google Sheet',
                'Unaweza kuchukua mazungumzo yoyote',
              ],
              action: { label: 'Omba roboti' },
            },
            voice: {
              tag: 'Nyongeza',
              description:
                'Wateja wengi hupenda kuongea kuliko kuandika. Huyu husikiliza ujumbe wao wa sauti na kujibu kwa sauti.',
              useCases: [
                'Duka la pembejeo: “mifuko miwili kama ya mara iliyopita”',
                'Mzazi mwenye haraka: “basi linakuja saa ngapi leo?”',
                'Mgeni wa hoteli anayeongea Kiswahili, mwenye hoteli anayesoma Kihindi',
              ],
              features: [
                `Huelewa ujumbe wa sauti hadi dakika ${inWords(voice.features.voiceNoteMinutes)}`,
                `Sauti ya kiume au ya kike kwa lugha ${inWords(voice.features.languages)}`,
                'Kila ujumbe wa sauti huandikwa kwa ajili ya wafanyakazi wako',
              ],
              action: { label: 'Omba msaidizi' },
            },
            dashboard: {
              tag: 'Nyongeza',
              description:
                'Kila mazungumzo, oda na swali lisilojibiwa kwenye ukurasa mmoja, bila kuperuzi simu nzima.',
              useCases: [
                'Mmiliki: oda za leo akiwa nyumbani',
                'Meneja: mazungumzo yapi yanahitaji mtu',
                'Mkuu wa tawi: tawi hili likilinganishwa na lile',
              ],
              features: [
                `Akaunti ${dashboard.features.logins} za wafanyakazi`,
                'Tafuta kwa jina, namba au neno',
                'Pakua kwa Excel',
                'Muhtasari wa kila siku kwa barua pepe',
              ],
              action: { label: 'Omba dashibodi' },
            },
            broadcast: {
              tag: 'Inajitegemea',
              description:
                'Ujumbe mmoja kwa wote waliokubali kuandikiwa, kwa jina la kila mmoja, saa unayochagua.',
              useCases: [
                'Shule: taarifa ya likizo kwa Darasa la 1 hadi 5 tu',
                'Boutique: bidhaa mpya kwa walionunua Diwali iliyopita',
                'Hoteli: bei ya msimu wa wageni wachache kwa wageni wa zamani',
              ],
              features: [
                'Orodha kwa darasa, eneo au ununuzi wa mwisho',
                'Idadi ya waliotumiwa, waliosoma na waliojibu',
                'Huomba ridhaa na huheshimu “stop”',
              ],
              action: { label: 'Omba zana ya ujumbe wa jumla' },
            },
          },
          bundle: {
            badge: 'Tunapendekeza',
            description:
              'Zana zote nne kwenye namba moja. Usanidi ni nafuu kuliko kununua zote nne moja moja; ada ya mwezi ni juu kidogo, kwa sababu inajumuisha pia simu ya tathmini na majibu mapya kila mwezi.',
            features: [
              'Bot, Voice Assistant, Web Dashboard na Broadcast Tool',
              'Usanidi mmoja, ankara moja, mtu mmoja wa kumpigia',
              'Simu ya tathmini kila mwezi',
              `Majibu ${bundle.features.newAnswersAMonth} mapya au yaliyobadilishwa kwa mwezi`,
              'Timu yetu hukujibu kwa kipaumbele',
            ],
            action: { label: 'Pata kifurushi' },
          },
        },
        'before-we-start': {
          heading: 'Vya kuwa navyo tayari',
          items: [
            'Namba ya biashara; uliyonayo sasa inaweza kuhamishwa',
            'GST, TIN au hati nyingine ya usajili, ambayo WhatsApp huiomba',
            'Orodha ya bei, saa za kazi na taratibu zako: kusafirisha, malipo ya awali, kughairi',
            'Jina la mtu atakayekabidhiwa mazungumzo',
          ],
        },
        testimonial: {
          heading: 'Kutoka nyumba ya wageni',
          testimonial: {
            quote:
              'Wageni waliandika usiku wa manane na ilipofika asubuhi walishaweka nafasi kwingine. Sasa wanapata bei ya chumba na kiungo cha M-Pesa kabla ya kulala, nami nayasoma hayo nikinywa kahawa.',
            person: 'Zuhura Khamis',
            role: 'Mmiliki',
            organisation: 'Baraza Lane Guesthouse, Stone Town',
          },
        },
      },
      closing: {
        title: 'Huna uhakika uanze na ipi?',
        text: 'Tuambie unapata ujumbe mwingi kiasi gani siku ya Jumatatu na nani huujibu. Tutapendekeza zana moja itakayokuokolea muda zaidi.',
        actions: [
          { label: 'Weka miadi ya ushauri wa bure' },
          { label: 'Zungumza nasi kwa WhatsApp' },
          { label: 'Kuhusu mawakala wa WhatsApp' },
        ],
      },
    }
  },
}
